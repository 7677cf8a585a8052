import LayoutReport
import LayoutSolver

/// The options of `solve`, apart from the specs and their environments.
struct SolveRequest {
  var format: ReportFormat
  var options: ReportOptions
  var rects: [Rect]
  /// Whether the elements in the visible bounds are listed.
  var showsVisible: Bool
  /// The categories and element kinds to list, as written.
  var categories: ElementCategories
  var kinds: [String]
  /// Whether a single result is printed as an array too.
  var isArray: Bool
  var element: String?
  /// Released rows: a section's name and the proposed offset.
  var proposedOffsets: [(section: String, proposed: Double)]

  init(_ session: Session) throws(UsageProblem) {
    let arguments = session.arguments
    format = try arguments.choice(.format, of: ReportFormat.all) { $0.name } ?? .table
    (categories, kinds) = try arguments.kinds()
    options = ReportOptions(
      precision: try arguments.precision(),
      categories: kinds.isEmpty ? categories : categories.union([.supplementary, .decoration]),
      limit: try arguments.limit() ?? (session.outputColumns == nil ? nil : 40),
      columns: session.outputColumns)
    rects = []
    for value in arguments.values(.rect) { rects.append(try Arguments.rect(value)) }
    showsVisible = arguments.has(.visible)
    isArray = try arguments.isArray(isJSON: format.name == ReportFormat.json.name)
    element = arguments.value(.element)
    proposedOffsets = []
    for value in arguments.values(.rest) {
      proposedOffsets.append(try Arguments.sectionOffset(value, of: .rest))
    }
  }
}

extension Arguments {
  /// The categories, and the words for element kinds, which only a layout can resolve.
  fileprivate func kinds() throws(UsageProblem) -> (categories: ElementCategories, kinds: [String]) {
    guard let value = value(.kinds) else { return (.all, []) }
    var categories: ElementCategories = []
    var kinds: [String] = []
    for word in value.split(separator: ",", omittingEmptySubsequences: false) {
      if let category = ElementCategories.byWord.first(where: { $0.word == word })?.category {
        categories.insert(category)
      } else if word.isEmpty {
        throw .wrongValue(
          option: Option.kinds.spelling, expected: "cell, supplementary, decoration or element kinds",
          found: value)
      } else {
        kinds.append(String(word))
      }
    }
    return (categories, kinds)
  }

  fileprivate func limit() throws(UsageProblem) -> Int? {
    guard let value = value(.limit) else { return nil }
    guard let limit = Int(value), limit >= 0 else {
      throw .wrongValue(option: Option.limit.spelling, expected: "a whole number", found: value)
    }
    return limit
  }

  fileprivate static func rect(_ value: String) throws(UsageProblem) -> Rect {
    let numbers = try numbers(value, of: .rect, count: 4)
    guard numbers[2] >= 0, numbers[3] >= 0 else {
      throw .wrongValue(
        option: Option.rect.spelling, expected: "a width and a height of at least 0", found: value)
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// A section's name and an offset of its row.
  static func sectionOffset(
    _ value: String, of option: Option
  ) throws(UsageProblem) -> (section: String, proposed: Double) {
    let (section, offset) = try assignment(value, of: option)
    return (section, try number(offset, of: option, "SECTION=OFFSET with a number"))
  }
}
