/// A solved element, equivalent to UIKit's layout attributes.
package struct Element: Hashable, Sendable {
  /// The category of the element's view.
  package enum Category: Hashable, Sendable {
    case cell
    case supplementary(ElementKind)
    case decoration(ElementKind)
  }

  package var category: Category
  /// The section; nil for the layout's own boundary supplementary items.
  package var section: Int?
  /// A cell's index, an anchored supplementary's running number within its kind, otherwise 0.
  package var item: Int
  /// The frame in content coordinates, mirrored and rounded.
  package var frame: Rect
  package var zIndex: Int
  /// The cell that an anchored supplementary is attached to; nil if it is attached to a group.
  package var host: Int?
  /// Whether one of its dimensions is an estimate that no measurement has replaced.
  package var isEstimated: Bool
  /// Whether pinning has moved it from its natural position.
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

/// The element categories to include.
package struct ElementCategories: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let cell = ElementCategories(rawValue: 1)
  package static let supplementary = ElementCategories(rawValue: 2)
  package static let decoration = ElementCategories(rawValue: 4)
  package static let all: ElementCategories = [.cell, .supplementary, .decoration]
}
