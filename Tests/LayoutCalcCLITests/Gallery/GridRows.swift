import LayoutSpec

/// Grids with columns by count, by fraction and by the view's width.
enum GridRows {
  static let rows = [
    GalleryRow("mountains.yaml", mountains),
    GalleryRow("distinct-sections.yaml", distinctSections),
    GalleryRow("size-class.yaml", sizeClass),
    GalleryRow("cover-grid.yaml", coverGrid, in: coverGridRooms),
    GalleryRow(
      "top-sites.yaml", topSites,
      in: GalleryEnvironment.widths(320, 390, 768, 1024) + GalleryEnvironment.widths(390, 844).on(.phone)),
    GalleryRow("emoji-picker.yaml", emojiPicker),
    GalleryRow("edged-list.yaml", edgedList),
    GalleryRow("search-results.yaml", searchResults),
    GalleryRow(
      "span-grid.yaml", spanGrid,
      in: GalleryEnvironment.widths(320, 390, 768) + GalleryEnvironment.widths(390).setting("span", "3")),
    GalleryRow("program-guide.yaml", programGuide),
  ]

  static func mountains(_ environment: GalleryEnvironment) -> Page {
    let columns = environment.W > 800 ? 3 : 2
    let n = Double(columns)
    let part = environment.floorPx((environment.W - 20 - 10 * (n - 1)) / n)
    let rows = (7 / n).rounded(.up)
    return Page(
      Part(
        "results", 10 + 32 * rows + 10 * (rows - 1) + 10,
        cells: grid(7, columns: columns, pitch: (part + 10, 32 + 10), Frame(10, 10, part, 32))))
  }

  static func distinctSections(_ environment: GalleryEnvironment) -> Page {
    let L = environment.W - 40
    let square = environment.floorPx(0.2 * L)
    func part(_ id: String, _ items: Int, columns: Int, row: Double) -> Part {
      let slot = environment.floorPx(L / Double(columns))
      let rows = Double((items + columns - 1) / columns)
      return Part(
        id, 20 + rows * row + 20,
        cells: grid(items, columns: columns, pitch: (slot, row), Frame(20, 20, slot, row).less(2)))
    }
    return Page(
      part("list", 3, columns: 1, row: 44), part("fives", 12, columns: 5, row: square),
      part("threes", 5, columns: 3, row: square))
  }

  static func sizeClass(_ environment: GalleryEnvironment) -> Page {
    // Without a device, widths of 600 and more are regular.
    let columns = environment.W < 600 ? 3 : 6
    let L = environment.W - 5
    let side = environment.floorPx(L / Double(columns))
    let rows = (20 / Double(columns)).rounded(.up)
    return Page(
      Part(
        "photos", 88 + 2.5 + rows * side + 2.5,
        cells: grid(
          20, columns: columns, pitch: (side, side), Frame(2.5, 88 + 2.5, side, side).less(2.5)),
        views: [View("header", Frame(2.5, 0, L, 88))]))
  }

  static let coverGridRooms =
    GalleryEnvironment.widths(320, 390, 768) + GalleryEnvironment.widths(320, 390).setting("compact", "true")
    + GalleryEnvironment.widths(820).on(.pad).setting("compact", "true")
    + GalleryEnvironment.widths(390).setting("showsFilters", "false")

  static func coverGrid(_ environment: GalleryEnvironment) -> Page {
    let isCompact = environment.variables["compact"] == "true"
    let bar = environment.variables["showsFilters"] == "false" ? 0.0 : 40
    let ideal: Double = isCompact ? (environment.idiom == .pad ? 150 : 120) : 180
    let n = max(1, (environment.W / ideal).rounded(.down))
    // Rule 19: fractions resolve against the width without the spacings.
    let seen = environment.W - 32 - 12 * (n - 1)
    let width = environment.floorPx(seen / n)
    let height = environment.floorPx(seen * 3 / (2 * n))
    func covers(_ id: String, _ items: Int) -> Part {
      let rows = (Double(items) / n).rounded(.up)
      return Part(
        id, rows * height + 12 * (rows - 1),
        cells: grid(items, columns: Int(n), pitch: (width + 12, height + 12), Frame(16, 0, width, height)))
    }
    return Page(
      spacing: 18, lead: bar, views: bar > 0 ? [View("filters", Frame(0, 0, environment.W, 40))] : [],
      covers("reading", 11), covers("finished", 4))
  }

  static func topSites(_ environment: GalleryEnvironment) -> Page {
    let margin: Double = environment.idiom != .phone && environment.W >= 600 ? 50 : 16
    let L = environment.W - 2 * margin
    let n = min(8, max(4, (L / 94).rounded(.down)))
    let part = environment.floorPx((L - 16 * (n - 1)) / n)
    var cells: [Frame] = []
    var y = 52.0 + 16
    for first in stride(from: 0, to: 8, by: Int(n)) {
      let heights: [Double] = (first..<min(8, first + Int(n))).map { [94, 94, 110][$0 % 3] }
      for (column, height) in heights.enumerated() {
        cells.append(Frame(margin + Double(column) * (part + 16), y, part, height))
      }
      y += (heights.max() ?? 0) + 16
    }
    return Page(
      Part("topSites", y - 16 + 44, cells: cells, views: [View("header", Frame(margin, 0, L, 52))]))
  }

