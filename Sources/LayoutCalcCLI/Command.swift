/// The words that can be used as operands, for completions.
struct OperandUsage {
  /// The words of the first operand.
  var first: [String] = []
  /// The words of the second operand, by the first.
  var second: [String: [String]] = [:]
  /// Whether all others are files.
  var endsInFiles = true
}

/// A command of layoutcalc.
package struct Command: Sendable {
  /// The command's name on the command line.
  package var name: String
  /// The operands after the options, for the help.
  package var operands: String
  /// A one-line summary for the list of commands.
  package var summary: String
  /// Further paragraphs for the command's own help.
  package var details: [String] = []
  /// The options of the command, in help order.
  package var options: [Option]
  /// Example command lines for the help.
  package var examples: [String] = []
  /// The operands after the options, for completions.
  var operandWords: @Sendable () -> OperandUsage = { OperandUsage() }
  /// Runs the command.
  var run: @Sendable (Session) throws(UsageProblem) -> ExitStatus

  /// Every command, in help order.
  ///
  /// To add a command, add a file in `Commands/` and an entry here; help, completions and tests read this list.
  package static let all: [Command] = [
    .solve,
    .check,
    .diff,
    .snapshot,
    .render,
    .explain,
    .sweep,
    .transition,
    .list,
    .importSwift,
    .export,
    .format,
    .parse,
    .devices,
    .schema,
    .completions,
    .help,
  ]

  /// The command with that name.
  static func named(_ name: String) -> Command? { all.first { $0.name == name } }

  /// The options of all commands, command by command.
  static var allOptions: [Option] { all.reduce(into: [.version]) { $0 += $1.options } }
}
