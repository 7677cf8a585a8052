import LayoutSolver

extension RuleText {
  /// Numbers, containers, insets, filling, placing and estimates: rules 1 to 36.
  static let compositional: [RuleText] = [
    RuleText(
      .r1,
      grade: "M at scales 2 and 3; scale 1 follows from the formula only.",
      example: "At scale 3 a length of 100.5 becomes 100.333 down and 100.667 to the nearest pixel.",
      """
      If a scale is known, there are two ways to round. *Down*: to the last pixel at or before a
      length. *Nearest*: to the closest pixel; exactly between two pixels, to the one farther from
      zero. Both allow an error of a thousandth of a pixel, so a length that floating-point arithmetic
      put just below a pixel still counts as on it. Without a scale, lengths stay exact.
      """),
    RuleText(
      .r2,
      grade: "M, H.",
      example: "At scale 2, `width: 33%` of 390 is 128.7, which becomes 128.5.",
      """
      A fraction is multiplied by the container's length and rounded down to a pixel. Absolute and
      estimated lengths are used as given. A height may be a fraction of the width and vice versa, and
      a fraction may be greater than 1.
      """),
    RuleText(
      .r3,
      grade: "M.",
      example: "At scale 3 an x of 128.7 becomes 128.667; a width of 128.7 stays.",
      """
      Positions stay exact until the end; then x and y are each rounded to the nearest pixel, and
      sizes are left alone. The content size is rounded to the nearest pixel, and so is the size of a
      decoration.
      """),
    RuleText(
      .r4,
      grade: "M on iOS 14, O on iOS 15. Open: the change was made between iOS 14 and 17; runtime "
        + "names (N) suggest 16.5 or earlier.",
      example: "At scale 3, four items of exactly 76.75 start at 0, 92.667, 185.667 and 278.333 "
        + "with a spacing of 16.",
      """
      With `legacy` rounding, lengths stay exact while solving, and the four numbers of a frame are
      each rounded to the nearest pixel. Gaps or overlaps of one pixel between neighbors are what
      these systems showed.
      """),
    RuleText(
      .r5,
      grade: "M, H.",
      example: "With a content inset of 20 at the top, `height: 50%` in a view 800 high is still 400.",
      """
      A layout is solved in the bounds of its collection view. Insets of the view do not make them
      smaller: a section provider gets the same `contentSize` and `effectiveContentSize`.
      """),
    RuleText(
      .r6,
      grade: "M, H.",
      example: "`contentInsets: 16` in a view of 390 × 844 gives the group a container of 358 × 844.",
      """
      The container of a root group is the view, reduced by the section's insets on the cross axis
      only. On the main axis the container has the full length of the view.
      """),
    RuleText(
      .r7,
      grade: "M, H; seen on iOS 13 too (O).",
      example: "`width: 80%` in a view 390 wide is 312, whatever the leading and trailing insets are.",
      """
      An orthogonal section scrolls across the layout: its insets on the layout's main axis are
      subtracted from the container, those along the row are not. A card of 80% is therefore 80% of
      the full width.
      """),
    RuleText(
      .r8,
      grade: "M, H.",
      example: "A group 358 wide with `contentInsets: 10` gives its items a width of 338.",
      """
      The container of an item is its group, reduced by the group's own insets on every axis where the
      group's length is not estimated. Spacing between items can reduce it further (rules 16, 19 and
      20).
      """),
    RuleText(
      .r9,
      grade: "M, H.",
      example: "`width: 100%` with side insets of 16 in a view 390 wide is 358, or 390 with "
        + "`followsContentInsets: false`.",
      """
      On the cross axis, fractions of a section's boundary supplementary item resolve against the
      width inside the insets if the item follows them, otherwise against the view. On the scroll axis
      they resolve against the view, never against the section. Fractions of the layout's own boundary
      supplementary items resolve against the whole view.
      """),
    RuleText(
      .r10,
      grade: "M.",
      example: "`width: 50%` of a badge on an item with a frame 100 wide is 50.",
      """
      Fractions of a supplementary item that is anchored to an item resolve against the item's final
      frame. On a group, they resolve against the container in which the group itself was laid out.
      """),
    RuleText(
      .r11,
      grade: "H, M.",
      example: "A slot of 100 × 50 at (0, 0) with `contentInsets: 5` gives the frame (5, 5) 90 × 40.",
      """
      An item's insets shrink its frame inside the slot; only the slot counts when the group is
      filled. If the insets exceed the slot, the size is the absolute value of the difference, and the
      origin is still moved by the leading or top inset.
      """),
    RuleText(
      .r12,
      grade: "H, M.",
      example: "`height: estimated(44)` with `contentInsets: 5` keeps its height of 44 and loses 10 "
        + "of its width.",
      """
      Insets on estimated axes are ignored, for items, groups and supplementary items. Insets on the
      other axis apply.
      """),
    RuleText(
      .r13,
      grade: "H, M.",
      example: "A group 300 wide with `contentInsets: 10` is still 300 wide; its items share 280.",
      """
      A group's insets shrink the container of its items, not the group itself. A section's insets
      surround its groups, inside the space that boundary supplementary items add.
      """),
    RuleText(
      .r14,
      grade: "M.",
      example: "Items of 100 with `interItemSpacing: 10` in a group 390 wide: 100 + 110 + 110 = 320 "
        + "fits, 430 does not, so 3.",
      """
      Subitems are taken from the list in order, repeatedly. Each needs its length along the group
      plus its minimum edge spacing; each one after the first also needs the minimum inter-item
      spacing. The first one that does not fit ends the group; none is skipped. The next group starts
      with the first subitem again.
      """),
    RuleText(
      .r15,
      grade: "M; the size of the tolerance is I.",
      example: "Three items of 130.0001 in a group 390 wide: 390.0003 is within the tolerance, so "
        + "all 3 fit.",
      """
      Only the length along the group is compared, with a tolerance of a thousandth of a point. An
      item that is too long across the group is placed and overflows.
      """),
    RuleText(
      .r16,
      grade: "M. Open: for rows that mix lengths and fractions with such heights, measurements "
        + "contradict each other; results are not guaranteed.",
      example: "`width: 50%` twice with `interItemSpacing: 10` in 390: each is half of 380, which "
        + "is 190.",
      """
      Fractions of the axis along the group resolve against the group's length minus the spacing, on
      whichever axis they are used.

      - **16a**, the usual case: the group fits the largest number of slots whose sizes, in a
        container reduced by the spacing of that number, fit with that spacing.
      - **16b**, if the length of some subitem across the group is a fraction of the length along it:
        the spacing subtracted is that for the number of slots that would fit without spacing; then
        as many slots as fit are placed.
      """),
    RuleText(
      .r17,
      grade: "M. Open: UIKit's behavior if a later group is affected (by a measured size) is not "
        + "published; layoutcalc treats the whole section as empty.",
      example: "An item 400 wide in a group 390 wide: the section is empty.",
      """
      If the first subitem is too long for its group, the group lays out nothing, and the section is
      treated as having no items. UIKit logs an error; the solver reports an issue.
      """),
    RuleText(
      .r18,
      grade: "M, H.",
      example: "`width: estimated(200)` with two items 150 wide: both are placed, and the group is "
        + "300 wide.",
      """
      A group with an estimated length along its axis contains each subitem of its list exactly once,
      regardless of the estimate. There is no fit test.
      """),
    RuleText(
      .r19,
      grade: "M, H.",
      example: "`count: 3` with `interItemSpacing: 12` in 390: each is (390 - 24) / 3 = 122.",
      """
      There are exactly `count` slots. Along the group each gets an equal part of the length minus the
      spacing, rounded down to a pixel, whatever its own dimension is; across the group its own
      dimension is used. Every fraction in the group, across too, resolves against the length minus
      the spacing. The counted axis is not treated as estimated: its insets apply, and it is not
      measured. In a last group with fewer items, the parts have the same size.
      """),
    RuleText(
      .r20,
      grade: "H; fractions together with spacing are I.",
      example: "`repeatingSubitem` 150 wide with `count: 3` in a group 390 wide: items at 0, 150 and "
        + "300; the last ends at 450.",
      """
      There are exactly `count` slots, each at the subitem's own size, even beyond the end of the
      group. Fractions resolve against the length minus the spacing.
      """),
    RuleText(
      .r21,
      grade: "M.",
      example: "A row of an item and a column of two items numbers them 0, then 1 and 2.",
      """
      A nested group is sized and placed like an item. Items are numbered depth first, in placement
      order.
      """),
    RuleText(
      .r22,
      grade: "M, N.",
      example: "Ten items in groups of three make 4 groups; the last has one item.",
      """
      Without estimates, a section's group is solved once, with unlimited items, and repeated. With
      estimates, each group is solved separately with the remaining items; in its fit test, items
      beyond the last one count with their estimates.
      """),
    RuleText(
      .r23,
      grade: "M, H.",
      example: "`repeatingSubitem` 100 wide with `count: 2` and `interItemSpacing: flexible(10)` in "
        + "a group 390 wide: the gap is 190.",
      """
      The free length of the group is divided equally among all flexible edges along it and, if the
      inter-item spacing is flexible, all gaps. Each becomes its minimum plus its part, which may be
      negative. Without flexible spacing, items are packed at the start.
      """),
    RuleText(
      .r24,
      grade: "M, H; a negative flexible space across is I.",
      example: "An item 40 high in a row 100 high with `edgeSpacing: {top: flexible(0), bottom: "
        + "flexible(0)}` is at y 30.",
      """
      Every item is placed on its own: at the start by default, moved by fixed edge spacing, or at the
      end, centered or in between by flexible edges, which divide the free length of this one item.
      Nothing is stretched.
      """),
    RuleText(
      .r25,
      grade: "M, H.",
      example: "`edgeSpacing: 5` and `contentInsets: 3` on an item of 100: it uses 110, and its frame "
        + "is 94 wide.",
      """
      Edge spacing surrounds the slot; content insets are inside it.
      """),
    RuleText(
      .r26,
      grade: "M, H.",
      example: "A row of estimated height with items measured at 120 and 154 is 154 high.",
      """
      Across its axis, an estimated group is as long as its longest item with that item's edge
      spacing; along its axis, as long as the slots and the spacing together. Insets of the group on
      these axes are ignored (rule 12).
      """),
    RuleText(
      .r27,
      grade: "M, N.",
      example: "`edgeSpacing: {top: 10, bottom: 5}` on a root group 50 high: groups start at 10, 75 "
        + "and 140.",
      """
      Along the main axis, fixed edge spacing of a root group is added before and after every group,
      on top of the spacing between groups. Flexible spacing counts with its minimum, and UIKit logs a
      warning. Across the main axis, edge spacing moves or centers the group in the width inside the
      insets. A wider group with a flexible leading edge moves toward the leading edge.
      """),
    RuleText(
      .r28,
      grade: "M, O.",
      example: "`height: estimated(44)` is 44 until its content is measured.",
      """
      Before anything is measured, an estimate is used like an absolute length.
      """),
    RuleText(
      .r29,
      grade: "M, O.",
      example: "`estimated(44)` measured at 61 becomes 61; a fixed width of 100 stays 100.",
      """
      A measured item gets the measured length on its estimated axes only; the view is measured at its
      laid-out length on the other axis. A group of fixed length across keeps that length, however
      long the item becomes.
      """),
    RuleText(
      .r30,
      grade: "M, O.",
      example: "Measured at 120 and 154, two siblings keep 120 and 154, both at the top of the row.",
      """
      Every item keeps its own measured length, and all start at the start of the group. None is
      stretched to the longest.
      """),
    RuleText(
      .r31,
      grade: "M, O.",
      example: "`height: 100%` in a group of `estimated(250)` is 250, although the content needs 300.",
      """
      An item whose height is 100% of a group of estimated height gets the estimate. It is not
      measured.
      """),
    RuleText(
      .r32,
      grade: "M, O.",
      example: "Items measured 200, 150 and 100 wide in a group 390 wide: the first two share a row, "
        + "the third starts the next.",
      """
      In a group of fixed length, the fit test uses the measured lengths, so the number of items
      varies from group to group.
      """),
    RuleText(
      .r33,
      grade: "M, O.",
      example: "In bounds 844 high, rows estimated at 44 and measured at 88: with `--measure visible` "
        + "only the first 10 of many are measured.",
      """
      UIKit solves, measures the first visible item that has not been measured, and starts over. Items
      that were never visible keep their estimates; measured sizes are kept. The solver can measure
      all items, none, or those visible in given bounds.
      """),
    RuleText(
      .r34,
      grade: "M, H.",
      example: "`count: 2` in a row 390 wide: both are 195 wide, whatever they measure; their "
        + "estimated height is measured.",
      """
      The counted axis is never measured (rule 19). The other one can be.
      """),
    RuleText(
      .r35,
      grade: "M for boundary supplementary items, C for the others.",
      example: "A header of `estimated(44)` measured at 61 is 61 high; a badge of `estimated(20)` "
        + "stays 20.",
      """
      Boundary supplementary items with estimated lengths are self-sized. Supplementary items of items
      and groups keep their estimates.
      """),
    RuleText(
      .r36,
      grade: "H, N; which siblings count, and the lower bound, are I.",
      example: "`uniformAcrossSiblings(44)` measured at 60 and 80: both are 80 high.",
      """
      After measuring, all siblings in a group whose dimension is `uniformAcrossSiblings` get the
      largest length among them. If the root group's own dimension is uniform, all groups of the
      section get the largest.
      """),
  ]
}
