/// What has been measured in a flow layout whose items size themselves (rule F11).
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

  /// By section.
  private var measured: [MeasuredItems]
  /// The mean of all measured sizes, and how many there are; nil before anything is measured.
  private(set) var mean: (size: Size, count: Int)?

  /// More items than this cannot have sizes of their own; those that share one are then measured together.
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
    // iOS 8 to 10 used the estimate for whatever was not measured.
    case .legacy: mean = nil
    case .none, .pixel: mean = meanSize(of: layout.sections)
    }
  }

  func measuredItems(ofSection index: Int) -> MeasuredItems { measured[index] }

  /// The size of an item of a section that has not been measured.
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
  /// What an item's content measures; nil where nothing is known of it. A side of which nothing is known is the
  /// estimate's.
  func measuredSize(of item: Int) -> Size? {
    guard let estimate = estimatedItemSize else { return nil }
    let width = items.width.length(item: item, laidOut: estimate)
    let ratio = items.aspectRatio.length(item: item, laidOut: estimate).flatMap { $0 > 0 ? $0 : nil }
    let height =
      items.height.length(item: item, laidOut: estimate) ?? ratio.map { (width ?? estimate.width) / $0 }
    guard width != nil || height != nil else { return nil }
    return Size(width: width ?? estimate.width, height: height ?? estimate.height)
  }

  /// Whether all items measure the same.
  var measuresTheSame: Bool {
    items.width.isSameForAll && items.height.isSameForAll && items.aspectRatio.isSameForAll
  }

  /// Calls `body` with the sizes of measured items, and how many items have each.
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
