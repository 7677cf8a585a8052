import LayoutSolver
import SourceText

/// Elements as rows of a table, with columns as wide as those that were fitted need.
struct ElementTable: ~Copyable {
  private let labels: ReportLabels
  /// The words of the layout that is switched to, and columns for what becomes of elements; nil in other tables.
  private let target: ReportLabels?
  private let options: ReportOptions
  private var columns: WordTable
  /// How many rows were fitted.
  private(set) var rowCount = 0

  /// The words of the section and the kind of the last element.
  private var words: (key: Key, section: Word, kind: Word)?
  private var number = TextPiece()
  /// The numbers of the row that was fitted last, with their widths.
  private var fitted = Array(repeating: (value: Double.nan, width: 0), count: 14)

  private struct Key: Equatable {
    var category: Element.Category
    var section: Int?
    var isOfTarget: Bool
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

  init(_ labels: ReportLabels, _ options: ReportOptions, target: ReportLabels? = nil) {
    self.labels = labels
    self.target = target
    self.options = options
    let movement = target == nil ? [] : ["change", "from", "to"]
    columns = WordTable(
      [
        .init(heading: "section"), .init(heading: "item", isNumber: true), .init(heading: "kind"),
        .init(heading: "x", isNumber: true), .init(heading: "y", isNumber: true),
        .init(heading: "width", isNumber: true), .init(heading: "height", isNumber: true),
        .init(heading: "z", isNumber: true),
      ] + (movement + ["id"]).map { .init(heading: $0) })
  }

  /// Makes room for an element.
  mutating func fit(_ element: Element) { fit(element, isOfTarget: false) }

  /// Makes room for an element and what becomes of it.
  mutating func fit(_ moving: borrowing TransitionElement) {
    fit(moving.element, isOfTarget: moving.change == .appears)
    columns.widen(8, to: moving.change.rawValue.utf8.count)
    if let from = moving.from { columns.widen(9, to: width(of: from, afterNumber: 6)) }
    if let to = moving.to { columns.widen(10, to: width(of: to, afterNumber: 10)) }
  }

  private mutating func fit(_ element: Element, isOfTarget: Bool) {
    rowCount += 1
    let words = words(for: element, isOfTarget: isOfTarget)
    columns.widen(0, to: words.section.width)
    columns.widen(2, to: words.kind.width)
    columns.widen(1, to: width(of: Double(element.item), number: 0))
    columns.widen(3, to: width(of: element.frame.origin.x, number: 1))
    columns.widen(4, to: width(of: element.frame.origin.y, number: 2))
    columns.widen(5, to: width(of: element.frame.size.width, number: 3))
    columns.widen(6, to: width(of: element.frame.size.height, number: 4))
    columns.widen(7, to: width(of: Double(element.zIndex), number: 5))
  }

  /// The columns that a number takes; neighbors most often share many of theirs.
  private mutating func width(of value: Double, number: Int) -> Int {
    guard fitted[number].value != value else { return fitted[number].width }
    write(value)
    fitted[number] = (value, self.number.bytes.count)
    return fitted[number].width
  }

  private mutating func width(of frame: Rect, afterNumber number: Int) -> Int {
    let sides =
      width(of: frame.size.width, number: number + 2) + width(of: frame.size.height, number: number + 3)
    // Two commas, the sign between the sides, and spaces.
    return sides + width(of: frame.origin.x, number: number) + width(of: frame.origin.y, number: number + 1)
      + 7
  }

  /// Appends the headings as a line.
  func appendHeading(to buffer: inout TextBuffer) {
    buffer.append(line: columns.heading, cutTo: options.columns)
  }

  /// Appends an element as a line.
  mutating func append(_ element: Element, to buffer: inout TextBuffer) {
    appendLine(to: &buffer) { table, buffer in
      table.appendCells(element, to: &buffer)
      table.appendID(of: element, spaces: 2, to: &buffer)
    }
  }

  /// Appends an element and what becomes of it as a line.
  mutating func append(_ moving: borrowing TransitionElement, to buffer: inout TextBuffer) {
    let moving = copy moving
    appendLine(to: &buffer) { table, buffer in
      let isOfTarget = moving.change == .appears
      table.appendCells(moving.element, isOfTarget: isOfTarget, to: &buffer)
      buffer.append("  ")
      buffer.append(moving.change.rawValue)
      // Nothing but spaces is never the end of a line.
      var spaces = table.columns[8] - moving.change.rawValue.utf8.count + 2
      spaces = table.append(moving.from, inColumn: 9, spaces: spaces, to: &buffer)
      spaces = table.append(moving.to, inColumn: 10, spaces: spaces, to: &buffer)
      table.appendID(of: moving.element, isOfTarget: isOfTarget, spaces: spaces, to: &buffer)
    }
  }

  private mutating func appendLine(
    to buffer: inout TextBuffer, _ appendCells: (inout ElementTable, inout TextBuffer) -> Void
  ) {
    guard let width = options.columns else {
      appendCells(&self, &buffer)
      buffer.append("\n")
      return
    }
    var line: [UInt8] = []
    var lineBuffer = TextBuffer(capacity: 0) { piece in
      line += piece
      return true
    }
    appendCells(&self, &lineBuffer)
    lineBuffer.flush()
    buffer.append(String(decoding: line, as: UTF8.self).cut(toColumns: width))
    buffer.append("\n")
  }

  private mutating func appendCells(
    _ element: Element, isOfTarget: Bool = false, to buffer: inout TextBuffer
  ) {
    let words = words(for: element, isOfTarget: isOfTarget)
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
  }

  private func appendID(
    of element: Element, isOfTarget: Bool = false, spaces: Int, to buffer: inout TextBuffer
  ) {
    let id = isOfTarget ? target?.id(of: element) : labels.id(of: element)
    guard let id, !id.isEmpty else { return }
    buffer.append(spaces: spaces)
    buffer.append(id.onOneLine)
  }

  /// Appends a frame after so many spaces, and gives the spaces to the next column.
  private mutating func append(
    _ frame: Rect?, inColumn column: Int, spaces: Int, to buffer: inout TextBuffer
  ) -> Int {
    guard let frame else { return spaces + columns[column] + 2 }
    let width = write(frame)
    buffer.append(spaces: spaces)
    buffer.append(number.bytes)
    return columns[column] - width + 2
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

  /// Writes a frame and gives its width.
  private mutating func write(_ frame: Rect) -> Int {
    let precision = options.precision
    number.write(capacity: 4 * TextCursor.numberCapacity + 16) { cursor in
      cursor.append(frame.origin.x, precision)
      cursor.append(", ")
      cursor.append(frame.origin.y, precision)
      cursor.append(", ")
      cursor.append(frame.size.width, precision)
      cursor.append(" × ")
      cursor.append(frame.size.height, precision)
    }
    // The sign between the sides takes two bytes and one column.
    return number.bytes.count - 1
  }

  private mutating func words(for element: Element, isOfTarget: Bool) -> (section: Word, kind: Word) {
    let key = Key(category: element.category, section: element.section, isOfTarget: isOfTarget)
    if let words, words.key == key { return (words.section, words.kind) }
    let labels = isOfTarget ? target ?? labels : labels
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
