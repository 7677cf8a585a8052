/// The spec shown on a page next to its pictures.
package struct PageSource: Sendable {
  /// The path of the spec as given on the command line.
  package var file: String
  /// The spec's text.
  package var lines: [String]
  /// Whether the page is rewritten when the spec changes, and therefore reloads itself.
  package var isWatched: Bool
  /// The indices of the panels at whose width the structure changes.
  package var changes: Set<Int>

  package init(file: String, lines: [String], isWatched: Bool, changes: Set<Int> = []) {
    self.file = file
    self.lines = lines
    self.isWatched = isWatched
    self.changes = changes
  }
}

/// The declaration of an element, and the derivation of its frame.
package struct PageDetail {
  package var line: Int?
  package var explanation: Explanation?

  package init(line: Int?, explanation: Explanation?) {
    self.line = line
    self.explanation = explanation
  }
}
