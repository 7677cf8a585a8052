import LayoutSolver

extension FlowCase {
  /// All test cases by rule, with the calculation of their numbers.
  static let rules: [FlowCase] =
    spacing + lines + boundaries + insets + rounding + directions + selfSizing + quirks

  /// Returns a section with these measured sizes; nil is an item of unknown size.
  private static func sized(
    _ sizes: [(Double, Double)?], estimate: Size = Size(width: 50, height: 20), inter: Double = 10
  ) -> FlowSection {
    var section = FlowSection.items(sizes.map { $0 ?? (.nan, .nan) }, inter: inter)
    section.estimatedItemSize = estimate
    return section
  }

  private static let selfSizing = [
    // 60 + 10 + 50 fit in 130; then 70 alone, which is the last line.
    FlowCase(
      "Rule F11: measured sizes replace the estimate", [sized([(60, 30), (50, 40), (70, 20)])], width: 130,
      cells: [[0, 5, 60, 30], [80, 0, 50, 40], [0, 50, 70, 20]], content: [130, 70]),
    // The mean of 60 × 30, 50 × 40 and 70 × 20 is 60 × 30.
    FlowCase(
      "Rule F11: an item of unknown size has the mean of the measured ones",
      [sized([(60, 30), (50, 40), nil, (70, 20)])], width: 600,
      cells: [[0, 5, 60, 30], [70, 0, 50, 40], [130, 5, 60, 30], [200, 10, 70, 20]], content: [600, 40]),
    FlowCase(
      "Rule F11: in every section", [sized([(60, 30)]), sized([nil])], width: 60,
      cells: [[0, 0, 60, 30], [0, 30, 60, 30]], content: [60, 60]),
    // floor((320 + 10)/(50 + 10)) = 5, gap (320 - 250)/4 = 17.5.
    FlowCase(
      "Rule F11: nothing measured, so the estimate", [sized([nil, nil])], width: 320,
      cells: [[0, 0, 50, 20], [67.5, 0, 50, 20]], content: [320, 20]),
    FlowCase(
      "Rule F11: so it is where nothing is to be measured", [sized([(60, 30), (90, 40)])], width: 320,
      change: { $1.measuring = .none }, cells: [[0, 0, 50, 20], [67.5, 0, 50, 20]], content: [320, 20]),
    // Lines: 60 and 50, and 50 × 20 of the estimate, which does not fit next to them.
    FlowCase(
      "Rule F11: before iOS 11 an item of unknown size keeps the estimate",
      [sized([(60, 30), (50, 40), nil])],
      width: 130, change: { $1.rounding = .legacy(scale: 1) },
      cells: [[0, 5, 60, 30], [80, 0, 50, 40], [0, 50, 50, 20]], content: [130, 70]),
    // The first has no measured width and gets the estimate, 50; mean (50 + 70)/2 and (30 + 50)/2: one per line of 80.
    FlowCase(
      "Rule F11: a side of unknown length is the estimate's", [sized([(.nan, 30), (70, 50), nil])], width: 80,
      cells: [[15, 0, 50, 30], [5, 40, 70, 50], [0, 100, 60, 40]], content: [80, 140]),
    // The view is 100 high and initially shows lines of 20 at 0, 30, 60 and 90; each measured item is 100 × 45, one per
    // line. The items at 0 and 55 are visible, the one at 110 is not: the others have the mean, 45.
    FlowCase(
      "Rules 33, F11: what is visible is measured, and its mean is used for the rest",
      [sized((0..<5).map { _ in (100, 45) }, estimate: Size(width: 100, height: 20))], width: 100,
      height: 100,
      change: { $1.measuring = .visible },
      cells: (0..<5).map { [0, 55 * Double($0), 100, 45] }, content: [100, 265]),
    // 0 to 60 is visible: the first item is 30 high, so the second starts at 40 and is measured: 70. The third starts
    // at 120 and has the mean, 50.
    FlowCase(
      "Rules 33, F11: the mean of what is visible only",
      [sized([(100, 30), (100, 70), (100, 90)], estimate: Size(width: 100, height: 20))], width: 100,
      height: 60,
      change: { $1.measuring = .visible },
      cells: [[0, 0, 100, 30], [0, 40, 100, 70], [0, 120, 100, 50]], content: [100, 170]),
    FlowCase(
      "Rule F11: without an estimate, what is measured is the delegate's, whatever is visible",
      [.items([(100, 30), (100, 70)])], width: 100, height: 20, change: { $1.measuring = .visible },
      cells: [[0, 0, 100, 30], [0, 40, 100, 70]], content: [100, 110]),
  ]

  private static let chips: [(Double, Double)] = [(80, 44), (120, 44), (60, 44)]

