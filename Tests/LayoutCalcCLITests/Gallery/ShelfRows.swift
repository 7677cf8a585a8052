/// Orthogonally scrolling shelves on a page.
enum ShelfRows {
  static let rows = [
    GalleryRow("conference-videos.yaml", conferenceVideos),
    GalleryRow("nested-row.yaml", nestedRow),
    GalleryRow("group-paging.yaml", groupPaging),
    GalleryRow("page-control.yaml", pageControl),
    GalleryRow(
      "onboarding.yaml", onboarding,
      in: GalleryEnvironment.widths(320, 390) + GalleryEnvironment.widths(844).high(390)),
    GalleryRow("centred-item.yaml", centredItem),
    GalleryRow("app-store.yaml", appStore),
    GalleryRow("responsive-shelves.yaml", responsiveShelves),
    GalleryRow("music-home.yaml", musicHome),
    GalleryRow("nested-shelves.yaml", nestedShelves),
    GalleryRow(
      "timeline.yaml", timeline,
      in: GalleryEnvironment.widths(320, 390, 768) + GalleryEnvironment.widths(320, 390).rightToLeft),
    GalleryRow("tvos-shelves.yaml", tvShelves, in: televisions),
    GalleryRow("sticky-shelf.yaml", stickyShelf),
    GalleryRow("zoom-carousel.yaml", zoomCarousel),
    GalleryRow("preview-screenshots.yaml", previewScreenshots),
  ]

  static func conferenceVideos(_ environment: GalleryEnvironment) -> Page {
    let W = environment.W
    let card = environment.floorPx((W > 500 ? 0.425 : 0.85) * W)
    func shelf(_ id: String, _ items: Int) -> Part {
      let length = Double(items) * (card + 20) - 20
      return Part(
        id, 48 + 250, cells: line(items, pitch: card + 20, Frame(20, 48, card, 250)),
        views: [View("header", Frame(20, 0, W - 40, 48))], row: (length, maxOffset(length, in: W - 40)))
    }
    return Page(spacing: 20, shelf("featured", 5), shelf("recent", 3))
  }

  static func nestedRow(_ environment: GalleryEnvironment) -> Page {
    let group = environment.floorPx(0.85 * environment.W)
    let height = environment.floorPx(0.4 * environment.H)
    let large = environment.floorPx(0.7 * group)
    let side = environment.floorPx(0.3 * group)
    let half = environment.floorPx(height / 2)
    func slots(_ x: Double) -> [Frame] {
      [
        Frame(x, 0, large, height), Frame(x + large, 0, side, half), Frame(x + large, half, side, half),
      ]
    }
    // Rule 40: the last group ends with its large item.
    let length = 3 * group - side
    let cells = slots(0) + slots(group) + slots(2 * group).prefix(1)
    return Page(
      Part(
        "row", height, cells: cells.map { $0.less(10) }, row: (length, maxOffset(length, in: environment.W))))
  }

  static func groupPaging(_ environment: GalleryEnvironment) -> Page {
    let group = environment.W - 5
    let height = environment.floorPx(environment.W / 2)
    let large = environment.floorPx(group / 2)
    let side = environment.floorPx(group / 4)
    let half = environment.floorPx(height / 2)
    let top = 90 + 2.5
    func slots(_ x: Double) -> [Frame] {
      [
        Frame(x, top, large, height),
        Frame(x + large, top, side, half), Frame(x + large, top + half, side, half),
        Frame(x + large + side, top, side, half), Frame(x + large + side, top + half, side, half),
      ]
    }
    // Rule 40: the last page has no second stack.
    let length = 3 * group - side
    let cells = slots(2.5) + slots(2.5 + group) + slots(2.5 + 2 * group).prefix(2)
    return Page(
      Part(
        "albums", 90 + 2.5 + height + 2.5, cells: cells.map { $0.less(2.5) },
        views: [View("header", Frame(2.5, 0, environment.W - 5, 90))],
        row: (length, maxOffset(length, in: environment.W - 5))))
  }

