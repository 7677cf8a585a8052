import SourceText

extension SpecLowering {
  /// Returns the levels of lint rules for the whole spec and for its sections.
  mutating func lintLevels(of root: SpecMapping) -> LintLevels {
    var levels = LintLevels(ofSpec: levels(root[DocumentKey.lint]?.value))
    for id in labels.ids {
      guard let label = labels[id], label.part == .section, let section = label.section,
        let member = label.member(SectionKey.lint)
      else { continue }
      levels.ofSections[section] = self.levels(member.value)
    }
    return levels
  }

  private mutating func levels(_ node: SpecNode?) -> [ScalarString: LintLevel] {
    var levels: [ScalarString: LintLevel] = [:]
    for member in mapping(node)?.members ?? [] {
      guard case .text(let word) = member.value.content, let level = LintLevel(rawValue: word) else {
        continue
      }
      levels[member.key] = level
    }
    return levels
  }
}
