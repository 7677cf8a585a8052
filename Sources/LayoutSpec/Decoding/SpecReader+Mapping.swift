import DocumentSyntax
import SourceText

extension SpecReader {
  /// Reads a mapping according to its table of keys.
  mutating func mapping(_ node: DocumentNode, _ name: MappingName) -> SpecNode.Content {
    .mapping(mapping(node, name, isVariant: false).mapping)
  }

  /// Reads a mapping; an element of `variants` also has a condition.
  private mutating func mapping(
    _ node: DocumentNode, _ name: MappingName, isVariant: Bool
  ) -> (mapping: SpecMapping, condition: SpecNode?) {
    let reference = name.reference
    let isGroup = name == .item && node.members.contains { $0.key == "type" }
    let words = isGroup ? "a group" : name.words
    reportDuplicateKeys(of: node)
    var result = SpecMapping(name: name, source: SpecSource(node), members: [])
    var own: [SpecMember] = []
    var variants: [SpecVariant] = []
    var condition: SpecNode?
    for member in node.members {
      if member.keyNode.string == nil, reference.openKeys == nil {
        report(.unquotedText(member.keyNode.words, isKey: true), atKey: member.keyNode)
      } else if member.key.hasPrefix("x-") {
        continue
      } else if member.key == "use" {
        expandUse(member.value, into: &result)
      } else if member.key == "variants" {
        variants += self.variants(member.value, name)
      } else if member.key == "when", isVariant {
        condition = value(of: member, as: .boolean)
      } else if let value = value(of: member, in: reference, called: words, isVariant: isVariant) {
        own.append(SpecMember(key: member.key, keyRange: member.keyNode.range, value: value))
      } else {
        result.hasUnknownKeys = true
      }
    }
    result.overlay(own)
    result.variants += variants
    return (result, condition)
  }

  /// Returns the value of a key that the table defines; nil for any other key.
  private mutating func value(
    of member: DocumentMember, in reference: MappingSchema, called words: String, isVariant: Bool
  ) -> SpecNode? {
    if let key = reference.key(member.key) { return value(of: member, as: key.shape) }
    if let openKeys = reference.openKeys {
      // A variable without a value gets one when the spec is solved.
      if reference.name == .variables, member.value.kind == .null {
        return SpecNode(source: SpecSource(member.value), content: .invalid)
      }
      return value(of: member, as: openKeys.shape)
    }
    if member.key == "$schema", reference.name == .document { return nil }
    let known = reference.keys.map(\.name) + ["use", "variants"] + (isVariant ? ["when"] : [])
    let elsewhere = MappingName.allCases.filter { $0.reference.key(member.key) != nil }.map(\.words)
      .reduce(into: [String]()) { words, word in if !words.contains(word) { words.append(word) } }
    report(
      .unknownKey(member.key.string, of: words, known: known, elsewhere: elsewhere),
      hint: ForeignKey.hint(for: member, in: reference), at: member.keyNode.range, path: member.keyNode.path)
    return nil
  }

  private mutating func value(of member: DocumentMember, as shape: ValueShape) -> SpecNode {
    if member.value.kind == .null {
      report(.missingValue(member.key.string), atKey: member.keyNode)
      return SpecNode(source: SpecSource(member.value), content: .invalid)
    }
    return node(member.value, as: shape)
  }

  private mutating func reportDuplicateKeys(of node: DocumentNode) {
    let duplicates = node.duplicateKeys
    guard !duplicates.isEmpty else { return }
    for duplicate in duplicates {
      let line = line(of: duplicate.first)
      diagnostics.add(
        SpecProblem.duplicateKey(duplicate.key, firstLine: line), at: duplicate.second, path: node.path)
    }
  }

  // MARK: use

  /// Overrides members with those of the named definitions; later names win.
  private mutating func expandUse(_ node: DocumentNode, into mapping: inout SpecMapping) {
    let names = node.kind == .sequence ? node.elements : [node]
    for name in names {
      guard case .text(let text) = self.node(name, as: .text).content,
        let definition = definition(ScalarString(text), at: SpecSource(name), as: mapping.name)
      else {
        // The keys that the definition would have provided must not be reported as missing.
        mapping.hasUnknownKeys = true
        continue
      }
      mapping.hasUnknownKeys = mapping.hasUnknownKeys || definition.hasUnknownKeys
      mapping.overlay(definition.members)
      mapping.variants += definition.variants
    }
  }

  private mutating func definition(
    _ name: ScalarString, at source: SpecSource, as mapping: MappingName
  ) -> SpecMapping? {
    guard let node = definitions[name] else {
      report(.unknownDefinition(name.string, known: definitionNames), at: source)
      return nil
    }
    usedDefinitions.insert(name)
    if let start = openDefinitions.firstIndex(of: name) {
      report(.definitionCycle((openDefinitions[start...] + [name]).map(\.string)), at: source)
      return nil
    }
    let use = DefinitionUse(name: name, mapping: mapping)
    let definition = expanded[use] ?? read(node, use)
    // Each level of nesting within the definition counts toward the limit.
    guard depth + definition.levels <= Self.depthLimit else {
      report(.tooDeep, at: source)
      return nil
    }
    deepest = max(deepest, depth + definition.levels)
    expandedMemberCount +=
      (definition.mapping?.members.count ?? 0) + (definition.mapping?.variants.count ?? 0)
    guard expandedMemberCount <= Self.expandedMemberLimit else {
      if !hasTooMany { report(.tooManyNodes, at: source) }
      hasTooMany = true
      return nil
    }
    return definition.mapping
  }

  private mutating func read(_ node: DocumentNode, _ use: DefinitionUse) -> ExpandedDefinition {
    let outside = deepest
    deepest = depth
    openDefinitions.append(use.name)
    let read = self.node(node, as: .mapping(use.mapping))
    openDefinitions.removeLast()
    var definition = ExpandedDefinition(mapping: nil, levels: deepest - depth)
    if case .mapping(let mapping) = read.content { definition.mapping = mapping }
    deepest = max(deepest, outside)
    expanded[use] = definition
    return definition
  }

  // MARK: variants

  private mutating func variants(_ node: DocumentNode, _ name: MappingName) -> [SpecVariant] {
    guard node.kind == .sequence else {
      report(
        .wrongType(expected: "a list of maps, each with 'when'", found: node.words), at: SpecSource(node))
      return []
    }
    guard depth < Self.depthLimit else {
      report(.tooDeep, at: SpecSource(node))
      return []
    }
    depth += 1
    defer { depth -= 1 }
    return node.elements.compactMap { element in
      guard element.kind == .mapping else {
        report(.wrongType(expected: "a map with 'when'", found: element.words), at: SpecSource(element))
        return nil
      }
      let (mapping, condition) = mapping(element, name, isVariant: true)
      if condition == nil { report(.missingKey("when", of: "a variant"), at: SpecSource(element)) }
      return SpecVariant(condition: condition, mapping: mapping)
    }
  }
}
