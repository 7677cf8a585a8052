import LayoutSpec

/// The function that creates a section, or several sections that differ only in their variables.
struct SectionFunction {
  /// A section variable that the body uses.
  struct Parameter: Hashable {
    /// The name in the spec.
    var variable: String
    var name: String
    var type: CodeType
  }

  /// Sections with equal keys share a function.
  struct Key: Hashable {
    var body: [CodeStatement]
    var parameters: [Parameter]
  }

  var name: String
  var key: Key
  var body: [CodeStatement]
  var usesEnvironment: Bool
  var usesIndex: Bool
  /// The sections and their arguments.
  var sections: [(section: ExportedSection, arguments: [SwiftCode])] = []

  var parameters: [Parameter] { key.parameters }

  /// Whether the parameters become constants in the body, because all sections have the same values.
  var hasConstants: Bool {
    guard let first = sections.first?.arguments else { return true }
    return sections.allSatisfy { $0.arguments == first }
  }

  func call(for section: Int) -> SwiftCode {
    var arguments: [CodeArgument] = []
    if !hasConstants, let own = sections.first(where: { $0.section.index == section })?.arguments {
      arguments = zip(parameters, own).map { CodeArgument($0.name, $1) }
    }
    if usesIndex { arguments.append(CodeArgument("at", .text("index"))) }
    if usesEnvironment { arguments.append(CodeArgument("in", .text("environment"))) }
    return .call(name, arguments)
  }

  /// The declaration up to its body.
  func header(_ modifiers: String) -> String {
    var parameters: [String] = []
    if !hasConstants { parameters = self.parameters.map { "\($0.name): \($0.type.swiftName)" } }
    if usesIndex { parameters.append("at index: Int") }
    if usesEnvironment { parameters.append("in environment: any NSCollectionLayoutEnvironment") }
    let line = "\(modifiers)func \(name)(\(parameters.joined(separator: ", "))) -> NSCollectionLayoutSection"
    guard line.count + 4 > SwiftPrinter.width else { return line }
    let lines = parameters.map { "    \($0)" }.joined(separator: ",\n")
    return "\(modifiers)func \(name)(\n\(lines)\n  ) -> NSCollectionLayoutSection"
  }

  /// The body, preceded by the parameters that became constants.
  var statements: [CodeStatement] {
    guard hasConstants, let own = sections.first?.arguments else { return body }
    return zip(parameters, own).map { parameter, value in
      let annotation = parameter.type == .double ? ": CGFloat" : ""
      return .code(prefix: "let \(CodeName.escaped(parameter.name))\(annotation) = ", value, line: nil)
    } + body
  }
}

extension CodeType {
  /// The type's name in Swift.
  var swiftName: String {
    switch self {
    case .int: "Int"
    case .double: "CGFloat"
    case .boolean: "Bool"
    case .string: "String"
    case .trait(let trait):
      switch trait {
      case .horizontalSizeClass, .verticalSizeClass: "UIUserInterfaceSizeClass"
      case .layoutDirection: "UITraitEnvironmentLayoutDirection"
      case .idiom: "UIUserInterfaceIdiom"
      case .textSize: "UIContentSizeCategory"
      }
    }
  }
}

extension SwiftExport {
  /// The functions that create the sections; sections with identical functions share one.
  mutating func sectionFunctions(_ sections: [ExportedSection]) -> [SectionFunction] {
    var functions: [SectionFunction] = []
    var names = SwiftNameTable(["makeLayout", "waterfall"])
    for section in sections {
      let made = sectionFunction(section)
      if let index = functions.firstIndex(where: { $0.key == made.key }) {
        functions[index].sections += made.sections
        continue
      }
      functions.append(made)
    }
    for index in functions.indices {
      let shared = functions[index].sections.count > 1
      let first = functions[index].sections[0].section
      let definition = shared ? first.mapping.source.usedDefinitions.last.flatMap(CodeName.lower) : nil
      let name = definition ?? first.name
      functions[index].name = names.unique(
        first.hasID || definition != nil
          ? name.hasSuffix("ection") ? name : name + "Section"
          : sections.count == 1 ? "makeSection" : "makeSection\(first.index)")
    }
    return functions
  }

