/// Answers what an item's content measures, as far as it has been measured.
struct Measurer {
  let items: SectionItems
  /// Items below this index have been measured, and those in `measured` (rule 33).
  var measuredPrefix: Int
  var measured: Set<Int> = []

  init(_ items: SectionItems, _ measuring: Measuring) {
    self.items = items
    switch measuring {
    case .all: measuredPrefix = items.count
    case .visible, .none: measuredPrefix = 0
    }
  }

  /// Whether items may have different lengths by now.
  var distinguishesItems: Bool { !items.isUnknown && (measuredPrefix > 0 || !measured.isEmpty) }

  func hasMeasured(_ item: Int) -> Bool { item < measuredPrefix || measured.contains(item) }

  /// Rule 29: replaces the slot's estimated axes by what the item measures; the others stay as laid out.
  func measure(_ slot: inout Slot, insets: Insets) {
    guard !slot.estimated.isEmpty, slot.firstCell < items.count, hasMeasured(slot.firstCell) else { return }
    let laidOut = Rect(origin: .zero, size: slot.size).inset(by: insets).size
    for axis in Axis.allCases where slot.estimated.contains(axis) {
      let width = slot.measured.contains(.horizontal) ? slot.size.width : laidOut.width
      let length = length(
        of: slot.firstCell, along: axis, laidOut: laidOut, width: width, estimated: slot.estimated)
      guard let length else { continue }
      slot.size[axis] = length
      slot.measured.insert(AxisSet { $0 == axis })
    }
  }

  /// What an item measures along `axis` when it is measured at the size `laidOut`; nil where that is not known.
  ///
  /// - Parameters:
  ///   - item: its index in the section.
  ///   - axis: the axis measured about.
  ///   - laidOut: its size after insets, with the estimate on an estimated axis.
  ///   - width: the width for an aspect ratio, which may have been measured just now.
  ///   - estimated: the axes on which the content decides.
  /// - Returns: the length in points.
  func length(of item: Int, along axis: Axis, laidOut: Size, width: Double, estimated: AxisSet) -> Double? {
    if let length = items[axis].length(item: item, laidOut: laidOut) { return length }
    guard let ratio = items.aspectRatio.length(item: item, laidOut: laidOut), ratio > 0 else { return nil }
    switch axis {
    case .vertical: return width / ratio
    // Only where the height is not estimated does it give the width.
    case .horizontal: return estimated.contains(.vertical) ? nil : laidOut.height * ratio
    }
  }
}
