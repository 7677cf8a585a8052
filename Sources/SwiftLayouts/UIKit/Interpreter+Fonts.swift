import SourceText
import SwiftSource

/// The text styles of the system font, and the sizes that `UIFont` names.
enum TextStyles {
  static let body = "body"

  /// The styles whose heights are known.
  static let known: Set<String> = [
    "largeTitle", "title1", "title2", "title3", "headline", body, "callout", "subheadline", "footnote",
    "caption1", "caption2",
  ]

  /// `UIFont.labelFontSize` and its like, as documented for iOS.
  static let fontSizes: [String: Double] = [
    "labelFontSize": 17, "buttonFontSize": 18, "smallSystemFontSize": 12, "systemFontSize": 14,
  ]

  /// The height of a line of the system font per point of its size.
  static let lineHeight = 2444.0 / 2048

  /// UIKit's content size categories from the smallest to the largest, with the names of specs.
  static let sizes: [(uiKitName: String, name: String)] = [
    ("extraSmall", "xSmall"), ("small", "small"), ("medium", "medium"), ("large", "large"),
    ("extraLarge", "xLarge"), ("extraExtraLarge", "xxLarge"), ("extraExtraExtraLarge", "xxxLarge"),
    ("accessibilityMedium", "AX1"), ("accessibilityLarge", "AX2"), ("accessibilityExtraLarge", "AX3"),
    ("accessibilityExtraExtraLarge", "AX4"), ("accessibilityExtraExtraExtraLarge", "AX5"),
  ]

  /// The place of the first accessibility category.
  static let firstAccessibilitySize = 7
}

extension Interpreter {
  /// `UIFontMetrics(forTextStyle:)`.
  mutating func constructFontMetrics(
    _ arguments: [Argument], _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value {
    guard let argument = arguments.first, argument.label == "forTextStyle",
      let style = try textStyle(argument, context)
    else { return unknown(["UIFontMetrics"], range, context, .named("UIFontMetrics")) }
    return .host(.fontMetrics(style: style))
  }

  /// `UIFont.preferredFont(forTextStyle:)` and `UIFont.systemFont(ofSize:)`; nil for other fonts.
  mutating func font(
    _ name: String, _ arguments: [Argument], _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value? {
    guard let argument = arguments.first else { return nil }
    switch name {
    case "preferredFont":
      return try textStyle(argument, context).map { .host(.font(.style($0))) }
    case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedDigitSystemFont":
      // The weight does not change the height of a line.
      return formula(try value(of: argument, .double, context), .number).map { .host(.font(.size($0))) }
    default: return nil
    }
  }

  private mutating func textStyle(_ argument: Argument, _ context: Context) throws(Stop) -> String? {
    guard case .enumCase(let style) = try value(of: argument, .named("UIFont.TextStyle"), context),
      TextStyles.known.contains(style.name)
    else { return nil }
    return style.name
  }

  /// What is known of a font.
  func fontMember(_ name: String, of font: SystemFont) -> Value? {
    switch (name, font) {
    case ("pointSize", .style(let style)): .number(.textStyle(.fontSize, style, known), .double)
    case ("lineHeight", .style(let style)): .number(.textStyle(.lineHeight, style, known), .double)
    case ("pointSize", .size(let size)): .number(size, .double)
    case ("lineHeight", .size(let size)): .number(size * .number(TextStyles.lineHeight), .double)
    default: nil
    }
  }

  /// A comparison of the preferred content size category with a case; nil where the values are others.
  func textSizeComparison(_ first: Value, _ symbol: FormulaOperator, _ second: Value) -> Formula? {
    switch (first, second) {
    case (.host(.textSize), .enumCase(let category)):
      return textSize(known, is: symbol, than: category.name)
    case (.enumCase(let category), .host(.textSize)):
      return textSize(known, is: symbol.mirrored, than: category.name)
    default: return nil
    }
  }

  private func textSize(
    _ known: FormulaScope, is symbol: FormulaOperator, than category: String
  ) -> Formula? {
    guard let index = TextStyles.sizes.firstIndex(where: { $0.uiKitName == category }) else {
      // `.unspecified` is no size that a view has.
      return category == "unspecified" ? .boolean(symbol == .notEqual) : nil
    }
    let first: Int
    switch symbol {
    case .equal, .notEqual:
      let equal = Formula.compare(.equal, .name("textSize"), .text(TextStyles.sizes[index].name))
      return (symbol == .equal ? equal : !equal).resolved(in: known)
    case .greater, .lessOrEqual: first = index + 1
    case .greaterOrEqual, .less: first = index
    case .add, .subtract, .multiply, .divide, .and, .or: return nil
    }
    let isLarger = Formula.textSize(isAtLeast: first)
    return (symbol == .greater || symbol == .greaterOrEqual ? isLarger : !isLarger).resolved(in: known)
  }
}

extension FormulaOperator {
  /// The comparison with its sides exchanged.
  fileprivate var mirrored: FormulaOperator {
    switch self {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    case .equal, .notEqual, .add, .subtract, .multiply, .divide, .and, .or: self
    }
  }
}

extension Formula {
  /// A function of a text style.
  fileprivate static func textStyle(
    _ function: FormulaFunction, _ style: String, _ known: FormulaScope
  ) -> Formula {
    Formula.call(function, [.text(style)]).resolved(in: known)
  }

  /// Whether the text size is one of the larger sizes: as few comparisons as possible.
  fileprivate static func textSize(isAtLeast first: Int) -> Formula {
    guard first > 0 else { return .boolean(true) }
    guard first < TextStyles.sizes.count else { return .boolean(false) }
    if first == TextStyles.firstAccessibilitySize { return .name("isAccessibilitySize") }
    func isOne(of sizes: ArraySlice<(uiKitName: String, name: String)>) -> Formula {
      sizes.reduce(.boolean(false)) {
        .either($0, .compare(.equal, .name("textSize"), .text($1.name)))
      }
    }
    if first > TextStyles.firstAccessibilitySize { return isOne(of: TextStyles.sizes[first...]) }
    if first <= TextStyles.sizes.count / 2 - 1 { return !isOne(of: TextStyles.sizes[..<first]) }
    return .either(
      isOne(of: TextStyles.sizes[first..<TextStyles.firstAccessibilitySize]), .name("isAccessibilitySize"))
  }
}

extension FormulaScope {
  /// The value of a function of a text style in one environment; nil where that is not known.
  func textValue(of function: FormulaFunction, _ arguments: [Formula]) -> Formula? {
    guard case .text(let style)? = arguments.last else { return nil }
    let pointSize = values[SwiftSpecValue.pointSizeName(of: style)]
    switch function {
    case .fontSize: return pointSize
    case .lineHeight: return pointSize.map { $0 * .number(TextStyles.lineHeight) }
    case .scaled:
      guard let value = arguments[0].constant,
        let factor = values[SwiftSpecValue.textFactorName(of: style)]?.constant
      else { return nil }
      // Rule X4: to the nearest pixel, where there are pixels.
      let pixels = values[SwiftSpecValue.pixelsName]?.constant ?? 0
      let scaled = value * factor
      return .number(pixels > 0 ? (scaled * pixels).rounded() / pixels : scaled)
    case .min, .max, .floor, .ceil, .round, .abs: return nil
    }
  }
}
