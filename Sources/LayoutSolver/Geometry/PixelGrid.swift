/// The grid of pixels that lengths and positions are put on.
package struct PixelGrid: Hashable, Sendable {
  package let rounding: Rounding

  package init(_ rounding: Rounding) { self.rounding = rounding }

  /// The grid with iOS 13 to 15's way replaced by today's.
  package var withoutLegacy: PixelGrid {
    switch rounding {
    case .legacy(let scale): PixelGrid(.pixel(scale: scale))
    case .none, .pixel: self
    }
  }

  /// How far rounding may move an edge.
  var reach: Double {
    switch rounding {
    case .none: 0
    case .pixel(let scale), .legacy(let scale): 1 / scale
    }
  }

  /// The share of a pixel by which a value may miss the grid and still count as on it (rule 1).
  private static let tolerance = 0.001

  /// The length as solving uses it: down to a pixel, or exact where nothing is rounded while solving.
  @inline(__always)
  package func floored(_ length: Double) -> Double {
    switch rounding {
    // Rule 1: a value a hair below a pixel counts as on it.
    case .pixel(let scale): (length * scale + Self.tolerance).rounded(.down) / scale
    // Rule 4: sizes stay exact while solving.
    case .legacy, .none: length
    }
  }

  /// The nearest pixel, halves away from zero (rule 1).
  @inline(__always)
  package func nearest(_ position: Double) -> Double {
    switch rounding {
    case .pixel(let scale), .legacy(let scale):
      let pixels = (abs(position) * scale + 0.5 + Self.tolerance).rounded(.down) / scale
      return position < 0 ? -pixels : pixels
    case .none: return position
    }
  }

  /// A solved frame as it is reported.
  @inline(__always)
  package func placed(_ frame: Rect) -> Rect {
    switch rounding {
    case .none: return frame
    // Rule 3: positions are rounded once, sizes not again.
    case .pixel:
      return Rect(
        origin: Point(x: nearest(frame.origin.x), y: nearest(frame.origin.y)), size: frame.size)
    // Rule 4: all four numbers, each by itself.
    case .legacy: return allNearest(frame)
    }
  }

  /// All four numbers put on the nearest pixel: decorations and section frames (rule 3, D 3).
  package func allNearest(_ frame: Rect) -> Rect {
    Rect(
      x: nearest(frame.origin.x), y: nearest(frame.origin.y), width: nearest(frame.size.width),
      height: nearest(frame.size.height))
  }
}