  private mutating func sectionFunction(_ section: ExportedSection) -> SectionFunction {
    let mapping = section.mapping
    beginFunction(.section)
    for name in mapping.variableNames where function.sectionVariables[name] == nil {
      let values = mapping.values(SectionKey.variables).flatMap { node in
        node?.mapping?.values(name) ?? .value(nil)
      }.withoutMissing
      function.sectionVariables[name] = values
      if let value = values.single ?? nil, value.isConstant { function.parameters.insert(name) }
    }
    var block = CodeBlock()
    sectionBody(mapping, in: &block)
    if case .code("let section = ", let made, let line)? = block.statements.last {
      block.statements[block.statements.count - 1] = .code(prefix: "return ", made, line: line)
    } else {
      block.append(.code(prefix: "return ", .text("section"), line: nil))
    }
    let parameters = function.usedParameters.sorted().map { name -> SectionFunction.Parameter in
      let values = function.sectionVariables[name] ?? .value(nil)
      let own = variable(name)
      return SectionFunction.Parameter(
        variable: name, name: own?.text ?? name, type: own?.type ?? type(ofVariable: name, values))
    }
    let arguments = parameters.map { parameter -> SwiftCode in
      let values = function.sectionVariables[parameter.variable] ?? .value(nil)
      return code(of: values) { export, node in export.value(node, as: parameter.type) }
    }
    let body = preamble() + function.declarations + spacer(block) + block.statements
    return SectionFunction(
      name: "", key: SectionFunction.Key(body: body.map(\.withoutLine), parameters: parameters), body: body,
      usesEnvironment: function.usesEnvironment, usesIndex: function.usesIndex,
      sections: [(section, arguments)])
  }

  private func spacer(_ block: CodeBlock) -> [CodeStatement] {
    function.declarations.isEmpty && !function.usesWidth && !function.usesHeight ? [] : [.empty]
  }

  mutating func beginFunction(_ kind: FunctionScope.Kind) {
    var taken = Set(variableNames.values)
    taken.formUnion([
      "environment", "index", "section", "collectionView", "width", "height", "size", "configuration",
      "layout",
    ])
    function = FunctionScope(kind, names: SwiftNameTable(taken))
  }

  /// Constants for the container's size, if the function uses it.
  private func preamble() -> [CodeStatement] {
    let size = "environment.container.effectiveContentSize"
    return [("width", function.usesWidth), ("height", function.usesHeight)].filter(\.1).map { name, _ in
      .code(prefix: "let \(name) = ", .text("\(size).\(name)"), line: nil)
    }
  }

  // MARK: The body

  private mutating func sectionBody(_ mapping: SpecMapping, in block: inout CodeBlock) {
    let isMixed =
      mapping.values(SectionKey.list).single == nil
      && mapping.values(SectionKey.group).leaves.contains { $0 != nil }
    if isMixed { report(.varies("list"), at: mapping.source) }
    let line = line(mapping.source.range)
    if mapping.values(SectionKey.list).leaves.contains(where: { $0 != nil }) {
      listSection(mapping, line, in: &block)
    } else {
      let group = rootGroup(mapping, in: &block)
      if !block.statements.isEmpty { block.append(.empty) }
      block.append(
        .code(
          prefix: "let section = ",
          .call("NSCollectionLayoutSection", [CodeArgument("group", .text(group))]), line: line))
      set("section.contentInsets", SectionKey.contentInsets, of: mapping, in: &block) { $0.insets($1) }
    }
    setProperties(mapping, in: &block)
  }

