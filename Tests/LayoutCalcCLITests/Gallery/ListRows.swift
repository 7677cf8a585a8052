import LayoutSpec

/// List sections, with the metrics in part B of the rules.
enum ListRows {
  static let rows = [
    GalleryRow("explore-list.yaml", exploreList, in: devices + [Room(W: 390, scale: 3)]),
    GalleryRow(
      "feeds-sidebar.yaml", feedsSidebar, in: devices + Room.widths(390, 430) + Room.widths(768).on(.pad)),
    GalleryRow("library-sidebar.yaml", librarySidebar, in: sidebars),
    GalleryRow(
      "add-source.yaml", addSource, in: Room.widths(667, 844) + Room.widths(844).setting("loading", "false")),
  ]

  /// A sidebar in a regular-width window and in compact width.
  static let sidebars =
    Room.widths(320, 390)
    + Room.widths(320).map {
      var room = $0
      room.horizontalSizeClass = .compact
      return room
    }

  /// Devices with their sizes and scales; their other properties are tested elsewhere.
  static let devices = [
    Room(W: 320, H: 568, scale: 2, idiom: .phone, device: "iphone-se-1"),
    Room(W: 393, H: 852, scale: 3, idiom: .phone, device: "iphone-15"),
    Room(W: 820, H: 1180, scale: 2, idiom: .pad, device: "ipad-10"),
  ]

  private static let header = "UICollectionElementKindSectionHeader"
  private static let footer = "UICollectionElementKindSectionFooter"

  /// The rows of a list, starting at `y`.
  private static func list(_ heights: [Double], from y: Double, x: Double, width: Double) -> [Frame] {
    var y = y
    return heights.map { height in
      defer { y += height }
      return Frame(x, y, width, height)
    }
  }

  static func exploreList(_ room: Room) -> Page {
    let W = room.W
    let margin: Double = room.idiom == .pad ? max(20, (W - 672) / 2) : 0
    func plain(_ id: String, _ heights: [Double]) -> Part {
      Part(
        id, 28 + heights.reduce(0, +), cells: list(heights, from: 28, x: margin, width: W - 2 * margin),
        views: [View(header, Frame(margin, 0, W - 2 * margin, 28))])
    }
    return Page(plain("trends", [44, 60, 44, 60, 44]), plain("links", [44, 44, 44]))
  }

  static func feedsSidebar(_ room: Room) -> Page {
    let W = room.W
    let isSidebar = room.idiom == .pad
    let margin: Double = isSidebar ? 13 : W < 414 ? 16 : 20
    func feeds(_ id: String, _ rows: Int) -> Part {
      Part(
        id, 38 + 44 * Double(rows) + (isSidebar ? 10 : 20),
        cells: list(Array(repeating: 44, count: rows), from: 38, x: margin, width: W - 2 * margin),
        views: [View(header, Frame(margin, 0, W - 2 * margin, 38))])
    }
    return Page(feeds("smart", 3), feeds("local", 7), feeds("cloud", 4))
  }

  static func librarySidebar(_ room: Room) -> Page {
    let width = room.W - 26
    let below: Double = room.horizontalSizeClass == .compact ? 0 : 10
    return Page(
      Part("places", 3 * 44 + below, cells: list([44, 44, 44], from: 0, x: 13, width: width)),
      Part(
        "recent", 8 + 30 + 5 * 44 + below, cells: list([44, 44, 44, 44, 44], from: 38, x: 13, width: width),
        views: [View(header, Frame(13, 8, width, 30))]))
  }

  static func addSource(_ room: Room) -> Page {
    let W = room.W
    let isLoading = room.variables["loading"] != "false"
    return Page(
      Part(
        "add", 36 + 52, cells: [Frame(44, 36, W - 88, 52)], views: [View("header", Frame(44, 0, W - 88, 36))]),
      Part(
        "preview", 35 + 3 * 44 + (isLoading ? 60 : 20), cells: list([44, 44, 44], from: 35, x: 0, width: W),
        views: isLoading ? [View(footer, Frame(0, 35 + 3 * 44, W, 60))] : []),
      Part(
        "recommended", 32 + 5 * 60 + 20, cells: list([60, 60, 60, 60, 60], from: 32, x: 0, width: W),
        views: [View(header, Frame(0, 0, W, 32))]))
  }
}
