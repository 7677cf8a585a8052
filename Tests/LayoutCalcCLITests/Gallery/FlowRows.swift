/// Flow layouts, waterfalls, and both ends of a transition.
enum FlowRows {
  static let rows = [
    GalleryRow(
      "feed-waterfall.yaml", feedWaterfall,
      in: GalleryEnvironment.widths(320, 390, 768, 1024) + GalleryEnvironment.widths(390, 768).rightToLeft),
    GalleryRow(
      "flow-chips.yaml", flowChips,
      in: GalleryEnvironment.widths(320, 390).high(60)
        + GalleryEnvironment.widths(320, 390).high(60).rightToLeft),
    GalleryRow("flow-grid.yaml", flowGrid),
    GalleryRow("flow-notes.yaml", flowNotes),
    GalleryRow("photos-mosaic.yaml", photosMosaic),
    GalleryRow("transition-grid.yaml", transitionGrid),
    GalleryRow("transition-list.yaml", transitionList),
  ]

  private static let header = "UICollectionElementKindSectionHeader"
  private static let footer = "UICollectionElementKindSectionFooter"

  static func feedWaterfall(_ environment: GalleryEnvironment) -> Page {
    let isNarrow = environment.W < 600
    let columns = isNarrow ? 2.0 : 3.0
    let w = environment.floorPx((environment.W - 32 - 12 * (columns - 1)) / columns)
    let q = environment.floorPx(w / 2)
    func item(_ column: Double, _ y: Double, _ height: Double) -> Frame {
      Frame(16 + column * (w + 12), 56 + y, w, height)
    }
    let cells =
      isNarrow
      ? [
        item(0, 0, w), item(1, 0, q), item(1, q + 12, 100), item(0, w + 12, 60),
        item(1, q + 124, w), item(0, w + 84, 80),
      ]
      : [
        item(0, 0, w), item(1, 0, q), item(2, 0, 100), item(2, 112, 60), item(1, q + 12, w),
        item(2, 184, 80),
      ]
    let longest = q + w + (isNarrow ? 124 : 12)
    return Page(
      Part(
        "feed", 40 + 16 + longest + 16, cells: cells,
        views: [View(header, Frame(16, 0, environment.W - 32, 40))]))
  }

  static func flowChips(_ environment: GalleryEnvironment) -> Page {
    let filters = [(16.0, 80.0), (104, 120), (232, 60), (300, 100), (408, 90)]
    return Page(
      isHorizontal: true,
      Part("filters", 514, cells: filters.map { Frame($0.0, 12, $0.1, 36) }),
      Part("sorts", 180, cells: [Frame(16, 12, 64, 36), Frame(100, 12, 64, 36)]))
  }

  static func flowNotes(_ environment: GalleryEnvironment) -> Page {
    let w = environment.W - 32
    let notes = [(52.0, 80.0), (142, 44), (196, 80), (286, 116)]
    return Page(
      Part(
        "notes", 414, cells: notes.map { Frame(16, $0.0, w, $0.1) },
        views: [View(header, Frame(0, 0, environment.W, 40))]),
      Part("drafts", 170, cells: [Frame(16, 0, w, 80), Frame(16, 90, w, 80)]))
  }

  static func flowGrid(_ environment: GalleryEnvironment) -> Page {
    let w = (environment.W - 48) / 3
    let photos = (0..<5).map { item in
      Frame(16 + Double(item % 3) * (w + 8), 60 + Double(item / 3) * 128, w, 120)
    }
    let (tags, end) = tags(environment)
    return Page(
      Part("photos", 324, cells: photos, views: [View(header, Frame(0, 0, environment.W, 44))]),
      Part("tags", end + 16 + 20, cells: tags, views: [View(footer, Frame(0, end + 16, environment.W, 20))]))
  }

  /// The frames of the tags, and the end of the last line.
  private static func tags(_ environment: GalleryEnvironment) -> ([Frame], Double) {
    // 90, 110 and 70 leave 18 of 288 for two gaps, and 88 of 358; 130 and 100 leave 58 of 288 for one.
    if environment.W < 350 {
      return (
        [
          Frame(16, 4, 90, 32), Frame(115, 0, 110, 40), Frame(234, 4, 70, 32), Frame(16, 48, 130, 32),
          Frame(204, 48, 100, 32), Frame(16, 88, 80, 32),
        ], 120
      )
    }
    if environment.W < 600 {
      return (
        [
          Frame(16, 4, 90, 32), Frame(150, 0, 110, 40), Frame(304, 4, 70, 32), Frame(16, 48, 130, 32),
          Frame(154, 48, 100, 32), Frame(262, 48, 80, 32),
        ], 80
      )
    }
    return (
      [
        Frame(16, 4, 90, 32), Frame(114, 0, 110, 40), Frame(232, 4, 70, 32), Frame(310, 4, 130, 32),
        Frame(448, 4, 100, 32), Frame(556, 4, 80, 32),
      ], 40
    )
  }

  static func photosMosaic(_ environment: GalleryEnvironment) -> Page {
    let h = environment.floorPx(environment.W / 2)
    let t = environment.floorPx(environment.W / 3)
    let u = environment.floorPx(2 * environment.W / 3)
    func group(_ y: Double) -> [Frame] {
      [
        Frame(0, y, environment.W, 200), Frame(0, y + 200, h, 200), Frame(h, y + 200, h, 200),
        Frame(0, y + 400, u, 200), Frame(u, y + 400, t, 100), Frame(u, y + 500, t, 100),
        Frame(0, y + 600, t, 100), Frame(0, y + 700, t, 100), Frame(t, y + 600, u, 200),
      ]
    }
    let slots = group(0) + group(800).prefix(4)
    return Page(Part("photos", 1400, cells: slots.map { $0.less(1) }))
  }

  static func transitionGrid(_ environment: GalleryEnvironment) -> Page {
    let s = environment.floorPx(environment.W / 3)
    return Page(
      Part(
        "people", 32 + 2 * s,
        cells: (0..<6).map { Frame(s * Double($0 % 3), 32 + s * Double($0 / 3), s, s).less(4) },
        views: [View(header, Frame(0, 0, environment.W, 32))]))
  }

  static func transitionList(_ environment: GalleryEnvironment) -> Page {
    let lines = (0..<6).map {
      View("line", Frame(16, 107 + 60 * Double($0), environment.W - 16, 1), item: $0)
    }
    return Page(
      Part(
        "people", 408, cells: (0..<6).map { Frame(0, 48 + 60 * Double($0), environment.W, 60) },
        views: [View(header, Frame(0, 0, environment.W, 48))] + lines))
  }
}
