/// Distances from the four edges, in points; leading and trailing follow the layout direction.
package struct Insets: Hashable, Sendable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package init(all inset: Double) {
    self.init(top: inset, leading: inset, bottom: inset, trailing: inset)
  }

  package static let zero = Insets()

  /// The inset at the near edge of `axis`.
  @inline(__always)
  package func start(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }

  /// The inset at the far edge of `axis`.
  @inline(__always)
  package func end(_ axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }

  /// The sum of both insets along `axis`.
  @inline(__always)
  package func sum(_ axis: Axis) -> Double { start(axis) + end(axis) }

  /// Returns the insets with those along `axis` set to 0.
  package func without(_ axis: Axis) -> Insets {
    axis == .horizontal
      ? Insets(top: top, bottom: bottom) : Insets(leading: leading, trailing: trailing)
  }

  package static func + (a: Insets, b: Insets) -> Insets {
    Insets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing)
  }
}
