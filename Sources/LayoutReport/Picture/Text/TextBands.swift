import LayoutSolver

/// A band of a section's cells along the scroll axis, usually a row of a grid.
struct TextBand {
  var start: Double
  var end: Double
  var shapes: [PictureShape]

  /// The cells' frames relative to the band, at drawing resolution; equal for repeating bands.
  var pattern: [Rect] {
    shapes.map { shape in
      var frame = shape.frame
      frame.origin.y -= start
      return Rect(
        x: (frame.origin.x * 8).rounded(), y: (frame.origin.y * 8).rounded(),
        width: (frame.size.width * 8).rounded(), height: (frame.size.height * 8).rounded())
    }
  }

  /// Returns the cells in ordered bands that do not overlap.
  static func bands(_ shapes: [PictureShape]) -> [TextBand] {
    var bands: [TextBand] = []
    let ordered = shapes.indices.sorted {
      (shapes[$0].frame.origin.y, $0) < (shapes[$1].frame.origin.y, $1)
    }
    for index in ordered {
      let shape = shapes[index]
      let end = shape.frame.end(.vertical)
      if let last = bands.last, shape.frame.origin.y < last.end - 0.001 || shape.frame.origin.y == last.start
      {
        bands[bands.count - 1].shapes.append(shape)
        bands[bands.count - 1].end = max(last.end, end)
      } else {
        bands.append(TextBand(start: shape.frame.origin.y, end: end, shapes: [shape]))
      }
    }
    return bands
  }
}
