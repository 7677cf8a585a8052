import LayoutSolver

extension RuleText {
  /// Parts of rules, and interpretations of what rules leave open.
  static let parts: [RuleText] = [
    RuleText(
      .r16a,
      grade: "M. Open: for rows that mix lengths and fractions with such heights, measurements "
        + "contradict each other; results are not guaranteed.",
      example: "`width: 25%` with `interItemSpacing: 8` in 390: four of (390 - 24) / 4 = 91.5 fit.",
      """
      The usual case: the group fits the largest number of slots whose sizes, in a container reduced
      by the spacing of that number, fit with that spacing.
      """),
    RuleText(
      .r16b,
      grade: "M. Open: for rows that mix lengths and fractions with such heights, measurements "
        + "contradict each other; results are not guaranteed.",
      example: "With `height: fractionalWidth(0.5)`, `width: 50%` and `interItemSpacing: 10` in "
        + "390, 2 items would fit without spacing, so each is half of 390 - 10, which is 190.",
      """
      If the length of some subitem across the group is a fraction of the length along it: the
      spacing subtracted is that for the number of slots that would fit without spacing; then as many
      slots as fit are placed.
      """),
    RuleText(
      .d3,
      grade: "I",
      """
      All four numbers of a section's frame are rounded, and its length across is that of the content.
      Measured sizes that are not whole pixels are kept. In right-to-left layout, exact frames are
      mirrored in the exact width, then rounded once. All rects and offsets are physical; only a row's
      offset counts from the row's own start.
      """),
    RuleText(
      .d10,
      grade: "I",
      """
      Fractions of a group's supplementary items resolve against the container that the group's own
      fractions resolved against, reduced by spacing.
      """),
    RuleText(
      .d14,
      grade: "I",
      """
      A cycle of subitems of total length 0 is laid out once, with a warning.
      """),
    RuleText(
      .d16,
      grade: "I",
      """
      The search for the largest number of slots ends at the first number that does not fit.
      """),
    RuleText(
      .d17,
      grade: "I",
      """
      A root group that lays out nothing is treated as if its first item did not fit.
      """),
    RuleText(
      .d18,
      grade: "I",
      """
      A fraction along an estimated axis resolves against the estimate minus the spacing.
      """),
    RuleText(
      .d19,
      grade: "I",
      """
      Under `legacy` equal parts stay exact.
      """),
    RuleText(
      .d24,
      grade: "I",
      """
      Flexible space across the group may be negative.
      """),
    RuleText(
      .d27,
      grade: "I",
      """
      In an orthogonal row, the row's axis acts as the main axis; across it, groups are placed in the
      height of the tallest.
      """),
    RuleText(
      .d33,
      grade: "I",
      """
      An element is visible if a query of the given bounds, without insets, finds it by its final
      frame (rule 61). Solving starts from scratch and repeats until every element that the query
      finds is measured. The scroll offset of a row, and the position of the bounds in a layout that
      starts at the right, are computed from the measured content.
      """),
    RuleText(
      .d36,
      grade: "I",
      """
      Siblings are the items of one group, and all groups of the section if the root group's own
      dimension is uniform. Along a group, the fit test uses their own lengths, and they are extended
      afterwards. The contents of a nested uniform group are not stretched.
      """),
    RuleText(
      .d40,
      grade: "I",
      """
      Along a row of groups of fixed length, missing items count with their estimates; across it only
      items that exist count. Where the length along the row is estimated, rule 41 applies.
      Supplementary items of a partly filled group are placed on its full frame; those of a nested
      group exist only if one of its items does.
      """),
    RuleText(
      .d41,
      grade: "I",
      """
      Flexible space is divided among the items that exist, so the items of a short last row are
      spread over its length.
      """),
    RuleText(
      .d44,
      grade: "I",
      """
      The automatic reference of boundary supplementary items is the section's. With `none`, items
      that follow the insets use the section's own insets only. Unspecified layout margins are 0;
      specified ones are used unchanged. A device's margins lie inside the safe area: on each side
      they are the safe area plus the device's minimum margin. Adding the two is H
      (`insetsLayoutMarginsFromSafeArea`) and O. On each side, the readable inset is the larger of
      the margin and half of the difference between the view's width and the readable width. Insets
      of the environment are leading and trailing, not left and right.
      """),
    RuleText(
      .d48,
      grade: "I",
      """
      With several boundary supplementary items, the longest extending side item replaces the region
      for all.
      """),
    RuleText(
      .d51,
      grade: "I",
      """
      On the scroll axis, the bounds are reduced by the content inset plus the safe area. Without an
      offset, the bounds start at minus that inset. A pinned side item keeps its position, and its
      z-index is raised. An item intersects the bounds if its pinned frame, before its own insets are
      subtracted, overlaps the full bounds.
      """),
    RuleText(
      .d53,
      grade: "I",
      """
      An anchored item's own insets shrink its frame after it is placed.
      """),
    RuleText(
      .d54,
      grade: "I",
      """
      Supplementary items of an item are numbered when the item is placed, those of a group after
      everything in the group. Within a list, they are numbered in the order written.
      """),
    RuleText(
      .d56,
      grade: "I",
      """
      A nested custom group resolves against its parent's inner box. A root custom group's declared
      size determines the pitch, the content size and anchors. A frame without a z-index has the
      cells' default. Percentages are not rounded down to a pixel.
      """),
    RuleText(
      .d57,
      grade: "I",
      """
      An inset reference adds to the insets at both ends of the row; the container keeps the full
      width.
      """),
    RuleText(
      .d58,
      grade: "I",
      """
      An inset reference adds to the insets at both ends of the row; the container keeps the full
      width.
      """),
    RuleText(
      .d59,
      grade: "I",
      """
      Stops are on the nearest pixel if a scale is known. Halfway between two stops, the smaller one
      is used. Without an offset, the row settles as if released at 0; a specified offset is clamped
      to the range, but not moved to a stop.
      """),
    RuleText(
      .d61,
      grade: "I",
      """
      For queries, the frame of a partly filled group is its trimmed frame. Rows are queried at their
      scroll offset, over the full width of the view; the frames reported are those at offset 0. A
      cell of length 0 is treated as inside a group that it touches.
      """),
    RuleText(
      .d63,
      grade: "I",
      """
      The heights of a list's header and footer are measured sizes: where nothing is measured, the
      appearance's estimate is used. `headerTopPadding` is part of the section, above the header, so
      it scrolls away from a pinned header; above a first item that is the header, it is added to the
      insets.
      """),
    RuleText(
      .d65,
      grade: "I",
      """
      A spec cannot have negative sizes, although UIKit accepts them.
      """),
  ]
}
