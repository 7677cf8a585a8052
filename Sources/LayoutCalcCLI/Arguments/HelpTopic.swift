import DocumentSyntax
import LayoutExport
import LayoutSolver
import LayoutSpec
import SourceText
import SwiftLayouts

/// A help topic other than a command.
struct HelpTopic: Sendable {
  /// The topic's name on the command line.
  var name: String
  /// The operands after the name.
  var operands: String
  /// A one-line summary for the list of topics.
  var summary: String
  /// The names of its subtopics.
  var parts: @Sendable () -> [String] = { [] }
  /// The page of the topic, or of one of its subtopics.
  var page: @Sendable (_ parts: [String]) throws(UsageProblem) -> String

  /// Every topic, in help order; add new topics here.
  static let all: [HelpTopic] = [.spec, .swift, .text, .lint, .diagnostics, .rules, .rule]

  /// The name of every command and topic.
  static var names: [String] { Command.all.map(\.name) + all.map(\.name) }

  /// The topic with that name.
  static func named(_ name: String) -> HelpTopic? { all.first { $0.name == name } }

  /// The spec language.
  static let spec = HelpTopic(
    name: "spec", operands: "[TOPIC]", summary: "Describe the spec language", parts: { SpecHelp.names }
  ) {
    parts throws(UsageProblem) in
    guard let part = parts.first else { return SpecHelp.overview }
    guard parts.count == 1 else { throw .unexpectedOperand(parts[1]) }
    guard let page = SpecHelp.page(part) else { throw .unknownTopic(part, known: SpecHelp.names) }
    return page
  }

  /// The heights of text.
  static let text = HelpTopic(
    name: "text", operands: "", summary: "Describe text sizes and the heights of text"
  ) { parts throws(UsageProblem) in
    if let part = parts.first { throw .unexpectedOperand(part) }
    return TextHelp.page
  }

  /// The lint rules.
  static let lint = HelpTopic(
    name: "lint", operands: "[RULE]", summary: "Describe the lint rules of 'check'",
    parts: { LintRule.all.map(\.name) }
  ) {
    parts throws(UsageProblem) in
    guard let part = parts.first else { return HelpText.lintRules }
    guard parts.count == 1 else { throw .unexpectedOperand(parts[1]) }
    guard let rule = LintRule.named(part) else { throw .unknownTopic(part, known: LintRule.all.map(\.name)) }
    return HelpText.text(rule)
  }

  /// Every problem of a document and of a spec.
  static let diagnostics = HelpTopic(
    name: "diagnostics", operands: "", summary: "List every problem in a spec, with its fix"
  ) { parts throws(UsageProblem) in
    if let part = parts.first { throw .unexpectedOperand(part) }
    return "problems of JSON and YAML\n\n" + list(SyntaxProblem.catalog) + "\nproblems of specs\n\n"
      + list(SpecProblem.catalog) + "\nproblems of layout code in Swift\n\n"
      + list(SwiftLayoutProblem.catalog) + "\nproblems of exports\n\n" + list(ExportProblem.catalog)
  }

  /// The list of layout rules.
  static let rules = HelpTopic(
    name: "rules", operands: "", summary: "List the layout rules that 'explain' names"
  ) { parts throws(UsageProblem) in
    if let part = parts.first { throw .unexpectedOperand(part) }
    return HelpText.rules
  }

  /// One layout rule.
  static let rule = HelpTopic(
    name: "rule", operands: "RULE", summary: "Describe one layout rule, such as 16, F4 or 'D 40'",
    parts: { Rule.allCases.map { $0.rawValue.filter { $0 != " " } } }
  ) { parts throws(UsageProblem) in
    guard !parts.isEmpty else { return HelpText.rules }
    let citation = parts.joined()
    guard let rule = Rule(citation: citation) else {
      throw .unknownTopic(parts.joined(separator: " "), known: Rule.allCases.map(\.rawValue))
    }
    return HelpText.text(rule)
  }

  /// A list of problems, each code followed by an example and its fix.
  private static func list(_ catalog: [ProblemExample]) -> String {
    catalog.map { "  \($0.code)\n\(HelpText.example($0, margin: "    "))" }.joined()
  }
}

extension HelpText {
  /// An example of a problem and its fix.
  static func example(_ row: ProblemExample, margin: String) -> String {
    indented(row.example, after: margin + "instead of  ") + indented(row.fix, after: margin + "write       ")
  }

  /// A text of one or more lines, indented to align after `word`.
  private static func indented(_ text: String, after word: String) -> String {
    let margin = String(repeating: " ", count: word.count)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { ($0 == 0 ? word : margin) + String($1).onOneLine + "\n" }.joined()
  }
}
