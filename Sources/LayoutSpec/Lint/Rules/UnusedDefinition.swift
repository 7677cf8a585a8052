import SourceText

extension LintRule {
  /// A fragment that nothing takes up.
  static let unusedDefinition = LintRule(
    name: "unused-definition", level: .warning,
    summary: "a fragment under 'definitions' that nothing takes up",
    explanation: """
      A fragment does nothing until a map takes it up by 'use'. Take it up, or leave it out; a key that begins with \
      'x-' is the place for anything else.
      """,
    quietWhen: ["anything takes it up, also a fragment or a variant that does not hold"],
    source: .written { context in
      context.spec.unusedDefinitions.map { name, range in
        LintFinding(
          LintFinding.Place(range), section: nil, "nothing takes up the definition \(name.quoted)",
          hint: "write 'use: \(name)' where it belongs, or leave it out")
      }
    })
}
