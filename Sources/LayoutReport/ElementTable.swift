import LayoutSolver
import SourceText

/// Elements as rows of a table, with columns as wide as those that were fitted need.
struct ElementTable: ~Copyable {
  private let labels: ReportLabels
  private let options: ReportOptions
  private var columns: TextColumns
  /// How many rows were fitted.
  private(set) var rowCount = 0

  /// The words of the section and the kind of the last element.
  private var words: (key: Key, section: Word, kind: Word)?
  private var number = TextPiece()

  private struct Key: Equatable {
    var category: Element.Category
    var section: Int?
  }

  /// A text and the columns that it takes.
  private struct Word {
    var text: String
    var width: Int

    init(_ text: String) {
      self.text = text.onOneLine
      width = self.text.columnCount
    }
  }

  init(_ labels: ReportLabels, _ options: ReportOptions) {
    self.labels = labels
    self.options = options
    columns = TextColumns([
      .init(heading: "section"), .init(heading: "item", isNumber: true), .init(heading: "kind"),
      .init(heading: "x", isNumber: true), .init(heading: "y", isNumber: true),
      .init(heading: "width", isNumber: true), .init(heading: "height", isNumber: true),
      .init(heading: "z", isNumber: true), .init(heading: "id"),
    ])
  }

  /// Makes room for an element.
  mutating func fit(_ element: Element) {
    rowCount += 1
    let words = words(for: element)
    columns.widen(0, to: words.section.width)
    columns.widen(2, to: words.kind.width)
    fit(1, element.item)
    fit(3, element.frame.origin.x)
    fit(4, element.frame.origin.y)
    fit(5, element.frame.size.width)
    fit(6, element.frame.size.height)
    fit(7, element.zIndex)
  }

  private mutating func fit(_ column: Int, _ value: Int) {
    write(value)
    columns.widen(column, to: number.bytes.count)
  }

  private mutating func fit(_ column: Int, _ value: Double) {
    write(value)
    columns.widen(column, to: number.bytes.count)
  }

  /// Appends the headings as a line.
  func appendHeading(to buffer: inout TextBuffer) {
    let line = columns.heading
    buffer.append(options.columns.map(line.cut) ?? line)
    buffer.append("\n")
  }

  /// Appends an element as a line.
  mutating func append(_ element: Element, to buffer: inout TextBuffer) {
    guard let width = options.columns else {
      appendCells(element, to: &buffer)
      buffer.append("\n")
      return
    }
    var line: [UInt8] = []
    var lineBuffer = TextBuffer(capacity: 0) { piece in
      line += piece
      return true
    }
    appendCells(element, to: &lineBuffer)
    lineBuffer.flush()
    buffer.append(String(decoding: line, as: UTF8.self).cut(toColumns: width))
    buffer.append("\n")
  }

  private mutating func appendCells(_ element: Element, to buffer: inout TextBuffer) {
    let words = words(for: element)
    append(words.section, inColumn: 0, to: &buffer)
    write(element.item)
    appendNumber(inColumn: 1, to: &buffer)
    append(words.kind, inColumn: 2, to: &buffer)
    write(element.frame.origin.x)
    appendNumber(inColumn: 3, to: &buffer)
    write(element.frame.origin.y)
    appendNumber(inColumn: 4, to: &buffer)
    write(element.frame.size.width)
    appendNumber(inColumn: 5, to: &buffer)
    write(element.frame.size.height)
    appendNumber(inColumn: 6, to: &buffer)
    write(element.zIndex)
    appendNumber(inColumn: 7, to: &buffer)
    if let id = labels.id(of: element) {
      buffer.append("  ")
      buffer.append(id.onOneLine)
    }
  }

  private func append(_ word: Word, inColumn column: Int, to buffer: inout TextBuffer) {
    if column > 0 { buffer.append("  ") }
    buffer.append(word.text)
    buffer.append(spaces: columns[column] - word.width)
  }

  private func appendNumber(inColumn column: Int, to buffer: inout TextBuffer) {
    buffer.append(spaces: columns[column] - number.bytes.count + 2)
    buffer.append(number.bytes)
  }

  private mutating func write(_ value: Int) {
    number.write(capacity: TextCursor.numberCapacity) { $0.append(value) }
  }

  private mutating func write(_ value: Double) {
    let precision = options.precision
    number.write(capacity: TextCursor.numberCapacity) { $0.append(value, precision) }
  }

  private mutating func words(for element: Element) -> (section: Word, kind: Word) {
    let key = Key(category: element.category, section: element.section)
    if let words, words.key == key { return (words.section, words.kind) }
    let section = Word(element.section.map(labels.sectionID) ?? "layout")
    let kind = Word(element.category.elementKind.map(labels.word) ?? "cell")
    words = (key, section, kind)
    return (section, kind)
  }
}

extension TextBuffer {
  fileprivate mutating func append(spaces count: Int) {
    for _ in 0..<max(0, count) { append(byte: UInt8(ascii: " ")) }
  }
}
