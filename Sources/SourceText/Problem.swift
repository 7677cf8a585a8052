/// A fact that a stage reports; each module keeps the words of its problems in one place.
package protocol Problem: Sendable {
  /// A stable word in kebab-case, the name of the problem in output.
  var code: String { get }

  /// How much it weighs.
  var severity: Severity { get }

  /// What was expected and what was found: lower case, no full stop, input in single quotes.
  var message: String { get }

  /// What to write instead, where that is known.
  var hint: String? { get }
}
