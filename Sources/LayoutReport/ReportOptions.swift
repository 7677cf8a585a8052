package import LayoutSolver
package import SourceText

/// How answers are written, the same for all of a run.
package struct ReportOptions: Sendable {
  package var precision: Precision
  package var categories: ElementCategories
  /// The most elements of a section that a table lists; nil: all.
  package var limit: Int?
  /// The columns of the terminal that shows the output, to which tables are cut; nil: it goes elsewhere.
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
