package import LayoutSolver

/// A rectangle of a picture.
package struct PictureShape: Sendable {
  package var role: PictureRole
  /// The section; nil for the layout's own elements.
  package var section: Int?
  /// The name, which `explain` accepts for elements: `photos.3`, `photos.header`.
  package var name: String
  /// The frame in content coordinates; shapes in an orthogonal row are moved by the row's scroll offset.
  package var frame: Rect
  /// Labels, each a list of lines, from the most to the least detailed; formats use the first that fits.
  package var labels: [[String]] = []
  /// A description in one sentence.
  package var summary: String
  /// The viewport of an orthogonal row that clips the shape; parts outside are drawn faintly.
  package var clip: Rect?
  /// The element, if the shape represents one.
  package var element: Element?
  /// The section's items in the shape, if it is a group.
  package var items: Range<Int>?
  /// The motion in an animated picture.
  package var motion: PictureMotion?
}

/// The role of a shape in a picture.
package enum PictureRole: Sendable, Hashable {
  /// The entire content.
  case content
  /// A section's frame.
  case section
  /// A decoration item.
  case background
  /// The part of the view that shows an orthogonal row.
  case viewport
  /// The area of a content inset of this many points.
  case inset(Double)
  /// Space of this many points between items, groups or sections.
  case spacing(Double)
  /// A group with its nesting depth; a root group's depth is 0.
  case group(depth: Int)
  case cell(isEstimated: Bool)
  /// A header, a footer or a side item, with the edge it is aligned to and its pinning.
  case boundary(PictureEdge?, PicturePin)
  /// An anchored supplementary item: a badge.
  case anchored
  /// The estimated size of a cell with another measured size.
  case estimate
  /// An offset at which a row settles.
  case page(Int)
  /// This many items that are not drawn.
  case fold(items: Int)
  /// An inset of the safe area.
  case safeArea
  /// The visible bounds; `isScrolled` is true if an offset is specified.
  case visibleBounds(isScrolled: Bool)
  /// The outline of a device's screen, with the given corner radius.
  case screen(cornerRadius: Double)
  /// The change of an element between two layouts.
  case change(PictureChange)
  /// A lint finding at an element, or at the place of an element that is not laid out.
  case finding(rule: String, isPlaced: Bool)
}

/// A physical edge of a rectangle.
package enum PictureEdge: String, Sendable, Hashable, CaseIterable {
  case top, left, bottom, right

  package var axis: Axis {
    switch self {
    case .top, .bottom: .vertical
    case .left, .right: .horizontal
    }
  }

  package var isStart: Bool {
    switch self {
    case .top, .left: true
    case .bottom, .right: false
    }
  }
}

/// The pinning of a boundary supplementary item to the visible bounds.
package enum PicturePin: Sendable, Hashable {
  case unpinned
  /// The item pins, but is at its natural position.
  case resting
  /// Pinning has moved the item.
  case moved
}

/// Parts of a picture drawn only on request.
package struct PictureParts: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let groups = PictureParts(rawValue: 1)
  package static let insets = PictureParts(rawValue: 2)
  package static let spacing = PictureParts(rawValue: 4)

  /// The parts by their names on the command line.
  package static let byWord: [(word: String, part: PictureParts)] = [
    ("groups", .groups), ("insets", .insets), ("spacing", .spacing),
  ]
}