  private static let quirks = [
    // 80 + 30 = 110; 110 + 120 + 30 = 260.
    FlowCase(
      "Rule F2: the line spacing separates columns", [.items(chips, line: 30, inter: 4)], width: 375,
      height: 44,
      axis: .horizontal, cells: [[0, 0, 80, 44], [110, 0, 120, 44], [260, 0, 60, 44]], content: [320, 44]),
    // As seen in two bug reports: 80 + 4 = 84, 84 + 120 + 4 = 208.
    FlowCase(
      "Rules F2, F17: or the interitem spacing, by a quirk", [.items(chips, line: 30, inter: 4)], width: 375,
      height: 44, axis: .horizontal, change: { layout, _ in layout.quirks = [.swapSpacingsHorizontally] },
      cells: [[0, 0, 80, 44], [84, 0, 120, 44], [208, 0, 60, 44]], content: [268, 44]),
    // Equal items: 80 + 30; two columns of two, with a gap of 100 - 2 x 44 = 12.
    FlowCase(
      "Rule F17: not for items of one size", [.grid(3, 80, 44, line: 30, inter: 4)], width: 375, height: 100,
      axis: .horizontal, change: { layout, _ in layout.quirks = [.swapSpacingsHorizontally] },
      cells: [[0, 0, 80, 44], [0, 56, 80, 44], [110, 0, 80, 44]], content: [190, 100]),
    FlowCase(
      "Rule F17: and not in a vertical layout", [.items([(80, 10), (90, 10)], line: 30, inter: 4)],
      width: 100,
      change: { layout, _ in layout.quirks = [.swapSpacingsHorizontally] },
      cells: [[10, 0, 80, 10], [0, 40, 90, 10]], content: [100, 50]),
    // 100 and 120 of 300 with 80 between them, then 80: same as left-to-right. The grid below is mirrored.
    FlowCase(
      "Rule F17: older systems mirror grids only",
      [.items([(100, 20), (120, 20), (80, 20)]), .grid(2, 100, 20)], width: 300,
      change: {
        $0.quirks = [.rtlLineModeUnmirrored]
        $1.layoutDirection = .rightToLeft
      },
      // floor(310/110) = 2, gap 100: at 0 and 200, mirrored.
      cells: [
        [0, 0, 100, 20], [180, 0, 120, 20], [0, 30, 80, 20], [200, 50, 100, 20], [0, 50, 100, 20],
      ],
      content: [300, 70]),
  ]

  private static let spacing = [
    // floor((320 + 10)/(100 + 10)) = 3; gap (320 - 300)/2 = 10.
    FlowCase(
      "Rule F4: a grid that just fits", [.grid(4, 100, 40)], width: 320,
      cells: [[0, 0, 100, 40], [110, 0, 100, 40], [220, 0, 100, 40], [0, 50, 100, 40]],
      content: [320, 90]),
    // floor((340 + 0)/(340/3)) is 3 except for the rounding error of the quotient.
    FlowCase(
      "Rule F4: thirds fit in spite of rounding errors", [.grid(3, 340.0 / 3, 100, line: 0, inter: 0)],
      width: 340,
      cells: [
        [0, 0, 340.0 / 3, 100], [340.0 / 3, 0, 340.0 / 3, 100], [680.0 / 3, 0, 340.0 / 3, 100],
      ], content: [340, 100]),
    // floor((300 + 10)/(70 + 10)) = 3; gap (300 - 210)/2 = 45, also on the last line.
    FlowCase(
      "Rule F4: the same gap in a last line", [.grid(5, 70, 30)], width: 300,
      cells: [
        [0, 0, 70, 30], [115, 0, 70, 30], [230, 0, 70, 30], [0, 40, 70, 30], [115, 40, 70, 30],
      ]),
    // n = 4, although there are two items: gap (300 - 4 x 60)/3 = 20.
    FlowCase(
      "Rule F4: the gap of a full line in a single short one", [.grid(2, 60, 30)], width: 300,
      cells: [[0, 0, 60, 30], [80, 0, 60, 30]]),
    // floor((200 + 10)/(120 + 10)) = 1: (200 - 120)/2 = 40.
    FlowCase(
      "Rule F4: one a line is centered, the last as well", [.grid(2, 120, 20)], width: 200,
      cells: [[40, 0, 120, 20], [40, 30, 120, 20]], content: [200, 50]),
    // Equal widths make a grid even if heights differ: lines 50 and 30 thick.
    FlowCase(
      "Rules F4, F7: items of a grid are centered across their line",
      [.items([(100, 20), (100, 50), (100, 30)], inter: 0)], width: 200,
      cells: [[0, 15, 100, 20], [100, 0, 100, 50], [0, 60, 100, 30]], content: [200, 90]),
    // c + inter = 0: all three on one line, gap (100 - 3 x 20)/2 = 20.
    FlowCase(
      "Rules F4, F16: items that take no room stand on one line", [.grid(3, 20, 10, inter: -20)],
      width: 100, cells: [[0, 0, 20, 10], [40, 0, 20, 10], [80, 0, 20, 10]], content: [100, 10]),
    // Three per line of 30: floor((100 + 5)/35) = 3; gap 5; lines overlap by 4.
    FlowCase(
      "Rule F16: lines may overlap", [.grid(4, 30, 20, line: -4, inter: 5)], width: 100,
      cells: [[0, 0, 30, 20], [35, 0, 30, 20], [70, 0, 30, 20], [0, 16, 30, 20]], content: [100, 36]),
  ]

