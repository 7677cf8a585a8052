/// Layouts that scroll horizontally.
enum HorizontalRows {
  static let rows = [
    GalleryRow(
      "list-both-ways.yaml", listBothWays,
      in: GalleryEnvironment.widths(320, 390, 768, 1024)
        + GalleryEnvironment.widths(320).setting("isLandscape", "true")),
    GalleryRow(
      "recipes.yaml", recipes,
      in: GalleryEnvironment.widths(320, 390) + GalleryEnvironment.widths(1024)
        + GalleryEnvironment.widths(390).rightToLeft),
  ]

  static func listBothWays(_ environment: GalleryEnvironment) -> Page {
    let (W, H) = (environment.W, environment.H)
    if W > H || environment.variables["isLandscape"] == "true" {
      let columns = 4.0 * 200 + 3 * 5
      return Page(
        isHorizontal: true,
        Part(
          "list", 64 + columns + 50, cells: line(4, pitch: 200 + 5, Frame(64, 0, 200, H)),
          views: [View("header", Frame(0, 0, 64, H)), View("footer", Frame(64 + columns, 0, 50, H))]))
    }
    let rows = [(56.0, 120.0), (181, 200), (386, 90), (481, 120)]
    return Page(
      Part(
        "list", 56 + 545 + 50, cells: rows.map { Frame(0, $0.0, W, $0.1) },
        views: [View("header", Frame(0, 0, W, 56)), View("footer", Frame(0, 601, W, 50))]))
  }

  static func recipes(_ environment: GalleryEnvironment) -> Page {
    let card = environment.floorPx((environment.W > environment.H ? 0.3 : 0.6) * environment.W)
    return Page(
      isHorizontal: true,
      Part(
        "recipes", 8 + 6 * card + 5 * 20 + 8,
        cells: line(6, pitch: card + 20, Frame(8, 8, card, environment.H - 16))
      ))
  }
}
