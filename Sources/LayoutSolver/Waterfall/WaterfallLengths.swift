/// The lengths of a waterfall's items along the scroll axis (rule W3).
struct WaterfallLengths {
  private let items: SectionItems
  private let axis: Axis
  private let pixels: PixelGrid
  /// The size at which an item is measured: its column's width, and the estimate.
  private let laidOut: Size
  /// The length of an unmeasured item.
  let estimate: Double

  init(
    _ items: SectionItems, _ waterfall: Waterfall, columnWidth: Double, _ axis: Axis, _ pixels: PixelGrid
  ) {
    self.items = items
    self.axis = axis
    self.pixels = pixels
    estimate = waterfall.estimatedItemHeight
    laidOut = Size(along: waterfall.estimatedItemHeight, across: columnWidth, axis: axis)
  }

  /// The item's measured length; nil if unknown.
  subscript(item: Int) -> Double? {
    if let length = items[axis].length(item: item, laidOut: laidOut) { return length }
    guard let ratio = items.aspectRatio.length(item: item, laidOut: laidOut), ratio > 0 else { return nil }
    // Only lengths derived from a ratio are rounded to pixels.
    let width = laidOut[axis.cross]
    return pixels.floored(axis == .vertical ? width / ratio : width * ratio)
  }

  /// Whether all items have the same length.
  var areAllTheSame: Bool {
    items[axis].isSameForAll && (items[axis].isKnown || items.aspectRatio.isSameForAll)
  }

  /// Whether no item has a known length.
  var areAllUnknown: Bool { !items[axis].isKnown && !items.aspectRatio.isKnown }

  /// The lengths of all items, without copying those that are already listed.
  var listed: ItemLengths {
    switch (items[axis], items.aspectRatio) {
    case (.listed(let lengths), .unknown): ItemLengths(listed: lengths, fallback: estimate)
    default: ItemLengths(listed: (0..<items.count).map { self[$0] ?? .nan }, fallback: estimate)
    }
  }
}
