import SourceText

/// Help text, generated from the lists of commands and options.
enum HelpText {
  /// The help printed when there are no arguments.
  static var short: String {
    """
    usage: layoutcalc COMMAND [OPTION…] [FILE…]

    \(commandTable)

    Run 'layoutcalc help COMMAND' for details. Start with: layoutcalc solve SPEC --width 390

    """
  }

  /// The help of the whole tool.
  static var overview: String {
    """
    layoutcalc computes the frames of UICollectionView layouts without a device or simulator.

    usage: layoutcalc COMMAND [OPTION…] [FILE…]

    commands:
    \(commandTable)

    topics ('layoutcalc help TOPIC'):
    \(topicTable)

    exit status:
      0   completed, no problems
      1   completed, problems found (with --strict: warnings)
      2   the input cannot be used
      64  the command line is wrong
      70  a bug in layoutcalc
      74  the output cannot be written

    Run 'layoutcalc help COMMAND' for details, 'layoutcalc --version' for the version.

    """
  }

  /// The help of one command.
  static func text(_ command: Command) -> String {
    var text = "usage: layoutcalc \(command.name) [OPTION…] \(command.operands)".trimmedEnd + "\n\n"
    text += paragraph(command.summary + ".")
    for detail in command.details { text += "\n" + paragraph(detail) }
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
    var table = TextTable([TextTable.Column(heading: ""), TextTable.Column(heading: "")])
    for row in rows { table.fit([row.head, row.summary]) }
    return rows.map { "  " + table.line([$0.head, $0.summary]) }.joined(separator: "\n")
  }

  /// Wraps a text after `head`, with the other lines aligned to the first.
  static func paragraph(_ text: String, after head: String = "") -> String {
    text.wrapped(after: head).map { $0 + "\n" }.joined()
  }

  /// The column at which the text of options starts.
  private static let textColumn = 28

  private static func entry(_ option: Option) -> String {
    var head = option.short.map { "  -\($0), " } ?? "      "
    head += option.spelling + (option.value.map { " \($0)" } ?? "")
    let help = option.help + (option.isRepeatable ? " (repeatable)" : "")
    guard head.columnCount < textColumn - 1 else {
      return head + "\n" + paragraph(help, after: "".padded(to: textColumn))
    }
    return paragraph(help, after: head.padded(to: textColumn))
  }
}

extension String {
  /// The text without trailing spaces.
  fileprivate var trimmedEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
