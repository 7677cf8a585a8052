import LayoutReport
import LayoutSolver

/// Options of `solve` alone.
extension Option {
  static let format = Option(
    name: "format", short: "f", value: "FORM", words: ReportFormat.all.map(\.name),
    help: ReportFormat.all.map { "\($0.name): \($0.summary)" }.joined(separator: "; ") + "; default: table")
  static let rect = Option(
    name: "rect", value: "X,Y,W,H", isRepeatable: true,
    help: "list the elements in a rectangle of the content; frames are given with every row at offset 0")
  static let visible = Option(
    name: "visible",
    help:
      "list the elements in the visible bounds (see --offset, --scroll); JSON adds their frames on screen"
  )
  static let array = Option(name: "array", help: "print a JSON array for a single result too")
  static let element = Option(
    name: "element", value: "NAME",
    help:
      "print one element: SECTION.ITEM, SECTION.KIND, layout.KIND, an item's id, or size for the content size only"
  )
  static let measure = Option(
    name: "measure", value: "WHICH", words: MeasuringMode.allCases.map(\.rawValue),
    help: "which items are self-sized: all, visible or none; default: all")
  static let kinds = Option(
    name: "kinds", value: "KIND,…", words: ElementCategories.byWord.map(\.word) + ["header", "footer"],
    form: .list,
    help: "list only these kinds: cell, supplementary, decoration, or element kinds such as header")
  static let rest = Option(
    name: "rest", value: "SECTION=OFFSET", isRepeatable: true,
    help: "where a row settles when released at OFFSET")
  static let scroll = Option(
    name: "scroll", value: "SECTION=OFFSET", isRepeatable: true, help: "set a row's scroll offset")
  static let limit = Option(
    name: "limit", value: "N",
    help: "maximum number of elements per section in a table; default: 40 on a terminal, otherwise all")
  static let timings = Option(
    name: "timings", help: "print the time of each stage to standard error, as JSON")
}
