/// Space between or around items.
package enum Spacing: Hashable, Sendable {
  case fixed(Double)
  /// At least this length, plus an equal part of the remaining space.
  case flexible(Double)

  /// The minimum length.
  package var minimum: Double {
    switch self {
    case .fixed(let length), .flexible(let length): length
    }
  }

  package var isFlexible: Bool {
    switch self {
    case .fixed: false
    case .flexible: true
    }
  }
}

/// Space outside an item's slot at its four edges.
package struct EdgeSpacing: Hashable, Sendable {
  package var top: Spacing
  package var leading: Spacing
  package var bottom: Spacing
  package var trailing: Spacing

  package init(
    top: Spacing = .fixed(0), leading: Spacing = .fixed(0), bottom: Spacing = .fixed(0),
    trailing: Spacing = .fixed(0)
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package static let zero = EdgeSpacing()

  /// The spacing before the near edge of `axis`.
  package func start(_ axis: Axis) -> Spacing { axis == .horizontal ? leading : top }

  /// The spacing after the far edge of `axis`.
  package func end(_ axis: Axis) -> Spacing { axis == .horizontal ? trailing : bottom }

  /// The combined minimum of both edges along `axis`.
  package func minimum(_ axis: Axis) -> Double { start(axis).minimum + end(axis).minimum }

  /// How many of the two spacings along `axis` are flexible.
  package func flexibleCount(_ axis: Axis) -> Int {
    (start(axis).isFlexible ? 1 : 0) + (end(axis).isFlexible ? 1 : 0)
  }
}
