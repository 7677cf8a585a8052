import LayoutSolver
import SourceText

extension SpecLowering {
  /// Returns a flow layout.
  mutating func flowLayout(_ root: SpecMapping) -> FlowLayout {
    let header = labels.addKind(StandardKind.header)
    let footer = labels.addKind(StandardKind.footer)
    let estimate = root[DocumentKey.estimatedItemSize]
    let sections = elements(root[DocumentKey.sections]?.value).enumerated().map { index, node in
      flowSection(node, index, estimate)
    }
    return FlowLayout(
      scrollAxis: scrollAxis,
      sectionHeadersPinToVisibleBounds:
        boolean(DocumentKey.sectionHeadersPinToVisibleBounds, of: root) ?? false,
      sectionFootersPinToVisibleBounds:
        boolean(DocumentKey.sectionFootersPinToVisibleBounds, of: root) ?? false,
      sectionInsetReference: word(DocumentKey.sectionInsetReference, of: root) ?? .contentInset,
      quirks: quirks(of: root), headerKind: header, footerKind: footer, sections: sections)
  }

  /// Returns a section; rule F1 lists the defaults.
  private mutating func flowSection(
    _ node: SpecNode, _ index: Int, _ estimate: SpecMember?
  ) -> FlowSection {
    guard let mapping = openSection(node, index, form: .flow) else {
      return FlowSection(items: SectionItems(count: 0))
    }
    defer { closeSection() }
    let id = label(.section, name: text(SectionKey.id, of: mapping), mapping)
    let itemSize = itemSize(of: mapping)
    return FlowSection(
      id: id, items: items(mapping[SectionKey.items]?.value), itemSize: itemSize,
      estimatedItemSize: estimatedItemSize(
        mapping[SectionKey.estimatedItemSize] ?? estimate, automatic: itemSize),
      minimumLineSpacing: number(SectionKey.minimumLineSpacing, of: mapping) ?? 10,
      minimumInteritemSpacing: number(SectionKey.minimumInteritemSpacing, of: mapping) ?? 10,
      sectionInset: insets(SectionKey.sectionInset, of: mapping) ?? .zero,
      headerReferenceSize: referenceSize(.headerReferenceSize, of: mapping),
      footerReferenceSize: referenceSize(.footerReferenceSize, of: mapping))
  }

  /// Rule F11: returns the estimate for self-sizing items; the item size if the estimate is 'automatic'.
  private mutating func estimatedItemSize(_ member: SpecMember?, automatic: Size) -> Size? {
    guard let member else { return nil }
    guard let size = mapping(member.value) else { return automatic }
    check(size)
    let estimate = Size(
      width: number(SizeKey.width, of: size) ?? 0, height: number(SizeKey.height, of: size) ?? 0)
    // As in UIKit, an estimate of zero turns self-sizing off.
    return estimate == .zero ? nil : estimate
  }

  private func quirks(of root: SpecMapping) -> Set<FlowLayout.Quirk> {
    switch root[DocumentKey.quirks]?.value.content {
    case .text(let word)?: Set([word].compactMap(FlowLayout.Quirk.init))
    case .words(let words)?: Set(words.compactMap(FlowLayout.Quirk.init))
    default: []
    }
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
