package import LayoutSolver

package enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

package enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

@MainActor package final class NSCollectionLayoutSection {
  private let group: NSCollectionLayoutGroup?
  /// The configuration of a list, and the section that the specs' `list` makes of it.
  private let list: Section?

  package var contentInsets = NSDirectionalEdgeInsets.zero
  package var interGroupSpacing: CGFloat = 0
  package var contentInsetsReference = UIContentInsetsReference.automatic
  package var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  package var supplementariesFollowContentInsets = true
  package var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  package var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  package var decorationItems: [NSCollectionLayoutDecorationItem] = []

  package init(group: NSCollectionLayoutGroup) {
    self.group = group
    list = nil
  }

  package init(list: Section) {
    group = nil
    self.list = list
    contentInsets = NSDirectionalEdgeInsets(list.contentInsets)
    contentInsetsReference = .none
  }

  package static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(list: configuration.section(UITraitCollection.currentEnvironment.traits))
  }

  /// The section for the solver, with the items and measurements of `content`, the same section of the spec.
  package func solved(_ kinds: ElementKinds, content: Section) -> Section {
    let measured = content.boundarySupplementaryItems
    var items = list?.boundarySupplementaryItems ?? []
    for index in items.indices {
      let isHeader = items[index].alignment == .top
      items[index].kind = kinds.kind(
        isHeader ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter)
      if index < measured.count { items[index].measuredHeight = measured[index].measuredHeight }
    }
    items += boundarySupplementaryItems.enumerated().map { index, item in
      item.solved(kinds, content: index < measured.count ? measured[index] : nil)
    }
    return Section(
      items: rows(content), group: group?.solved(kinds) ?? list?.group ?? content.group,
      contentInsets: Insets(contentInsets), interGroupSpacing: interGroupSpacing,
      contentInsetsReference: ContentInsetsReference.allCases[contentInsetsReference.rawValue],
      supplementaryContentInsetsReference:
        ContentInsetsReference.allCases[supplementaryContentInsetsReference.rawValue],
      supplementariesFollowContentInsets: supplementariesFollowContentInsets,
      orthogonalScrollingBehavior:
        OrthogonalScrollingBehavior.allCases[orthogonalScrollingBehavior.rawValue],
      orthogonalOffset: content.orthogonalOffset, boundarySupplementaryItems: items,
      decorationItems: decorationItems.map { $0.solved(kinds) })
  }

  /// The items of a section; the rows of a list, whose cells UIKit measures, are as high as the spec says.
  private func rows(_ content: Section) -> SectionItems {
    var items = content.items
    if list != nil, !items.height.isKnown, case .estimated(let height) = content.group.size.height {
      items.height = .constant(height)
    }
    return items
  }
}
