extension Solution {
  /// Returns the number of elements in a section, or in the layout itself (nil), without enumerating them.
  package func elementCount(ofSection index: Int?, _ categories: ElementCategories = .all) -> Int {
    guard let index else { return categories.contains(.supplementary) ? boundaries.items.count : 0 }
    let section = sections[index]
    var count = 0
    if categories.contains(.decoration), section.showsDecorations { count += section.decorations.count }
    if categories.contains(.cell) { count += section.groups.cellCount }
    if categories.contains(.supplementary) {
      count += section.boundaries.items.count + section.groups.supplementaryCount
    }
    return count
  }
}

extension Groups {
  /// The number of anchored supplementaries.
  fileprivate var supplementaryCount: Int {
    switch self {
    case .empty, .measured, .filled, .lines: 0
    case .pattern(let groups):
      (groups.count - 1) * groups.full.supplementaries.count + groups.last.supplementaries.count
    case .listed(let groups): groups.supplementaries.count
    case .waterfall(let group): group.supplementaries.count
    }
  }
}
