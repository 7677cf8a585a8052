import LayoutReport
import LayoutSolver

/// Options of `solve` alone.
extension Option {
  static let format = Option(
    name: "format", short: "f", value: "FORM", words: ReportFormat.all.map(\.name),
    help: ReportFormat.all.map { "\($0.name): \($0.summary)" }.joined(separator: "; "))
  static let rect = Option(
    name: "rect", value: "X,Y,W,H", isRepeatable: true,
    help: "the elements in a rectangle, in content coordinates")
  static let element = Option(
    name: "element", value: "NAME",
    help: "one element: SECTION.ITEM, SECTION.KIND, layout.KIND, an item's id, or size for none")
  static let measure = Option(
    name: "measure", value: "WHICH", words: Measuring.allCases.map(\.rawValue),
    help: "which items have been asked for their size; all by default")
  static let kinds = Option(
    name: "kinds", value: "KIND,…", words: ElementCategories.byWord.map(\.word), form: .list,
    help: "only these: cell, supplementary, decoration")
  static let rest = Option(
    name: "rest", value: "SECTION=OFFSET", isRepeatable: true,
    help: "where a section's row comes to rest when it is let go there")
  static let scroll = Option(
    name: "scroll", value: "SECTION=OFFSET", isRepeatable: true, help: "where a section's row stands")
  static let limit = Option(name: "limit", value: "N", help: "the most elements a table lists of a section")
  static let timings = Option(name: "timings", help: "tell the time of each stage on standard error, as JSON")
}
