import DocumentSyntax
import SourceText

extension SpecReader {
  /// Reads the top level, starting with the definitions, because any value may use them.
  mutating func document(_ node: DocumentNode) -> SpecMapping? {
    guard node.kind == .mapping else {
      report(.wrongType(expected: "a map with 'sections'", found: node.words), at: SpecSource(node))
      return nil
    }
    collectDefinitions(of: node)
    guard case .mapping(let root) = self.node(node, as: .mapping(.document)).content else { return nil }
    reportKeysInVariants(of: root)
    return root
  }

  /// The definitions that nothing uses.
  var unusedDefinitions: [(name: String, range: SourceRange)] {
    definitionKeys.filter { !usedDefinitions.contains($0.key) }.map { ($0.key.string, $0.value) }
      .sorted { $0.1.start < $1.1.start }
  }

  private mutating func collectDefinitions(of root: DocumentNode) {
    for member in root.members where member.key == "definitions" && member.value.kind == .mapping {
      for definition in member.value.members where !definition.key.hasPrefix("x-") {
        definitions[definition.key] = definition.value
        definitionKeys[definition.key] = definition.keyNode.range
      }
    }
  }

  /// Reports keys that a variant cannot contain because the evaluation of variants depends on them.
  private mutating func reportKeysInVariants(of root: SpecMapping) {
    let fixed: [DocumentKey] = [.layoutcalc, .name, .environment, .definitions, .snapshots]
    for variant in root.variants {
      for member in variant.mapping.members where fixed.contains(where: { member.key == $0.rawValue }) {
        diagnostics.add(
          SpecProblem.keyInVariant(member.key.string), at: member.keyRange, path: variant.mapping.source.path)
      }
      reportKeysInVariants(of: variant.mapping)
    }
  }
}
