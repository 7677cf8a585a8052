package import ExportedLayouts
package import Foundation
package import UIKit

/// An environment in which a layout is recorded.
package struct VerificationCase: Decodable {
  /// The name of the files: `home@390`.
  package let id: String
  package let spec: String
  package let width: CGFloat
  package let height: CGFloat
  package let scale: CGFloat
  package let isRightToLeft: Bool
  package let offset: CGFloat
  /// Whether the app gives items of a flow layout sizes of their own.
  package let hasItemSizes: Bool
}

/// The frames that `layoutcalc solve` gives a case, which are also its content: the size of a cell is what it measures.
private struct ExpectedLayout: Decodable {
  struct Section: Decodable { let items: Int }

  struct Element: Decodable {
    let kind: String
    let elementKind: String?
    let section: Int?
    let item: Int
    let width: CGFloat
    let height: CGFloat

    var size: CGSize { CGSize(width: width, height: height) }
  }

  let sections: [Section]
  let elements: [Element]
}

/// Lays exported code out in a collection view, and records its frames.
@MainActor package struct Verification {
  /// The folder with `cases.json`, the expected frames, and the recordings.
  private let folder: URL
  /// Puts a view on a screen with the case's environment.
  private let host: (UICollectionView, VerificationCase) -> Void

  package init(folder: URL, host: @escaping (UICollectionView, VerificationCase) -> Void) {
    self.folder = folder
    self.host = host
  }

  /// Records every case for a screen of this scale; returns the number of recordings.
  package func record(_ layouts: [ExportedLayout], scale: CGFloat) throws -> Int {
    let recordings = folder.appendingPathComponent("recorded")
    try FileManager.default.createDirectory(at: recordings, withIntermediateDirectories: true)
    let cases = try JSONDecoder().decode(
      [VerificationCase].self, from: Data(contentsOf: folder.appendingPathComponent("cases.json")))
    var count = 0
    for item in cases where item.scale == scale {
      guard let layout = layouts.first(where: { $0.spec == item.spec }) else { continue }
      let expected = try JSONDecoder().decode(
        ExpectedLayout.self,
        from: Data(contentsOf: folder.appendingPathComponent("expected/\(item.id).json")))
      try record(layout, item, expected).write(
        to: recordings.appendingPathComponent("\(item.id).json"), atomically: true, encoding: .utf8)
      count += 1
    }
    return count
  }

  private func record(
    _ exported: ExportedLayout, _ item: VerificationCase, _ expected: ExpectedLayout
  ) -> String {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: item.width, height: item.height),
      collectionViewLayout: UICollectionViewFlowLayout())
    host(view, item)
    let source = MeasuredSource(expected)
    source.register(in: view)
    view.dataSource = source
    let (layout, delegate) = exported.make(
      Content(
        collectionView: view, itemHeight: { path, _ in source.cells[path]?.height },
        itemSize: { item.hasItemSizes ? source.cells[$0] : nil }))
    source.register(in: layout)
    view.delegate = delegate
    view.collectionViewLayout = layout
    scrollThrough(view)
    view.contentOffset = CGPoint(x: 0, y: item.offset)
    view.layoutIfNeeded()
    // The view holds neither its data source nor its delegate.
    return withExtendedLifetime((source, delegate)) { view.recordedLayout(named: item.id) }
  }

  /// Shows all of the content, one screen after the other, so that every cell measures itself.
  private func scrollThrough(_ view: UICollectionView) {
    view.layoutIfNeeded()
    var offset = CGPoint.zero
    while offset.y < view.contentSize.height {
      view.contentOffset = offset
      view.layoutIfNeeded()
      offset.y += view.bounds.height / 2
    }
    view.contentOffset = .zero
    view.layoutIfNeeded()
  }
}

/// A data source whose cells and views measure what `layoutcalc solve` says.
@MainActor private final class MeasuredSource: NSObject, UICollectionViewDataSource {
  private let itemCounts: [Int]
  let cells: [IndexPath: CGSize]
  private let views: [String: [IndexPath: CGSize]]
  private let decorations: Set<String>

  init(_ expected: ExpectedLayout) {
    itemCounts = expected.sections.map(\.items)
    var cells: [IndexPath: CGSize] = [:]
    var views: [String: [IndexPath: CGSize]] = [:]
    var decorations: Set<String> = []
    for element in expected.elements {
      let path = IndexPath(item: element.item, section: element.section ?? 0)
      switch element.kind {
      case "cell": cells[path] = element.size
      case "decoration": decorations.insert(element.elementKind ?? "")
      default: views[element.elementKind ?? "", default: [:]][path] = element.size
      }
    }
    (self.cells, self.views, self.decorations) = (cells, views, decorations)
  }

  func register(in view: UICollectionView) {
    view.register(MeasuredCell.self, forCellWithReuseIdentifier: "cell")
    for kind in views.keys {
      view.register(MeasuredView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
  }

  func register(in layout: UICollectionViewLayout) {
    for kind in decorations { layout.register(MeasuredView.self, forDecorationViewOfKind: kind) }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { itemCounts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    itemCounts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? MeasuredCell)?.measured = cells[indexPath]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    (view as? MeasuredView)?.measured = views[kind]?[indexPath]
    return view
  }
}

private final class MeasuredCell: UICollectionViewCell {
  var measured: CGSize?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let measured { layoutAttributes.size = measured }
    return layoutAttributes
  }
}

private final class MeasuredView: UICollectionReusableView {
  var measured: CGSize?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let measured { layoutAttributes.size = measured }
    return layoutAttributes
  }
}