  static func pageControl(_ environment: GalleryEnvironment) -> Page {
    let W = environment.W
    let height = environment.floorPx(0.65 * W)
    return Page(
      Part(
        "carousel", 20 + height + 30, cells: line(5, pitch: W, Frame(0, 20, W, height).less(16, 0)),
        views: [View("pageControl", Frame(0, 20 + height, W, 30))], row: (5 * W, 4 * W)))
  }

  static func onboarding(_ environment: GalleryEnvironment) -> Page {
    let W = environment.W
    let height = environment.floorPx(0.95 * environment.H)
    return Page(
      Part("pages", height, cells: line(4, pitch: W, Frame(0, 0, W, height).less(15, 5)), row: (4 * W, 3 * W))
    )
  }

  static func centredItem(_ environment: GalleryEnvironment) -> Page {
    let slot = Frame(0, (environment.H - 200) / 2, 200, 200)
    return Page(
      Part(
        "cards", environment.H, cells: line(5, pitch: 200, slot.less(5)),
        row: (1000, environment.nearPx(800 - (environment.W - 200) / 2))))
  }

  static func appStore(_ environment: GalleryEnvironment) -> Page {
    let W = environment.W
    let page = environment.floorPx(0.92 * W)
    func rows(_ id: String, _ items: Int, _ height: Double) -> Part {
      Part(
        id, height * Double(items), cells: grid(items, columns: 1, pitch: (0, height), Frame(0, 0, W, height))
      )
    }
    func pages(_ id: String, _ items: Int, rows: Int, share: Double) -> Part {
      let height = environment.floorPx(share * environment.H)
      let part = environment.floorPx(height / Double(rows))
      let count = Double((items + rows - 1) / rows)
      return Part(
        id, height,
        cells: (0..<items).map { Frame(page * Double($0 / rows), part * Double($0 % rows), page, part) },
        row: (count * page, environment.nearPx((count - 1) * page - (W - page) / 2)))
    }
    return Page(
      rows("title", 1, 50), pages("featured", 4, rows: 1, share: 0.4),
      pages("medium", 6, rows: 2, share: 0.3), pages("small", 8, rows: 3, share: 0.3),
      rows("categories", 6, 50), rows("links", 3, 44), rows("terms", 1, 70))
  }

  static func responsiveShelves(_ environment: GalleryEnvironment) -> Page {
    let W = environment.W
    let columns = max(1, (W / 320).rounded(.down))
    let card = environment.floorPx(0.8 / columns * W)
    let page = environment.floorPx(0.9 / columns * W)
    let cardsLength = 4 * card + 3 * 20
    func shelf(_ id: String, _ items: Int, rows: Int, _ height: Double) -> Part {
      let part = environment.floorPx((height - 20 - 10 * Double(rows - 1)) / Double(rows))
      let length = Double(items / rows) * page
      return Part(
        id, 34 + height,
        cells: (0..<items).map {
          Frame(
            20 + page * Double($0 / rows) + 8, 34 + 10 + (part + 10) * Double($0 % rows), page - 16, part)
        },
        // The header's slot is inset by the section; its own insets apply inside the slot.
        views: [View("header", Frame(20 + 8, 0, W - 40 - 16, 34))],
        row: (length, maxOffset(length, in: W - 40)))
    }
    return Page(
      spacing: 20,
      Part(
        "featured", 280, cells: line(4, pitch: card + 20, Frame(20, 0, card, 280)),
        row: (cardsLength, maxOffset(cardsLength, in: W - 40))),
      shelf("pairs", 6, rows: 2, 180), shelf("triples", 9, rows: 3, 240))
  }

  static func musicHome(_ environment: GalleryEnvironment) -> Page {
    func shelf(_ id: String, _ items: Int) -> Part {
      let length = Double(items) * 172 - 12
      return Part(
        id, 40 + 8 + 210 + 24, cells: line(items, pitch: 160 + 12, Frame(16, 40 + 8, 160, 210)),
        views: [View("header", Frame(16, 0, environment.W - 32, 40))],
        row: (length, maxOffset(length, in: environment.W - 32)))
    }
    return Page(shelf("recent", 8), shelf("newest", 12), shelf("random", 2))
  }

