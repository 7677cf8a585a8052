package import LayoutSolver
import SourceText

/// Writes elements as JSON objects, each on one line.
///
/// Text shared by neighbors is cached as bytes, so that a cell costs little more than its own numbers.
struct JSONElement: ~Copyable {
  private let labels: ReportLabels
  private let precision: Precision
  private let separator: String
  private let opening: String
  /// The number of bytes of the head to omit: the separator before the first element.
  private var dropped: Int

  /// The bytes from the separator to the item's number, for elements with `headKey`.
  private var head = TextPiece()
  private var headKey: HeadKey?
  /// Whether elements with `headKey` may have ids.
  private var mayHaveIDs = false

  /// The bytes between the numbers; `width` and `zIndex` include a number that elements often share.
  private var beforeX = TextPiece()
  private var beforeY = TextPiece()
  private var width = Member()
  private var zIndex = Member()

  /// The properties that determine the head, as integers, because they are compared for every element.
  private struct HeadKey: Equatable {
    let section: Int
    let category: Int

    @inline(__always)
    init(_ element: borrowing Element) {
      section = element.section ?? -1
      category =
        switch element.category {
        case .cell: 0
        case .supplementary(let kind): 2 * Int(kind.rawValue) + 1
        case .decoration(let kind): 2 * Int(kind.rawValue) + 2
        }
    }

    @inline(__always)
    static func == (a: HeadKey, b: HeadKey) -> Bool { a.section == b.section && a.category == b.category }
  }

  /// A number with its surrounding text.
  private struct Member: ~Copyable {
    var piece = TextPiece()
    private var value: Double?

    /// Rewrites the piece if `value` has changed.
    @inline(__always)
    mutating func prepare(
      _ before: StaticString, _ value: Double, _ after: StaticString, _ precision: Precision
    ) {
      if value != self.value { write(before, value, after, precision) }
    }

    private mutating func write(
      _ before: StaticString, _ value: Double, _ after: StaticString, _ precision: Precision
    ) {
      self.value = value
      piece.write(capacity: TextCursor.numberCapacity + 64) { cursor in
        cursor.append(before)
        cursor.append(value, precision)
        cursor.append(after)
      }
    }
  }

  /// Creates a writer of objects that start with `opening`, including the brace, separated by `separator`.
  init(_ labels: ReportLabels, _ precision: Precision, opening: String = "{", separator: String = "") {
    self.labels = labels
    self.precision = precision
    self.separator = separator
    self.opening = opening
    dropped = separator.utf8.count
    beforeX.write(", \"x\": ")
    beforeY.write(", \"y\": ")
  }

  /// Appends one element; `closing` is inserted before the object's closing brace.
  mutating func append(
    _ element: borrowing Element, screen: Rect? = nil, closing: StaticString = "", to buffer: inout TextBuffer
  ) {
    let key = HeadKey(element)
    if key != headKey { writeHead(key, of: element) }
    width.prepare(", \"width\": ", element.frame.size.width, ", \"height\": ", precision)
    zIndex.prepare(", \"zIndex\": ", Double(element.zIndex), "", precision)
    let (item, host, origin, height) = (
      element.item, element.host, element.frame.origin, element.frame.size.height
    )
    // At most five numbers and some text are between the pieces.
    let capacity =
      head.capacity + beforeX.capacity + beforeY.capacity + width.piece.capacity + zIndex.piece.capacity
    buffer.withCapacity(capacity + 5 * TextCursor.numberCapacity + 64) { cursor in
      cursor.append(head, dropping: dropped)
      cursor.append(item)
      if let host {
        cursor.append(", \"host\": ")
        cursor.append(host)
      }
      cursor.append(beforeX)
      cursor.append(origin.x, precision)
      cursor.append(beforeY)
      cursor.append(origin.y, precision)
      cursor.append(width.piece)
      cursor.append(height, precision)
      cursor.append(zIndex.piece)
    }
    dropped = 0
    if mayHaveIDs, let id = labels.id(of: element) {
      buffer.append(", \"id\": ")
      buffer.append(json: id)
    }
    if element.isEstimated { buffer.append(", \"estimated\": true") }
    if element.isPinned { buffer.append(", \"pinned\": true") }
    if let screen {
      buffer.append(", \"screen\": {")
      screen.appendMembers(precision, to: &buffer)
      buffer.append("}")
    }
    if closing.utf8CodeUnitCount > 0 { buffer.append(closing) }
    buffer.append(byte: UInt8(ascii: "}"))
  }

  private mutating func writeHead(_ key: HeadKey, of element: borrowing Element) {
    var text = "\(separator)\(opening)\"kind\": \"\(element.category.word)\""
    if let kind = element.category.elementKind { text += ", \"elementKind\": \(labels.word(kind).jsonText)" }
    text += ", \"section\": \(element.section.map(String.init) ?? "null"), \"item\": "
    head.write(text)
    headKey = key
    mayHaveIDs = element.section.map(labels.itemIDs.sections.contains) ?? false
  }
}

extension Element.Category {
  /// The name of the category.
  package var word: String {
    switch self {
    case .cell: "cell"
    case .supplementary: "supplementary"
    case .decoration: "decoration"
    }
  }

  /// The element kind; nil for cells.
  package var elementKind: ElementKind? {
    switch self {
    case .cell: nil
    case .supplementary(let kind), .decoration(let kind): kind
    }
  }
}
