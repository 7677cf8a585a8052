package import LayoutSolver
package import SourceText

/// Options for writing reports, shared by all reports of a run.
package struct ReportOptions: Sendable {
  package var precision: Precision
  package var categories: ElementCategories
  /// The maximum number of elements per section listed in a table; nil lists all.
  package var limit: Int?
  /// The width of the terminal, to which tables are truncated; nil if the output is not a terminal.
  package var columns: Int?

  package init(
    precision: Precision = .decimals(3), categories: ElementCategories = .all, limit: Int? = nil,
    columns: Int? = nil
  ) {
    self.precision = precision
    self.categories = categories
    self.limit = limit
    self.columns = columns
  }
}
