/// The screens from the articles that the tool was first tried on, at three widths.
enum SeedRows {
  static let rooms = GalleryEnvironment.widths(320, 390, 768)

  static let rows = [
    GalleryRow("home.yaml", home, in: rooms),
    GalleryRow("home.json", home, in: rooms),
    GalleryRow("feed.yaml", feed, in: rooms),
    GalleryRow("news.yaml", news, in: rooms),
    GalleryRow("settings.yaml", settings, in: rooms),
    GalleryRow("showcase.yaml", showcase, in: rooms),
    GalleryRow("mosaic.yaml", mosaic, in: rooms),
    GalleryRow("mosaic.json", mosaic, in: rooms),
  ]

  static func home(_ environment: GalleryEnvironment) -> Page {
    let W = environment.W
    let quarter = environment.floorPx(W / 4)
    let half = environment.floorPx(W / 2)
    /// A card: the inset of 5 applies only at the sides (rule 12).
    func card(_ column: Double, _ y: Double, _ height: Double) -> Frame {
      Frame(column * half + 5, y, half - 10, height)
    }
    return Page(
      Part("banner", 10 + 200 + 10, cells: [Frame(0, 10, W, 200)]),
      Part(
        "categories", 2 * 80,
        cells: grid(8, columns: 4, pitch: (quarter, 80), Frame(0, 0, quarter, 80).less(5))),
      Part("promotions", 180, cells: grid(2, columns: 2, pitch: (half, 180), Frame(0, 0, half, 180).less(5))),
      // A row is as high as its taller card: 262, 275, 300, 280.
      Part(
        "products", 262 + 275 + 300 + 280,
        cells: [
          card(0, 0, 262), card(1, 0, 248),
          card(0, 262, 250), card(1, 262, 275),
          card(0, 262 + 275, 300), card(1, 262 + 275, 240),
          card(0, 262 + 275 + 300, 280),
        ]))
  }

  static func feed(_ environment: GalleryEnvironment) -> Page {
    let W = environment.W
    /// A post: its text, 10, rows of 200 (the estimate, rule 31), 10.
    func post(_ id: String, text: Double, pictures: Int, columns: Int) -> Part {
      let side = environment.floorPx((W - 20) / Double(columns))
      let rows = Double(pictures / columns)
      return Part(
        id, text + 10 + rows * 200 + 10,
        cells: grid(
          pictures, columns: columns, pitch: (side, 200), Frame(10, text + 10, side, 200).less(2)),
        views: [View("textHeader", Frame(10, 0, W - 20, text))])
    }
    return Page(
      post("portrait", text: 64, pictures: 1, columns: 1),
      post("triptych", text: 96, pictures: 3, columns: 3),
      post("album", text: 44, pictures: 9, columns: 3))
  }

  static func news(_ environment: GalleryEnvironment) -> Page {
    let L = environment.W - 32
    let third = environment.floorPx(L / 3)
    let twoThirds = environment.floorPx(L * 2 / 3)
    func text(_ id: String, _ height: Double) -> Part {
      Part(id, 8 + height + 8, cells: [Frame(16, 8, L, height)])
    }
    func beside(_ id: String) -> Part {
      Part(
        id, 8 + 120 + 8,
        cells: [Frame(16, 8, third, 120), Frame(16 + third + 10, 8, twoThirds - 10, 120)])
    }
    return Page(
      text("headline", 132), beside("match"),
      // The text's inset of 10 is on its estimated axis (rule 12), so the text starts directly below the
      // image.
      Part(
        "reportage", 8 + 180 + 96 + 8, cells: [Frame(16, 8, L, 180), Frame(16, 8 + 180, L, 96)]),
      text("brief", 74), beside("weather"))
  }

  static func settings(_ environment: GalleryEnvironment) -> Page {
    let W = environment.W
    let text = environment.floorPx(0.8 * W)
    let toggle = environment.floorPx(0.2 * W)
    let third = environment.floorPx(W / 3)
    let title = View("UICollectionElementKindSectionHeader", Frame(0, 0, W, 44))
    func rows(_ id: String, _ count: Int) -> Part {
      let lines = (0..<count).map { 44 + 44 * Double($0) }
      return Part(
        id, 44 + 44 * Double(count),
        cells: lines.flatMap { y in [Frame(0, y, text, 44), Frame(text, y, toggle, 44)] }, views: [title])
    }
    return Page(
      rows("general", 4),
      Part(
        "tools", 44 + 2 * 88, cells: grid(6, columns: 3, pitch: (third, 88), Frame(0, 44, third, 88)),
        views: [title]),
      rows("about", 2))
  }

  static func showcase(_ environment: GalleryEnvironment) -> Page {
    let W = environment.W
    let half = environment.floorPx(W / 2)
    let group = environment.floorPx(0.8 * W)
    let banner = environment.floorPx(0.8 * group)
    return Page(
      Part(
        "products", 2 * 100, cells: grid(4, columns: 2, pitch: (half, 100), Frame(0, 0, half, 100).less(5))),
      Part(
        "banners", 120, cells: [Frame(5, 5, banner - 10, 110), Frame(group + 5, 5, banner - 10, 110)],
        row: (2 * group, maxOffset(2 * group, in: W))),
      Part("users", 3 * 60, cells: grid(3, columns: 1, pitch: (W, 60), Frame(0, 0, W, 60).less(10, 5))),
      Part(
        "mixedGroups", 80 + 120,
        cells: [Frame(0, 0, W, 80).less(10, 5), Frame(0, 80, W, 120).less(10, 5)]),
      Part(
        "mixedItems", 120, cells: [Frame(0, 0, half, 80).less(5), Frame(half, 0, half, 120).less(5)]))
  }

  static func mosaic(_ environment: GalleryEnvironment) -> Page {
    let W = environment.W
    return Page(
      Part(
        "puzzle", W,
        cells: [
          Frame(0, 0, W, 0.6 * W), Frame(0, 0.6 * W, 0.5 * W, 0.4 * W),
          Frame(0.5 * W, 0.6 * W, 0.5 * W, 0.4 * W),
        ]))
  }
}

/// The cells of a regular grid, `pitch` apart.
func grid(_ count: Int, columns: Int, pitch: (x: Double, y: Double), _ first: Frame) -> [Frame] {
  (0..<count).map { cell(at: $0, columns: columns, pitch: pitch, first) }
}

/// One cell of a regular grid.
func cell(at index: Int, columns: Int, pitch: (x: Double, y: Double), _ first: Frame) -> Frame {
  Frame(
    first.x + Double(index % columns) * pitch.x, first.y + Double(index / columns) * pitch.y, first.width,
    first.height)
}
