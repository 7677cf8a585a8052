import LayoutSolver

/// The numbers of the system font at a text size, and the pixels that heights are raised to.
package struct TextMetrics: Sendable {
  package var size: TextSize
  /// Pixels per point; nil where lengths stay exact.
  package var scale: Double?

  package init(_ size: TextSize, scale: Double?) {
    self.size = size
    self.scale = scale
  }

  /// Rule X1: the point size of a style.
  package func pointSize(_ style: TextStyle) -> Double {
    TextStyleSizes.all[style]?.pointSizes[size.index] ?? 0
  }

  /// Rule X4: the leading that `UIFontMetrics` scales by, at any text size.
  func leading(_ style: TextStyle, at size: TextSize) -> Double {
    // UIKit behaves as if caption2 had 29 at AX2, not the published 30.
    if style == .caption2, size == .AX2 { return 29 }
    return TextStyleSizes.all[style]?.leadings[size.index] ?? 0
  }

  /// How much `UIFontMetrics` scales a value of a style.
  func factor(_ style: TextStyle) -> Double { leading(style, at: size) / leading(style, at: .large) }

  /// Rule X2: the height of a line of the system font: its ascender and descender, 1950 and 494 of 2048.
  package static func lineHeight(pointSize: Double) -> Double { pointSize * 2444 / 2048 }

  /// Rule X3: the height of a label: its lines, raised to the next pixel.
  package static func labelHeight(lines: Double, pointSize: Double, scale: Double?) -> Double {
    let exact = lines * lineHeight(pointSize: pointSize)
    guard let scale else { return exact }
    // Rule 1: a hair above a pixel counts as on it.
    return (exact * scale - 0.001).rounded(.up) / scale
  }

  /// Rule X4: the nearest pixel of a value that grows with the text.
  package static func scaled(_ value: Double, factor: Double, scale: Double?) -> Double {
    guard let scale else { return value * factor }
    return PixelGrid(.pixel(scale: scale)).nearest(value * factor)
  }
}