  private static let lines = [
    // 100 + 10 + 120 = 230, and 80 more do not fit in 300: gap 300 - 220 = 80. The last line is packed.
    FlowCase(
      "Rule F5: lines are justified, the last is packed",
      [.items([(100, 20), (120, 20), (80, 20), (90, 20)])], width: 300,
      cells: [[0, 0, 100, 20], [180, 0, 120, 20], [0, 30, 80, 20], [90, 30, 90, 20]], content: [300, 50]),
    // 200 and 150 are alone on their lines: (300 - 200)/2 = 50, then the last line, at the leading edge.
    FlowCase(
      "Rule F5: an item alone is centered, but not on the last line", [.items([(200, 20), (150, 20)])],
      width: 300, cells: [[50, 0, 200, 20], [0, 30, 150, 20]]),
    // 100 + 10 + 90 = 200 exactly.
    FlowCase(
      "Rule F5: an item that just fits joins", [.items([(100, 10), (90, 10), (20, 10)])], width: 200,
      cells: [[0, 0, 100, 10], [110, 0, 90, 10], [0, 20, 20, 10]]),
    FlowCase(
      "Rule F10: an item that is too long for a grid", [.grid(2, 400, 50)], width: 320,
      cells: [[0, 0, 400, 50], [0, 60, 400, 50]], content: [320, 110]),
    FlowCase(
      "Rule F10: an item that is too long stands alone, whatever the spacing",
      [.items([(110, 10), (10, 10), (10, 10)], inter: -20)], width: 100,
      cells: [[0, 0, 110, 10], [0, 20, 10, 10], [-10, 20, 10, 10]]),
    // 300 and 310 are longer than the 280 between the insets.
    FlowCase(
      "Rule F10: between insets, in line mode",
      [.items([(300, 40), (310, 40)], inset: Insets(leading: 20, trailing: 20))], width: 320,
      cells: [[20, 0, 300, 40], [20, 50, 310, 40]]),
  ]

  private static let boundaries = [
    // 30 + 5 + 20 + 7 + 15 = 77.
    FlowCase(
      "Rule F6: header, inset, lines, inset, footer",
      [.grid(1, 100, 20, inset: Insets(top: 5, leading: 3, bottom: 7), header: 30, footer: 15)], width: 103,
      cells: [[3, 35, 100, 20]], boundaries: [[0, 0, 103, 30], [0, 62, 103, 15]], content: [103, 77]),
    FlowCase(
      "Rule F8: an empty section keeps header, insets and footer",
      [.grid(0, 50, 50, inset: Insets(top: 4, bottom: 6), header: 20, footer: 10), .grid(1, 50, 50)],
      // 20 + 4 + 6 + 10 = 40; floor((100 + 10)/60) = 1, centered.
      width: 100, cells: [[25, 40, 50, 50]], boundaries: [[0, 0, 100, 20], [0, 30, 100, 10]],
      content: [100, 90]),
    FlowCase(
      "Rules F2, F6: sideways, the width of the header counts",
      [.grid(2, 40, 60, line: 8, header: 12, footer: 9)], width: 300, height: 100, axis: .horizontal,
      // One of 60 in 100 is centered: 20.
      cells: [[12, 20, 40, 60], [60, 20, 40, 60]], boundaries: [[0, 0, 12, 100], [100, 0, 9, 100]],
      content: [109, 100]),
  ]

