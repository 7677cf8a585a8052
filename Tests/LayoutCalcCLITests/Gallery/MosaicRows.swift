/// Tiles of several sizes, from nested groups and custom frames.
enum MosaicRows {
  static let rows = [
    GalleryRow(
      "mosaic-redux.yaml", mosaicRedux,
      in: GalleryEnvironment.widths(320, 390, 768)
        + GalleryEnvironment.widths(390, 1024).setting("pages", "2")),
    GalleryRow("tile-grid.yaml", tileGrid),
    // 375 is the width of the published screenshots.
    GalleryRow("inner-groups.yaml", innerGroups, in: GalleryEnvironment.widths(320, 375, 390, 768)),
    GalleryRow("tag-rows.yaml", tagRows),
  ]

  static func mosaicRedux(_ environment: GalleryEnvironment) -> Page {
    let page = environment.floorPx((environment.variables["pages"] == "2" ? 2 : 1) * environment.W)
    let half = environment.floorPx(environment.H / 2)
    let big = environment.floorPx(page / 2)
    let small = environment.floorPx(big / 2)
    let low = environment.floorPx(half / 2)
    func smalls(_ x: Double, _ y: Double) -> [Frame] {
      grid(4, columns: 2, pitch: (small, low), Frame(x, y, small, low))
    }
    let full = [Frame(0, 0, big, half)] + smalls(big, 0) + smalls(0, half) + [Frame(big, half, big, half)]
    let next = [Frame(page, 0, big, half)] + smalls(page + big, 0).prefix(3)
    return Page(
      isHorizontal: true, Part("tiles", 2 * page - (big - 2 * small), cells: (full + next).map { $0.less(8) })
    )
  }

  static func tileGrid(_ environment: GalleryEnvironment) -> Page {
    let height = environment.floorPx(environment.H / 2)
    let side = environment.floorPx(environment.W / 4)
    let centre = environment.floorPx(environment.W / 2)
    let third = environment.floorPx(height / 3)
    let twoThirds = environment.floorPx(height * 2 / 3)
    let small = environment.floorPx(centre / 2)
    func column(_ x: Double, _ y: Double) -> [Frame] {
      grid(3, columns: 1, pitch: (0, third), Frame(x, y, side, third))
    }
    let slots = [0, height].flatMap { y in
      column(0, y)
        + [
          Frame(side, y, small, third), Frame(side + small, y, small, third),
          Frame(side, y + third, centre, twoThirds),
        ]
        + column(side + centre, y)
    }
    return Page(Part("tiles", 2 * height, cells: slots.map { $0.less(8) }))
  }

  static func innerGroups(_ environment: GalleryEnvironment) -> Page {
    let third = environment.floorPx((environment.W - 32) / 3)
    let triple = environment.floorPx((100 - 2 * 8) / 3)
    func group(_ y: Double) -> [Frame] {
      [Frame(16, y, third - 4, 100)]
        + grid(2, columns: 1, pitch: (0, 46 + 8), Frame(16 + third + 4, y, third - 8, 46))
        + grid(3, columns: 1, pitch: (0, triple + 8), Frame(16 + 2 * third + 4, y, third - 4, triple))
    }
    return Page(
      spacing: 8, Part("full", 100 + 8 + 100, cells: group(0) + group(108)),
      Part("short", 100, cells: Array(group(0).prefix(4))))
  }

  static func tagRows(_ environment: GalleryEnvironment) -> Page {
    let right = environment.W - 16
    func tag(_ from: Double, _ to: Double?, _ y: Double) -> Frame {
      Frame(16 + from, 16 + y, to.map { $0 - from } ?? right - 16 - from, 50)
    }
    return Page(
      Part(
        "tags", 16 + 170 + 10 + 50 + 16,
        cells: [
          tag(0, 96, 0), tag(106, 178, 0), tag(188, nil, 0),
          tag(0, 140, 60), tag(150, nil, 60),
          tag(0, nil, 120),
          tag(0, 96, 180), tag(106, 178, 180), tag(188, nil, 180),
        ]))
  }
}
