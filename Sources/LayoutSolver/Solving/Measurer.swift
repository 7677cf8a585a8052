/// Provides the lengths of measured items.
struct Measurer {
  let items: SectionItems
  /// Items below this index, and those in `measured`, have been measured (rule 33).
  var measuredPrefix: Int
  var measured: Set<Int> = []

  init(_ items: SectionItems, _ measuring: MeasuringMode) {
    self.items = items
    switch measuring {
    case .all: measuredPrefix = items.count
    case .visible, .none: measuredPrefix = 0
    }
  }

  /// Whether items may currently have different lengths.
  var distinguishesItems: Bool { !items.isUnknown && (measuredPrefix > 0 || !measured.isEmpty) }

  func hasMeasured(_ item: Int) -> Bool { item < measuredPrefix || measured.contains(item) }

  /// Replaces the slot's estimated lengths with the item's measured ones (rule 29); unknown ones stay.
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

  /// Returns the measured length of an item along `axis` at the size `laidOut`; nil if unknown.
  ///
  /// - Parameters:
  ///   - item: The item's index in the section.
  ///   - axis: The axis to measure.
  ///   - laidOut: The item's size after insets, with the estimate on an estimated axis.
  ///   - width: The width for an aspect ratio, which may have just been measured.
  ///   - estimated: The estimated axes.
  /// - Returns: The length in points.
  func length(of item: Int, along axis: Axis, laidOut: Size, width: Double, estimated: AxisSet) -> Double? {
    if let length = items[axis].length(item: item, laidOut: laidOut) { return length }
    guard let ratio = items.aspectRatio.length(item: item, laidOut: laidOut), ratio > 0 else { return nil }
    switch axis {
    case .vertical: return width / ratio
    // The height determines the width only if the height is not estimated.
    case .horizontal: return estimated.contains(.vertical) ? nil : laidOut.height * ratio
    }
  }
}
