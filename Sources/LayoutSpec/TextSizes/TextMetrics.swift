import LayoutSolver

/// The metrics of the system font at a text size.
package struct TextMetrics: Sendable {
  package var size: TextSize
  /// Pixels per point; nil if heights are not rounded up to pixels.
  package var scale: Double?

  package init(_ size: TextSize, scale: Double?) {
    self.size = size
    self.scale = scale
  }

  /// Rule X1: returns the point size of a style.
  package func pointSize(_ style: TextStyle) -> Double {
    TextStyleSizes.all[style]?.pointSizes[size.index] ?? 0
  }

  /// Rule X4: returns the leading by which `UIFontMetrics` scales, at any text size.
  func leading(_ style: TextStyle, at size: TextSize) -> Double {
    // UIKit behaves as if the leading of caption2 at AX2 were 29, not the published 30.
    if style == .caption2, size == .AX2 { return 29 }
    return TextStyleSizes.all[style]?.leadings[size.index] ?? 0
  }

  /// Returns the factor by which `UIFontMetrics` scales a value for a style.
  package func factor(_ style: TextStyle) -> Double { leading(style, at: size) / leading(style, at: .large) }

  /// Rule X2: returns the line height of the system font, ascender plus descender: 1950/2048 and 494/2048 of the point
  /// size.
  package static func lineHeight(pointSize: Double) -> Double { pointSize * 2444 / 2048 }

  /// Rule X3: returns the height of a label: its lines, rounded up to the next pixel.
  package static func labelHeight(lines: Double, pointSize: Double, scale: Double?) -> Double {
    let exact = lines * lineHeight(pointSize: pointSize)
    guard let scale else { return exact }
    // Rule 1: a height up to 0.001 pixels above a pixel boundary counts as on it.
    return (exact * scale - 0.001).rounded(.up) / scale
  }

  /// Rule X4: returns a scaled value, rounded to the nearest pixel.
  package static func scaled(_ value: Double, factor: Double, scale: Double?) -> Double {
    guard let scale else { return value * factor }
    return PixelGrid(.pixel(scale: scale)).nearest(value * factor)
  }
}
