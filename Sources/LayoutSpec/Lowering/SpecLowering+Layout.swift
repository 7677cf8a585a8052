import LayoutSolver
import SourceText

extension SpecLowering {
  /// Returns the layout of the whole spec; nil if anything in it is invalid.
  mutating func lowered() -> LoweredSpec? {
    // The snapshot matrix is read once for all of its environments.
    if let haveErrors = options.snapshotsHaveErrors { hasErrors = haveErrors } else { _ = snapshotMatrix() }
    let traits = traits()
    scope = Scope(traits)
    container = Size(width: traits.width, height: traits.height)
    safeArea = traits.safeArea
    let root = document()
    check(root, as: layoutKind(root) == .flow ? .flow : .compositional)
    scrollAxis =
      text(DocumentKey.scrollDirection, of: root)?.isSame(as: "horizontal") == true ? .horizontal : .vertical
    let layout: Layout =
      switch layoutKind(root) {
      case .compositional: .compositional(compositionalLayout(root))
      case .flow: .flow(flowLayout(root))
      }
    let ids = sectionIDs(of: root)
    guard !hasErrors, !spec.hasErrors else { return nil }
    var lowered = LoweredSpec(
      name: spec.name, layout: layout,
      environment: traits.environment(measuring: options.measuring, memoryLimit: options.memoryLimit),
      traits: traits, sectionIDs: ids, labels: labels, measuringExpressions: measuringExpressions,
      lintLevels: lintLevels(of: root), heldVariants: heldVariants, setVariables: setVariables,
      sectionScopes: sectionScopes, scope: scope
    )
    for member in mapping(root[DocumentKey.variables]?.value)?.members ?? [] {
      lowered.variableNodes[member.key] = member.value
    }
    lowered.sectionVariables = sectionVariables
    return lowered
  }

  /// Returns the top level with its variables in scope and its variants evaluated.
  private mutating func document() -> SpecMapping {
    var root = spec.root
    root.variants = []
    declareVariables(of: root)
    for variant in spec.root.variants where isActive(variant) {
      let laid = effective(variant.mapping)
      root.overlay(laid.members)
      if laid[DocumentKey.variables] != nil { declareVariables(of: root) }
    }
    return root
  }

  private func layoutKind(_ root: SpecMapping) -> LayoutKind {
    word(DocumentKey.layout, of: root) ?? .compositional
  }

  /// Evaluates the top-level variables in order; each may use those before it.
  private mutating func declareVariables(of root: SpecMapping) {
    scope.variables = [:]
    let declared = mapping(root[DocumentKey.variables]?.value)?.members ?? []
    let names = declared.map(\.key.string)
    // A spec that is generated per environment may declare different variables in each.
    for (name, _) in options.variables
    where !names.containsSame(name) && spec.evaluation == nil && !spec.ignoresOtherVariables {
      report(.undeclaredVariable(name, known: names))
    }
    var missing: [SpecMember] = []
    for (index, member) in declared.enumerated() {
      scope.variableNames = names[..<index]
      checkName(of: member)
      let name = member.key.string
      let value = setValue(of: name, isWord: member.lacksValue) ?? value(of: member.value)
      if value == nil, member.lacksValue, !isSet(name) { missing.append(member) }
      scope.variables[member.key] = value.map { .value($0) } ?? .invalid(nil)
    }
    scope.variableNames = names[...]
    reportMissing(missing)
  }

  /// The variables set on the command line, with their values.
  private var setVariables: [(name: String, value: ExpressionValue)] {
    var names: [String] = []
    for (name, _) in options.variables where !names.contains(name) { names.append(name) }
    return names.compactMap { name in
      guard case .value(let value)? = scope.variables[name] else { return nil }
      return (name, value)
    }
  }

  /// Reports a variable name that is reserved or not an identifier.
  mutating func checkName(of member: SpecMember) {
    let problem: SpecProblem
    if Scope.reservedNames.contains(member.key) {
      problem = .reservedName(member.key.string)
    } else if !member.key.string.isIdentifier {
      problem = .invalidVariableName(member.key.string)
    } else {
      return
    }
    report(Diagnostic(problem, at: member.keyRange, path: member.value.source.path))
  }

