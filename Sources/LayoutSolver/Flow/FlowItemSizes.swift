/// The sizes of a flow section's items: the values of the delegate's `sizeForItemAt`, which replace `itemSize` per
/// axis, or the items' self-sized values (rule F11).
struct FlowItemSizes {
  private let width: ItemLengths
  private let height: ItemLengths
  let estimated: FlowLines.EstimatedItems

  init(_ section: FlowSection, index: Int, _ selfSizing: FlowSelfSizing) {
    if let estimate = section.estimatedItemSize {
      self.init(selfSized: section, index: index, selfSizing, estimate)
    } else {
      self.init(delegated: section)
    }
  }

  private init(selfSized section: FlowSection, index: Int, _ selfSizing: FlowSelfSizing, _ estimate: Size) {
    let measured = selfSizing.measuredItems(ofSection: index)
    let unmeasured = selfSizing.unmeasuredSize(estimate)
    if measured.isEmpty || section.items.isUnknown || (section.measuresTheSame && measured.isAll) {
      let size = measured.isAll ? section.measuredSize(of: 0) : nil
      width = ItemLengths(all: size?.width ?? unmeasured.width)
      height = ItemLengths(all: size?.height ?? unmeasured.height)
      estimated = size == nil ? .all : .none
      return
    }
    var widths: [Double] = []
    var heights: [Double] = []
    widths.reserveCapacity(section.items.count)
    heights.reserveCapacity(section.items.count)
    for item in 0..<section.items.count {
      let size = measured.contains(item) ? section.measuredSize(of: item) : nil
      widths.append(size?.width ?? .nan)
      heights.append(size?.height ?? .nan)
    }
    width = ItemLengths(listed: widths, fallback: unmeasured.width)
    height = ItemLengths(listed: heights, fallback: unmeasured.height)
    estimated = .unlisted
  }

  private init(delegated section: FlowSection) {
    let items = section.items
    width = Self.lengths(items.width, count: items.count, in: section.itemSize, .horizontal)
    height = Self.heights(section, width)
    estimated = .none
  }

  /// Whether all items have the same size.
  func areAllTheSame(count: Int) -> Bool {
    Axis.allCases.allSatisfy { axis in
      let lengths = self[axis]
      return lengths.isSameForAll || (1..<count).allSatisfy { lengths[$0] == lengths[0] }
    }
  }

  subscript(axis: Axis) -> ItemLengths { axis == .horizontal ? width : height }

  /// Returns the stored bytes per item: its lengths along the axes on which items differ, unless they came in a list.
  static func storedBytesPerItem(of section: FlowSection, _ measuring: MeasuringMode) -> Int {
    let items = section.items
    if section.estimatedItemSize != nil {
      let areStored =
        switch measuring {
        case .all: !section.measuresTheSame
        case .visible: !items.isUnknown
        case .none: false
        }
      return areStored ? 2 * MemoryLayout<Double>.stride : 0
    }
    let hasRatios = items.aspectRatio.isKnown && !(items.aspectRatio.isSameForAll && items.width.isSameForAll)
    let axes = (items.width.isStored ? 1 : 0) + (items.height.isStored || hasRatios ? 1 : 0)
    return axes * MemoryLayout<Double>.stride
  }

  private static func lengths(
    _ measured: ItemLengthSource, count: Int, in itemSize: Size, _ axis: Axis
  ) -> ItemLengths {
    switch measured {
    case .unknown: ItemLengths(all: itemSize[axis])
    case .constant(let length): ItemLengths(all: length)
    case .listed(let lengths): ItemLengths(listed: lengths, fallback: itemSize[axis])
    case .cycled, .random, .computed:
      // Measured once per item, at the size it would otherwise have.
      ItemLengths(
        listed: (0..<count).map { measured.length(item: $0, laidOut: itemSize) ?? .nan },
        fallback: itemSize[axis])
    }
  }

  /// Returns the heights; an unmeasured height is derived from the width if the aspect ratio is known.
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

extension ItemLengthSource {
  /// Whether the items' lengths have to be stored and are not stored yet.
  fileprivate var isStored: Bool {
    switch self {
    case .unknown, .constant, .listed: false
    case .cycled, .random, .computed: true
    }
  }
}
