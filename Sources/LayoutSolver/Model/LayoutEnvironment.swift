/// How lengths and positions are rounded to pixels.
package enum Rounding: Hashable, Sendable {
  /// Lengths stay exact.
  case none
  /// Rounding as in current UIKit (rules 1 to 3); `scale` is in pixels per point.
  case pixel(scale: Double)
  /// Rounding as in iOS 13 to 15 (rule 4); `scale` is in pixels per point.
  case legacy(scale: Double)
}

/// Which items have been measured (rule 33).
package enum MeasuringMode: String, Hashable, Sendable, CaseIterable {
  case all, visible, none
}

/// The direction from leading to trailing.
package enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

/// The environment of a layout: the view's size and its insets, in points.
package struct LayoutEnvironment: Sendable {
  /// The collection view's bounds size.
  package var container: Size
  package var rounding: Rounding
  package var layoutDirection: LayoutDirection
  package var safeArea: Insets
  package var layoutMargins: Insets
  package var contentInset: Insets
  package var readableWidth: Double?
  /// The origin of the visible bounds; nil is the initial scroll position (D 51).
  package var offset: Point?
  package var measuring: MeasuringMode
  /// The memory limit of a solution, in bytes.
  package var memoryLimit: Int

  package init(
    container: Size, rounding: Rounding = .none, layoutDirection: LayoutDirection = .leftToRight,
    safeArea: Insets = .zero, layoutMargins: Insets = .zero, contentInset: Insets = .zero,
    readableWidth: Double? = nil, offset: Point? = nil, measuring: MeasuringMode = .all,
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
