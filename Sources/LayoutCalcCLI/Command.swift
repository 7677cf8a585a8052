/// The words that may stand as operands, for completions.
struct OperandUsage {
  /// The words of the first operand.
  var first: [String] = []
  /// Those of the second, by the first.
  var second: [String: [String]] = [:]
  /// Whether all others are files.
  var endsInFiles = true
}

/// Something that layoutcalc does.
package struct Command: Sendable {
  /// The word that asks for it.
  package var name: String
  /// What stands after its options, for the help.
  package var operands: String
  /// One line for the list of commands.
  package var summary: String
  /// More for the command's own help: paragraphs.
  package var details: [String] = []
  /// The options that it takes, in the order of the help.
  package var options: [Option]
  /// Commands that somebody could type, for the help.
  package var examples: [String] = []
  /// What may stand after its options, for completions.
  var operandWords: @Sendable () -> OperandUsage = { OperandUsage() }
  /// Does it.
  var run: @Sendable (Session) throws(UsageProblem) -> ExitStatus

  /// Every command, in the order in which the help lists them.
  ///
  /// A new command is a file in `Commands/` and an entry here; help, completions and tests read this list.
  package static let all: [Command] = [
    .solve,
    .check,
    .diff,
    .snapshot,
    .render,
    .explain,
    .sweep,
    .transition,
    .importSwift,
    .export,
    .parse,
    .devices,
    .schema,
    .completions,
    .help,
  ]

  /// The command of that name.
  static func named(_ name: String) -> Command? { all.first { $0.name == name } }

  /// The options of all commands, one command after the other.
  static var allOptions: [Option] { all.reduce(into: [.version]) { $0 += $1.options } }
}
