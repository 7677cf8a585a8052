import LayoutSolver
import SourceText

extension SpecLowering {
  /// A flow layout.
  mutating func flowLayout(_ root: SpecMapping) -> FlowLayout {
    let header = labels.addKind(StandardKind.header)
    let footer = labels.addKind(StandardKind.footer)
    let sections = elements(root[DocumentKey.sections]?.value).enumerated().map { index, node in
      flowSection(node, index)
    }
    return FlowLayout(
      scrollAxis: scrollAxis,
      sectionHeadersPinToVisibleBounds:
        boolean(DocumentKey.sectionHeadersPinToVisibleBounds, of: root) ?? false,
      sectionFootersPinToVisibleBounds:
        boolean(DocumentKey.sectionFootersPinToVisibleBounds, of: root) ?? false,
      sectionInsetReference: word(DocumentKey.sectionInsetReference, of: root) ?? .contentInset,
      headerKind: header, footerKind: footer, sections: sections)
  }

  /// One section; rule F1 has the defaults.
  private mutating func flowSection(_ node: SpecNode, _ index: Int) -> FlowSection {
    guard let mapping = openSection(node, index, form: .flow) else {
      return FlowSection(items: SectionItems(count: 0))
    }
    defer { closeSection() }
    let id = label(.section, name: text(SectionKey.id, of: mapping), mapping)
    return FlowSection(
      id: id, items: items(mapping[SectionKey.items]?.value),
      itemSize: itemSize(of: mapping),
      minimumLineSpacing: number(SectionKey.minimumLineSpacing, of: mapping) ?? 10,
      minimumInteritemSpacing: number(SectionKey.minimumInteritemSpacing, of: mapping) ?? 10,
      sectionInset: insets(SectionKey.sectionInset, of: mapping) ?? .zero,
      headerReferenceSize: referenceSize(.headerReferenceSize, of: mapping),
      footerReferenceSize: referenceSize(.footerReferenceSize, of: mapping))
  }

  private mutating func itemSize(of section: SpecMapping) -> Size {
    guard let size = mapping(section[SectionKey.itemSize]?.value) else { return Size(width: 50, height: 50) }
    check(size)
    return Size(
      width: number(SizeKey.width, of: size) ?? 50, height: number(SizeKey.height, of: size) ?? 50)
  }

  private mutating func referenceSize(_ key: SectionKey, of section: SpecMapping) -> Size {
    guard let size = mapping(section[key]?.value) else { return .zero }
    return Size(
      width: number(ReferenceSizeKey.width, of: size) ?? 0,
      height: number(ReferenceSizeKey.height, of: size) ?? 0)
  }
}
