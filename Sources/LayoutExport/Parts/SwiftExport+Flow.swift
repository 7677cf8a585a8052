import LayoutSpec

/// Flow layouts: values that all sections share become properties of the layout; the rest become delegate
/// methods.
extension SwiftExport {
  /// A value that each section of a flow layout has.
  private struct SectionValue: Sendable {
    var key: SectionKey
    var property: String { key.rawValue }
    /// The label of the delegate method's last parameter.
    var selector: String
    var isSize: Bool { key == .itemSize || key == .headerReferenceSize || key == .footerReferenceSize }
    /// UIKit's default, for a section without this key.
    var missing: SwiftCode

    static let all: [SectionValue] = [
      SectionValue(
        key: .itemSize, selector: "sizeForItemAt", missing: .text("CGSize(width: 50, height: 50)")),
      SectionValue(key: .sectionInset, selector: "insetForSectionAt", missing: .text(".zero")),
      SectionValue(
        key: .minimumLineSpacing, selector: "minimumLineSpacingForSectionAt", missing: .text("10")),
      SectionValue(
        key: .minimumInteritemSpacing, selector: "minimumInteritemSpacingForSectionAt", missing: .text("10")),
      SectionValue(
        key: .headerReferenceSize, selector: "referenceSizeForHeaderInSection", missing: .text(".zero")),
      SectionValue(
        key: .footerReferenceSize, selector: "referenceSizeForFooterInSection", missing: .text(".zero")),
    ]

    var type: String {
      switch key {
      case .sectionInset: "UIEdgeInsets"
      case .minimumLineSpacing, .minimumInteritemSpacing: "CGFloat"
      default: "CGSize"
      }
    }
  }

  /// A section's part of a delegate method.
  private struct DelegateBody {
    var section: ExportedSection
    var declarations: [CodeStatement]
    var value: SwiftCode
    var isMissing: Bool
    var isFixed: Bool
    var usesSection: Bool
  }

  /// The flow layout's delegate, which also creates the layout.
  mutating func flowType(section name: String?) -> [CodeStatement] {
    if name != nil {
      report(
        .unsupported("one section of a flow layout", hint: "export the whole layout"), at: root.source)
    }
    let sections = sections(named: name)
    if hasOwnSizes(sections) { needs.itemSize = true }
    var layout: [CodeStatement] = []
    var methods: [[CodeStatement]] = []
    for value in SectionValue.all {
      let bodies = sections.map { delegateBody(value, $0) }
      let needsMethod = value.key == .itemSize && needs.itemSize
      if bodies.allSatisfy(\.isMissing), !needsMethod { continue }
      if let first = bodies.first, first.isFixed, bodies.allSatisfy({ $0.value == first.value }), !needsMethod
      {
        layout.append(.code(prefix: "layout.\(value.property) = ", first.value, line: nil))
      } else {
        methods.append(method(value, bodies))
      }
    }
    layout = flowProperties(sections) + layout
    layout.append(.code(prefix: "return ", .text("layout"), line: nil))
    var members: [[CodeStatement]] = []
    if !methods.isEmpty, sections.count > 1 { members.append(sectionEnum(sections)) }
    needs.collectionView = false
    let properties = properties
    if !properties.isEmpty { members.append(properties) }
    members.append([.block("func makeLayout() -> UICollectionViewFlowLayout", layout)])
    members += methods
    let kind = "final" + " class"
    return type("\(kind) \(typeName): NSObject, UICollectionViewDelegateFlowLayout", members)
  }

  /// The body of the function that creates the layout.
  private mutating func flowProperties(_ sections: [ExportedSection]) -> [CodeStatement] {
    beginFunction(.layout)
    var block = CodeBlock()
    set("layout.scrollDirection", DocumentKey.scrollDirection, of: root, in: &block) { $0.word($1) }
    for key in [DocumentKey.sectionHeadersPinToVisibleBounds, .sectionFootersPinToVisibleBounds] {
      set("layout.\(key.rawValue)", key, of: root, in: &block) { $0.value($1, as: .boolean) }
    }
    set("layout.sectionInsetReference", DocumentKey.sectionInsetReference, of: root, in: &block) { _, node in
      .text(".from" + (CodeName.upper(node.text ?? "") ?? "ContentInset"))
    }
    setEstimatedSize(sections, in: &block)
    if function.usesCollectionView {
      report(
        .unsupported(
          "a property of a flow layout that depends on the view", hint: "write it in the sections"),
        at: root.source)
    }
    let start = CodeStatement.code(
      prefix: "let layout = ", .call("UICollectionViewFlowLayout", []), line: nil)
    return [start] + function.declarations + block.statements
  }

