import Testing

/// A gallery file, the views to solve it in, and the expected page for each.
struct GalleryRow: Sendable, CustomTestStringConvertible {
  var file: String
  var rooms: [GalleryEnvironment]
  var page: @Sendable (GalleryEnvironment) -> Page

  init(
    _ file: String, _ page: @escaping @Sendable (GalleryEnvironment) -> Page,
    in rooms: [GalleryEnvironment] = GalleryEnvironment.widths(320, 390, 768, 1024)
  ) {
    self.file = file
    self.rooms = rooms
    self.page = page
  }

  var testDescription: String { file }
}
