import LayoutReport
import LayoutSolver

/// Options of `solve` alone.
extension Option {
  static let format = Option(
    name: "format", short: "f", value: "FORM", words: ReportFormat.all.map(\.name),
    help: ReportFormat.all.map { "\($0.name): \($0.summary)" }.joined(separator: "; "))
  static let rect = Option(
    name: "rect", value: "X,Y,W,H", isRepeatable: true,
    help: "list the elements in a rectangle, in content coordinates")
  static let element = Option(
    name: "element", value: "NAME",
    help:
      "print one element: SECTION.ITEM, SECTION.KIND, layout.KIND, an item's id, or size for the content size only"
  )
  static let measure = Option(
    name: "measure", value: "WHICH", words: Measuring.allCases.map(\.rawValue),
    help: "which items are self-sized: all, visible or none; all by default")
  static let kinds = Option(
    name: "kinds", value: "KIND,…", words: ElementCategories.byWord.map(\.word), form: .list,
    help: "only these: cell, supplementary, decoration")
  static let rest = Option(
    name: "rest", value: "SECTION=OFFSET", isRepeatable: true,
    help: "where a row settles when released at OFFSET")
  static let scroll = Option(
    name: "scroll", value: "SECTION=OFFSET", isRepeatable: true, help: "set a row's scroll offset")
  static let limit = Option(
    name: "limit", value: "N", help: "maximum number of elements per section in a table")
  static let timings = Option(
    name: "timings", help: "print the time of each stage to standard error, as JSON")
}
