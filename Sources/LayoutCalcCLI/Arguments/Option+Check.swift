import LayoutSpec
import SourceText

/// Options about lint rules.
extension Option {
  static let rule = Option(
    name: "rule", value: "NAME=LEVEL", isRepeatable: true, words: LintRule.all.map(\.name),
    form: .assignment(LintLevel.allCases.map(\.rawValue)),
    help: "set the level of a lint rule: off, note, warning or error; 'help lint' lists the rules")
}

extension Arguments {
  /// The levels of lint rules set on the command line, by rule name; the last use of a rule wins.
  func lintLevels() throws(UsageProblem) -> [String: LintLevel] {
    var levels: [String: LintLevel] = [:]
    for value in values(.rule) {
      let (name, word) = try Self.assignment(value, of: .rule)
      guard LintRule.named(name) != nil else {
        throw .unknownWord(option: Option.rule.spelling, found: name, known: LintRule.all.map(\.name))
      }
      guard let level = LintLevel(rawValue: word) else {
        throw .unknownWord(
          option: Option.rule.spelling, found: word, known: LintLevel.allCases.map(\.rawValue))
      }
      levels[name] = level
    }
    return levels
  }
}
