import LayoutSolver

extension RuleText {
  /// Everything in sections except groups: rules 37 to 65.
  static let sections: [RuleText] = [
    RuleText(
      .r37,
      grade: "M.",
      example: "Three groups of 100 with `interGroupSpacing: 10` and insets of 20: 20 + 320 + 20 = 360.",
      """
      A section's length is the sum of its insets on the main axis, the groups with their edge
      spacing, and the spacing between groups.
      """),
    RuleText(
      .r38,
      grade: "M.",
      example: "A section with 0 items and `contentInsets: 20` is 0 long; with a header of 40, 80.",
      """
      A section that lays out nothing has length 0, insets included. With boundary supplementary
      items, its length is its insets plus what those items add.
      """),
    RuleText(
      .r39,
      grade: "M.",
      example: "Sections 100, 0 and 100 long with `interSectionSpacing: 8` start at 0, 108 and 116.",
      """
      The inter-section spacing is added between every two consecutive sections, empty ones included.
      """),
    RuleText(
      .r40,
      grade: "M; the limit at zero is I.",
      example: "A column of three items of 50 in a group 150 high: a last group with one item is 50 "
        + "high.",
      """
      If the group's length on the main axis is not estimated, the group is shortened by the distance
      between the farthest edge of the items present and that of all items of a full group, including
      item insets. Items stay where the full pattern places them. The length is never below 0. An
      orthogonal row is shortened along the row only.
      """),
    RuleText(
      .r41,
      grade: "M.",
      example: "A last row of estimated height with one item measured at 61 is 61 high.",
      """
      The group is as long as the items it contains.
      """),
    RuleText(
      .r42,
      grade: "M; that a wide group widens the content is I.",
      example: "Sections of 300 and 200 with `interSectionSpacing: 10` and a header of 50 of the "
        + "layout: 560.",
      """
      On the main axis, the content is as long as all sections, the spacing between them, and the
      space that the layout's own boundary supplementary items add, together. On the cross axis, it
      is as long as the view, or as the widest group if that is wider. Items that extend beyond their
      group, and boundary supplementary items that do not extend, add nothing.
      """),
    RuleText(
      .r43,
      grade: "M.",
      example: "A row of ten cards 312 wide in a view 390 wide: the content is 390 wide.",
      """
      An orthogonal section never widens the content.
      """),
    RuleText(
      .r44,
      grade: "M, H; layout margins and readable width were measured with equal values only. "
        + "Ignoring the safe area on the scroll axis is I.",
      example: "A safe area of 59 on the left in landscape, and `contentInsets: 16`: groups start "
        + "at x 75.",
      """
      On the cross axis, the referenced insets (safe area, layout margins, readable width, or none)
      are subtracted before the section's own, for its groups and for boundary supplementary items
      that follow the insets. `automatic` uses the reference of the layout's configuration, whose
      default is the safe area. The environment passed to a section provider does not change, and the
      layout's own boundary supplementary items do not move. Boundary supplementary items may use a
      different reference, or ignore insets.
      """),
    RuleText(
      .r45,
      grade: "M.",
      example: "`alignment: topTrailing` with a width of 100 and side insets of 16 in 390: x is 274.",
      """
      The item is aligned in the span inside the insets if it follows them, otherwise in the full
      span: at the leading or trailing edge that its alignment names, centered if it names none. Then
      its offset is added.
      """),
    RuleText(
      .r46,
      grade: "M.",
      example: "A header of 40 at the top is at y 0 if it extends, and the region then starts at 40.",
      """
      If the alignment names an edge of the main axis, corners included, an extending item is placed
      just outside the region at that edge and any other item just inside; then the item's offset is
      added.
      """),
    RuleText(
      .r47,
      grade: "M.",
      example:
        "A header of 40 with an `absoluteOffset` of -10 in y extends 50 beyond the edge, so the groups "
        + "of the section move down by 50.",
      """
      A section grows at its start and at its end by the largest extent of an extending item beyond
      that edge. Items at the same edge overlap.
      """),
    RuleText(
      .r48,
      grade: "M.",
      example: "An item 60 high with `alignment: leading` next to a region 100 high is at y 20.",
      """
      If the alignment names no edge of the main axis, the item is centered along the region. If an
      extending item is longer than the region, the section becomes as long as the item, with the
      groups at the start. A longer item that does not extend overflows at both ends.
      """),
    RuleText(
      .r49,
      grade: "M.",
      example: "With a header of 44, the first cell is at y 44.",
      """
      The growth at the start moves everything in the section. A corner counts as the main-axis edge
      that it names.
      """),
    RuleText(
      .r50,
      grade: "M.",
      example: "A header of 50 of the layout moves the first section to y 50.",
      """
      Rules 45 to 49 also apply to the layout's own boundary supplementary items, with all sections as
      the region, the view as the container, and no insets. Items at the side neither move nor narrow
      the sections. UIKit gives these items their own index paths; here they belong to no section.
      """),
    RuleText(
      .r51,
      grade: "M, at scale 3 as well; two pinned items that meet are I.",
      example: "At an offset of 300, a header pinned in a section from 200 to 600 is at y 300.",
      """
      The visible bounds are reduced by the content inset and the safe area. An item at the start
      edge is at its natural position or at the start of the bounds, whichever is later, but ends no
      later than the region. An item at the end edge follows the end of the bounds in the same way.
      The region for this excludes the space that extending items add. While such an item intersects
      the bounds, its z-index is raised by a billion. Only layouts with pinned items change as the
      bounds move.
      """),
    RuleText(
      .r52,
      grade: "M, H.",
      example: "Two items with `kind: header` in one section are an error.",
      """
      The element kinds of a section's boundary supplementary items must be unique, and so must those
      of the layout's.
      """),
    RuleText(
      .r53,
      grade: "M.",
      example: "A badge of 20 × 20 at `{edges: [top, trailing]}` of a cell at (0, 0) 100 × 50 is at "
        + "(80, 0).",
      """
      The anchor names a point of the host: on each axis its start, its end, or its center if neither
      or both edges are named. The same point of the view, or the one that an item anchor names, is
      placed on it. Then the offsets of both anchors are added; a fractional offset is a fraction of
      the view's own size. The host is the item's frame after its insets, or the group less its insets
      on axes that are not estimated.
      """),
    RuleText(
      .r54,
      grade: "M; the order in the output is I.",
      example: "Badges on cells 0, 2 and 5 have the numbers 0, 1 and 2.",
      """
      The default z-index is 1. The items are numbered from 0 per kind within the section, in
      placement order.
      """),
    RuleText(
      .r55,
      grade: "M, in orthogonal sections too (scale 3).",
      example: "A background with insets of 8 in a section 390 × 200 at y 0 is at (8, 8) 374 × 184.",
      """
      A background covers the whole section, including what its boundary supplementary items add, at
      the full width of the content, less its own insets. The default z-index is 0, and the cells of a
      section that has a background have z-index 1. A section of length 0 has no background.
      """),
    RuleText(
      .r56,
      grade: "M.",
      example: "A group 100 high with frames at y 0 and 60: the next group's are at 100 and 160.",
      """
      The group's size resolves against the whole view. The provider gets that size and the group's
      insets, is called once per section, and returns frames relative to the group's outer corner.
      They are neither clipped nor checked, keep their z-index, and are repeated at intervals of the
      group's length.
      """),
    RuleText(
      .r57,
      grade: "M.",
      example: "Cards 312 wide with `interGroupSpacing: 10` and a leading inset of 16 are at x 16, "
        + "338 and 660.",
      """
      Groups follow each other along the cross axis, starting at the leading inset. Frames are
      reported at offset 0. The section is as long as its insets and its tallest group together, and
      its boundary supplementary items do not scroll.
      """),
    RuleText(
      .r58,
      grade: "M.",
      example: "Five cards of 312 with spacing 10 are 1600 long; in a viewport of 358 the row scrolls "
        + "from 0 to 1242.",
      """
      The viewport is the width inside the insets. The row is as long as its groups and the spacing
      between them, and scrolls from 0 to the part of it that exceeds the viewport.
      """),
    RuleText(
      .r59,
      grade: "M; that a drag moves by at most one stop is C and not implemented.",
      example: "`groupPaging` with groups every 322: released at 400, the row settles at 322.",
      """
      - `continuous`: anywhere in the range.
      - `continuousGroupLeadingBoundary`, `groupPaging`: at the start of a group.
      - `paging`: at a multiple of the viewport's length.
      - `groupPagingCentered`: where a group is centered in the viewport. The range is extended so
        that the first and last groups can be centered.

      A row released at or beyond the end of the range settles at the end. Otherwise the row settles
      at the nearest stop, clamped to the range. All 224 published offsets confirm this order.
      """),
    RuleText(
      .r60,
      grade: "M.",
      example: "A row whose first group of 200 is centered in a viewport of 358 reports -79.",
      """
      A visible items handler gets the scroll offset along the row, which can be negative if the first
      group is centered.
      """),
    RuleText(
      .r61,
      grade: "M.",
      example: "A rect from y 100 on does not find a cell that ends at y 100.",
      """
      The rect is first clipped to the content. An empty area then finds only decorations. A cell or
      an anchored supplementary item is found if its own frame and that of its root group both overlap
      the rect; touching is not enough. A cell that is completely outside its group is never found,
      although its index path has a frame. A boundary supplementary item is found if its frame
      overlaps the rect, a pinned one where it is pinned. A decoration is found if its section
      overlaps or touches the rect. Frames are compared as reported.
      """),
    RuleText(
      .r62,
      grade: "M; the order is I.",
      example: "In a section with a background, cells have z-index 1 and the background 0.",
      """
      Cells have z-index 0, or 1 above a decoration; supplementary views 1; decorations 0. UIKit
      promises no order; the solver lists the layout's boundary supplementary items, then by section
      decorations, boundary supplementary items, cells and anchored items.
      """),
    RuleText(
      .r63,
      grade: "M on a Mac, O and I for phones.",
      example: "`list: {appearance: plain}` in a view 390 wide: rows 390 wide, 44 high until they "
        + "are measured.",
      """
      A list section has a horizontal group as wide as the section and of estimated height 44, with
      one item of the same size. The header and footer are extending boundary supplementary items of
      that width, with an estimated height and z-index 200. The lengths of each appearance are in part
      B.
      """),
    RuleText(
      .r64,
      grade: "M, H.",
      example: "`group: {type: horizontal, …}` without `interItemSpacing` has 0 between its items.",
      """
      By default, items have no insets, edge spacing or supplementary items. Groups have no spacing.
      Sections have no insets or spacing and do not scroll orthogonally, and their boundary
      supplementary items follow the insets. Supplementary items have z-index 1 and no item anchor;
      boundary supplementary items extend and are not pinned. Decorations have z-index 0 and no
      insets. A layout scrolls vertically and has no spacing between sections.
      """),
    RuleText(
      .r65,
      grade: "M, H.",
      example: "`count: 0` is an error.",
      """
      UIKit raises an exception for a group without a size or subitems, a count below 1, a section
      without a group, items without a section, two boundary supplementary items of the same kind, or
      a length that is not finite.
      """),
  ]
}
