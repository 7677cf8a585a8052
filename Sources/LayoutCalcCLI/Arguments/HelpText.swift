import SourceText

/// Help, made from the lists of commands and options.
enum HelpText {
  /// What a command line without arguments gets.
  static var short: String {
    """
    usage: layoutcalc COMMAND [OPTION…] [FILE…]

    \(commandTable)

    'layoutcalc help COMMAND' says more; start with: layoutcalc solve SPEC --width 390

    """
  }

  /// The help of the whole tool.
  static var overview: String {
    """
    layoutcalc solves collection view layouts without a screen.

    usage: layoutcalc COMMAND [OPTION…] [FILE…]

    commands:
    \(commandTable)

    topics, by 'layoutcalc help TOPIC':
    \(topicTable)

    exit status:
      0   done, and the answer is fine
      1   done, and the answer is not fine
      2   the input cannot be used
      64  the command line is wrong
      70  a bug in layoutcalc
      74  the output cannot be written

    'layoutcalc help COMMAND' says more; 'layoutcalc --version' shows the version.

    """
  }

  /// The help of one command.
  static func text(_ command: Command) -> String {
    var text = "usage: layoutcalc \(command.name) [OPTION…] \(command.operands)".trimmedEnd + "\n\n"
    text += wrapped(command.summary + ".", indent: 0)
    for paragraph in command.details { text += "\n" + wrapped(paragraph, indent: 0) }
    if !command.examples.isEmpty {
      text += "\nexamples:\n" + command.examples.map { "  \($0)\n" }.joined()
    }
    text += "\noptions:\n" + command.options.map(entry).joined()
    return text
  }

  private static var commandTable: String {
    table(Command.all.map { ("\($0.name) \($0.operands)", $0.summary) })
  }

  private static var topicTable: String {
    table(HelpTopic.all.map { ("\($0.name) \($0.operands)", $0.summary) })
  }

  private static func table(_ rows: [(head: String, summary: String)]) -> String {
    let width = rows.map(\.head.count).max() ?? 0
    return rows.map { row in
      "  \(row.head)\(String(repeating: " ", count: width - row.head.count))  \(row.summary)"
    }.joined(separator: "\n")
  }

  /// The column at which the text of options starts.
  private static let textColumn = 28

  private static func entry(_ option: Option) -> String {
    var head = option.short.map { "  -\($0), " } ?? "      "
    head += option.spelling + (option.value.map { " \($0)" } ?? "")
    let help = option.help + (option.isRepeatable ? " (repeatable)" : "")
    let text = wrapped(help, indent: textColumn)
    guard head.count < textColumn - 1 else { return head + "\n" + text }
    return head + text.dropFirst(head.count)
  }

  /// The words of a text in lines of at most 80 columns.
  static func wrapped(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > 80 {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(line)
    return lines.map { margin + $0 + "\n" }.joined()
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmedEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
