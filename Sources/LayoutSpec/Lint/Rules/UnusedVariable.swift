import SourceText

extension LintRule {
  /// A variable that no expression mentions.
  static let unusedVariable = LintRule(
    name: "unused-variable", level: .warning,
    summary: "a variable that is never used",
    explanation: """
      A variable has no effect until an expression uses it. Use it, or delete it.
      """,
    exceptions: [
      "any expression uses it, including one in a variant that does not apply"
    ],
    source: .written { context in context.unusedVariables })
}

extension LintContext {
  fileprivate var unusedVariables: [LintFinding] {
    let root = spec.root
    var findings =
      root[DocumentKey.variables].map { unused(of: $0, in: [.mapping(root)], section: nil) } ?? []
    for id in lowered.labels.ids {
      guard let label = lowered.labels[id], label.part == .section,
        let variables = label.member(SectionKey.variables)
      else { continue }
      let contents =
        label.members.map(\.value.content) + label.alternatives.map { .mapping($0.mapping) }
        + label.alternatives.compactMap { $0.condition?.content }
      findings += unused(of: variables, in: contents, section: label.section)
    }
    return findings
  }

  private func unused(
    of variables: SpecMember, in contents: [SpecNode.Content], section: Int?
  ) -> [LintFinding] {
    guard case .mapping(let declared) = variables.value.content, !declared.members.isEmpty else { return [] }
    var walk = SpecWalk()
    for content in contents { walk.visit(content) }
    guard !walk.isExhausted else { return [] }
    return declared.members.filter { !walk.mentionedNames.contains($0.key) }.map { member in
      LintFinding(
        LintFinding.Place(member.keyRange), section: section,
        "the variable \(member.key.string.quoted) is never used",
        hint: "use it in an expression, or delete it")
    }
  }
}
