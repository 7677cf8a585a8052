/// Rounds lengths and positions to pixels.
package struct PixelGrid: Hashable, Sendable {
  package let rounding: Rounding

  package init(_ rounding: Rounding) { self.rounding = rounding }

  /// The grid with the rounding of iOS 13 to 15 replaced by the current one.
  package var withoutLegacy: PixelGrid {
    switch rounding {
    case .legacy(let scale): PixelGrid(.pixel(scale: scale))
    case .none, .pixel: self
    }
  }

  /// The farthest that rounding may move an edge, in points.
  var reach: Double {
    switch rounding {
    case .none: 0
    case .pixel(let scale), .legacy(let scale): 1 / scale
    }
  }

  /// The fraction of a pixel by which a value may miss the grid and still count as on it (rule 1).
  private static let tolerance = 0.001

  /// Returns the length used while solving: rounded down to a pixel, or exact for rounding modes that only round
  /// results.
  @inline(__always)
  package func floored(_ length: Double) -> Double {
    switch rounding {
    // Rule 1: a value slightly below a pixel counts as on it.
    case .pixel(let scale): (length * scale + Self.tolerance).rounded(.down) / scale
    // Rule 4: sizes stay exact while solving.
    case .legacy, .none: length
    }
  }

  /// Returns the nearest pixel; halves round away from zero (rule 1).
  @inline(__always)
  package func nearest(_ position: Double) -> Double {
    switch rounding {
    case .pixel(let scale), .legacy(let scale):
      let pixels = (abs(position) * scale + 0.5 + Self.tolerance).rounded(.down) / scale
      return position < 0 ? -pixels : pixels
    case .none: return position
    }
  }

  /// Returns a solved frame as reported.
  @inline(__always)
  package func placed(_ frame: Rect) -> Rect {
    switch rounding {
    case .none: return frame
    // Rule 3: positions are rounded once; sizes are not rounded again.
    case .pixel:
      return Rect(
        origin: Point(x: nearest(frame.origin.x), y: nearest(frame.origin.y)), size: frame.size)
    // Rule 4: all four numbers are rounded separately.
    case .legacy: return allNearest(frame)
    }
  }

  /// Returns the frame with all four numbers rounded to pixels, for decorations and section frames (rule 3, D 3).
  package func allNearest(_ frame: Rect) -> Rect {
    Rect(
      x: nearest(frame.origin.x), y: nearest(frame.origin.y), width: nearest(frame.size.width),
      height: nearest(frame.size.height))
  }
}