  /// UIKit has one estimated size per layout; a section's own estimate is allowed only if it has the same
  /// effect.
  private mutating func setEstimatedSize(_ sections: [ExportedSection], in block: inout CodeBlock) {
    set("layout.estimatedItemSize", DocumentKey.estimatedItemSize, of: root, in: &block) { export, node in
      node.text == "automatic"
        ? .text("UICollectionViewFlowLayout.automaticSize")
        : export.pair(node, "CGSize", ["width", "height"])
    }
    let isAutomatic = root[DocumentKey.estimatedItemSize]?.value.text == "automatic"
    for section in sections {
      for case let node? in section.mapping.values(SectionKey.estimatedItemSize).leaves {
        beginFunction(.delegate)
        let own = pair(node, "CGSize", ["width", "height"])
        let size = (section.mapping.values(SectionKey.itemSize).single ?? nil).map {
          pair($0, "CGSize", ["width", "height"])
        }
        // With an automatic estimate, UIKit starts from the section's item size.
        if isAutomatic, node.text == "automatic" || own == size { continue }
        report(.perSection("estimatedItemSize"), at: node.source)
      }
    }
    beginFunction(.layout)
  }

  private mutating func delegateBody(_ value: SectionValue, _ section: ExportedSection) -> DelegateBody {
    beginFunction(.delegate)
    let mapping = section.mapping
    for name in mapping.variableNames {
      function.sectionVariables[name] =
        mapping.values(SectionKey.variables).flatMap { node in
          node?.mapping?.values(name) ?? .value(nil)
        }.withoutMissing
    }
    let values = mapping.values(value.key)
    let isMissing = !values.leaves.contains { $0 != nil }
    let code = code(of: values, missing: value.missing) { export, node in
      switch value.key {
      case .sectionInset:
        export.insets(
          node, type: "UIEdgeInsets",
          labels: [("top", "top"), ("leading", "left"), ("bottom", "bottom"), ("trailing", "right")])
      case .minimumLineSpacing, .minimumInteritemSpacing: export.value(node)
      default: export.pair(node, "CGSize", ["width", "height"])
      }
    }
    return DelegateBody(
      section: section, declarations: function.declarations, value: code, isMissing: isMissing,
      isFixed: function.declarations.isEmpty && !function.usesCollectionView && !function.usesIndex,
      usesSection: function.usesIndex)
  }

  private mutating func code(
    of values: Conditional<SpecNode?>, missing: SwiftCode, leaf: (inout SwiftExport, SpecNode) -> SwiftCode
  ) -> SwiftCode {
    switch values {
    case .value(let node): return node.map { leaf(&self, $0) } ?? missing
    case .choice(let condition, let first, let second):
      return .choice(
        value(condition, as: .boolean), code(of: first, missing: missing, leaf: leaf),
        code(of: second, missing: missing, leaf: leaf))
    }
  }

  private func method(_ value: SectionValue, _ bodies: [DelegateBody]) -> [CodeStatement] {
    let isItem = value.key == .itemSize
    let parameter = isItem ? "indexPath: IndexPath" : "section: Int"
    var statements: [CodeStatement] = []
    if isItem, needs.itemSize {
      statements.append(
        .branch(
          .text("let size = itemSize(indexPath)"), [.code(prefix: "return ", .text("size"), line: nil)], []))
    }
    if isItem, bodies.contains(where: \.usesSection) {
      statements.append(.code(prefix: "let section = ", .text("indexPath.section"), line: nil))
    }
    if bodies.count == 1 {
      statements += bodies[0].declarations + [.code(prefix: "return ", bodies[0].value, line: nil)]
    } else {
      var cases: [CodeCase] = []
      for body in bodies {
        let own = body.declarations + [.code(prefix: "return ", body.value, line: nil)]
        let pattern = ".\(body.section.name)"
        let key = own.map(\.withoutLine)
        if let index = cases.firstIndex(where: { $0.statements.map(\.withoutLine) == key }) {
          cases[index].pattern += ", " + pattern
        } else {
          cases.append(CodeCase(pattern: "case " + pattern, statements: own))
        }
      }
      cases.append(
        CodeCase(pattern: "case nil", statements: [.code(prefix: "return ", value.missing, line: nil)]))
      statements.append(
        .choice("Section(rawValue: \(isItem ? "indexPath.section" : "section"))", cases))
    }
    let header = [
      "func collectionView(", "  _ collectionView: UICollectionView,",
      "  layout collectionViewLayout: UICollectionViewLayout,", "  \(value.selector) \(parameter)",
    ]
    return header.map { .comment($0) } + [.block(") -> \(value.type)", statements)]
  }

  /// Whether the spec gives items individual sizes, which only the app knows.
  private func hasOwnSizes(_ sections: [ExportedSection]) -> Bool {
    if root[DocumentKey.estimatedItemSize] != nil { return false }
    return sections.contains { section in
      section.mapping.values(SectionKey.items).leaves.contains { node in
        switch node?.content {
        case .list, .numbers: true
        case .mapping(let items):
          [ItemsKey.width, .height, .aspectRatio].contains { key in
            items.values(key).leaves.contains { $0 != nil }
          }
        default: false
        }
      }
    }
  }
}
