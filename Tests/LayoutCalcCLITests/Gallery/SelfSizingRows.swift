import LayoutSolver
import LayoutSpec

/// Self-sizing heights and widths.
enum SelfSizingRows {
  static let rows = [
    GalleryRow("estimated-grid.yaml", estimatedGrid),
    GalleryRow(
      "wrapping-menu.yaml", wrappingMenu,
      in: GalleryEnvironment.widths(320, 390, 768).rightToLeft + GalleryEnvironment.widths(390)),
    GalleryRow("category-pills.yaml", categoryPills),
    GalleryRow("screenshots.yaml", screenshots),
    GalleryRow("dashboard.yaml", dashboard),
    GalleryRow("jokes.yaml", jokes),
    GalleryRow(
      "reading-list.yaml", readingList,
      in: GalleryEnvironment.widths(320, 390) + GalleryEnvironment.widths(390).at(.xxxLarge)
        + GalleryEnvironment.widths(390).at(.AX3)),
    GalleryRow("equal-cards.yaml", equalCards),
    GalleryRow(
      "ranking.yaml", ranking,
      in: GalleryEnvironment.widths(320, 390, 768)
        + GalleryEnvironment.widths(390).setting("rankingRows", "3")),
  ]

  static func estimatedGrid(_ environment: GalleryEnvironment) -> Page {
    let part = environment.floorPx(environment.W / 2)
    let lettersALine = (part / 7).rounded(.down)
    func height(_ item: Int) -> Double {
      (Double(60 + item % 3 * 45) / lettersALine).rounded(.up) * 20 + 16
    }
    var cells: [Frame] = []
    var y = 0.0
    for items in [[0, 1], [2, 3], [4]] {
      for (column, item) in items.enumerated() {
        cells.append(Frame(Double(column) * (part + 8), y + 8, part, height(item)))
      }
      y += 8 + (items.map(height).max() ?? 0) + 8
    }
    return Page(Part("notes", y, cells: cells))
  }

  /// Rules X1 to X3: heights in thirds of a point at scale 3, otherwise line heights of point size ×
  /// 2444/2048.
  static func readingList(_ environment: GalleryEnvironment) -> Page {
    let line = 2444.0 / 2048
    let (title, row): (Double, Double) =
      switch (environment.textSize, environment.scale == nil) {
      case (.xxxLarge, true): (28 * line + 16, 28 + 2 * 23 * line + 19 * line)
      case (.xxxLarge, false): (149.0 / 3, 106)
      case (.AX3, true): (44 * line + 16, 28 + 3 * 40 * line + 33 * line)
      case (.AX3, false): (206.0 / 3, 211)
      case (_, true): (22 * line + 16, 28 + 2 * 17 * line + 13 * line)
      case (_, false): (127.0 / 3, 253.0 / 3)
      }
    return Page(
      Part(
        "articles", title + 3 * (row + 8),
        cells: (0..<3).map { Frame(16, title + 8 + Double($0) * (row + 8), environment.W - 32, row) },
        views: [View("title", Frame(16, 0, environment.W - 32, title))]))
  }

  static func wrappingMenu(_ environment: GalleryEnvironment) -> Page {
    let widths: [Double] = (0..<12).map { [58, 92, 74, 120, 66][$0 % 5] }
    var cells: [Frame] = []
    var x = 20.0
    var y = 8.0
    for width in widths {
      // Rule 32: a word that does not fit starts the next row.
      if x > 20, x + width > environment.W - 20 {
        x = 20
        y += 44 + 15
      }
      cells.append(Frame(x, y, width, 44))
      x += width + 8
    }
    return Page(Part("menu", y + 44 + 8, cells: cells))
  }

  static func categoryPills(_ environment: GalleryEnvironment) -> Page {
    let margin = max(16, (environment.W - 672) / 2)
    let widths: [Double] = [64, 112, 88, 140, 72, 96]
    return Page(
      Part(
        "categories", 36, cells: strip(widths, from: margin, gap: 16, height: 36),
        row: (652, maxOffset(652, in: environment.W - 2 * margin))))
  }