  /// Reports all variables without a value, at the location of the first one.
  private mutating func reportMissing(_ members: [SpecMember]) {
    guard let first = members.first, !spec.hasErrors else { return }
    let lines = LineMap(diagnostics.file)
    let variables = members.map {
      SpecProblem.MissingVariable(
        name: $0.key.string, line: lines.line(of: $0.keyRange.start),
        choices: spec.choices[$0.key.string] ?? [])
    }
    report(
      Diagnostic(SpecProblem.missingVariables(variables), at: first.keyRange, path: first.value.source.path))
  }

  private func isSet(_ name: String) -> Bool { options.variables.contains { $0.name.isSame(as: name) } }

  /// Returns the values of all variables that are set, for a spec that is generated with them.
  mutating func setValues() -> [ScalarString: ExpressionValue] {
    var values: [ScalarString: ExpressionValue] = [:]
    for (name, _) in options.variables { values[name] = setValue(of: name, isWord: true) }
    return values
  }

  /// Returns the value set on the command line; the last one wins.
  private mutating func setValue(of name: String, isWord: Bool) -> ExpressionValue? {
    guard let text = options.variables.last(where: { $0.name.isSame(as: name) })?.expression else {
      return nil
    }
    do throws(ExpressionError) {
      let bound = BoundExpression(try Expression(text)) { scope.meaning(of: $0) }
      if let fault = bound.unknownNames.first {
        // A single word, as in 'style=compact', needs no quotes.
        if isWord, text.isIdentifier { return .text(text) }
        throw fault
      }
      return try bound.value().get()
    } catch {
      let problem = SpecProblem(error, known: scope.knownNames, looksCut: false, inDimension: false)
      report(.invalidOption("--set \(name)=\(text.shortened)", problem.message, hint: problem.hint))
      return nil
    }
  }

  // MARK: Compositional layouts

  private mutating func compositionalLayout(_ root: SpecMapping) -> CompositionalLayout {
    let boundary = boundaryItems(DocumentKey.boundarySupplementaryItems, of: root)
    let sections = elements(root[DocumentKey.sections]?.value).enumerated().map { index, node in
      section(node, index)
    }
    return CompositionalLayout(
      scrollAxis: scrollAxis,
      interSectionSpacing: number(DocumentKey.interSectionSpacing, of: root) ?? 0,
      contentInsetsReference: word(DocumentKey.contentInsetsReference, of: root) ?? .automatic,
      boundarySupplementaryItems: boundary, sections: sections)
  }

  // MARK: Ids of sections

  /// Returns the id of each section, or its index; reports duplicates.
  private mutating func sectionIDs(of root: SpecMapping) -> [String] {
    let ids = writtenIDs.enumerated().map { $1?.text ?? String($0) }
    var taken: [ScalarString: SpecSource] = [:]
    var lines: LineMap?
    // The index of a section without an id is reserved before ids are checked, whatever the order of the sections.
    let nodes = elements(root[DocumentKey.sections]?.value)
    for (index, node) in nodes.enumerated() where writtenIDs[index] == nil { taken[ids[index]] = node.source }
    for case let id? in writtenIDs {
      if let first = taken[id.text] {
        let map = lines ?? LineMap(diagnostics.file)
        lines = map
        report(.duplicateID(id.text, firstLine: map.line(of: first.range.start)), at: id.source)
      } else {
        taken[id.text] = id.source
      }
    }
    reportUnknownSections(ids)
    return ids
  }

  private mutating func reportUnknownSections(_ ids: [String]) {
    for (section, _) in options.orthogonalOffsets where !ids.containsSame(section) {
      if let index = Int(section), ids.indices.contains(index) { continue }
      report(.unknownSection(section, known: ids))
    }
  }
}

extension SpecMember {
  /// Whether the key has no value.
  fileprivate var lacksValue: Bool {
    if case .invalid = value.content { return true }
    return false
  }
}

extension String {
  /// Whether the string can be used as a name in expressions.
  fileprivate var isIdentifier: Bool {
    let letters = utf8.allSatisfy {
      (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F
    }
    guard letters, let first = utf8.first else { return false }
    return !(0x30...0x39).contains(first)
  }
}