  static func emojiPicker(_ environment: GalleryEnvironment) -> Page {
    let L = environment.W - 16
    let n = Int(((L + 8) / 52).rounded(.down))
    func category(_ id: String, _ items: Int) -> Part {
      let rows = (items + n - 1) / n
      let cells = (0..<items).map { item in
        // Rule 41: the last row is solved with the emoji it contains.
        let inRow = min(n, items - item / n * n)
        let gap = inRow > 1 ? (L - 44 * Double(inRow)) / Double(inRow - 1) : 0
        return Frame(8 + Double(item % n) * (44 + gap), 28 + 8 + Double(item / n) * 52, 44, 44)
      }
      return Part(
        id, 28 + 8 + Double(rows) * 44 + Double(rows - 1) * 8 + 8, cells: cells,
        views: [View("header", Frame(8, 0, L, 28))])
    }
    return Page(category("smileys", 30), category("animals", 17))
  }

  static func edgedList(_ environment: GalleryEnvironment) -> Page {
    let part = environment.floorPx(0.4 * environment.W)
    let share = (environment.W - 2 * part - 16) / 3
    let cells = (0..<3).flatMap { row in
      let y = Double(row) * (60 + 10)
      return [Frame(share, y, part, 60), Frame(share + part + 16 + share, y, part, 60)]
    }
    return Page(Part("pairs", 3 * 60 + 2 * 10, cells: cells))
  }

  static func spanGrid(_ environment: GalleryEnvironment) -> Page {
    let n = environment.variables["span"] == "3" ? 3 : 2
    let part = environment.floorPx((environment.W - 40 - 8 * Double(n - 1)) / Double(n))
    let heights: [Double] = (0..<7).map { [30, 48][$0 % 2] }
    var cells: [Frame] = []
    var y = 34.0
    for first in stride(from: 0, to: 7, by: n) {
      let row = heights[first..<min(7, first + n)]
      for (column, height) in row.enumerated() {
        cells.append(Frame(20 + Double(column) * (part + 8), y, part, height))
      }
      y += (row.max() ?? 0) + 12
    }
    return Page(
      Part(
        "cells", y - 12 + 30, cells: cells,
        views: [
          View("header", Frame(0, 0, environment.W, 34)), View("footer", Frame(0, y - 12, environment.W, 30)),
        ]))
  }

  static func programGuide(_ environment: GalleryEnvironment) -> Page {
    Page(
      Part(
        "programmes", 8 * 80 + 7 * 3,
        cells: grid(8, columns: 1, pitch: (0, 80 + 3), Frame(0, 0, environment.W, 80)))
    )
  }

  static func searchResults(_ environment: GalleryEnvironment) -> Page {
    let I = environment.W - 32
    func columns(about width: Double) -> Double { max(2, ((I + 8) / (width + 8)).rounded(.down)) }
    func cellWidth(_ n: Double) -> Double { (I - 8 * (n - 1)) / n }
    // The group's absolute height is unchanged; a cell's 100% of it is rounded down (rule 2).

    let mediaColumns = columns(about: 210)
    let media = cellWidth(mediaColumns)
    let mediaHeight = media / 16 * 9 + 32
    let mediaRows = (9 / mediaColumns).rounded(.up)
    let medias =
      environment.W < 600
      ? Part("medias", 9 * 84 + 8 * 8, cells: grid(9, columns: 1, pitch: (0, 84 + 8), Frame(16, 0, I, 84)))
      : Part(
        "medias", mediaRows * mediaHeight + (mediaRows - 1) * 8,
        cells: grid(
          9, columns: Int(mediaColumns), pitch: (media + 8, mediaHeight + 8),
          Frame(16, 0, media, environment.floorPx(mediaHeight))))

    let show = 210.0 / 16 * 9 + 32
    let title = View("title", Frame(16, 0, I, 24))
    let shows = Part(
      "shows", 24 + show,
      cells: grid(6, columns: 6, pitch: (210 + 8, 0), Frame(16, 24, 210, environment.floorPx(show))),
      views: [title], row: (6 * 210 + 5 * 8, maxOffset(6 * 210 + 5 * 8, in: I)))

    let topicColumns = columns(about: 150)
    let topic = cellWidth(topicColumns)
    let topicHeight = topic / 16 * 9
    let topicRows = (10 / topicColumns).rounded(.up)
    let topics = Part(
      "topics", 24 + topicRows * topicHeight + (topicRows - 1) * 8,
      cells: grid(
        10, columns: Int(topicColumns), pitch: (topic + 8, topicHeight + 8),
        Frame(16, 24, topic, environment.floorPx(topicHeight))),
      views: [title])

    return Page(
      spacing: 35, medias, shows, topics, Part("loading", 150, cells: [Frame(0, 0, environment.W, 150)]))
  }
}
