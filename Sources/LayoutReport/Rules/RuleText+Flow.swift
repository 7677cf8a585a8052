import LayoutSolver

extension RuleText {
  /// Flow layouts: rules F1 to F17.
  static let flow: [RuleText] = [
    RuleText(
      .f1,
      grade: "H, T.",
      example: "`layout: flow` with 7 items in 375: six of 50 in the first line, 15 apart.",
      """
      Items of 50 by 50, 10 between lines and 10 between items, no section insets, no headers or
      footers, scrolling down, nothing pinned, insets counted from the content inset.
      """),
    RuleText(
      .f2,
      grade: "H, M. Open: two public reports (iOS 12.1 and a much newer system) saw columns of items"
        + " of different widths, one per column, separated by the interitem spacing; the one "
        + "measured case has both spacings at 10 and cannot tell. The quirk "
        + "`swapSpacingsHorizontally` (rule F17) is that reading.",
      example: "Scrolling down, `minimumLineSpacing: 20` puts rows of 50 at y 0, 70 and 140.",
      """
      A line is a row, or a column in a layout that scrolls horizontally. The interitem spacing acts
      inside a line and is a minimum; the line spacing separates lines and is exact. In a horizontal
      layout the axes are exchanged, nothing else.
      """),
    RuleText(
      .f3,
      grade: "M.",
      example: "A view of 390 with a content inset of 10 on both sides and `sectionInset: 16` leaves "
        + "338.",
      """
      It is the view, less the content inset on both sides and the section's insets.
      """),
    RuleText(
      .f4,
      grade: "M.",
      example: "Items of 100 with spacing 10 in 390: three per line, and gaps of (390 - 300) / 2 = 45.",
      """
      If all items of a section have the same length across the scroll axis, they form a grid. A line
      has as many items as fit with the minimum spacing, at least one. The rest is divided equally
      into gaps, which are the same in every line, including a short last one. A single column is
      centered. If the length and the spacing add up to 0 or less, all items are on one line.
      """),
    RuleText(
      .f5,
      grade: "M.",
      example: "Items of 100 and 200 in a full line of 390 are justified: the second starts at 190.",
      """
      Items join a line as long as they fit. Every line but the last is justified, or centered if it
      holds a single item. The last line of a section starts at the leading inset and uses the minimum
      spacing. A section is a grid or has lines, as a whole.
      """),
    RuleText(
      .f6,
      grade: "H, M.",
      example: "A header of 44 with `sectionInset: 16` in a view 390 wide: 390 × 44 at x 0, and the "
        + "first line starts at y 60.",
      """
      Across, they are as long as the available length before section insets, starting at 0, and are
      outside the section's insets. One of length 0 does not exist.
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
      grade: "M. Open: whether newer systems adjust all four edges; the records hold the others at "
        + "zero.",
      example: "A safe area of 59 with `sectionInset: 16` and no content inset: an inset of 75.",
      """
      The content inset narrows lines and headers and is not part of any coordinate. With a reference
      to the safe area or the margins, each inset across the scroll axis becomes the section's inset
      plus the referenced one minus the content inset, but at least 0.
      """),
    RuleText(
      .f10,
      grade: "M, with section insets I.",
      example: "An item of 400 in a line of 358 with a leading inset of 16: x 16, 400 wide.",
      """
      Such an item is alone on its line, at the leading inset, unclipped, and does not widen the
      content. UIKit calls the behavior undefined.
      """),
    RuleText(
      .f11,
      grade: "M (9 measured cells, the other 31 at their mean of 44.1111); the plain estimate of iOS"
        + " 8 to 10 is O, the estimate as a missing side I.",
      example: "Of items measured at 40 and 60, a third that is not measured has 50.",
      """
      With an estimated item size, an item that has been measured has its measured size; what it
      measures replaces what a delegate returns. Any other item has the mean of all sizes measured so
      far in the layout, and the estimate before anything is measured. An automatic estimate is the
      item size. A side of which nothing is known is the estimate's. Under `legacy` rounding, an item
      that has not been measured always has the estimate. Rules F4 and F5 use these sizes.
      """),
    RuleText(
      .f12,
      grade: "M, from one record.",
      example: "Sections with a total of 1000.7 at scale 2: the content is 1000.5 long.",
      """
      Its length is that of the sections, rounded down to a pixel; its width is the available length
      before section insets, even if items stick out. Frames are mirrored in the exact size.
      """),
    RuleText(
      .f13,
      grade: "H in words; the formula is O, T and I.",
      example: "At an offset of 300 a pinned header in a section from 200 to 600 is at y 300.",
      """
      A pinned header follows the start of the visible bounds, but ends where the footer or the
      section ends. A footer does the same at the other end, and stays below the header's length.
      Nothing else moves. The z-index of pinned views is raised by a billion while they intersect the
      bounds.
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
      Between lines it makes them overlap; between items it is allowed too.
      """),
    RuleText(
      .f17,
      grade: "O; which sections exchange their spacings is I.",
      example: "With `swapSpacingsHorizontally`, columns of items of different sizes are "
        + "`minimumInteritemSpacing` apart.",
      """
      Ways in which older systems differ, none of them by default. `swapSpacingsHorizontally`: in a
      horizontally scrolling layout, a section whose items are not all the same size exchanges its two
      spacings (rule F2). `rtlLineModeUnmirrored`: right to left, the cells of a section that is no
      grid (rule F5) are not mirrored.
      """),
  ]
}
