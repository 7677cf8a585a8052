package import SourceText

/// A format for pictures.
package struct PictureFormat: Sendable {
  /// The name for `--format`.
  package var name: String
  /// The summary in the help.
  package var summary: String
  /// The file name suffixes of the format.
  package var endings: [String]
  /// Draws a picture.
  package var write: @Sendable (Picture, PictureOutputOptions, inout TextBuffer) -> Void

  /// All formats, in the order of the help.
  package static let all: [PictureFormat] = [.text, .svg, .html]

  /// Returns the format for a file name's suffix.
  package static func named(byEndingOf path: String) -> PictureFormat? {
    all.first { $0.endings.contains { path.hasSuffix($0) } }
  }
}

/// Output options that do not affect the picture's content.
package struct PictureOutputOptions: Sendable {
  package var precision: Precision
  /// The width of a text picture, in columns.
  package var columns: Int
  /// Whether to use only ASCII characters.
  package var usesASCII: Bool
  /// Whether to use colors.
  package var usesColor: Bool
  /// Whether to write a tree with numbers instead of boxes.
  package var isTree: Bool

  package init(
    precision: Precision = .decimals(3), columns: Int = 80, usesASCII: Bool = false, usesColor: Bool = false,
    isTree: Bool = false
  ) {
    self.precision = precision
    self.columns = columns
    self.usesASCII = usesASCII
    self.usesColor = usesColor
    self.isTree = isTree
  }
}
