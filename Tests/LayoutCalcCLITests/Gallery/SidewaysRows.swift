/// Layouts that scroll horizontally.
enum SidewaysRows {
  static let rows = [
    GalleryRow(
      "list-both-ways.yaml", listBothWays,
      in: Room.widths(320, 390, 768, 1024) + Room.widths(320).setting("isLandscape", "true")),
    GalleryRow(
      "recipes.yaml", recipes,
      in: Room.widths(320, 390) + Room.widths(1024) + Room.widths(390).rightToLeft),
  ]

  static func listBothWays(_ room: Room) -> Page {
    let (W, H) = (room.W, room.H)
    if W > H || room.variables["isLandscape"] == "true" {
      let columns = 4.0 * 200 + 3 * 5
      return Page(
        isSideways: true,
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

  static func recipes(_ room: Room) -> Page {
    let card = room.floorPx((room.W > room.H ? 0.3 : 0.6) * room.W)
    return Page(
      isSideways: true,
      Part(
        "recipes", 8 + 6 * card + 5 * 20 + 8, cells: line(6, pitch: card + 20, Frame(8, 8, card, room.H - 16))
      ))
  }
}
