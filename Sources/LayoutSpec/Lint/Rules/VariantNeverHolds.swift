import SourceText

extension LintRule {
  /// A variant whose condition is false in every environment checked.
  static let variantNeverHolds = LintRule(
    name: "variant-never-holds", level: .warning,
    summary: "a variant whose condition is false in every environment checked",
    explanation: """
      A variant that never applies has no effect and is not checked. Check the spec in an environment where it \
      applies, with more --width or --device or with --set, or correct the condition.
      """,
    exceptions: [
      "it applies in one of the environments",
      "the spec is only solved, which does not check several environments",
    ],
    requiresAllEnvironments: true, judgesMatrix: true,
    source: .solved { context in
      var walk = SpecWalk()
      walk.heldVariants = Set(context.lowered.heldVariants.keys)
      walk.visit(.mapping(context.spec.root))
      guard !walk.isExhausted else { return [] }
      return walk.idleVariants.compactMap { variant in
        guard let condition = variant.condition else { return nil }
        return LintFinding(
          LintFinding.Place(condition.source), section: nil,
          "\(context.text(condition)) is false in every environment checked",
          hint: context.cure(of: condition))
      }
    })
}

extension LintContext {
  /// Returns how to make the condition true: by a variable that it mentions, or in another environment.
  fileprivate func cure(of condition: SpecNode) -> String {
    let declared = root(DocumentKey.variables)
    if case .expression(let expression) = condition.content,
      let variable = expression.mentionedNames.sorted().first(where: declared.contains)
    {
      return "set the variable '\(variable)' with --set \(variable)=…, or correct the condition"
    }
    return "check an environment where it is true with --width or --device, or correct the condition"
  }

  /// Returns the names in a top-level map of the spec.
  private func root(_ key: DocumentKey) -> Set<String> {
    guard case .mapping(let mapping)? = spec.root[key]?.value.content else { return [] }
    return Set(mapping.members.map(\.key.string))
  }
}