  private static let insets = [
    // cross 320 - 30 = 290, available 290 - 20 = 270; floor(280/110) = 2; gap 70.
    FlowCase(
      "Rules F3, F9: the content inset narrows lines and headers",
      [.grid(2, 100, 20, inset: Insets(leading: 8, trailing: 12), header: 5)], width: 320,
      change: { $1.contentInset = Insets(top: 9, leading: 10, bottom: 9, trailing: 20) },
      cells: [[8, 5, 100, 20], [178, 5, 100, 20]], boundaries: [[0, 0, 290, 5]], content: [290, 25]),
    // leading 8 + 44 - 10 = 42; trailing max(0, 2 + 0 - 20) = 0; available 290 - 42 = 248; gap 48.
    FlowCase(
      "Rule F9: the inset counts from the safe area, never below zero",
      [.grid(2, 100, 20, inset: Insets(top: 3, leading: 8, trailing: 2))], width: 320,
      change: {
        $0.sectionInsetReference = .safeArea
        $1.safeArea = Insets(top: 50, leading: 44)
        $1.contentInset = Insets(leading: 10, trailing: 20)
      }, cells: [[42, 3, 100, 20], [190, 3, 100, 20]]),
    // leading and trailing 16; available 288, gap 88.
    FlowCase(
      "Rule F9: the inset counts from the layout margins", [.grid(2, 100, 20)], width: 320,
      change: {
        $0.sectionInsetReference = .layoutMargins
        $1.layoutMargins = Insets(top: 8, leading: 16, bottom: 8, trailing: 16)
      }, cells: [[16, 0, 100, 20], [204, 0, 100, 20]]),
  ]

  private static let rounding = [
    // floor(330/83.333) = 3; gap (320 - 220)/2 = 50: 123.333 is 123.5 at scale 2. Lines: 20.25 + 10 = 30.25 → 30.5.
    FlowCase(
      "Rule F14: positions are put on pixels once, sizes never", [.grid(4, 220.0 / 3, 20.25)], width: 320,
      change: { $1.rounding = .pixel(scale: 2) },
      cells: [
        [0, 0, 220.0 / 3, 20.25], [123.5, 0, 220.0 / 3, 20.25], [246.5, 0, 220.0 / 3, 20.25],
        [0, 30.5, 220.0 / 3, 20.25],
      ], content: [320, 50.5]),
    // 2 x 20.4 + 10 = 50.8 is rounded down to 50.5, which iOS 13 did too.
    FlowCase(
      "Rule F12: the content ends on the pixel before", [.grid(2, 200, 20.4)], width: 200,
      change: { $1.rounding = .legacy(scale: 2) }, cells: [[0, 0, 200, 20.4], [0, 30.5, 200, 20.4]],
      content: [200, 50.5]),
  ]

  private static let directions = [
    // Left to right 0, 180 | 0; mirrored in 300.
    FlowCase(
      "Rule F15: right to left mirrors everything",
      [.items([(100, 20), (120, 20), (80, 20)], inset: Insets(leading: 0, trailing: 0), header: 10)],
      width: 300, change: { $1.layoutDirection = .rightToLeft },
      cells: [[200, 10, 100, 20], [0, 10, 120, 20], [220, 40, 80, 20]], boundaries: [[0, 0, 300, 10]]),
    // Leading 10 is at the right.
    FlowCase(
      "Rule F15: insets are mirrored with the rest",
      [.grid(2, 100, 20, inset: Insets(leading: 10, trailing: 40))], width: 300,
      change: { $1.layoutDirection = .rightToLeft }, cells: [[190, 0, 100, 20], [40, 0, 100, 20]]),
    // Columns of two: 0 and 60 wide lines; content 40 + 10 + 40 = 90, mirrored in it.
    FlowCase(
      "Rules F2, F15: a sideways layout is mirrored as a whole", [.grid(3, 40, 50)], width: 320, height: 110,
      axis: .horizontal, change: { $1.layoutDirection = .rightToLeft },
      cells: [[50, 0, 40, 50], [50, 60, 40, 50], [0, 0, 40, 50]], content: [90, 110]),
    // Two columns, 33.3 and 10 wide, and 10 between: 53.3, which is printed as 53. Mirrored in 53.3:
    // 53.3 - 33.3 = 20. One of 60 in 100 is centered.
    FlowCase(
      "Rules F12, F15, D 3: mirrored in the exact width, then rounded once",
      [.items([(33.3, 60), (10, 60)])], width: 320, height: 100, axis: .horizontal,
      change: {
        $1.layoutDirection = .rightToLeft
        $1.rounding = .pixel(scale: 1)
      }, cells: [[20, 20, 33.3, 60], [0, 20, 10, 60]], content: [53, 100]),
    // Heights 80, 80, 80, 60 of 200: 80 + 5 + 80 fits, gap 40; column 70 thick; 20 between lines.
    FlowCase(
      "Rules F2, F5, F7: sideways, in line mode",
      [.items([(50, 80), (70, 80), (40, 80), (60, 60)], line: 20, inter: 5)], width: 320, height: 200,
      axis: .horizontal,
      cells: [[10, 0, 50, 80], [0, 120, 70, 80], [100, 0, 40, 80], [90, 85, 60, 60]], content: [150, 200]),
  ]
}