  static func screenshots(_ environment: GalleryEnvironment) -> Page {
    let widths: [Double] = [180, 180, 300, 500, 180]
    return Page(
      Part(
        "shots", 400, cells: strip(widths, from: 20, gap: 10, height: 400),
        row: (1340 + 40, maxOffset(1340 + 40, in: environment.W - 40))))
  }

  /// Cells of the given widths, from left to right.
  private static func strip(_ widths: [Double], from start: Double, gap: Double, height: Double) -> [Frame] {
    var x = start
    return widths.map { width in
      defer { x += width + gap }
      return Frame(x, 0, width, height)
    }
  }

  static func dashboard(_ environment: GalleryEnvironment) -> Page {
    let W = environment.W
    return Page(
      Part("quickActions", 20 + 64, cells: [Frame(0, 20, W, 64)]),
      Part(
        "cards", 20 + 180 + 20 + 240 + 20 + 96 + 20 + 180,
        cells: [
          Frame(20, 20, W - 40, 180), Frame(20, 20 + 200, W - 40, 240), Frame(20, 20 + 200 + 260, W - 40, 96),
          Frame(20, 20 + 200 + 260 + 116, W - 40, 180),
        ]))
  }

  static func jokes(_ environment: GalleryEnvironment) -> Page {
    func cards(_ id: String, _ count: Int, seed: UInt64, header: Double) -> Part {
      var draws = SplitMix64(state: seed)
      var y = header
      let cells = (0..<count).map { _ in
        let height = Double(90 + draws.next() % 71)
        defer { y += height + 10 }
        return Frame(10, y, environment.W - 20, height)
      }
      return Part(
        id, y - 10, cells: cells,
        views: header > 0 ? [View("header", Frame(0, 0, environment.W, header))] : [])
    }
    return Page(spacing: 20, cards("today", 3, seed: 0, header: 0), cards("earlier", 8, seed: 7, header: 40))
  }

  static func equalCards(_ environment: GalleryEnvironment) -> Page {
    let third = environment.floorPx((environment.W - 80) / 3)
    return Page(
      Part(
        "cards", 40 + 84 + 5 + 90 + 40,
        cells: grid(3, columns: 3, pitch: (third, 0), Frame(40, 40, third, 84))
          + grid(2, columns: 2, pitch: (third, 0), Frame(40, 40 + 84 + 5, third, 90))))
  }

  static func ranking(_ environment: GalleryEnvironment) -> Page {
    let W = environment.W
    let rows = environment.variables["rankingRows"] == "3" ? 3 : 5
    let page = 90 * Double(rows) + 12 * Double(rows - 1)
    let third = environment.floorPx((W - 32 - 2 * 16) / 3)
    func title(_ column: Double, _ y: Double, _ height: Double) -> Frame {
      Frame(16 + column * (third + 16), 44 + y, third, height)
    }
    return Page(
      Part(
        "ranking", 88 + 16 + page + 16,
        cells: (0..<2 * rows).map { Frame(W * Double($0 / rows), 104 + 102 * Double($0 % rows), W, 90) },
        views: [View("header", Frame(0, 0, W, 88))], row: (2 * W, W)),
      Part(
        "preview", 44 + 566, cells: [Frame(0, 44, W, 566)], views: [View("header", Frame(0, 0, W, 44))]),
      Part(
        "titles", 44 + 210 + 16 + 230,
        cells: [
          title(0, 0, 180), title(1, 0, 210), title(2, 0, 196),
          title(0, 226, 230), title(1, 226, 205),
        ], views: [View("header", Frame(16, 0, W - 32, 44))]),
      Part("banner", 0.3 * W, cells: [Frame(0, 0, W, environment.floorPx(0.3 * W))]))
  }
}

/// SplitMix64, by Steele, Lea and Flood, as published by its authors.
private struct SplitMix64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
