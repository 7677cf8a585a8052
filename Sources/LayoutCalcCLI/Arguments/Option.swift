/// The form of an option's value.
package enum ValueForm: Hashable, Sendable {
  /// One of the words.
  case word
  /// Words separated by commas.
  case list
  /// A word, `=`, and one of the associated values.
  case assignment([String])
}

/// A command-line option, identified by its name within a command.
package struct Option: Sendable {
  /// The long name without its dashes.
  package var name: String
  /// The one-letter form.
  package var short: Character?
  /// The placeholder of the value in the help; nil if the option takes no value.
  package var value: String?
  /// Whether every use counts, not only the last.
  package var isRepeatable: Bool
  /// Whether the value names a file.
  package var isFile: Bool
  /// The form of the value.
  package var form: ValueForm
  // Computed on demand because most runs need neither.
  private let makeWords: @Sendable () -> [String]
  private let makeHelp: @Sendable () -> String

  package init(
    name: String, short: Character? = nil, value: String? = nil, isRepeatable: Bool = false,
    words: @autoclosure @escaping @Sendable () -> [String] = [], form: ValueForm = .word,
    isFile: Bool = false, help: @autoclosure @escaping @Sendable () -> String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.isRepeatable = isRepeatable
    self.form = form
    self.isFile = isFile
    makeWords = words
    makeHelp = help
  }

  /// The words that are valid values, for messages and completions.
  package var words: [String] { makeWords() }

  /// A one-line description for the help.
  package var help: String { makeHelp() }

  /// The option as written on the command line.
  package var spelling: String { "--\(name)" }
}

extension Option: Hashable {
  package static func == (left: Option, right: Option) -> Bool {
    left.name == right.name && left.value == right.value
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
