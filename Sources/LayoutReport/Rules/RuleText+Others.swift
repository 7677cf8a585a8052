import LayoutSolver

extension RuleText {
  /// Waterfalls, transitions, queries and text heights.
  static let others: [RuleText] = [
    RuleText(
      .w1,
      grade: "C, T.",
      example: "`columns: 3` with `columnSpacing: 10` in 390: each is 370 / 3 = 123.333, at scale 2 "
        + "therefore 123.",
      """
      The width minus the spacing between columns is divided into equal parts, rounded down to a pixel
      if a scale is known. The remainder is left at the trailing side.
      """),
    RuleText(
      .w2,
      grade: "C, T; the size of the tolerance is I.",
      example: "After columns of 120, 90 and 90, the next item goes into the second column.",
      """
      The next item goes into the shortest column, or the leading one of those that tie; lengths
      within a millionth of a point tie. The other orders use the columns in turn from the leading or
      the trailing side.
      """),
    RuleText(
      .w3,
      grade: "C, T.",
      example: "In a column 190 wide, an item with an aspect ratio of 1.5 is 126.667 high, at scale "
        + "2 therefore 126.5.",
      """
      An item has its given length. With an aspect ratio instead, its length is the column's width
      divided by the ratio, rounded down to a pixel.
      """),
    RuleText(
      .w4,
      grade: "C, T.",
      example: "Two columns, one with items of 100 and 50, the other with one of 120, and "
        + "`itemSpacing: 10`: the group is 160 long.",
      """
      A column grows by the item and the spacing. The group ends with the longest column, without
      spacing after it; an empty group has length 0.
      """),
    RuleText(
      .t1,
      grade: "M.",
      example: "`--progress 1.2` is a fifth of the way past the second layout.",
      """
      Both layouts are solved once. Progress starts at 0 and may be below 0 or above 1.
      """),
    RuleText(
      .t2,
      grade: "M.",
      example: "From x 0 to x 100, progress 0.25 is x 25.",
      """
      Sizes and centers, and therefore frames, are interpolated linearly, without rounding in between.
      """),
    RuleText(
      .t4,
      grade: "M; the z-index is I.",
      example: "An element that appears has an alpha of 0.3 at progress 0.3.",
      """
      Alpha is interpolated linearly. The z-index is the first layout's below progress 0.5, and the
      second's from 0.5 on.
      """),
    RuleText(
      .t5,
      grade: "M; the size is I.",
      example: "From an offset of 0 to one of 200, progress 0.5 is 100.",
      """
      The content offset and the content size are interpolated linearly.
      """),
    RuleText(
      .t6,
      grade: "H, M; fading is I.",
      example: "An item that only the first layout has keeps its frame, with an alpha of 0.75 at "
        + "progress 0.25.",
      """
      An element in only one layout keeps its frame and fades. The target content offset is the
      proposed one.
      """),
    RuleText(
      .q0,
      grade: "M.",
      example: "A rect of 0, -50, 390, 100 is clipped to 0, 0, 390, 50.",
      """
      A rect is clipped to the content first, as in rule 61.
      """),
    RuleText(
      .q1,
      grade: "I.",
      example: "A frame that ends at x 100 and a rect that starts at x 100 do not overlap.",
      """
      Rects that only touch do not overlap; libraries disagree about this.
      """),
    RuleText(
      .q2,
      grade: "M.",
      example: "A frame of size 0 at (10, 10) is found by 0, 0, 20, 20 and not by 10, 10, 20, 20.",
      """
      Two frames overlap if each starts before the other ends, on both axes. A frame of size 0 is
      found if it is strictly inside the rect.
      """),
    RuleText(
      .q4,
      grade: "I.",
      example: "A rect from 50 on does not find a frame from 10 to 20, but finds the earlier one "
        + "from 0 to 100.",
      """
      A search by near edges must not stop at the first miss, since far edges need not be sorted.
      """),
    RuleText(
      .q5,
      grade: "I.",
      example: "Far edges 100, 20 and 150 have running maxima of 100, 100 and 150, which allow a "
        + "binary search.",
      """
      If frames are sorted by near edge and the running maximum of the far edges is stored, both ends
      of the search are found by binary search.
      """),
    RuleText(
      .x1,
      grade: "H; M on iOS 13.3 for 131 of 132 point sizes. Caption 2 at AX5 is 40 published and on "
        + "iOS 26, 41 on iOS 13.",
      example: "At a text size of `xxxLarge` the body has 23 points, so `textScale` is 23 / 17 = "
        + "1.353.",
      """
      Each of the 11 text styles has a point size and a leading in each of the 12 content size
      categories, as the Human Interface Guidelines list them; `large` is the default. `textScale` is
      the body's point size divided by 17.
      """),
    RuleText(
      .x2,
      grade: "M, 8 of 8 captured heights. Open: other fonts, scripts with taller glyphs, attributed "
        + "text.",
      example: "A line at 17 points is 17 × 2444 / 2048 = 20.287 high.",
      """
      Point size × 2444 / 2048: the ascender and descender of the system font. The leading of the
      tables is not the height of a line in a label, and the weight does not change it.
      """),
    RuleText(
      .x3,
      grade: "M at 17 points, 1 to 5 lines, scale 2.",
      example: "Three lines at 17 points are 60.861 high, at scale 2 therefore 61.",
      """
      The height of all lines together, rounded up to a pixel once. As in rule 1, a thousandth of a
      pixel too much is ignored. Without a scale, the height is exact.
      """),
    RuleText(
      .x4,
      grade: "M, 247 of 266 captured values; with 29 the other 19 as well.",
      example: "A value of 44 for the body at `xxxLarge` is 44 × 29 / 22 = 58.",
      """
      As with `UIFontMetrics.scaledValue(for:)`, the result is the value times the style's leading at
      the text size, divided by its leading at `large`, rounded to the nearest pixel. For Caption 2 at
      AX2 UIKit behaves as if the leading were 29, not the published 30.
      """),
  ]
}
