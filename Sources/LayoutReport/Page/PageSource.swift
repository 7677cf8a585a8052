/// What a page shows of the spec besides its pictures.
package struct PageSource: Sendable {
  /// The spec's file as the command line names it.
  package var file: String
  /// The spec's text.
  package var lines: [String]
  /// Whether the page is written again when the spec changes, and so reloads itself.
  package var isWatched: Bool
  /// The panels at whose width the structure changes.
  package var changes: Set<Int>

  package init(file: String, lines: [String], isWatched: Bool, changes: Set<Int> = []) {
    self.file = file
    self.lines = lines
    self.isWatched = isWatched
    self.changes = changes
  }
}

/// Where an element is declared, and why its frame is what it is.
package struct PageDetail {
  package var line: Int?
  package var explanation: Explanation?

  package init(line: Int?, explanation: Explanation?) {
    self.line = line
    self.explanation = explanation
  }
}
