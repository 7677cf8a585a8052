/// A problem that a stage reports; each module defines the messages of its problems in one place.
package protocol Problem: Sendable {
  /// A stable identifier in kebab-case, shown in output.
  var code: String { get }

  /// The severity of the problem.
  var severity: Severity { get }

  /// What was expected and what was found: lower case, no full stop, input in single quotes.
  var message: String { get }

  /// What to write instead, if known.
  var hint: String? { get }
}
