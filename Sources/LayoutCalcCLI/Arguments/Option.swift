/// How an option's words make up its value.
package enum ValueForm: Hashable, Sendable {
  /// The value is one of them.
  case word
  /// Any of them, with commas between.
  case list
  /// One of them, `=`, and one of these.
  case assignment([String])
}

/// An option of the command line; its name tells it from the others of its command.
package struct Option: Sendable {
  /// The long name without its dashes.
  package var name: String
  /// The letter that stands for it.
  package var short: Character?
  /// What help calls the value; nil: the option takes none.
  package var value: String?
  /// Whether each use counts, not only the last.
  package var isRepeatable: Bool
  /// Whether the value names a file.
  package var isFile: Bool
  /// How its words make up the value.
  package var form: ValueForm
  // Made when somebody asks, which most runs do not.
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

  /// The words that the value can be, for messages and completions.
  package var words: [String] { makeWords() }

  /// One line for the help.
  package var help: String { makeHelp() }

  /// The option as it is written.
  package var spelling: String { "--\(name)" }
}

extension Option: Hashable {
  package static func == (left: Option, right: Option) -> Bool {
    left.name == right.name && left.value == right.value
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
