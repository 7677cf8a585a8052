package import SourceText

/// A way to draw pictures.
package struct PictureFormat: Sendable {
  /// The word that `--format` takes.
  package var name: String
  /// One line for the help.
  package var summary: String
  /// The endings of file names that stand for it.
  package var endings: [String]
  /// Draws a picture.
  package var write: @Sendable (Picture, PictureWriting, inout TextBuffer) -> Void

  /// Every format, in the order in which the help lists them.
  package static let all: [PictureFormat] = [.text, .svg, .html]

  /// The format that a file's name asks for.
  package static func named(byEndingOf path: String) -> PictureFormat? {
    all.first { $0.endings.contains { path.hasSuffix($0) } }
  }
}

/// How a picture is written, where that is not a matter of what it shows.
package struct PictureWriting: Sendable {
  package var precision: Precision
  /// The columns of a picture made of characters.
  package var columns: Int
  /// Whether it may use characters outside ASCII.
  package var usesASCII: Bool
  /// Whether it may use colors.
  package var usesColor: Bool
  /// Whether a tree with numbers takes the place of boxes.
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
