/// A set of axes.
struct AxisSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a set of the axes that satisfy `belongs`.
  init(where belongs: (Axis) -> Bool) {
    self.init(rawValue: (belongs(.horizontal) ? 1 : 0) | (belongs(.vertical) ? 2 : 0))
  }

  @inline(__always)
  func contains(_ axis: Axis) -> Bool { rawValue & (axis == .horizontal ? 1 : 2) != 0 }

  func subtracting(_ axis: Axis) -> AxisSet {
    AxisSet(rawValue: rawValue & (axis == .horizontal ? 2 : 1))
  }
}
