package import LayoutSolver

/// A rectangle of a picture.
package struct PictureShape: Sendable {
  package var role: PictureRole
  /// The section that it belongs to; nil for the layout's own.
  package var section: Int?
  /// What it is called, as `explain` takes it where it is an element: `photos.3`, `photos.header`.
  package var name: String
  /// In content coordinates; what is in an orthogonal row is moved by the row's scroll offset.
  package var frame: Rect
  /// Texts to show, from the most to the least detailed, each in lines; a writer takes the first that fits.
  package var labels: [[String]] = []
  /// The shape in a sentence.
  package var summary: String
  /// What clips it: the viewport of an orthogonal row. What is outside is drawn faintly.
  package var clip: Rect?
  /// What it stands for, where it is an element.
  package var element: Element?
  /// The section's items that are in it, where it is a group.
  package var items: Range<Int>?
  /// How it moves, in an animated picture.
  package var motion: PictureMotion?
}

/// What a shape of a picture stands for.
package enum PictureRole: Sendable, Hashable {
  /// The whole content.
  case content
  /// A section's frame.
  case section
  /// A decoration item.
  case background
  /// The part of the view that shows an orthogonal row.
  case viewport
  /// The inside of content insets, of this many points.
  case inset(Double)
  /// Space of this many points between items, groups or sections.
  case spacing(Double)
  /// A group, and how deep it is nested; a root group's depth is 0.
  case group(depth: Int)
  case cell(isEstimated: Bool)
  /// A header, a footer or a side item: the edge that it is anchored to, and how it is pinned.
  case boundary(PictureEdge?, PicturePin)
  /// An anchored supplementary item: a badge.
  case anchored
  /// The size that was estimated, where another one was measured.
  case estimate
  /// An offset at which a row settles.
  case page(Int)
  /// This many items that are not drawn.
  case fold(items: Int)
  /// Insets of the safe area.
  case safeArea
  /// The visible bounds; whether an offset is given.
  case visibleBounds(isScrolled: Bool)
  /// The outline of a device's screen, with corners of this radius.
  case screen(cornerRadius: Double)
  /// What has become of an element between two layouts.
  case change(PictureChange)
  /// A lint finding at an element; or at the place that an element would take, where it is not laid out.
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

/// How a boundary supplementary item is pinned to the visible bounds.
package enum PicturePin: Sendable, Hashable {
  case unpinned
  /// It is pinned, but still in its natural place.
  case resting
  /// Pinning has moved it.
  case moved
}

/// Parts of a picture that are drawn only on request.
package struct PictureParts: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let groups = PictureParts(rawValue: 1)
  package static let insets = PictureParts(rawValue: 2)
  package static let spacing = PictureParts(rawValue: 4)

  /// The parts by the words of the command line.
  package static let byWord: [(word: String, part: PictureParts)] = [
    ("groups", .groups), ("insets", .insets), ("spacing", .spacing),
  ]
}
