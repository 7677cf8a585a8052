import LayoutSpec

/// List sections, with the metrics in part B of the rules.
enum ListRows {
  static let rows = [
    GalleryRow("explore-list.yaml", exploreList, in: devices + [GalleryEnvironment(W: 390, scale: 3)]),
    GalleryRow(
      "feeds-sidebar.yaml", feedsSidebar,
      in: devices + GalleryEnvironment.widths(390, 430) + GalleryEnvironment.widths(768).on(.pad)),
    GalleryRow("library-sidebar.yaml", librarySidebar, in: sidebars),
    GalleryRow(
      "add-source.yaml", addSource,
      in: GalleryEnvironment.widths(667, 844) + GalleryEnvironment.widths(844).setting("loading", "false")),
  ]

  /// A sidebar in a regular-width window and in compact width.
  static let sidebars =
    GalleryEnvironment.widths(320, 390)
    + GalleryEnvironment.widths(320).map {
      var environment = $0
      environment.horizontalSizeClass = .compact
      return environment
    }

  /// Devices with their sizes and scales; their other properties are tested elsewhere.
  static let devices = [
    GalleryEnvironment(W: 320, H: 568, scale: 2, idiom: .phone, device: "iphone-se-1"),
    GalleryEnvironment(W: 393, H: 852, scale: 3, idiom: .phone, device: "iphone-15"),
    GalleryEnvironment(W: 820, H: 1180, scale: 2, idiom: .pad, device: "ipad-10"),
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

  static func exploreList(_ environment: GalleryEnvironment) -> Page {
    let W = environment.W
    let margin: Double = environment.idiom == .pad ? max(20, (W - 672) / 2) : 0
    func plain(_ id: String, _ heights: [Double]) -> Part {
      Part(
        id, 28 + heights.reduce(0, +), cells: list(heights, from: 28, x: margin, width: W - 2 * margin),
        views: [View(header, Frame(margin, 0, W - 2 * margin, 28))])
    }
    return Page(plain("trends", [44, 60, 44, 60, 44]), plain("links", [44, 44, 44]))
  }

  static func feedsSidebar(_ environment: GalleryEnvironment) -> Page {
    let W = environment.W
    let isSidebar = environment.idiom == .pad
    let margin: Double = isSidebar ? 13 : W < 414 ? 16 : 20
    func feeds(_ id: String, _ rows: Int) -> Part {
      Part(
        id, 38 + 44 * Double(rows) + (isSidebar ? 10 : 20),
        cells: list(Array(repeating: 44, count: rows), from: 38, x: margin, width: W - 2 * margin),
        views: [View(header, Frame(margin, 0, W - 2 * margin, 38))])
    }
    return Page(feeds("smart", 3), feeds("local", 7), feeds("cloud", 4))
  }

  static func librarySidebar(_ environment: GalleryEnvironment) -> Page {
    let width = environment.W - 26
    let below: Double = environment.horizontalSizeClass == .compact ? 0 : 10
    return Page(
      Part("places", 3 * 44 + below, cells: list([44, 44, 44], from: 0, x: 13, width: width)),
      Part(
        "recent", 8 + 30 + 5 * 44 + below, cells: list([44, 44, 44, 44, 44], from: 38, x: 13, width: width),
        views: [View(header, Frame(13, 8, width, 30))]))
  }

  static func addSource(_ environment: GalleryEnvironment) -> Page {
    let W = environment.W
    let isLoading = environment.variables["loading"] != "false"
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
