import SourceText

extension LintRule {
  /// A definition that nothing uses.
  static let unusedDefinition = LintRule(
    name: "unused-definition", level: .warning,
    summary: "a definition that is never used",
    explanation: """
      A definition has no effect until 'use' names it. Use it, or delete it; keys that start with 'x-' are \
      ignored.
      """,
    exceptions: [
      "anything uses it, including another definition or a variant that does not apply"
    ],
    source: .written { context in
      context.spec.unusedDefinitions.map { name, range in
        LintFinding(
          LintFinding.Place(range), section: nil, "the definition \(name.quoted) is never used",
          hint: "write 'use: \(name)', or delete the definition")
      }
    })
}
