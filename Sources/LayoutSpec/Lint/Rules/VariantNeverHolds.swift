import SourceText

extension LintRule {
  /// A variant whose condition is false wherever it was asked.
  static let variantNeverHolds = LintRule(
    name: "variant-never-holds", level: .warning,
    summary: "a variant whose condition is false in every environment checked",
    explanation: """
      A variant that never holds does nothing, and nobody has looked at what it would do. Check the spec in an \
      environment in which it holds, with more --width or --device, or correct the condition.
      """,
    quietWhen: [
      "it holds in one of the environments",
      "the spec is only solved: that asks for one environment, it does not check them all",
    ],
    speaksOfAllEnvironments: true, judgesMatrix: true,
    source: .solved { context in
      var walk = SpecWalk()
      walk.heldVariants = Set(context.lowered.heldVariants.keys)
      walk.visit(.mapping(context.spec.root))
      guard !walk.isExhausted else { return [] }
      return walk.idleVariants.compactMap { variant in
        guard let condition = variant.condition else { return nil }
        return LintFinding(
          LintFinding.Place(condition.source), section: nil,
          "\(context.text(condition)) holds in no environment checked",
          hint: "check it where it holds, with --width or --device, or correct the condition")
      }
    })
}
