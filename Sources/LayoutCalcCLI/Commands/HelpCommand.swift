import SourceText

extension Command {
  /// Shows help for the tool, a command or a topic.
  static let help = Command(
    name: "help", operands: "[TOPIC]", summary: "Show help for a command, topic, key, code or rule",
    details: [
      "TOPIC is a command, a topic, the code of a diagnostic or lint rule, a key of the spec language, or a layout rule."
    ],
    options: [.output, .help],
    examples: [
      "layoutcalc help solve", "layoutcalc help spec section", "layoutcalc help unknown-key",
      "layoutcalc help contentInsets", "layoutcalc help rule 16",
    ],
    operandWords: {
      let parts = HelpTopic.all.map { ($0.name, $0.parts()) }
      return OperandUsage(
        first: HelpTopic.names, second: Dictionary(keepingFirst: parts), endsInFiles: false)
    }
  ) { session throws(UsageProblem) in
    let text = try helpText(on: session.arguments.words)
    return try session.withOutput { buffer in
      buffer.append(text)
      return .success
    }
  }

  private static func helpText(on topics: [String]) throws(UsageProblem) -> String {
    guard let topic = topics.first else { return HelpText.overview }
    if let page = HelpTopic.named(topic) { return try page.page(Array(topics.dropFirst())) }
    guard topics.count == 1 else { throw .unexpectedOperand(topics[1]) }
    guard let command = named(topic) else {
      if let page = HelpLookup.page(topic) { return page }
      throw .unknownTopic(topic, known: HelpLookup.words)
    }
    return HelpText.text(command)
  }
}
