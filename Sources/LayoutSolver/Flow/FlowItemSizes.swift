/// The sizes of a flow section's items, as the delegate's `sizeForItemAt` gives them.
///
/// What an item measures takes the place of a side of `itemSize`.
struct FlowItemSizes {
  private let width: ItemLengths
  private let height: ItemLengths

  init(_ section: FlowSection) {
    let items = section.items
    width = Self.lengths(items.width, count: items.count, in: section.itemSize, .horizontal)
    height = Self.heights(section, width)
  }

  subscript(axis: Axis) -> ItemLengths { axis == .horizontal ? width : height }

  private static func lengths(
    _ measured: MeasuredLength, count: Int, in itemSize: Size, _ axis: Axis
  ) -> ItemLengths {
    switch measured {
    case .unknown: ItemLengths(all: itemSize[axis])
    case .constant(let length): ItemLengths(all: length)
    case .listed(let lengths): ItemLengths(listed: lengths, fallback: itemSize[axis])
    case .cycled, .random, .computed:
      // Asked once each, at the size that stands without it.
      ItemLengths(
        listed: (0..<count).map { measured.length(item: $0, laidOut: itemSize) ?? .nan },
        fallback: itemSize[axis])
    }
  }

  /// The heights; one that is not measured comes from the width where the aspect ratio is known.
  private static func heights(_ section: FlowSection, _ widths: ItemLengths) -> ItemLengths {
    let items = section.items
    let heights = lengths(items.height, count: items.count, in: section.itemSize, .vertical)
    func height(_ item: Int) -> Double? {
      if let height = items.height.length(item: item, laidOut: section.itemSize) { return height }
      let ratio = items.aspectRatio.length(item: item, laidOut: section.itemSize)
      return ratio.flatMap { $0 > 0 ? widths[item] / $0 : nil }
    }
    switch (items.height, items.aspectRatio) {
    case (_, .unknown), (.constant, _): return heights
    case (.unknown, .constant) where widths.isSameForAll:
      return ItemLengths(all: height(0) ?? section.itemSize.height)
    default:
      return ItemLengths(
        listed: (0..<items.count).map { height($0) ?? .nan }, fallback: section.itemSize.height)
    }
  }
}
