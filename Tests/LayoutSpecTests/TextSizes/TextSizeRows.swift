import LayoutSpec
import Testing

/// The tables of Apple's Human Interface Guidelines, copied independently of the sources: point size and leading by
/// category.
enum TextSizeRows {
  struct Row: CustomTestStringConvertible, Sendable {
    var size: String
    var style: String
    var pointSize: Double
    var leading: Double
    var testDescription: String { "\(style) at \(size)" }
  }

  /// One line per category: style, point size, leading.
  private static let tables = """
    xSmall: largeTitle 31 38, title1 25 31, title2 19 24, title3 17 22, headline 14 19, body 14 19, callout 13 18, subheadline 12 16, footnote 12 16, caption1 11 13, caption2 11 13
    small: largeTitle 32 39, title1 26 32, title2 20 25, title3 18 23, headline 15 20, body 15 20, callout 14 19, subheadline 13 18, footnote 12 16, caption1 11 13, caption2 11 13
    medium: largeTitle 33 40, title1 27 33, title2 21 26, title3 19 24, headline 16 21, body 16 21, callout 15 20, subheadline 14 19, footnote 12 16, caption1 11 13, caption2 11 13
    large: largeTitle 34 41, title1 28 34, title2 22 28, title3 20 25, headline 17 22, body 17 22, callout 16 21, subheadline 15 20, footnote 13 18, caption1 12 16, caption2 11 13
    xLarge: largeTitle 36 43, title1 30 37, title2 24 30, title3 22 28, headline 19 24, body 19 24, callout 18 23, subheadline 17 22, footnote 15 20, caption1 14 19, caption2 13 18
    xxLarge: largeTitle 38 46, title1 32 39, title2 26 32, title3 24 30, headline 21 26, body 21 26, callout 20 25, subheadline 19 24, footnote 17 22, caption1 16 21, caption2 15 20
    xxxLarge: largeTitle 40 48, title1 34 41, title2 28 34, title3 26 32, headline 23 29, body 23 29, callout 22 28, subheadline 21 28, footnote 19 24, caption1 18 23, caption2 17 22
    AX1: largeTitle 44 52, title1 38 46, title2 34 41, title3 31 38, headline 28 34, body 28 34, callout 26 32, subheadline 25 31, footnote 23 29, caption1 22 28, caption2 20 25
    AX2: largeTitle 48 57, title1 43 51, title2 39 47, title3 37 44, headline 33 40, body 33 40, callout 32 39, subheadline 30 37, footnote 27 33, caption1 26 32, caption2 24 30
    AX3: largeTitle 52 61, title1 48 57, title2 44 52, title3 43 51, headline 40 48, body 40 48, callout 38 46, subheadline 36 43, footnote 33 40, caption1 32 39, caption2 29 35
    AX4: largeTitle 56 66, title1 53 62, title2 50 59, title3 49 58, headline 47 56, body 47 56, callout 44 52, subheadline 42 50, footnote 38 46, caption1 37 44, caption2 34 41
    AX5: largeTitle 60 70, title1 58 68, title2 56 66, title3 55 65, headline 53 62, body 53 62, callout 51 60, subheadline 49 58, footnote 44 52, caption1 43 51, caption2 40 48
    """

  static let all: [Row] = tables.split(separator: "\n").flatMap { line -> [Row] in
    let parts = line.split(separator: ":")
    return parts[1].split(separator: ",").map { cell in
      let words = cell.split(separator: " ").map(String.init)
      return Row(
        size: parts[0].trimmingPrefix(while: \.isWhitespace).description, style: words[0],
        pointSize: Double(words[1]) ?? .nan, leading: Double(words[2]) ?? .nan)
    }
  }
}
