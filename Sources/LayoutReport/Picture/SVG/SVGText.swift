import SourceText

/// Measures and escapes text in an SVG.
enum SVGText {
  /// The width of a column of text in ems: that of common monospaced fonts, rounded up.
  static let advance = 0.61

  /// Returns the width of a text in points.
  static func width(_ text: String, size: Double) -> Double { Double(text.columnCount) * advance * size }

  /// Returns a text truncated to a width.
  static func cut(_ text: String, to width: Double, size: Double) -> String {
    let columns = max(0, min(width / (advance * size), 10_000))
    return columns < 1 ? "" : text.cut(toColumns: Int(columns))
  }

  /// Returns a text escaped for an element or an attribute, with only characters allowed in XML.
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

  /// Returns a name as an element id: letters, digits, dots and hyphens are kept, and other characters are written as
  /// their hexadecimal values between underscores, so that ids stay unique.
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
