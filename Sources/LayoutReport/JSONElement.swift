package import LayoutSolver
import SourceText

/// Writes elements as JSON objects, each on one line.
///
/// What neighbors share is kept as ready bytes, so that a cell costs its numbers and little more.
struct JSONElement {
  private let labels: ReportLabels
  private let precision: Precision
  private let opening: StaticString

  /// The bytes from the opening brace to the item's number, for elements of `headKey`.
  private var head: [UInt8] = []
  private var headKey: HeadKey?
  /// Whether elements of `headKey` may have ids.
  private var mayHaveIDs = false

  private struct HeadKey: Equatable {
    var category: Element.Category
    var section: Int?
  }

  /// A writer of objects that start with `opening`, brace included.
  init(_ labels: ReportLabels, _ precision: Precision, opening: StaticString = "{") {
    self.labels = labels
    self.precision = precision
    self.opening = opening
  }

  /// Appends one element; `closing` stands last in the object, before its brace.
  mutating func append(
    _ element: borrowing Element, closing: StaticString = "", to buffer: inout TextBuffer
  ) {
    appendHead(of: element, to: &buffer)
    buffer.append(element.item)
    if let host = element.host {
      buffer.append(", \"host\": ")
      buffer.append(host)
    }
    buffer.append(", \"x\": ")
    buffer.append(element.frame.origin.x, precision)
    buffer.append(", \"y\": ")
    buffer.append(element.frame.origin.y, precision)
    buffer.append(", \"width\": ")
    buffer.append(element.frame.size.width, precision)
    buffer.append(", \"height\": ")
    buffer.append(element.frame.size.height, precision)
    buffer.append(", \"zIndex\": ")
    buffer.append(element.zIndex)
    if mayHaveIDs, let id = labels.id(of: element) {
      buffer.append(", \"id\": ")
      buffer.append(json: id)
    }
    if element.isEstimated { buffer.append(", \"estimated\": true") }
    if element.isPinned { buffer.append(", \"pinned\": true") }
    buffer.append(closing)
    buffer.append(byte: UInt8(ascii: "}"))
  }

  private mutating func appendHead(of element: borrowing Element, to buffer: inout TextBuffer) {
    let key = HeadKey(category: element.category, section: element.section)
    if key != headKey {
      head = headBytes(key)
      headKey = key
      mayHaveIDs = key.section.map(labels.sectionsWithItemIDs.contains) ?? false
    }
    head.withUnsafeBufferPointer { buffer.append($0) }
  }

  private func headBytes(_ key: HeadKey) -> [UInt8] {
    var text = "\(opening)\"kind\": \"\(key.category.word)\""
    if let kind = key.category.elementKind { text += ", \"elementKind\": \(labels.word(kind).jsonText)" }
    text += ", \"section\": \(key.section.map(String.init) ?? "null"), \"item\": "
    return Array(text.utf8)
  }
}

extension Element.Category {
  /// The word for the kind of view.
  package var word: String {
    switch self {
    case .cell: "cell"
    case .supplementary: "supplementary"
    case .decoration: "decoration"
    }
  }

  /// The element kind, which cells have not.
  package var elementKind: ElementKind? {
    switch self {
    case .cell: nil
    case .supplementary(let kind), .decoration(let kind): kind
    }
  }
}
