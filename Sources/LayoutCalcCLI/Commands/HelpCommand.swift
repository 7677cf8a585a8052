import SourceText

extension Command {
  /// What layoutcalc does, or one of its commands.
  static let help = Command(
    name: "help", operands: "[COMMAND]", summary: "what layoutcalc does, or one command",
    options: [.output, .help],
    examples: ["layoutcalc help solve"]
  ) { session throws(UsageProblem) in
    let text = try helpText(on: session.arguments.operands)
    return try session.withOutput { buffer in
      buffer.append(text)
      return .success
    }
  }

  private static func helpText(on topics: [String]) throws(UsageProblem) -> String {
    guard let topic = topics.first else { return HelpText.overview }
    guard topics.count == 1 else { throw .unexpectedOperand(topics[1]) }
    guard let command = named(topic) else { throw .unknownTopic(topic, known: all.map(\.name)) }
    return HelpText.text(command)
  }
}
