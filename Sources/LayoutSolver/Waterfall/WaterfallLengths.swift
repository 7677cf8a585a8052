/// How long the items of a waterfall are along the scroll axis (rule W3).
struct WaterfallLengths {
  private let items: SectionItems
  private let axis: Axis
  private let pixels: PixelGrid
  /// The size at which an item is asked: its column's width, and the estimate.
  private let laidOut: Size
  /// The length of an item of which nothing is known.
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

  /// What the item measures, if anything is known of it.
  subscript(item: Int) -> Double? {
    if let length = items[axis].length(item: item, laidOut: laidOut) { return length }
    guard let ratio = items.aspectRatio.length(item: item, laidOut: laidOut), ratio > 0 else { return nil }
    // Only lengths that come from a ratio are put on pixels.
    let width = laidOut[axis.cross]
    return pixels.floored(axis == .vertical ? width / ratio : width * ratio)
  }

  /// Whether every item is as long as the next.
  var areAllTheSame: Bool {
    items[axis].isSameForAll && (items[axis].isKnown || items.aspectRatio.isSameForAll)
  }

  /// Whether nothing is known of any item.
  var areAllUnknown: Bool { !items[axis].isKnown && !items.aspectRatio.isKnown }

  /// The lengths of all items; those that came in a list stay in it.
  var listed: ItemLengths {
    switch (items[axis], items.aspectRatio) {
    case (.listed(let lengths), .unknown): ItemLengths(listed: lengths, fallback: estimate)
    default: ItemLengths(listed: (0..<items.count).map { self[$0] ?? .nan }, fallback: estimate)
    }
  }
}