  /// Declares the section's root group and returns its name.
  private mutating func rootGroup(_ mapping: SpecMapping, in block: inout CodeBlock) -> String {
    let groups = mapping.values(SectionKey.group).withoutMissing
    if let node = groups.single ?? nil {
      if node.mapping?[ItemKey.type]?.value.text == GroupType.waterfall.rawValue {
        return waterfall(node, in: mapping, block: &block)
      }
      return item(node, role: "group", in: &block)
    }
    for node in groups.leaves {
      guard let node, node.mapping?[ItemKey.type]?.value.text == GroupType.waterfall.rawValue else {
        continue
      }
      report(.unsupported("a waterfall group in a variant", hint: nil), at: node.source)
    }
    let statements = chosen(groups, .declares) { export, node, binding, block in
      guard let mapping = node?.mapping else { return [] }
      return export.itemStatements(mapping, binding, in: &block)
    }
    return declare(statements, as: "group", in: &block)
  }

  private mutating func setProperties(_ mapping: SpecMapping, in block: inout CodeBlock) {
    set("section.interGroupSpacing", SectionKey.interGroupSpacing, of: mapping, in: &block) { $0.value($1) }
    set(
      "section.orthogonalScrollingBehavior", SectionKey.orthogonalScrollingBehavior, of: mapping, in: &block
    ) { $0.word($1) }
    set("section.contentInsetsReference", SectionKey.contentInsetsReference, of: mapping, in: &block) {
      $0.require(14, "'contentInsetsReference'", at: $1.source)
      return $0.word($1)
    }
    set(
      "section.supplementaryContentInsetsReference", SectionKey.supplementaryContentInsetsReference,
      of: mapping, in: &block
    ) {
      $0.require(16, "'supplementaryContentInsetsReference'", at: $1.source)
      return $0.word($1)
    }
    set(
      "section.supplementariesFollowContentInsets", SectionKey.supplementariesFollowContentInsets,
      of: mapping, in: &block
    ) { $0.value($1, as: .boolean) }
    setBoundaryItems("section", SectionKey.boundarySupplementaryItems, of: mapping, in: &block)
    setDecorationItems(of: mapping, in: &block)
  }

  // MARK: Lists

  private mutating func listSection(_ mapping: SpecMapping, _ line: Int, in block: inout CodeBlock) {
    let lists = mapping.values(SectionKey.list).withoutMissing
    guard let node = lists.single ?? nil, let list = node.mapping else {
      report(.varies("list"), at: mapping.source)
      return
    }
    require(14, "a list", at: node.source)
    let appearance =
      list.values(ListKey.appearance).leaves.contains { $0 != nil }
      ? listWord(list.values(ListKey.appearance), "plain") : .text(".plain")
    var settings = CodeBlock()
    for key in [ListKey.headerMode, .footerMode] {
      set("configuration.\(key.rawValue)", key, of: list, in: &settings) { $0.word($1) }
    }
    set("configuration.headerTopPadding", ListKey.headerTopPadding, of: list, in: &settings) {
      $0.require(15, "'headerTopPadding'", at: $1.source)
      return $0.value($1)
    }
    block.append(
      .code(
        prefix: settings.statements.isEmpty ? "let configuration = " : "var configuration = ",
        .call("UICollectionLayoutListConfiguration", [CodeArgument("appearance", appearance)]),
        line: self.line(node.source.range)))
    block.statements += settings.statements
    block.append(.empty)
    function.usesEnvironment = true
    block.append(
      .code(
        prefix: "let section = ",
        .call(
          "NSCollectionLayoutSection.list",
          [
            CodeArgument("using", .text("configuration")),
            CodeArgument("layoutEnvironment", .text("environment")),
          ]), line: line))
    // The section's own insets take precedence over the list's.
    if mapping.values(SectionKey.contentInsets).leaves.contains(where: { $0 != nil }) {
      set("section.contentInsets", SectionKey.contentInsets, of: mapping, in: &block) { $0.insets($1) }
    } else {
      set("section.contentInsets", ListKey.contentInsets, of: list, in: &block) { $0.insets($1) }
    }
  }

  /// An enum case; `missing` where the key is not set.
  private mutating func listWord(_ values: Conditional<SpecNode?>, _ missing: String) -> SwiftCode {
    switch values {
    case .value(let node): return node.map(word) ?? .text("." + missing)
    case .choice(let condition, let first, let second):
      return .choice(
        value(condition, as: .boolean), listWord(first, missing), listWord(second, missing))
    }
  }
}
