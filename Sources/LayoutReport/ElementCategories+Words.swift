package import LayoutSolver

extension ElementCategories {
  /// The names of the categories.
  package static let byWord: [(word: String, category: ElementCategories)] = [
    ("cell", .cell), ("supplementary", .supplementary), ("decoration", .decoration),
  ]
}