  static func nestedShelves(_ environment: GalleryEnvironment) -> Page {
    let W = environment.W
    let page = environment.floorPx(0.9 * W)
    let column = environment.floorPx(page / 2)
    func shelf(_ id: String, _ items: Int, rows: Int, share: Double) -> Part {
      let height = environment.floorPx(share * W)
      let part = environment.floorPx(height / Double(rows))
      let pages = Double((items + 2 * rows - 1) / (2 * rows))
      return Part(
        id, 44 + height,
        cells: (0..<items).map {
          let x = page * Double($0 / (2 * rows)) + column * Double($0 / rows % 2)
          return Frame(x, 44 + part * Double($0 % rows), column, part).less(5)
        },
        views: [View("header", Frame(0, 0, W, 44))],
        row: (pages * page, environment.nearPx((pages - 1) * page - (W - page) / 2)))
    }
    return Page(shelf("stacked", 8, rows: 2, share: 0.9), shelf("single", 6, rows: 1, share: 0.45))
  }

  static func timeline(_ environment: GalleryEnvironment) -> Page {
    let W = environment.W
    let story = environment.floorPx(0.23 * W)
    let header = View("header", Frame(0, 0, W, 44))
    return Page(
      Part(
        "stories", 44 + 100, cells: line(12, pitch: story, Frame(0, 44, story, 100).less(8, 0)),
        views: [header], row: (12 * story, maxOffset(12 * story, in: W))),
      Part(
        "posts", 44 + 3 * W, cells: grid(3, columns: 1, pitch: (0, W), Frame(0, 44 + 4, W - 4, W - 4)),
        views: [header]))
  }

  /// The spec sets a scale of 1.
  static let televisions = [
    GalleryEnvironment(W: 1920, H: 1080, scale: 1), GalleryEnvironment(W: 1280, H: 720, scale: 1),
    GalleryEnvironment(W: 1920, H: 1080, scale: 3),
  ]

  static func tvShelves(_ environment: GalleryEnvironment) -> Page {
    let width = environment.floorPx(0.4 * environment.W)
    let height = environment.floorPx(0.4 * environment.H)
    func shelf(_ id: String, _ items: Int) -> Part {
      let length = Double(items) * width
      return Part(
        id, height, cells: line(items, pitch: width, Frame(0, 0, width, height).less(20, 10)),
        row: (length, maxOffset(length, in: environment.W)))
    }
    return Page(shelf("continue", 4), shelf("films", 10), shelf("series", 7))
  }

  static func zoomCarousel(_ environment: GalleryEnvironment) -> Page {
    let side = environment.floorPx(environment.W / 3)
    return Page(
      Part(
        "thumbnails", 100 + side, cells: line(9, pitch: side, Frame(2.5, 100, side, side)),
        row: (9 * side, maxOffset(9 * side, in: environment.W - 5))))
  }

  static func previewScreenshots(_ environment: GalleryEnvironment) -> Page {
    let width = environment.W - 40
    let height = environment.H - 16
    return Page(
      Part(
        "previews", height, cells: line(4, pitch: width + 10, Frame(0, 0, width, height)),
        row: (4 * width + 3 * 10, 3 * (width + 10) - 20)))
  }

  static func stickyShelf(_ environment: GalleryEnvironment) -> Page {
    let side = environment.floorPx(0.3 * environment.W)
    func shelf(_ id: String, _ items: Int) -> Part {
      let length = Double(items) * (side + 8) - 8
      return Part(
        id, 30 + 8 + side + 8, cells: line(items, pitch: side + 8, Frame(16, 30 + 8, side, side)),
        views: [View("header", Frame(0, 0, environment.W, 30))],
        row: (length, maxOffset(length, in: environment.W - 32)))
    }
    return Page(shelf("near", 6), shelf("far", 2))
  }
}

/// Cells in a horizontal line, `pitch` apart.
func line(_ count: Int, pitch: Double, _ first: Frame) -> [Frame] {
  grid(count, columns: count, pitch: (pitch, 0), first)
}
