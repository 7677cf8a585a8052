package import SourceText

/// How differences are written.
package struct DifferenceOptions: Sendable {
  package var precision: Precision
  package var order: ChangeOrder
  /// The file that annotations point to.
  package var file: String

  package init(precision: Precision, order: ChangeOrder, file: String) {
    self.precision = precision
    self.order = order
    self.file = file
  }
}

/// A way to write the differences of two layouts, environment by environment.
package struct DifferenceFormat: Sendable {
  /// The word that `--format` takes.
  package var name: String
  /// One line for the help.
  package var summary: String
  /// Writes the differences, each once and in their order.
  package var write: @Sendable (Differences, DifferenceOptions, inout TextBuffer) -> Void

  /// Every format, in the order in which the help lists them.
  package static let all: [DifferenceFormat] = [.text, .json, .jsonLines, .github, .svg]
}
