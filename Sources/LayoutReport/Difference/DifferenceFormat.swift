package import SourceText

/// Options for writing differences.
package struct DifferenceOptions: Sendable {
  package var precision: Precision
  package var order: ChangeOrder
  /// The file of annotations.
  package var file: String

  package init(precision: Precision, order: ChangeOrder, file: String) {
    self.precision = precision
    self.order = order
    self.file = file
  }
}

/// A format for the differences of two layouts in several environments.
package struct DifferenceFormat: Sendable {
  /// The name for `--format`.
  package var name: String
  /// The summary in the help.
  package var summary: String
  /// Writes the differences, computing each once and in order.
  package var write: @Sendable (Differences, DifferenceOptions, inout TextBuffer) -> Void

  /// All formats, in the order of the help.
  package static let all: [DifferenceFormat] = [.text, .json, .jsonLines, .github, .svg]
}
