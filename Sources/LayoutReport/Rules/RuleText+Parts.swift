import LayoutSolver

extension RuleText {
  /// Parts of rules, and interpretations of what rules leave open.
  static let parts: [RuleText] = [
    RuleText(
      .r16a,
      grade: "M. Open: in rows that mix lengths and fractions with such heights even the witnesses "
        + "differ; nothing is pinned there.",
      example: "`width: 25%` with `interItemSpacing: 8` in 390: four of (390 - 24) / 4 = 91.5 fit.",
      """
      The usual case: the group fits the largest number of slots whose sizes, in a container reduced
      by the spacing of that number, fit with that spacing.
      """),
    RuleText(
      .r16b,
      grade: "M. Open: in rows that mix lengths and fractions with such heights even the witnesses "
        + "differ; nothing is pinned there.",
      example: "With `height: fractionalWidth(0.5)`, `width: 50%` and spacing 10 in 390, 2 would fit "
        + "without spacing, so each is half of 380.",
      """
      If the length of some subitem across the group is a fraction of the length along it: the number
      that would fit without spacing decides how much is subtracted; then as many as fit are placed.
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
      The container is the one against which the group's own fractions resolved, reduced by spacing.
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
      The search ends at the first number that does not fit.
      """),
    RuleText(
      .d17,
      grade: "I",
      """
      A root group in which nothing at all is laid out counts as one whose first item does not fit.
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
      Flexible space across may be negative.
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
      Visible is what a query of the given bounds, not inset, finds by final frames (rule 61). Solving
      starts from scratch and repeats until the query finds nothing that has not been measured. The
      scroll offset of a row, and the position of the bounds in a layout that starts at the right, are
      those of the measured content.
      """),
    RuleText(
      .d36,
      grade: "I",
      """
      All groups of the section are siblings if the root group's own dimension is uniform. Siblings
      are the items of one group. Along a group they are fitted by their own lengths and widened
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
      Flexible space is divided among the items that exist, so a short last row spreads out.
      """),
    RuleText(
      .d44,
      grade: "I",
      """
      An automatic reference of boundary items is the section's. `none`, with items that follow,
      leaves them the section's own insets. Layout margins that are not given are 0; given ones are
      used as given. A device's margins lie inside the safe area: on each side the safe area plus the
      device's minimum margin. That the two add up is H (`insetsLayoutMarginsFromSafeArea`) and O. The
      readable insets are, on each side, the larger of the margin and half of what the readable width
      leaves. Insets of the environment are leading and trailing, not left and right.
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
      offset the bounds rest at minus that inset. A pinned side item keeps its position, and its
      z-index is raised. To intersect the bounds, its pinned frame, without its own insets, must
      overlap the full bounds.
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
      An item's supplementary items come when it is placed, a group's after everything in it, each
      list as written.
      """),
    RuleText(
      .d56,
      grade: "I",
      """
      A nested custom group resolves against its parent's inner box. The width of a root group is the
      one it declares, for the pitch, the content size and anchors. A frame without a z-index has the
      cells' default. Percentages are not rounded down to a pixel.
      """),
    RuleText(
      .d57,
      grade: "I",
      """
      An inset reference adds to the insets before and after the row; the container keeps the full
      width.
      """),
    RuleText(
      .d58,
      grade: "I",
      """
      An inset reference adds to the insets before and after the row; the container keeps the full
      width.
      """),
    RuleText(
      .d59,
      grade: "I",
      """
      Stops are on the nearest pixel where a scale is known. Between two stops the smaller wins.
      Without an offset the row rests where a proposed 0 does; a given one is brought into the range
      and not to a stop.
      """),
    RuleText(
      .d61,
      grade: "I",
      """
      A partly filled group ends where it is trimmed. Rows are queried at their scroll offset, over
      the full width of the view; the frames reported are those at offset 0. A cell of length 0 counts
      as inside a group that it touches.
      """),
    RuleText(
      .d63,
      grade: "I",
      """
      The heights of a list's header and footer are measured sizes: where nothing is measured, the
      appearance's estimate is used. `headerTopPadding` is space of the section above the header, so
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
