package import LayoutSolver

/// What the rule book says of one rule.
///
/// The book, `LayoutRules.md` in the solver's documentation, has the same texts; a test keeps them equal.
package struct RuleText: Sendable {
  package var rule: Rule
  /// Paragraphs and lists in Markdown.
  package var text: String
  /// The letters of the grades, and what they apply to.
  package var grade: String
  /// An instance of the rule with numbers; parts and readings of rules have none.
  package var example: String?

  init(_ rule: Rule, grade: String, example: String? = nil, _ text: String) {
    self.rule = rule
    self.text = text
    self.grade = grade
    self.example = example
  }

  /// Every rule in the order of the book, then the parts and readings.
  package static let all = compositional + sections + flow + others + parts

  /// The text of a rule.
  package static func text(of rule: Rule) -> RuleText? { all.first { $0.rule == rule } }

  /// The grades of evidence and what they mean, as the book has them.
  package static let grades: [(letter: String, meaning: String)] = [
    ("H", "stated by Apple's documentation or headers, or by the name of the API"),
    ("M", "measured on UIKit by others and published as numbers"),
    ("N", "suggested by names in public runtime headers"),
    ("O", "observed by app developers"),
    ("C", "done by an independent implementation that was compared with UIKit"),
    ("T", "asserted by a test of the library named"),
    ("I", "not published; our choice"),
  ]
}
