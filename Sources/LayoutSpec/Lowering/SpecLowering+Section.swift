import LayoutSolver
import SourceText

extension SpecLowering {
  /// Returns a section of a compositional layout.
  mutating func section(_ node: SpecNode, _ index: Int) -> Section {
    guard let mapping = openSection(node, index, form: .compositional) else { return .empty }
    defer { closeSection() }
    let id = label(.section, name: text(SectionKey.id, of: mapping), mapping)
    let items = items(mapping[SectionKey.items]?.value)
    var section = Section.empty
    section.id = id
    section.items = items
    checkContent(of: mapping)
    let list = self.mapping(mapping[SectionKey.list]?.value)
    if let list { lowerList(list, of: mapping, into: &section) } else { section.group = rootGroup(mapping) }
    describe(&section, mapping)
    if let list { section.contentInsets.top += firstItemPadding(list, in: mapping) }
    section.boundarySupplementaryItems += boundaryItems(
      SectionKey.boundarySupplementaryItems, of: mapping, taken: section.boundarySupplementaryItems)
    section.decorationItems = elements(mapping[SectionKey.decorationItems]?.value).compactMap {
      decoration($0)
    }
    return section
  }

  private mutating func checkContent(of mapping: SpecMapping) {
    let found = [SectionKey.group, .list].filter { mapping[$0] != nil }.count
    if found != 1, !(found == 0 && mapping.hasUnknownKeys) {
      report(.groupOrList(found: found), at: mapping.source)
    }
  }

  private mutating func rootGroup(_ mapping: SpecMapping) -> Item {
    guard let node = mapping[SectionKey.group]?.value else { return .placeholder }
    return item(node, isGroup: true)
  }

  /// Applies the section's own keys, keeping a list's defaults where keys are missing.
  private mutating func describe(_ section: inout Section, _ mapping: SpecMapping) {
    if let insets = insets(SectionKey.contentInsets, of: mapping) { section.contentInsets = insets }
    section.interGroupSpacing = number(SectionKey.interGroupSpacing, of: mapping) ?? 0
    if let reference: ContentInsetsReference = word(SectionKey.contentInsetsReference, of: mapping) {
      section.contentInsetsReference = reference
    }
    section.supplementaryContentInsetsReference =
      word(SectionKey.supplementaryContentInsetsReference, of: mapping) ?? .automatic
    section.supplementariesFollowContentInsets =
      boolean(SectionKey.supplementariesFollowContentInsets, of: mapping) ?? true
    section.orthogonalScrollingBehavior =
      word(SectionKey.orthogonalScrollingBehavior, of: mapping) ?? .none
    section.orthogonalOffset =
      optionOffset(of: mapping) ?? number(SectionKey.orthogonalOffset, of: mapping)
  }

  private func optionOffset(of mapping: SpecMapping) -> Double? {
    let id = text(SectionKey.id, of: mapping)
    let index = sectionIndex.map(String.init)
    return options.orthogonalOffsets.last { offset in
      [id, index].contains { $0?.isSame(as: offset.section) == true }
    }?.offset
  }

  // MARK: A section's names

  /// Brings a section's names into scope and evaluates its variants; `closeSection` reverts this.
  mutating func openSection(_ node: SpecNode, _ index: Int, form: MappingForm) -> SpecMapping? {
    sectionIndex = index
    loweredItems = [:]
    writtenIDs.append(nil)
    labels.itemIDs.append(.none)
    guard case .mapping(let written) = node.content else { return nil }
    var mapping = written
    mapping.markEvaluated()
    declareSection(mapping, items: itemCount(mapping[SectionKey.items]?.value))
    for variant in written.variants where isActive(variant) {
      let laid = effective(variant.mapping)
      mapping.overlay(variant: laid.members)
      if laid[SectionKey.variables] != nil {
        declareSection(mapping, items: itemCount(written[SectionKey.items]?.value))
      }
    }
    applyItemVariants(of: &mapping, written)
    check(mapping, as: form)
    if let id = mapping[SectionKey.id]?.value, case .text(let text) = id.content {
      writtenIDs[index] = (text, id.source)
    }
    return mapping
  }

  /// Removes a section's names from scope.
  mutating func closeSection() {
    if let sectionIndex, !scope.sectionNodes.isEmpty { sectionVariables[sectionIndex] = scope.sectionNodes }
    sectionScopes.append(scope)
    scope.section = nil
    conditionScope = nil
    sectionIndex = nil
  }

  /// Evaluates the variants within `items`; conditions keep using the count before variants.
  private mutating func applyItemVariants(of mapping: inout SpecMapping, _ written: SpecMapping) {
    guard let member = mapping[SectionKey.items] else { return }
    var node = member.value
    var isChanged = written[SectionKey.items]?.value.source.identity != node.source.identity
    if case .mapping(let items) = node.content, !items.variants.isEmpty {
      declareSection(mapping, items: itemCount(written[SectionKey.items]?.value))
      node.content = .mapping(effective(items))
      mapping.overlay([SpecMember(key: member.key, keyRange: member.keyRange, value: node)])
      isChanged = true
    }
    guard isChanged else { return }
    declareSection(mapping, items: itemCount(written[SectionKey.items]?.value))
    conditionScope = scope
    declareSection(mapping, items: itemCount(node))
  }

  private mutating func declareSection(_ mapping: SpecMapping, items: Scope.State) {
    scope.section = [:]
    scope.section?["section"] = .value(.number(Double(sectionIndex ?? 0)))
    scope.section?["items"] = items
    scope.sectionNames = ["section", "items"]
    scope.sectionNodes = [:]
    if case .pending(let node) = items { scope.sectionNodes["items"] = node }
    guard let variables = self.mapping(mapping[SectionKey.variables]?.value) else { return }
    for member in variables.members {
      checkName(of: member)
      guard !Scope.reservedNames.contains(member.key) else { continue }
      scope.section?[member.key] = .pending(member.value)
      scope.sectionNames.append(member.key.string)
      scope.sectionNodes[member.key] = member.value
    }
  }

  /// Returns the number of items without variants, or the expression for it.
  private func itemCount(_ node: SpecNode?) -> Scope.State {
    guard let node else { return .value(.number(0)) }
    switch node.content {
    case .numbers(let numbers): return .value(.number(Double(numbers.count)))
    case .list(let entries): return .value(.number(Double(entries.count)))
    case .mapping(let items): return items[ItemsKey.count].map { .pending($0.value) } ?? .value(.number(0))
    case .number, .expression, .boolean, .text, .words, .dimension, .flexible, .percentage, .invalid:
      return .pending(node)
    }
  }

  /// Assigns an id to an element, for finding it in the spec again.
  mutating func label(_ part: ElementLabels.Part, name: String?, _ mapping: SpecMapping) -> ElementID {
    labels.add(
      ElementLabels.Label(
        part: part, name: name, section: sectionIndex, source: mapping.source, members: mapping.members,
        alternatives: mapping.alternatives))
  }
}

extension Section {
  /// A section without content.
  static var empty: Section { Section(items: SectionItems(count: 0), group: .placeholder) }
}

extension Item {
  /// The replacement for an item that could not be read.
  static var placeholder: Item { Item(size: LayoutSize(width: .absolute(0), height: .absolute(0))) }
}
