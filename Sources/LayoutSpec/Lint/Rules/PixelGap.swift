import LayoutSolver
import SourceText

extension LintRule {
  /// Rules 2, 4: fractions of a row on the pixel grid.
  static let pixelGap = LintRule(
    name: "pixel-gap", level: .note,
    summary: "fractions that add up to 100% leave a gap after rounding to pixels",
    explanation: """
      Fractional sizes are rounded down to whole pixels, so fractions that add up to 100% can leave a \
      pixel or more at the end. Three times 0.33 leaves 1% of the row empty: write 1/3. With --rounding \
      legacy (iOS 13 to 15) and in flow layouts, sizes are not rounded but positions are, so neighbors can \
      be a pixel apart or overlap.
      """,
    exceptions: [
      "the scale is unknown, or rounding is off",
      "flexible spacing uses the remaining space",
      "the group has a count whose parts leave less than a pixel each",
    ],
    source: .solved { context in
      guard let pixel = context.pixel else { return [] }
      return context.parts.compactMap { context.gap($0, pixel) } + context.flowGaps(pixel)
    })
}

extension LintContext {
  fileprivate func gap(_ part: LintPart, _ pixel: Double) -> LintFinding? {
    guard let stack = part.stack, let outline = part.outline, case .cycle(let items) = stack.subitems,
      !part.isEstimated(stack.axis), outline.slots.count > 1, !stack.isFlexible
    else { return nil }
    let axis = stack.axis
    let shares = outline.slots.compactMap { items[$0.declared].size[axis].share(of: axis) }
    let sum = shares.reduce(0, +)
    guard shares.count == outline.slots.count else { return nil }
    let message: (words: String, hint: String)?
    if abs(sum - 1) <= 0.002 {
      message = isLegacy ? uneven(part, outline, axis, pixel) : rest(items, outline, stack, pixel)
    } else {
      message = roundedShare(shares, sum)
    }
    guard let message else { return nil }
    return LintFinding(
      place(items[0].id, axis), section: part.section, message.words, hint: message.hint)
  }

  private var isLegacy: Bool {
    switch environment.rounding {
    case .legacy: true
    case .none, .pixel: false
    }
  }

  /// Returns the part of the row that remains after sizes are rounded to pixels.
  private func rest(
    _ items: [Item], _ outline: GroupOutline, _ stack: Stack, _ pixel: Double
  ) -> (words: String, hint: String)? {
    let axis = stack.axis
    let lengths = outline.slots.map { $0.frame.size[axis] }
    let edges = outline.slots.reduce(0) { $0 + items[$1.declared].edgeSpacing.minimum(axis) }
    let spacing = Double(lengths.count - 1) * stack.interItemSpacing.minimum + edges
    let innerLength = outline.inner[axis]
    let rest = innerLength - lengths.reduce(0, +) - spacing
    guard rest >= pixel * 0.99 else { return nil }
    let isSame = lengths.allSatisfy { $0 == lengths[0] }
    let sizes =
      isSame
      ? "\(lengths.count) × \(plainNumberText(lengths[0]))"
      : lengths.prefix(6).map(plainNumberText).joined(separator: " + ") + (lengths.count > 6 ? " + …" : "")
    let spaces = spacing == 0 ? "" : " with \(plainNumberText(spacing)) of spacing"
    return (
      "\(sizes)\(spaces) leaves \(plainNumberText(rest)) of \(plainNumberText(innerLength)) at scale "
        + plainNumberText(1 / pixel),
      "use flexible spacing or a count to distribute the rest"
    )
  }

  /// Returns the part of the row that remains because fractions were rounded in the spec.
  private func roundedShare(_ shares: [Double], _ sum: Double) -> (words: String, hint: String)? {
    let count = shares.count
    guard sum < 0.998, sum >= 0.98, shares.allSatisfy({ $0 == shares[0] }) else { return nil }
    return (
      "\(count) × \(plainNumberText(shares[0])) leaves \(plainNumberText((1 - sum) * 100)) % of the row",
      "write 1/\(count) or (100/\(count))%"
    )
  }

  /// Returns the first two neighbors that are a pixel apart or overlap because each was rounded separately.
  private func uneven(
    _ part: LintPart, _ outline: GroupOutline, _ axis: Axis, _ pixel: Double
  ) -> (words: String, hint: String)? {
    guard part.parent == nil else { return nil }
    for (slot, next) in zip(outline.slots, outline.slots.dropFirst()) where slot.nested.isEmpty {
      guard let cell = solution.cell(section: part.section, item: slot.firstCell),
        let other = solution.cell(section: part.section, item: next.firstCell), next.nested.isEmpty
      else { return nil }
      let items = part.stack?.subitems.declared ?? []
      let insets =
        items[slot.declared].contentInsets.end(axis) + items[next.declared].contentInsets.start(axis)
      let exact = next.frame.start(axis) - slot.frame.end(axis) + insets
      let isMirrored = environment.layoutDirection == .rightToLeft && axis == .horizontal
      let (near, far) = isMirrored ? (other, cell) : (cell, other)
      let found = far.frame.start(axis) - near.frame.end(axis)
      guard abs(found - exact) >= pixel * 0.99 else { continue }
      let outcome = found > exact ? "a pixel apart" : "overlapping by a pixel"
      return (
        "items \(cell.item) and \(other.item) are \(outcome) at scale \(plainNumberText(1 / pixel))",
        "use lengths that are multiples of \(plainNumberText(pixel)): iOS 13 to 15 round each frame separately"
      )
    }
    return nil
  }
}

extension Stack {
  /// Whether any flexible spacing along the group uses the remaining length.
  fileprivate var isFlexible: Bool {
    interItemSpacing.isFlexible || subitems.declared.contains { $0.edgeSpacing.flexibleCount(axis) > 0 }
  }
}
