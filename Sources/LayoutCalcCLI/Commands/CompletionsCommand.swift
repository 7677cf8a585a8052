import SourceText

extension Command {
  /// Prints a shell's completion script.
  static let completions = Command(
    name: "completions", operands: Shell.all.map(\.name).joined(separator: "|"),
    summary: "Print shell completions",
    options: [.output, .help],
    examples: ["source <(layoutcalc completions bash)"],
    operandWords: { OperandUsage(first: Shell.all.map(\.name), endsInFiles: false) }
  ) { session throws(UsageProblem) in
    let shell = try shell(session.arguments.words)
    return try session.withOutput { buffer in
      buffer.append(shell.script(all))
      return .success
    }
  }

  private static func shell(_ operands: [String]) throws(UsageProblem) -> Shell {
    let names = Shell.all.map(\.name)
    guard let name = operands.first else {
      throw .missingOperand(expected: "a shell, \(names.alternatives)")
    }
    guard operands.count == 1 else { throw .unexpectedOperand(operands[1]) }
    guard let shell = Shell.all.first(where: { $0.name == name }) else { throw .unexpectedOperand(name) }
    return shell
  }
}
