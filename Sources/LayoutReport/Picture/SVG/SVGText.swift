import SourceText

/// Texts in an SVG: their widths, and characters that would end them.
enum SVGText {
  /// The width of a column of text, in ems: that of common monospaced fonts, rounded up.
  static let advance = 0.61

  /// The width of a text in points.
  static func width(_ text: String, size: Double) -> Double { Double(text.columnCount) * advance * size }

  /// A text cut to a width.
  static func cut(_ text: String, to width: Double, size: Double) -> String {
    let columns = max(0, min(width / (advance * size), 10_000))
    return columns < 1 ? "" : text.cut(toColumns: Int(columns))
  }

  /// A text as content of an element or an attribute: no markup, and only characters that XML allows.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.onOneLine.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A name as the id of an element: letters, digits, dots and hyphens are kept, other characters are written as their
  /// numbers between underscores, so that different names stay different.
  static func id(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z": result.unicodeScalars.append(scalar)
      case "0"..."9", ".", "-":
        if result.isEmpty { result = "_" }
        result.unicodeScalars.append(scalar)
      case "_": result += "__"
      default: result += "_\(String(scalar.value, radix: 16))_"
      }
    }
    return result
  }
}
