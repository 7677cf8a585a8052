/// An option of the command line.
package struct Option: Hashable, Sendable {
  /// The long name without its dashes.
  package var name: String
  /// The letter that stands for it.
  package var short: Character?
  /// What help calls the value; nil: the option takes none.
  package var value: String?
  /// Whether each use counts, not only the last.
  package var isRepeatable = false
  /// The words that the value can be, for messages and completions.
  package var words: [String] = []
  /// Whether the value names a file.
  package var isFile = false
  /// One line for the help.
  package var help: String

  /// The option as it is written.
  package var spelling: String { "--\(name)" }
}
