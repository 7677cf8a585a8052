import LayoutSolver
import SourceText

/// A table of elements, with columns as wide as the fitted rows need.
struct ElementTable: ~Copyable {
  private let labels: ReportLabels
  /// The labels of the transition's target layout, which add columns for changes; nil in other tables.
  private let target: ReportLabels?
  private let options: ReportOptions
  private var columns: TextTable
  /// The columns hidden in a narrow terminal.
  private var hidden: Set<Int> = []
  /// Whether UIKit's header and footer kinds are written as `header` and `footer`.
  private var shortensKinds = false
  private var shortKindWidth = "kind".utf8.count
  /// The number of fitted rows.
  private(set) var rowCount = 0

  /// The section and kind texts of the last element.
  private var words: (key: Key, section: Word, kind: Word)?
  private var number = TextPiece()
  /// The numbers of the last fitted row, with their widths.
  private var fitted = Array(repeating: (value: Double.nan, width: 0), count: 14)

  private struct Key: Equatable {
    var category: Element.Category
    var section: Int?
    var isOfTarget: Bool
  }

  /// A text and its width in columns.
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
    columns = TextTable(
      [
        .init(heading: "section"), .init(heading: "item", isNumber: true), .init(heading: "kind"),
        .init(heading: "x", isNumber: true), .init(heading: "y", isNumber: true),
        .init(heading: "width", isNumber: true), .init(heading: "height", isNumber: true),
        .init(heading: "z", isNumber: true),
      ] + (movement + ["id"]).map { .init(heading: $0) })
    idColumn = 8 + movement.count
  }

  private let idColumn: Int

  /// Narrows the fitted columns to the width of the terminal, if there is one.
  mutating func arrange() {
    guard let total = options.columns else { return }
    let section = 0
    let kind = 2
    let z = 7
    var widths = (0...idColumn).map { columns[$0] }
    if widths.reduce(0, +) + 2 * idColumn > total {
      shortensKinds = true
      widths[kind] = shortKindWidth
    }
    var fitting = ColumnFitting(widths: widths, total: total)
    fitting.shrink([(section, 7), (kind, 6), (idColumn, 6)])
    fitting.hide([z, kind])
    fitting.shrink([(section, 3), (idColumn, 3)])
    hidden = fitting.hidden
    for column in [section, kind, idColumn] { columns.setWidth(column, to: fitting.widths[column]) }
    isArranged = true
    words = nil
  }

  /// Whether texts are truncated to their columns.
  private var isArranged = false

  /// Widens the columns for an element.
  mutating func fit(_ element: Element) { fit(element, isOfTarget: false) }

  /// Widens the columns for an element and its change.
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
    if options.columns != nil { fitTexts(element, words.kind, isOfTarget: isOfTarget) }
    columns.widen(1, to: width(of: Double(element.item), number: 0))
    columns.widen(3, to: width(of: element.frame.origin.x, number: 1))
    columns.widen(4, to: width(of: element.frame.origin.y, number: 2))
    columns.widen(5, to: width(of: element.frame.size.width, number: 3))
    columns.widen(6, to: width(of: element.frame.size.height, number: 4))
    columns.widen(7, to: width(of: Double(element.zIndex), number: 5))
  }

  /// Widens the columns whose widths are only needed for a terminal.
  private mutating func fitTexts(_ element: Element, _ kind: Word, isOfTarget: Bool) {
    shortKindWidth = max(shortKindWidth, kind.text.shortKind.columnCount)
    let id = isOfTarget ? target?.id(of: element) : labels.id(of: element)
    if let id { columns.widen(idColumn, to: id.onOneLine.columnCount) }
  }

  /// Returns the width of a number; neighbors usually share many numbers.
  private mutating func width(of value: Double, number: Int) -> Int {
    guard fitted[number].value != value else { return fitted[number].width }
    write(value)
    fitted[number] = (value, self.number.bytes.count)
    return fitted[number].width
  }

  private mutating func width(of frame: Rect, afterNumber number: Int) -> Int {
    let sides =
      width(of: frame.size.width, number: number + 2) + width(of: frame.size.height, number: number + 3)
    // Two commas, the multiplication sign, and spaces.
    return sides + width(of: frame.origin.x, number: number) + width(of: frame.origin.y, number: number + 1)
      + 7
  }

  /// Appends the headings as a line.
  func appendHeading(to buffer: inout TextBuffer) {
    var heading = ""
    for column in 0...idColumn where !hidden.contains(column) {
      if column > 0 { heading += "  " }
      let word = columns.heading(column).cutInMiddle(toColumns: columns[column])
      let padding = String(repeating: " ", count: columns[column] - word.columnCount)
      heading += columns.isNumber(column) ? padding + word : word + padding
    }
    while heading.hasSuffix(" ") { heading.removeLast() }
    buffer.append(heading)
    buffer.append("\n")
  }

  /// Appends an element as a line.
  mutating func append(_ element: Element, to buffer: inout TextBuffer) {
    appendCells(element, to: &buffer)
    appendID(of: element, spaces: 2, to: &buffer)
    buffer.append("\n")
  }

  /// Appends an element and its change as a line.
  mutating func append(_ moving: borrowing TransitionElement, to buffer: inout TextBuffer) {
    let isOfTarget = moving.change == .appears
    appendCells(moving.element, isOfTarget: isOfTarget, to: &buffer)
    buffer.append("  ")
    buffer.append(moving.change.rawValue)
    // Write spaces only before text, so that no line ends with spaces.
    var spaces = columns[8] - moving.change.rawValue.utf8.count + 2
    spaces = append(moving.from, inColumn: 9, spaces: spaces, to: &buffer)
    spaces = append(moving.to, inColumn: 10, spaces: spaces, to: &buffer)
    appendID(of: moving.element, isOfTarget: isOfTarget, spaces: spaces, to: &buffer)
    buffer.append("\n")
  }

  private mutating func appendCells(
    _ element: Element, isOfTarget: Bool = false, to buffer: inout TextBuffer
  ) {
    let words = words(for: element, isOfTarget: isOfTarget)
    append(words.section, inColumn: 0, to: &buffer)
    write(element.item)
    appendNumber(inColumn: 1, to: &buffer)
    if !hidden.contains(2) { append(words.kind, inColumn: 2, to: &buffer) }
    write(element.frame.origin.x)
    appendNumber(inColumn: 3, to: &buffer)
    write(element.frame.origin.y)
    appendNumber(inColumn: 4, to: &buffer)
    write(element.frame.size.width)
    appendNumber(inColumn: 5, to: &buffer)
    write(element.frame.size.height)
    appendNumber(inColumn: 6, to: &buffer)
    guard !hidden.contains(7) else { return }
    write(element.zIndex)
    appendNumber(inColumn: 7, to: &buffer)
  }

  private func appendID(
    of element: Element, isOfTarget: Bool = false, spaces: Int, to buffer: inout TextBuffer
  ) {
    let id = isOfTarget ? target?.id(of: element) : labels.id(of: element)
    guard let id, !id.isEmpty else { return }
    buffer.append(spaces: spaces)
    let text = id.onOneLine
    buffer.append(options.columns == nil ? text : text.cutInMiddle(toColumns: columns[idColumn]))
  }

  /// Appends a frame after `spaces` spaces, and returns the number of spaces before the next column.
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
    // Only some rows of a long list were fitted; a wider number is still separated by spaces.
    buffer.append(spaces: max(columns[column] - number.bytes.count, 0) + 2)
    buffer.append(number.bytes)
  }

  private mutating func write(_ value: Int) {
    number.write(capacity: TextCursor.numberCapacity) { $0.append(value) }
  }

  private mutating func write(_ value: Double) {
    let precision = options.precision
    number.write(capacity: TextCursor.numberCapacity) { $0.append(value, precision) }
  }

  /// Writes a frame and returns its width.
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
    // The multiplication sign has two bytes but one column.
    return number.bytes.count - 1
  }

  private mutating func words(for element: Element, isOfTarget: Bool) -> (section: Word, kind: Word) {
    let key = Key(category: element.category, section: element.section, isOfTarget: isOfTarget)
    if let words, words.key == key { return (words.section, words.kind) }
    let labels = isOfTarget ? target ?? labels : labels
    var section = Word(element.section.map(labels.sectionID) ?? "layout")
    var kind = Word(element.category.elementKind.map(labels.word) ?? "cell")
    if isArranged {
      section = Word(section.text.cutInMiddle(toColumns: columns[0]))
      if shortensKinds { kind = Word(kind.text.shortKind) }
      kind = Word(kind.text.cutInMiddle(toColumns: columns[2]))
    }
    words = (key, section, kind)
    return (section, kind)
  }
}

extension String {
  /// The short names of UIKit's header and footer kinds; other kinds are unchanged.
  var shortKind: String {
    switch self {
    case "UICollectionElementKindSectionHeader": "header"
    case "UICollectionElementKindSectionFooter": "footer"
    default: self
    }
  }
}

extension TextBuffer {
  fileprivate mutating func append(spaces count: Int) {
    for _ in 0..<max(0, count) { append(byte: UInt8(ascii: " ")) }
  }
}
