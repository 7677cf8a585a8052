import ExportedLayouts
import LayoutSolver
import LayoutSpec
import UIKit

/// Returns the first difference between the frames of exported code and those of its spec; nil if there is none.
@MainActor func compare(_ exported: ExportedLayout, _ lowered: LoweredSpec) -> String? {
  UITraitCollection.currentEnvironment = SolverEnvironment(lowered.traits)
  let items = lowered.layout.items
  let view = UICollectionView(lowered.traits, itemCounts: items.map(\.count))
  let (layout, delegate) = exported.make(Content(view, items, lowered.layout))
  let kinds = ElementKinds { lowered.labels.kind(of: $0) ?? ElementKind(-1) }
  let converted: Layout
  switch (layout, lowered.layout) {
  case (let layout as UICollectionViewCompositionalLayout, .compositional(let content)):
    converted = .compositional(layout.solved(kinds, content: content))
  case (let layout as UICollectionViewFlowLayout, .flow(let content)):
    converted = .flow(layout.solved(delegate, in: view, content: content))
  default: return "it is another kind of layout"
  }
  return difference(converted.solved(in: lowered.environment), lowered.layout.solved(in: lowered.environment))
}

private func difference(_ one: Solution, _ other: Solution) -> String? {
  guard one.contentSize == other.contentSize else {
    return "the content is \(one.contentSize), expected \(other.contentSize)"
  }
  guard one.sectionCount == other.sectionCount else { return "it has \(one.sectionCount) sections" }
  for section in [nil] + (0..<other.sectionCount).map(Optional.some) {
    let (own, expected) = (one.elements(ofSection: section), other.elements(ofSection: section))
    let name = section.map(String.init) ?? "layout"
    guard own.count == expected.count else {
      return "section \(name) has \(own.count) elements, expected \(expected.count)"
    }
    for (element, wanted) in zip(own, expected) where element != wanted {
      return "section \(name): \(element), expected \(wanted)"
    }
  }
  return nil
}

extension Solution {
  /// The elements of a section, or of the layout itself, as text: category, item, frame and z-index.
  fileprivate func elements(ofSection section: Int?) -> [String] {
    var result: [String] = []
    func add(_ element: borrowing Element) -> Bool {
      result.append("\(element.category) \(element.item) \(element.frame) \(element.zIndex)")
      return true
    }
    if let section {
      forEachElement(ofSection: section, .all, add)
    } else {
      forEachElement(.all) { $0.section == nil ? add($0) : true }
    }
    return result
  }
}

extension Layout {
  /// The items of each section.
  var items: [SectionItems] {
    switch self {
    case .compositional(let layout): layout.sections.map(\.items)
    case .flow(let layout): layout.sections.map(\.items)
    }
  }
}

extension Content {
  /// The content of a spec.
  init(_ view: UICollectionView, _ items: [SectionItems], _ layout: Layout) {
    self.init(
      collectionView: view,
      itemHeight: { indexPath, width in
        let items = items[indexPath.section]
        let size = Size(width: width, height: .nan)
        if let ratio = items.aspectRatio.length(item: indexPath.item, laidOut: size) {
          // Rule W3: a height from an aspect ratio is rounded down to a pixel.
          let scale = view.traitCollection.displayScale
          return floor(width / ratio * scale + 0.001) / scale
        }
        return items.height.length(item: indexPath.item, laidOut: size).map { CGFloat($0) }
      },
      itemSize: { indexPath in
        guard case .flow(let layout) = layout else { return nil }
        let section = layout.sections[indexPath.section]
        let width = section.items.width.length(item: indexPath.item, laidOut: section.itemSize)
        let height = section.items.height.length(item: indexPath.item, laidOut: section.itemSize)
        guard width != nil || height != nil else { return nil }
        return CGSize(width: width ?? section.itemSize.width, height: height ?? section.itemSize.height)
      })
  }
}

extension SpecOptions {
  /// An environment of this width.
  static func wide(
    _ width: Double, scale: Double? = nil, isRTL: Bool = false, offset: Double? = nil,
    textSize: TextSize? = nil
  ) -> SpecOptions {
    var options = SpecOptions()
    options.width = width
    options.scale = scale
    options.layoutDirection = isRTL ? .rightToLeft : nil
    options.offset = offset.map { Point(x: 0, y: $0) }
    options.textSize = textSize
    return options
  }
}
