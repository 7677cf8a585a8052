/// The measurements of a flow layout with self-sizing items (rule F11).
struct FlowSelfSizing {
  /// Which items of a section have been measured.
  enum MeasuredItems {
    case all
    case some(Set<Int>)

    func contains(_ item: Int) -> Bool {
      switch self {
      case .all: true
      case .some(let items): items.contains(item)
      }
    }

    var isAll: Bool {
      switch self {
      case .all: true
      case .some: false
      }
    }

    var isEmpty: Bool {
      switch self {
      case .all: false
      case .some(let items): items.isEmpty
      }
    }
  }

  /// The measured items of each section.
  private var measured: [MeasuredItems]
  /// The mean of all measured sizes and their number; nil before anything is measured.
  private(set) var mean: (size: Size, count: Int)?

  /// The largest section that can store a size per item; in a larger one, all items count as measured.
  private static let ownSizeLimit = 100_000_000

  init(_ layout: FlowLayout, _ environment: LayoutEnvironment, visible: MeasuredElements) {
    measured = layout.sections.indices.map { index in
      switch environment.measuring {
      case .all: return .all
      case .none: return .some([])
      case .visible:
        let isTooLong = layout.sections[index].items.count > Self.ownSizeLimit
        return isTooLong ? .all : .some(visible.items[index] ?? [])
      }
    }
    switch environment.rounding {
    // iOS 8 to 10 used the estimate for all unmeasured items.
    case .legacy: mean = nil
    case .none, .pixel: mean = meanSize(of: layout.sections)
    }
  }

  func measuredItems(ofSection index: Int) -> MeasuredItems { measured[index] }

  /// Returns the size of an item that has not been measured.
  func unmeasuredSize(_ estimate: Size) -> Size { mean?.size ?? estimate }

  private func meanSize(of sections: [FlowSection]) -> (size: Size, count: Int)? {
    var sum = Size.zero
    var count = 0
    for (index, section) in sections.enumerated() where section.estimatedItemSize != nil {
      section.forEachMeasuredSize(of: measured[index]) { size, times in
        sum.width += size.width * Double(times)
        sum.height += size.height * Double(times)
        count += times
      }
    }
    guard count > 0 else { return nil }
    return (Size(width: sum.width / Double(count), height: sum.height / Double(count)), count)
  }
}

extension FlowSection {
  /// Returns the measured size of an item, with the estimate along an axis without a measurement; nil if neither axis
  /// has one.
  func measuredSize(of item: Int) -> Size? {
    guard let estimate = estimatedItemSize else { return nil }
    let width = items.width.length(item: item, laidOut: estimate)
    let ratio = items.aspectRatio.length(item: item, laidOut: estimate).flatMap { $0 > 0 ? $0 : nil }
    let height =
      items.height.length(item: item, laidOut: estimate) ?? ratio.map { (width ?? estimate.width) / $0 }
    guard width != nil || height != nil else { return nil }
    return Size(width: width ?? estimate.width, height: height ?? estimate.height)
  }

  /// Whether all items have the same measured size.
  var measuresTheSame: Bool {
    items.width.isSameForAll && items.height.isSameForAll && items.aspectRatio.isSameForAll
  }

  /// Calls `body` with each measured size and the number of items that have it.
  fileprivate func forEachMeasuredSize(
    of measured: FlowSelfSizing.MeasuredItems, _ body: (Size, Int) -> Void
  ) {
    switch measured {
    case .all where measuresTheSame:
      if items.count > 0, let size = measuredSize(of: 0) { body(size, items.count) }
    case .all:
      for item in 0..<items.count { if let size = measuredSize(of: item) { body(size, 1) } }
    case .some(let known):
      for item in known.sorted() { if let size = measuredSize(of: item) { body(size, 1) } }
    }
  }
}
