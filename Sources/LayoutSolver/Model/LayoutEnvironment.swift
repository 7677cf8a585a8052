/// How lengths and positions are put on the pixel grid.
package enum Rounding: Hashable, Sendable {
  /// Lengths stay exact.
  case none
  /// As current UIKit does it (rules 1 to 3), with so many pixels a point.
  case pixel(scale: Double)
  /// As iOS 13 to 15 did it (rule 4).
  case legacy(scale: Double)
}

/// Which items have been asked for their size (rule 33).
package enum Measuring: String, Hashable, Sendable, CaseIterable {
  case all, visible, none
}

/// The order in which leading and trailing lie.
package enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

/// What a layout is solved in: the view's size and what surrounds it, in points.
package struct LayoutEnvironment: Sendable {
  /// The collection view's bounds size.
  package var container: Size
  package var rounding: Rounding
  package var layoutDirection: LayoutDirection
  package var safeArea: Insets
  package var layoutMargins: Insets
  package var contentInset: Insets
  package var readableWidth: Double?
  /// The visible bounds' origin; nil: at rest (D 51).
  package var offset: Point?
  package var measuring: Measuring
  /// The most memory that a solution may take, in bytes.
  package var memoryLimit: Int

  package init(
    container: Size, rounding: Rounding = .none, layoutDirection: LayoutDirection = .leftToRight,
    safeArea: Insets = .zero, layoutMargins: Insets = .zero, contentInset: Insets = .zero,
    readableWidth: Double? = nil, offset: Point? = nil, measuring: Measuring = .all,
    memoryLimit: Int = MemoryBudget.defaultLimit
  ) {
    self.container = container
    self.rounding = rounding
    self.layoutDirection = layoutDirection
    self.safeArea = safeArea
    self.layoutMargins = layoutMargins
    self.contentInset = contentInset
    self.readableWidth = readableWidth
    self.offset = offset
    self.measuring = measuring
    self.memoryLimit = memoryLimit
  }
}
