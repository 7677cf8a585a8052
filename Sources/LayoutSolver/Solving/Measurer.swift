/// Answers what an item's content measures, as far as it has been asked.
struct Measurer {
  let items: SectionItems
  /// Items below this index have been asked, and those in `asked` (rule 33).
  var askedPrefix: Int
  var asked: Set<Int> = []

  init(_ items: SectionItems, _ measuring: Measuring) {
    self.items = items
    switch measuring {
    case .all: askedPrefix = items.count
    case .visible, .none: askedPrefix = 0
    }
  }

  func hasAsked(_ item: Int) -> Bool { item < askedPrefix || asked.contains(item) }

  /// Rule 29: replaces the slot's estimated axes by what the item measures; the others stay as laid out.
  func measure(_ slot: inout Slot, insets: Insets) {
    guard !slot.estimated.isEmpty, slot.firstCell < items.count, hasAsked(slot.firstCell) else { return }
    let laidOut = Rect(origin: .zero, size: slot.size).inset(by: insets).size
    for axis in Axis.allCases where slot.estimated.contains(axis) {
      guard let length = length(of: slot.firstCell, along: axis, laidOut: laidOut, slot) else { continue }
      slot.size[axis] = length
      slot.measured.insert(AxisSet { $0 == axis })
    }
  }

  private func length(of item: Int, along axis: Axis, laidOut: Size, _ slot: Slot) -> Double? {
    if let length = items[axis].length(item: item, laidOut: laidOut) { return length }
    guard let ratio = items.aspectRatio.length(item: item, laidOut: laidOut), ratio > 0 else { return nil }
    switch axis {
    // The width may have been measured just now: the view is asked with it.
    case .vertical:
      return (slot.measured.contains(.horizontal) ? slot.size.width : laidOut.width) / ratio
    case .horizontal:
      return slot.estimated.contains(.vertical) ? nil : laidOut.height * ratio
    }
  }
}
