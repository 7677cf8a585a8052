import SourceText

/// The help page on text heights.
package enum TextHelp {
  /// The page.
  package static var page: String {
    let sizes = TextSize.allCases.map { "\($0.rawValue) (\($0.uiKitName))" }.joined(separator: ", ")
    return """
      text

      The height of text in the system font depends on its point size, which depends
      on the text size of Dynamic Type:

        items: {count: 20, height: "12 + text(lines: 2, style: headline) + 12"}

      Text sizes, with UIKit's names:

      \(sizes.wrapped(after: "  ").joined(separator: "\n"))

      --text-size SIZE solves at one size, --text-size all at every size; 'check' then
      reports text that does not fit, and 'sweep' compares the sizes. In a spec, use
      environment.textSize and snapshots.textSizes. Expressions can use 'textSize',
      'isAccessibilitySize' and 'textScale', the body's point size divided by 17.

      Functions:

      \(functions.joined(separator: "\n"))

      Styles: \(styles)

      Point sizes:

      \(table.joined(separator: "\n"))

      Measured: a line of the system font is its point size × 2444 / 2048 high (8 of 8
      heights captured from UIKit); a label of n lines is n lines high, rounded up
      to a pixel (17 points, 1 to 5 lines, scale 2: 20.5, 41, 61, 81.5, 101.5).
      'scaled' is value × leading / leading at large, to the nearest pixel: 247 of 266
      values captured from UIFontMetrics. The other 19 are caption2 at AX2, where UIKit
      behaves as if the leading were 29; so does 'scaled'.
      Published: the point sizes and leadings (Apple's Human Interface Guidelines). 131
      of 132 point sizes match UIKit on iOS 13; caption2 at AX5 is 40
      as published and on iOS 26, but was 41 on iOS 13.
      Not supported: other fonts, scripts with taller glyphs, attributed text and line
      spacing. The number of lines must be given. The weight does not
      change the height. Without a scale nothing is rounded.

      """
  }

  private static var functions: [String] {
    TextFunction.allCases.flatMap { function in
      function.signatures.enumerated().flatMap {
        SpecHelp.row($1, 28, $0 == 0 ? function.summary : "the same for a point size")
      }
    }
  }

  private static var styles: String {
    TextStyle.allCases.map(\.rawValue).joined(separator: ", ").wrapped(after: "        ")
      .joined(separator: "\n").trimmedAtStart
  }

  /// A table with one row per style and one column per size.
  private static var table: [String] {
    let heading = "  " + "".padded(to: 12) + TextSize.allCases.map { cell($0.abbreviation) }.joined()
    return [heading]
      + TextStyle.allCases.map { style in
        let sizes = TextSize.allCases.map { size in
          cell(plainNumberText(TextMetrics(size, scale: nil).pointSize(style)))
        }
        return "  " + style.rawValue.padded(to: 12) + sizes.joined()
      }
  }

  private static func cell(_ text: String) -> String {
    String(repeating: " ", count: max(1, 5 - min(4, text.count))) + String(text.prefix(4))
  }
}

extension TextSize {
  /// An abbreviation of the size, for the table's heading.
  fileprivate var abbreviation: String {
    let word = rawValue.prefix { $0 == "x" }
    return isAccessibilitySize
      ? rawValue : word + (rawValue.dropFirst(word.count).first.map { $0.uppercased() } ?? "")
  }
}

extension String {
  fileprivate var trimmedAtStart: String { String(drop { $0 == " " }) }
}
