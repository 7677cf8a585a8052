import LayoutSpec
import SourceText

extension SwiftExport {
  /// The type that creates a compositional layout, or one of its sections.
  mutating func compositionalType(section name: String?) -> [CodeStatement] {
    let sections = sections(named: name)
    let functions = sectionFunctions(sections)
    let layout = name == nil ? layoutFunction(functions, sections) : []
    let isStateful = hasState
    let modifier = isStateful ? "" : "static "
    var members: [[CodeStatement]] = []
    if name == nil, sections.count > 1 { members.append(sectionEnum(sections)) }
    if !kinds.isEmpty { members.append(kindEnum) }
    if isStateful { members.append(properties) }
    if !layout.isEmpty {
      members.append([
        .block("\(modifier)func makeLayout() -> UICollectionViewCompositionalLayout", layout)
      ])
    }
    let access = name == nil ? "private " : ""
    members += functions.map { [.block($0.header(access + modifier), $0.statements)] }
    if needs.waterfall { members.append(waterfallFunction) }
    return type(isStateful ? "struct \(typeName)" : "enum \(typeName)", members)
  }

  /// Whether the type has stored properties, in which case its functions cannot be static.
  private var hasState: Bool {
    !needs.properties.isEmpty || needs.collectionView || needs.itemHeight || needs.itemSize
  }

  /// A type declaration with blank lines between members.
  func type(_ header: String, _ members: [[CodeStatement]]) -> [CodeStatement] {
    let body = members.enumerated().flatMap { index, member in index == 0 ? member : [.empty] + member }
    return [.comment("@MainActor"), .block(header, body)]
  }

  /// An enum with a case per section.
  func sectionEnum(_ sections: [ExportedSection]) -> [CodeStatement] {
    let cases = sections.map { section in
      CodeStatement.code(
        prefix: "case ", .text(CodeName.escaped(section.name)), line: line(section.mapping.source.range))
    }
    return [.block("enum Section: Int, CaseIterable", cases)]
  }

  private var kindEnum: [CodeStatement] {
    let constants = kinds.map { kind, name in
      CodeStatement.code(
        prefix: "static let \(name) = ", .text("\"\(kind.escapedForSwift)\""), line: nil)
    }
    return [.block("enum ElementKind", constants)]
  }

  /// The stored properties: variables, and values that only the app knows.
  var properties: [CodeStatement] {
    mutating get {
      var statements: [CodeStatement] = []
      if needs.collectionView {
        statements.append(.code(prefix: "unowned let ", .text("collectionView: UICollectionView"), line: nil))
      }
      for member in variables where needs.properties.contains(member.key.string) {
        let name = member.key.string
        let type = type(ofVariable: name, topValues(of: name))
        let annotation = type == .double ? ": CGFloat" : ""
        statements.append(
          .code(
            prefix: "var \(CodeName.escaped(variableNames[name] ?? name))\(annotation) = ",
            value(member.value, as: type), line: line(member.keyRange)))
      }
      if needs.itemHeight {
        statements += [
          .comment("/// The height of an item at a width; the estimate is used where it is nil."),
          .code(
            prefix: "var itemHeight: (IndexPath, CGFloat) -> CGFloat? = ", .text("{ _, _ in nil }"),
            line: nil),
        ]
      }
      if needs.itemSize {
        statements += [
          .comment("/// The size of an item; that of its section is used where it is nil."),
          .code(prefix: "var itemSize: (IndexPath) -> CGSize? = ", .text("{ _ in nil }"), line: nil),
        ]
      }
      return statements
    }
  }

  // MARK: The function that makes the layout

  private mutating func layoutFunction(
    _ functions: [SectionFunction], _ sections: [ExportedSection]
  ) -> [CodeStatement] {
    beginFunction(.layout)
    var block = CodeBlock()
    let configuration = configuration(in: &block)
    var arguments = configuration ? [CodeArgument("configuration", .text("configuration"))] : []
    let declarations = function.declarations
    if !block.statements.isEmpty, block.statements.last != .empty { block.append(.empty) }
    let name = "UICollectionViewCompositionalLayout"
    let layout: SwiftCode
    if sections.count == 1, let only = functions.first, !only.usesIndex, !only.usesEnvironment {
      arguments.insert(CodeArgument("section", only.call(for: sections[0].index)), at: 0)
      layout = .call(name, arguments)
    } else {
      let provider = provider(functions, sections)
      if arguments.isEmpty {
        layout = .call(name, [], closure: provider)
      } else {
        arguments.insert(CodeArgument("sectionProvider", .closure(provider)), at: 0)
        layout = .call(name, arguments)
      }
    }
    let isAlone = declarations.isEmpty && block.statements.isEmpty
    block.append(.code(prefix: isAlone ? "" : "return ", layout, line: nil))
    return declarations + block.statements
  }

  private func provider(_ functions: [SectionFunction], _ sections: [ExportedSection]) -> CodeClosure {
    let usesEnvironment = functions.contains(where: \.usesEnvironment)
    let environment = usesEnvironment ? "environment" : "_"
    if sections.count == 1, let only = functions.first {
      return CodeClosure(
        parameters: "\(only.usesIndex ? "index" : "_"), \(environment)",
        statements: [.code(prefix: "", only.call(for: sections[0].index), line: nil)])
    }
    var cases: [CodeCase] = []
    for section in sections {
      guard
        let function = functions.first(where: { $0.sections.contains { $0.section.index == section.index } })
      else { continue }
      let call = CodeStatement.code(prefix: "return ", function.call(for: section.index), line: nil)
      let pattern = ".\(section.name)"
      if let index = cases.firstIndex(where: { $0.statements == [call] }) {
        cases[index].pattern += ", " + pattern
      } else {
        cases.append(CodeCase(pattern: "case " + pattern, statements: [call]))
      }
    }
    cases.append(
      CodeCase(pattern: "case nil", statements: [.code(prefix: "return ", .text("nil"), line: nil)]))
    return CodeClosure(
      parameters: "index, \(environment)", statements: [.choice("Section(rawValue: index)", cases)])
  }

  /// Writes the layout's configuration; returns false if it has none.
  private mutating func configuration(in block: inout CodeBlock) -> Bool {
    let keys: [DocumentKey] = [
      .scrollDirection, .interSectionSpacing, .contentInsetsReference, .boundarySupplementaryItems,
    ]
    guard keys.contains(where: { root.values($0).leaves.contains { $0 != nil } }) else { return false }
    block.append(
      .code(
        prefix: "let configuration = ", .call("UICollectionViewCompositionalLayoutConfiguration", []),
        line: nil))
    set("configuration.scrollDirection", DocumentKey.scrollDirection, of: root, in: &block) { $0.word($1) }
    set("configuration.interSectionSpacing", DocumentKey.interSectionSpacing, of: root, in: &block) {
      $0.value($1)
    }
    set("configuration.contentInsetsReference", DocumentKey.contentInsetsReference, of: root, in: &block) {
      $0.require(14, "'contentInsetsReference'", at: $1.source)
      return $0.word($1)
    }
    setBoundaryItems("configuration", DocumentKey.boundarySupplementaryItems, of: root, in: &block)
    return true
  }
}
