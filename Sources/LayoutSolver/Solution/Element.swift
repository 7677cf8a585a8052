/// One solved element: what UIKit's layout attributes say of it.
package struct Element: Hashable, Sendable {
  /// What kind of view stands there.
  package enum Category: Hashable, Sendable {
    case cell
    case supplementary(ElementKind)
    case decoration(ElementKind)
  }

  package var category: Category
  /// Nil for the layout's own boundary items.
  package var section: Int?
  /// A cell's index; a running number of its kind for an anchored supplementary; else 0.
  package var item: Int
  /// In content space, mirrored and rounded.
  package var frame: Rect
  package var zIndex: Int
  /// The cell that an anchored supplementary hangs on; nil on a group.
  package var host: Int?
  /// Whether one of its own dimensions is an estimate that no measured length has replaced.
  package var isEstimated: Bool
  /// Whether pinning has moved it from its natural place.
  package var isPinned: Bool
  package var id: ElementID

  package init(
    category: Category, section: Int?, item: Int, frame: Rect, zIndex: Int, host: Int? = nil,
    isEstimated: Bool = false, isPinned: Bool = false, id: ElementID
  ) {
    self.category = category
    self.section = section
    self.item = item
    self.frame = frame
    self.zIndex = zIndex
    self.host = host
    self.isEstimated = isEstimated
    self.isPinned = isPinned
    self.id = id
  }
}

/// Which categories of elements are asked for.
package struct ElementCategories: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let cell = ElementCategories(rawValue: 1)
  package static let supplementary = ElementCategories(rawValue: 2)
  package static let decoration = ElementCategories(rawValue: 4)
  package static let all: ElementCategories = [.cell, .supplementary, .decoration]
}
