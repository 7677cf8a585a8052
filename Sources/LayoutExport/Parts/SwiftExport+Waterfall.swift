import LayoutSpec

/// UIKit has no waterfall group: the code packs the items and creates a custom group from their frames.
extension SwiftExport {
  /// Declares the group of a waterfall section and returns its name.
  mutating func waterfall(
    _ node: SpecNode, in section: SpecMapping, block: inout CodeBlock
  ) -> String {
    guard let mapping = node.mapping else { return "group" }
    if isHorizontal {
      report(
        .unsupported("a waterfall that scrolls horizontally", hint: "let it scroll vertically"),
        at: mapping.source)
    }
    checkWidth(of: mapping)
    needs.itemHeight = true
    needs.waterfall = true
    needs.collectionView = true
    function.usesEnvironment = true
    function.usesIndex = true
    let columns = code(of: mapping.values(ItemKey.columns).withoutMissing) { $0.value($1, as: .int) }
    let estimate = mapping.values(ItemKey.estimatedItemHeight).leaves.contains { $0 != nil }
    let arguments = [
      CodeArgument("of", .text("index")), CodeArgument("in", .text("environment")),
      CodeArgument("insets", sectionInsets(section)),
      CodeArgument("columns", columns),
      CodeArgument("columnSpacing", number("columnSpacing", of: mapping)),
      CodeArgument("itemSpacing", number("itemSpacing", of: mapping)),
      CodeArgument(
        "estimatedHeight", estimate ? number("estimatedItemHeight", of: mapping) : .text("44")),
    ]
    let order = mapping.values(ItemKey.itemOrder)
    if order.single == nil { report(.varies("itemOrder"), at: mapping.source) }
    let statement = CodeStatement.code(
      prefix: "let \(CodeBlock.placeholder) = ",
      .call("waterfall", arguments, closure: choice(of: (order.single ?? nil)?.text)),
      line: line(mapping.source.range))
    return declare([statement], as: "group", in: &block)
  }

  private var isHorizontal: Bool {
    root.values(DocumentKey.scrollDirection).leaves.contains { $0?.text == "horizontal" }
  }

  /// Reports a width other than 100%: the generated columns fill the section.
  private mutating func checkWidth(of mapping: SpecMapping) {
    for case let node? in mapping.values(ItemKey.width).leaves {
      switch node.content {
      case .percentage(let share):
        if case .number(100)? = share.trees.first { continue }
      case .dimension(.fractionalWidth, let share):
        if case .number(1)? = share.trees.first { continue }
      case .number, .boolean, .expression, .text, .words, .dimension, .flexible, .mapping, .list, .numbers,
        .invalid:
        break
      }
      report(
        .unsupported("a waterfall that does not fill its section", hint: "write 'width: 100%'"),
        at: node.source)
    }
  }

  private mutating func sectionInsets(_ section: SpecMapping) -> SwiftCode {
    let values = section.values(SectionKey.contentInsets)
    guard values.leaves.contains(where: { $0 != nil }) else { return .text(".zero") }
    return code(of: values.withoutMissing) { $0.insets($1) }
  }

  /// The closure that chooses an item's column.
  private func choice(of order: String?) -> CodeClosure {
    switch order {
    case "leadingToTrailing":
      CodeClosure(
        parameters: "item, ends", statements: [.code(prefix: "", .text("item % ends.count"), line: nil)])
    case "trailingToLeading":
      CodeClosure(
        parameters: "item, ends",
        statements: [.code(prefix: "", .text("ends.count - 1 - item % ends.count"), line: nil)])
    default:
      CodeClosure(
        parameters: "_, ends",
        statements: [
          .code(prefix: "", .text("ends.indices.min { ends[$0] < ends[$1] } ?? 0"), line: nil)
        ])
    }
  }

  var waterfallFunction: [CodeStatement] {
    let text = """
      /// Packs a section's items into columns. `column` chooses an item's column from its index and the
      /// columns' ends.
      private func waterfall(
        of section: Int,
        in environment: any NSCollectionLayoutEnvironment,
        insets: NSDirectionalEdgeInsets,
        columns: Int,
        columnSpacing: CGFloat,
        itemSpacing: CGFloat,
        estimatedHeight: CGFloat,
        column: (_ item: Int, _ ends: [CGFloat]) -> Int
      ) -> NSCollectionLayoutGroup {
        let scale = max(1, environment.traitCollection.displayScale)
        let width = environment.container.effectiveContentSize.width - insets.leading - insets.trailing
        let gaps = CGFloat(columns - 1) * columnSpacing
        let columnWidth = floor((width - gaps) / CGFloat(columns) * scale) / scale
        var ends = [CGFloat](repeating: 0, count: columns)
        var frames: [CGRect] = []
        for item in 0..<collectionView.numberOfItems(inSection: section) {
          let column = column(item, ends)
          let indexPath = IndexPath(item: item, section: section)
          let height = itemHeight(indexPath, columnWidth) ?? estimatedHeight
          let x = CGFloat(column) * (columnWidth + columnSpacing)
          frames.append(CGRect(x: x, y: ends[column], width: columnWidth, height: height))
          ends[column] += height + itemSpacing
        }
        let height = max(0, (ends.max() ?? 0) - itemSpacing)
        return NSCollectionLayoutGroup.custom(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        ) { _ in
          frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
        }
      }
      """
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { .comment(String($0)) }
  }
}
