package import LayoutSolver

/// The text of one rule.
///
/// The rule book, the `LayoutRules.md` article of the solver, has the same texts; a test keeps them equal.
package struct RuleText: Sendable {
  package var rule: Rule
  /// Paragraphs and lists in Markdown.
  package var text: String
  /// The letters of the grades, with what they apply to.
  package var grade: String
  /// An example with numbers; parts and interpretations of rules have none.
  package var example: String?

  init(_ rule: Rule, grade: String, example: String? = nil, _ text: String) {
    self.rule = rule
    self.text = text
    self.grade = grade
    self.example = example
  }

  /// All rules in the order of the book, followed by parts and interpretations.
  package static let all = compositional + sections + flow + others + parts

  /// Returns the text of a rule.
  package static func text(of rule: Rule) -> RuleText? { all.first { $0.rule == rule } }

  /// The grades of evidence with their meanings, as in the book.
  package static let grades: [(letter: String, meaning: String)] = [
    ("H", "stated by Apple's documentation or headers, or by the name of the API"),
    ("M", "measured on UIKit by others and published as numbers"),
    ("N", "suggested by names in public runtime headers"),
    ("O", "observed by app developers"),
    ("C", "done by an independent implementation that was compared with UIKit"),
    ("T", "asserted by a test of an independent implementation"),
    ("I", "not published; our choice"),
  ]
}
