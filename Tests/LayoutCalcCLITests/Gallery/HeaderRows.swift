/// Elements around cells: backgrounds, pinned headers, badges and titles.
enum HeaderRows {
  static let rows = [
    GalleryRow("section-background.yaml", sectionBackground),
    GalleryRow("sticky-headers.yaml", stickyHeaders),
    GalleryRow("offset-headers.yaml", offsetHeaders),
    // 375 is the width of the published screenshots.
    GalleryRow("badges.yaml", badges, in: GalleryEnvironment.widths(320, 375, 390, 768)),
    GalleryRow("person-badges.yaml", personBadges),
    GalleryRow("separator-list.yaml", separatorList),
    GalleryRow("pinned-list.yaml", pinnedList, in: GalleryEnvironment.widths(320, 375)),
    GalleryRow("album.yaml", album),
    GalleryRow("feature-cards.yaml", featureCards, in: GalleryEnvironment.widths(320, 390, 600, 768)),
  ]

  static func sectionBackground(_ environment: GalleryEnvironment) -> Page {
    let W = environment.W
    func list(_ id: String, _ rows: Int) -> Part {
      let length = 10 + 44 * Double(rows) + 5 * Double(rows - 1) + 10
      return Part(
        id, length, cells: grid(rows, columns: 1, pitch: (0, 44 + 5), Frame(10, 10, W - 20, 44)),
        views: [.decoration("section-background", Frame(0, 0, W, length).less(5))])
    }
    return Page(list("first", 4), list("second", 2))
  }

  static func stickyHeaders(_ environment: GalleryEnvironment) -> Page {
    let W = environment.W
    func cards(_ id: String, _ count: Int, headerAt y: Double = 0) -> Part {
      Part(
        id, 52 + 100 * Double(count),
        cells: grid(count, columns: 1, pitch: (0, 100), Frame(15, 52 + 5, W - 30, 100 - 15)),
        views: [View("header", Frame(0, y, W, 52))])
    }
    // Rule 51: the first header is pinned at 200, the view's scroll offset; the others are further down.
    return Page(
      spacing: 15, cards("first", 6, headerAt: min(max(0, 200), 652 - 52)), cards("second", 4),
      cards("third", 5))
  }

  static func offsetHeaders(_ environment: GalleryEnvironment) -> Page {
    let W = environment.W
    let height = environment.floorPx(W / 5)
    let width = environment.floorPx((W - 16 - 16) / 5)
    func fives(_ id: String, _ items: Int, from start: Double) -> Part {
      let rows = Double((items + 4) / 5)
      let region = rows * height + (rows - 1) * 4
      // Rule 51: at offset 0 the visible bounds end at H; the footer stays above that and below the start of
      // the region.
      let footer = max(min(start + 24 + region + 4, environment.H - 20), start + 24) - start
      return Part(
        id, 24 + region + 24,
        cells: grid(items, columns: 5, pitch: (width + 4, height + 4), Frame(8, 24, width, height)),
        views: [View("header", Frame(0, 0, W, 20)), View("footer", Frame(0, footer, W, 20))])
    }
    let upper = fives("upper", 12, from: 0)
    return Page(upper, fives("lower", 10, from: upper.length))
  }

  static func badges(_ environment: GalleryEnvironment) -> Page {
    let seen = environment.W - 20 - 3 * 16
    let side = environment.floorPx(seen / 4)
    let row = max(80, seen / 4)
    let cells = grid(7, columns: 4, pitch: (side + 16, row + 16), Frame(0, 0, side, side))
    let badges = cells.enumerated().map { item, cell in
      View("badge", Frame(cell.x + side - 15 + 7.5, cell.y - 7.5, 15, 15), item: item)
    }
    let marks = [0, 1].map { index in
      View(
        "mark", Frame(environment.W - 20, (row + 16) * Double(index) + row / 2 - 30, 20, 60), item: index)
    }
    return Page(Part("icons", row + 16 + row + 16, cells: cells, views: badges + marks))
  }

  static func personBadges(_ environment: GalleryEnvironment) -> Page {
    let heights: [Double] = (0..<9).map { [92, 80, 104][$0 % 3] }
    let cells = heights.enumerated().map { Frame(80 * Double($0.offset) + 6, 12, 68, $0.element) }
    let badges = cells.enumerated().map { item, cell in
      View("badge", Frame(cell.x + 68 - 20 + 4, 12 - 4, 20, 20), item: item)
    }
    return Page(
      Part(
        "people", 12 + 104 + 24, cells: cells, views: badges, row: (720, maxOffset(720, in: environment.W))))
  }

  static func separatorList(_ environment: GalleryEnvironment) -> Page {
    let W = environment.W
    let line = 1 / (environment.scale ?? 1)
    let cells = grid(6, columns: 1, pitch: (0, 52), Frame(0, 0, W, 52))
    let separators = cells.enumerated().map { item, cell in
      View("separator", Frame(0, cell.y + 52 - line, W, line), item: item)
    }
    return Page(Part("rows", 6 * 52, cells: cells, views: separators))
  }

  static func pinnedList(_ environment: GalleryEnvironment) -> Page {
    let W = environment.W
    let region = 30.0 * 40 + 29 * 2
    // Rule 51: the visible bounds start 44 + 10 below 100 and end 34 above 100 + H.
    let header = min(max(0, 100 + 54), 24 + region - 24)
    let footer = max(min(24 + region, 100 + environment.H - 34 - 24), 24)
    return Page(
      Part(
        "rows", 24 + region + 24, cells: grid(30, columns: 1, pitch: (0, 40 + 2), Frame(0, 24, W, 40)),
        views: [View("header", Frame(0, header, W, 24)), View("footer", Frame(0, footer, W, 24))]))
  }

  static func album(_ environment: GalleryEnvironment) -> Page {
    let W = environment.W
    return Page(
      Part(
        "songs", 320 + 10 * 44 + 9 * 5,
        cells: grid(10, columns: 1, pitch: (0, 44 + 5), Frame(10, 320, W - 20, 44)),
        views: [
          View("cover", Frame(10, 0, W - 20, 320)),
          // Rule 46: inside the song list's corner, then offset.
          View("play", Frame(W - 10 - 56 - 16, 320 - 28, 56, 56)),
        ]))
  }

  static func featureCards(_ environment: GalleryEnvironment) -> Page {
    let I = environment.W - 32
    let n = I < 500 ? 1 : I < 700 ? 1.5 : 2.5
    let card = (I - 8 * (n - 1).rounded(.up)) / n
    let height = card / 16 * 9 + 88
    let width = environment.floorPx(card)
    let length = 6 * card + 5 * 8
    let cells = line(6, pitch: card + 8, Frame(16, 8 + 88, width, environment.floorPx(height) - 88))
    let titles = cells.enumerated().map { item, cell in View("title", Frame(cell.x, 8, width, 80), item: item)
    }
    return Page(
      Part(
        "features", 8 + height, cells: cells, views: titles, row: (length, maxOffset(length, in: I))))
  }
}
