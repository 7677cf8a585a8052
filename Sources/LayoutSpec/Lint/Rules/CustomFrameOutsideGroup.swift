import LayoutSolver
import SourceText

extension LintRule {
  /// Rules 56, 61: frames are not clipped, but visible-rect queries do not find what is outside the group.
  static let customFrameOutsideGroup = LintRule(
    name: "custom-frame-outside-group", level: .warning,
    summary: "a frame of a custom group extends outside the group",
    explanation: """
      UIKit does not clip the frames of a custom group. The part outside is covered by the next group, and a \
      visible-rect query does not find the item if only that part is visible. Make the group as long as its \
      frames extend.
      """,
    exceptions: [
      "the frame extends by less than half a pixel, or half a point without a scale"
    ],
    source: .solved { context in context.parts.compactMap(context.outside) })
}

extension LintContext {
  fileprivate func outside(_ part: LintPart) -> LintFinding? {
    guard case .group(.custom) = part.item.content, let outline = part.outline else { return nil }
    let tolerance = (pixel ?? 1) / 2
    for axis in Axis.allCases {
      let length = outline.size[axis]
      let late = outline.customItems.indices.filter {
        outline.customItems[$0].frame.end(axis) - length >= tolerance
      }
      if let first = late.first {
        let end = late.map { outline.customItems[$0].frame.end(axis) }.max() ?? length
        return finding(
          part, outline.customItems[first].id, first, late.count, axis.edges.end,
          "ends at \(plainNumberText(end)), but the group ends at \(plainNumberText(length))",
          hint: "make the group \(plainNumberText(end)) \(axis.adjective)")
      }
      let early = outline.customItems.indices.filter {
        outline.customItems[$0].frame.start(axis) <= -tolerance
      }
      if let first = early.first {
        let start = early.map { outline.customItems[$0].frame.start(axis) }.min() ?? 0
        return finding(
          part, outline.customItems[first].id, first, early.count, axis.edges.start,
          "starts at \(plainNumberText(start)), before the group",
          hint: "move the frames by \(plainNumberText(-start))")
      }
    }
    return nil
  }

  private func finding(
    _ part: LintPart, _ frame: ElementID, _ first: Int, _ count: Int, _ edge: String, _ words: String,
    hint: String
  ) -> LintFinding {
    let others = count > 1 ? " (and \(count - 1) more)" : ""
    return LintFinding(
      place(frame), section: part.section,
      "frame \(first)\(others) extends beyond the group's \(edge) edge: it \(words)",
      hint: hint)
  }
}
