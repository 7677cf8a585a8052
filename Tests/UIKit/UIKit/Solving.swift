import LayoutSolver
import LayoutSpec

/// The solver behind a collection view's layout.
@MainActor package class UICollectionViewLayout: NSObject {
  package weak var collectionView: UICollectionView?
  private var solution: Solution?
  private var kindNames: [String] = []

  package override init() {}

  package func register(_: UICollectionReusableView.Type, forDecorationViewOfKind kind: String) {}

  package var collectionViewContentSize: CGSize { solution.map { CGSize($0.contentSize) } ?? .zero }

  package func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    solution?.forEachElement(.all) { element in
      found.append(attributes(element))
      return true
    }
    return found.filter { $0.frame.intersects(rect) || $0.frame.isEmpty }
  }

  /// Lays out the collection view's content with the sizes that its cells and views prefer.
  func solve() {
    guard let view = collectionView else { return }
    var environment = view.traitCollection.traits.environment(measuring: .all)
    environment.offset = Point(x: view.contentOffset.x, y: view.contentOffset.y)
    solution = layout(in: view)?.solved(in: environment)
  }

  private func layout(in view: UICollectionView) -> Layout? {
    let items = (0..<view.numberOfSections).map { section in
      let sizes = (0..<view.numberOfItems(inSection: section)).map {
        view.measured(IndexPath(item: $0, section: section))
      }
      return SectionItems(
        count: sizes.count, width: .listed(sizes.map { Double($0.width) }),
        height: .listed(sizes.map { Double($0.height) }))
    }
    if let layout = self as? UICollectionViewCompositionalLayout {
      let empty = Item(size: LayoutSize(width: .absolute(0), height: .absolute(0)))
      let content = CompositionalLayout(sections: items.map { Section(items: $0, group: empty) })
      return .compositional(measured(layout.solved(ElementKinds(kind: kind), content: content), in: view))
    }
    guard let layout = self as? UICollectionViewFlowLayout else { return nil }
    let content = FlowLayout(
      headerKind: kind(UICollectionView.elementKindSectionHeader),
      footerKind: kind(UICollectionView.elementKindSectionFooter),
      sections: items.map { FlowSection(items: $0) })
    return .flow(
      layout.solved(view.delegate as? any UICollectionViewDelegateFlowLayout, in: view, content: content))
  }

  /// Returns the layout with the sizes that headers and other boundary items prefer.
  private func measured(_ layout: CompositionalLayout, in view: UICollectionView) -> CompositionalLayout {
    var layout = layout
    func measure(_ items: inout [BoundarySupplementary], _ section: Int) {
      for index in items.indices {
        let kind = kindNames[Int(items[index].kind.rawValue)]
        let size = view.measured(kind, IndexPath(item: 0, section: section))
        (items[index].measuredWidth, items[index].measuredHeight) = (size.width, size.height)
      }
    }
    measure(&layout.boundarySupplementaryItems, 0)
    for section in layout.sections.indices {
      measure(&layout.sections[section].boundarySupplementaryItems, section)
    }
    return layout
  }

  private func kind(_ name: String) -> ElementKind {
    if let index = kindNames.firstIndex(of: name) { return ElementKind(Int32(index)) }
    kindNames.append(name)
    return ElementKind(Int32(kindNames.count - 1))
  }

  private func attributes(_ element: borrowing Element) -> UICollectionViewLayoutAttributes {
    let frame = CGRect(
      x: element.frame.origin.x, y: element.frame.origin.y, width: element.frame.size.width,
      height: element.frame.size.height)
    let (section, item) = (element.section, element.item)
    let path = section.map { IndexPath(item: item, section: $0) } ?? IndexPath(index: item)
    let name: String? =
      switch element.category {
      case .cell: nil
      case .supplementary(let kind), .decoration(let kind): kindNames[Int(kind.rawValue)]
      }
    let category: UICollectionViewLayoutAttributes.Category =
      switch element.category {
      case .cell: .cell
      case .supplementary: .supplementaryView
      case .decoration: .decorationView
      }
    return UICollectionViewLayoutAttributes(path, category, name, frame, zIndex: element.zIndex)
  }
}
