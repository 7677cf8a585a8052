import LayoutSpec

/// Something that help explains besides the commands.
struct HelpTopic: Sendable {
  /// The word that asks for it.
  var name: String
  /// What may stand after its name.
  var operands: String
  /// One line for the list of topics.
  var summary: String
  /// The page, or that of one of its parts.
  var page: @Sendable (_ parts: [String]) throws(UsageProblem) -> String

  /// Every topic, in the order of the help; a new one is an entry here.
  static let all: [HelpTopic] = [.spec]

  /// Whatever `help` can be asked for.
  static var names: [String] { Command.all.map(\.name) + all.map(\.name) }

  /// The topic of that name.
  static func named(_ name: String) -> HelpTopic? { all.first { $0.name == name } }

  /// The spec language.
  static let spec = HelpTopic(name: "spec", operands: "[TOPIC]", summary: "how specs are written") {
    parts throws(UsageProblem) in
    guard let part = parts.first else { return SpecHelp.overview }
    guard parts.count == 1 else { throw .unexpectedOperand(parts[1]) }
    guard let page = SpecHelp.page(part) else { throw .unknownTopic(part, known: SpecHelp.names) }
    return page
  }
}
