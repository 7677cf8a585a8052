import LayoutSolver

extension RuleText {
  /// Flow layouts: rules F1 to F17.
  static let flow: [RuleText] = [
    RuleText(
      .f1,
      grade: "H, T.",
      example: "`layout: flow` with 7 items in a view 375 wide: six of 50 in the first line, 15 apart.",
      """
      The defaults are items of 50 × 50, 10 between lines and 10 between items, no section insets, no
      headers or footers, vertical scrolling, nothing pinned, and section insets measured from the
      content inset.
      """),
    RuleText(
      .f2,
      grade: "H, M. Open: two public reports (iOS 12.1 and a much newer system) saw columns of "
        + "items of different widths, one per column, separated by the interitem spacing; the "
        + "only measured case has both spacings at 10 and does not distinguish them. The quirk "
        + "`swapSpacingsHorizontally` (rule F17) follows these reports.",
      example: "In a vertically scrolling layout, `minimumLineSpacing: 20` puts rows of 50 at y 0, "
        + "70 and 140.",
      """
      A line is a row, or a column in a layout that scrolls horizontally. The interitem spacing
      applies inside a line and is a minimum; the line spacing separates lines and is exact. A
      horizontally scrolling layout only exchanges the axes.
      """),
    RuleText(
      .f3,
      grade: "M.",
      example: "A view of 390 with a content inset of 10 on both sides and `sectionInset: 16` "
        + "leaves 390 - 20 - 32 = 338.",
      """
      A line is as long as the view, minus the content inset on both sides and the section's insets.
      """),
    RuleText(
      .f4,
      grade: "M.",
      example: "Items of 100 with spacing 10 in 390: three per line, and gaps of (390 - 300) / 2 = 45.",
      """
      If all items of a section have the same length across the scroll axis, they form a grid. A line
      has as many items as fit with the minimum spacing, at least one. The remaining length is divided
      equally into gaps, which are the same in every line, including a short last one. A single column
      is centered. If the length and the spacing add up to 0 or less, all items are on one line.
      """),
    RuleText(
      .f5,
      grade: "M.",
      example: "Items of 100 and 200 in a line of 390, with no space for a third, are justified: "
        + "the second starts at 190.",
      """
      Items join a line as long as they fit. Every line but the last is justified, or centered if it
      contains a single item. The last line of a section starts at the leading inset and uses the
      minimum spacing. A section is either a grid or has such lines, never both.
      """),
    RuleText(
      .f6,
      grade: "H, M.",
      example: "A header of 44 with `sectionInset: 16` in a view 390 wide: 390 × 44 at x 0, and the "
        + "first line starts at y 60.",
      """
      Across the scroll axis, headers and footers are as long as the available length before section
      insets, start at 0, and are outside the section's insets. A header or footer of length 0 is
      omitted.
      """),
    RuleText(
      .f7,
      grade: "H, M.",
      example: "Items 50 and 30 high in one line: the second is at y 10.",
      """
      A line is as thick as its thickest item, and every item is centered in it.
      """),
    RuleText(
      .f8,
      grade: "O, C.",
      example: "An empty section with a header of 44 and insets of 10 is 64 long.",
      """
      Sections follow each other without spacing. An empty section keeps its header, insets and
      footer.
      """),
    RuleText(
      .f9,
      grade: "M. Open: whether newer systems adjust all four edges; the other insets are zero in "
        + "all measurements.",
      example: "With `sectionInsetReference: safeArea`, a safe area of 59, `sectionInset: 16` and "
        + "no content inset, the inset is 75.",
      """
      The content inset narrows lines and headers and is not part of any coordinate. With a reference
      to the safe area or the margins, each inset across the scroll axis becomes the section's inset
      plus the referenced one minus the content inset, but at least 0.
      """),
    RuleText(
      .f10,
      grade: "M, with section insets I.",
      example: "An item of 400 in a line of 358 with a leading inset of 16 is at x 16 and 400 wide.",
      """
      An item longer than its line is alone on the line, at the leading inset, unclipped, and does not
      widen the content. UIKit calls the behavior undefined.
      """),
    RuleText(
      .f11,
      grade: "M (9 measured cells, the other 31 at their mean of 44.1111); the plain estimate of "
        + "iOS 8 to 10 is O, the estimate for an unknown width or height is I.",
      example: "Of three items, two are measured at 40 and 60; the third, not measured, has 50.",
      """
      With an estimated item size, an item that has been measured has its measured size, which
      replaces the size that a delegate returns. Any other item has the mean of all sizes measured so
      far in the layout, and the estimate before anything is measured. With an automatic estimate, the
      estimate is `itemSize`. An unknown width or height is the estimate's. Under `legacy` rounding,
      an item that has not been measured always has the estimate. Rules F4 and F5 use these sizes.
      """),
    RuleText(
      .f12,
      grade: "M, from one measurement.",
      example: "Sections with a total of 1000.7 at scale 2: the content is 1000.5 long.",
      """
      The content is as long as the sections together, rounded down to a pixel. Its width is the
      available length before section insets, even if items overflow. In right-to-left layout, frames
      are mirrored in the exact size.
      """),
    RuleText(
      .f13,
      grade: "H in words only; the formula is O, T and I.",
      example: "At an offset of 300 a pinned header in a section from 200 to 600 is at y 300.",
      """
      A pinned header follows the start of the visible bounds, but ends where the footer or the
      section ends. A pinned footer follows the end of the visible bounds in the same way, but never
      overlaps the header's position at the start of the section. Nothing else moves. The z-index of
      pinned views is raised by a billion while they intersect the bounds.
      """),
    RuleText(
      .f14,
      grade: "M.",
      example: "At scale 3 an item of 100.1 keeps 100.1; its x of 145.05 becomes 145.",
      """
      Sizes are never rounded; each position is rounded once, at the end.
      """),
    RuleText(
      .f15,
      grade: "H.",
      example: "In a width of 390 an item of 100 at x 0 is at x 290.",
      """
      Every frame is mirrored in the content's width at the end.
      """),
    RuleText(
      .f16,
      grade: "I.",
      example: "`minimumLineSpacing: -10` puts rows of 50 at y 0, 40 and 80.",
      """
      Negative line spacing makes lines overlap. Negative interitem spacing is allowed too.
      """),
    RuleText(
      .f17,
      grade: "O; which sections exchange their spacings is I.",
      example: "With `swapSpacingsHorizontally`, columns of items of different sizes are "
        + "`minimumInteritemSpacing` apart.",
      """
      Differences of older systems, all off by default. `swapSpacingsHorizontally`: in a horizontally
      scrolling layout, a section whose items are not all the same size exchanges its two spacings
      (rule F2). `rtlLineModeUnmirrored`: in a right-to-left layout, the cells of a section that is
      not a grid (rule F5) are not mirrored.
      """),
  ]
}
