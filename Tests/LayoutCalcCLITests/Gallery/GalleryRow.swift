import Testing

/// A gallery file, the rooms it is solved in, and what must come out there.
struct GalleryRow: Sendable, CustomTestStringConvertible {
  /// How much of the layout the calculation covers.
  enum Cover: Sendable {
    /// All frames, and no others may come out.
    case everyFrame
    /// The content size, every section's frame, and the elements that are named.
    case someFrames
  }

  var file: String
  var cover: Cover
  var rooms: [Room]
  var page: @Sendable (Room) -> Page

  init(
    _ file: String, _ page: @escaping @Sendable (Room) -> Page, _ cover: Cover = .someFrames,
    in rooms: [Room] = Room.widths(320, 390, 768, 1024)
  ) {
    self.file = file
    self.cover = cover
    self.rooms = rooms
    self.page = page
  }

  var testDescription: String { file }
}
