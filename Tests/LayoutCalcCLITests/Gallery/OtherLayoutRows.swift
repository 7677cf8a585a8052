/// Layouts that UIKit's compositional layout has no API for: waterfalls and flow layouts.
enum OtherLayoutRows {
  static let rows = [
    GalleryRow("waterfall-orders.yaml", waterfallOrders),
    GalleryRow("section-controllers.yaml", sectionControllers, in: GalleryEnvironment.widths(390, 568, 844)),
  ]

  static func waterfallOrders(_ environment: GalleryEnvironment) -> Page {
    let n = environment.W >= 700 ? 3 : 2
    let width = environment.floorPx((environment.W - 32 - 8 * Double(n - 1)) / Double(n))
    let heights =
      [0.75, 1.5, 1, 0.75].map { environment.floorPx(width / $0) } + [
        120, environment.floorPx(width / 2), 100,
      ]
      + [1, 0.5].map { environment.floorPx(width / $0) }
    func pictures(_ id: String, _ column: (Int, [Double]) -> Int) -> Part {
      var ends = Array(repeating: 16.0, count: n)
      let cells = heights.enumerated().map { item, height in
        let column = column(item, ends)
        defer { ends[column] += height + 8 }
        return Frame(16 + Double(column) * (width + 8), ends[column], width, height)
      }
      return Part(id, (ends.max() ?? 0) - 8 + 16, cells: cells)
    }
    return Page(
      // Ties go to the first of the shortest columns (W2).
      pictures("shortest") { _, ends in ends.firstIndex(of: ends.min() ?? 0) ?? 0 },
      pictures("leading") { item, _ in item % n },
      pictures("trailing") { item, _ in n - 1 - item % n })
  }

  static func sectionControllers(_ environment: GalleryEnvironment) -> Page {
    let W = environment.W
    let A = W - 2 * (16 + 44)
    let n = Int(((A + 8) / 104).rounded(.down))
    let lines = Double((7 + n - 1) / n)
    let icons = grid(
      7, columns: n, pitch: (96 + (A - 96 * Double(n)) / Double(n - 1), 96 + 12), Frame(60, 40 + 16, 96, 96))
    let iconsEnd = 40 + 16 + lines * 96 + (lines - 1) * 12 + 16

    var words: [Frame] = []
    let wordLines = lineWidths([64, 112, 88, 140, 72, 96, 58, 120], in: A)
    for (index, widths) in wordLines.enumerated() {
      let isLast = index == wordLines.count - 1
      let gap = isLast ? 8 : (A - widths.reduce(0, +)) / Double(widths.count - 1)
      var x = 60.0
      for width in widths {
        words.append(Frame(x, 40 + 16 + Double(index) * (32 + 10), width, 32))
        x += width + gap
      }
    }
    let count = Double(wordLines.count)
    let header = "UICollectionElementKindSectionHeader"
    return Page(
      Part(
        "icons", iconsEnd + 24, cells: icons,
        views: [
          View(header, Frame(0, 0, W, 40)),
          View("UICollectionElementKindSectionFooter", Frame(0, iconsEnd, W, 24)),
        ]),
      Part(
        "words", 40 + 16 + count * 32 + (count - 1) * 10 + 16, cells: words,
        views: [View(header, Frame(0, 0, W, 40))]))
  }

  /// Rule F5: a word joins the line if it fits.
  private static func lineWidths(_ widths: [Double], in length: Double) -> [[Double]] {
    var lines: [[Double]] = [[]]
    for width in widths {
      let line = lines[lines.count - 1]
      let used = line.reduce(0, +) + 8 * Double(line.count)
      if line.isEmpty || used + width <= length {
        lines[lines.count - 1].append(width)
      } else {
        lines.append([width])
      }
    }
    return lines
  }
}
