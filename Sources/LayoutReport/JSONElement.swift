package import LayoutSolver
import SourceText

/// Writes elements as JSON objects, each on one line.
///
/// What neighbors share is kept as ready bytes, so that a cell costs its own numbers and little more.
struct JSONElement: ~Copyable {
  private let labels: ReportLabels
  private let precision: Precision
  private let opening: String

  /// The bytes from the opening to the item's number, for elements of `headKey`.
  private var head = TextPiece()
  private var headKey: HeadKey?
  /// Whether elements of `headKey` may have ids.
  private var mayHaveIDs = false

  /// The bytes from the width to the z-index, for elements of `tailKey`.
  private var tail = TextPiece()
  private var tailKey: TailKey?

  private struct HeadKey: Equatable {
    var category: Element.Category
    var section: Int?
  }

  private struct TailKey: Equatable {
    var size: Size
    var zIndex: Int
  }

  /// A writer of objects that start with `opening`, brace included.
  init(_ labels: ReportLabels, _ precision: Precision, opening: String = "{") {
    self.labels = labels
    self.precision = precision
    self.opening = opening
  }

  /// Appends one element; `closing` stands last in the object, before its brace.
  mutating func append(
    _ element: borrowing Element, closing: StaticString = "", to buffer: inout TextBuffer
  ) {
    prepareHead(HeadKey(category: element.category, section: element.section))
    prepareTail(TailKey(size: element.frame.size, zIndex: element.zIndex))
    let (item, host, origin) = (element.item, element.host, element.frame.origin)
    // Four numbers at most stand between head and tail, and some words.
    buffer.withRoom(head.bytes.count + tail.bytes.count + 4 * TextCursor.numberCapacity + 128) { cursor in
      cursor.append(head.bytes)
      cursor.append(item)
      if let host {
        cursor.append(", \"host\": ")
        cursor.append(host)
      }
      cursor.append(", \"x\": ")
      cursor.append(origin.x, precision)
      cursor.append(", \"y\": ")
      cursor.append(origin.y, precision)
      cursor.append(tail.bytes)
    }
    if mayHaveIDs, let id = labels.id(of: element) {
      buffer.append(", \"id\": ")
      buffer.append(json: id)
    }
    if element.isEstimated { buffer.append(", \"estimated\": true") }
    if element.isPinned { buffer.append(", \"pinned\": true") }
    buffer.append(closing)
    buffer.append(byte: UInt8(ascii: "}"))
  }

  private mutating func prepareHead(_ key: HeadKey) {
    guard key != headKey else { return }
    var text = "\(opening)\"kind\": \"\(key.category.word)\""
    if let kind = key.category.elementKind { text += ", \"elementKind\": \(labels.word(kind).jsonText)" }
    text += ", \"section\": \(key.section.map(String.init) ?? "null"), \"item\": "
    head.write(text)
    headKey = key
    mayHaveIDs = key.section.map(labels.itemIDs.sections.contains) ?? false
  }

  private mutating func prepareTail(_ key: TailKey) {
    guard key != tailKey else { return }
    tailKey = key
    tail.write(capacity: 3 * TextCursor.numberCapacity + 64) { cursor in
      cursor.append(", \"width\": ")
      cursor.append(key.size.width, precision)
      cursor.append(", \"height\": ")
      cursor.append(key.size.height, precision)
      cursor.append(", \"zIndex\": ")
      cursor.append(key.zIndex)
    }
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
