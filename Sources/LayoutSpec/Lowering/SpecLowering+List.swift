import LayoutSolver
import SourceText

/// The element kinds that UIKit defines.
package enum StandardKind {
  /// A section's header.
  package static let header = "UICollectionElementKindSectionHeader"
  /// A section's footer.
  package static let footer = "UICollectionElementKindSectionFooter"
}

/// The metrics of a list's appearance (semantics, part B: list metrics).
struct ListMetrics {
  var contentInsets = Insets.zero
  var headerHeight = 28.0
  var footerHeight = 28.0
  var pinsHeader = false
  /// The space above the first item of a plain list if that item is the header.
  static let firstItemTop = 22.0

  init(
    _ appearance: ListAppearance, header: ListHeaderMode, footer: ListFooterMode, width: Double,
    safeArea: Insets
  ) {
    switch appearance {
    case .plain:
      pinsHeader = true
    case .grouped, .insetGrouped:
      contentInsets.top = header == .none ? 35 : 0
      contentInsets.bottom = footer == .none ? 20 : 0
      (headerHeight, footerHeight) = (17.5, 17.5)
      if appearance == .insetGrouped {
        // D 44: margins are inside the safe area.
        contentInsets.leading = safeArea.leading + (width < 414 ? 16 : 20)
        contentInsets.trailing = safeArea.trailing + (width < 414 ? 16 : 20)
      }
    case .sidebar:
      contentInsets = Insets(leading: 13, bottom: footer == .none ? 10 : 0, trailing: 13)
      (headerHeight, footerHeight) = (17.5, 17.5)
    case .sidebarPlain:
      contentInsets = Insets(leading: 13, trailing: 13)
      pinsHeader = true
    }
  }
}

extension SpecLowering {
  /// Rule 63: lowers a list to a row group as wide as the section, with an optional header and footer.
  mutating func lowerList(_ list: SpecMapping, of mapping: SpecMapping, into section: inout Section) {
    check(list)
    let header: ListHeaderMode = word(ListKey.headerMode, of: list) ?? .none
    let footer: ListFooterMode = word(ListKey.footerMode, of: list) ?? .none
    let reference: ContentInsetsReference =
      word(SectionKey.contentInsetsReference, of: mapping) ?? ContentInsetsReference.none
    let metrics = ListMetrics(
      word(ListKey.appearance, of: list) ?? .plain, header: header, footer: footer, width: container.width,
      safeArea: reference == .none ? safeArea : .zero)
    let topPadding = number(ListKey.headerTopPadding, of: list)
    section.group = rowGroup(list)
    section.contentInsets = insets(ListKey.contentInsets, of: list) ?? metrics.contentInsets
    section.contentInsetsReference = .none
    switch header {
    // The padding of the first item is added below, once the insets are known.
    case .none, .firstItemInSection: break
    case .supplementary:
      section.boundarySupplementaryItems.append(listHeader(list, metrics, topPadding: topPadding ?? 0))
    }
    if footer == .supplementary { section.boundarySupplementaryItems.append(listFooter(list, metrics)) }
  }

  /// D 63: returns the space above a first item that is the header; the appearance's default applies unless insets are
  /// set.
  mutating func firstItemPadding(_ list: SpecMapping, in section: SpecMapping) -> Double {
    guard word(ListKey.headerMode, of: list) == ListHeaderMode.firstItemInSection else { return 0 }
    if let padding = number(ListKey.headerTopPadding, of: list) { return padding }
    guard list[ListKey.contentInsets] == nil, section[SectionKey.contentInsets] == nil else { return 0 }
    let appearance: ListAppearance = word(ListKey.appearance, of: list) ?? .plain
    return appearance == .plain ? ListMetrics.firstItemTop : 0
  }

  private mutating func rowGroup(_ list: SpecMapping) -> Item {
    let size = LayoutSize(
      width: .fraction(1, of: .horizontal), height: .estimated(number(ListKey.rowHeight, of: list) ?? 44))
    let group = label(.group, name: nil, list)
    let row = Item(id: label(.item, name: nil, list), size: size)
    return Item(
      id: group, size: size, content: .group(.stack(Stack(axis: .horizontal, subitems: .cycle([row])))))
  }

  private mutating func listHeader(
    _ list: SpecMapping, _ metrics: ListMetrics, topPadding: Double
  ) -> BoundarySupplementary {
    var header = listBoundary(
      list, StandardKind.header, .top, estimate: metrics.headerHeight,
      measured: number(ListKey.headerHeight, of: list))
    header.pinToVisibleBounds = metrics.pinsHeader
    // D 63: part of the section above the header, which scrolls away when the header is pinned.
    header.padding = topPadding
    return header
  }

  private mutating func listFooter(_ list: SpecMapping, _ metrics: ListMetrics) -> BoundarySupplementary {
    listBoundary(
      list, StandardKind.footer, .bottom, estimate: metrics.footerHeight,
      measured: number(ListKey.footerHeight, of: list))
  }

  private mutating func listBoundary(
    _ list: SpecMapping, _ kind: String, _ alignment: Alignment, estimate: Double, measured: Double?
  ) -> BoundarySupplementary {
    BoundarySupplementary(
      id: label(.boundaryItem, name: kind, list), kind: labels.addKind(kind),
      size: LayoutSize(width: .fraction(1, of: .horizontal), height: .estimated(estimate)),
      alignment: alignment, zIndex: 200, measuredHeight: measured)
  }
}
