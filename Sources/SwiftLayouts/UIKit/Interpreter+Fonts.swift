import SourceText
import SwiftSource

/// The text styles of the system font, and `UIFont`'s named sizes.
enum TextStyles {
  static let body = "body"

  /// The styles with known heights.
  static let known: Set<String> = [
    "largeTitle", "title1", "title2", "title3", "headline", body, "callout", "subheadline", "footnote",
    "caption1", "caption2",
  ]

  /// `UIFont.labelFontSize` and similar sizes, as documented for iOS.
  static let fontSizes: [String: Double] = [
    "labelFontSize": 17, "buttonFontSize": 18, "smallSystemFontSize": 12, "systemFontSize": 14,
  ]

  /// The line height of the system font per point of font size.
  static let lineHeight = 2444.0 / 2048

  /// UIKit's content size categories from smallest to largest, with their names in specs.
  static let sizes: [(uiKitName: String, name: String)] = [
    ("extraSmall", "xSmall"), ("small", "small"), ("medium", "medium"), ("large", "large"),
    ("extraLarge", "xLarge"), ("extraExtraLarge", "xxLarge"), ("extraExtraExtraLarge", "xxxLarge"),
    ("accessibilityMedium", "AX1"), ("accessibilityLarge", "AX2"), ("accessibilityExtraLarge", "AX3"),
    ("accessibilityExtraExtraLarge", "AX4"), ("accessibilityExtraExtraExtraLarge", "AX5"),
  ]

  /// The index of the first accessibility category.
  static let firstAccessibilitySize = 7
}

extension Interpreter {
  /// Evaluates `UIFontMetrics(forTextStyle:)`.
  mutating func constructFontMetrics(
    _ arguments: [Argument], _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value {
    guard let argument = arguments.first, argument.label == "forTextStyle",
      let style = try textStyle(argument, context)
    else { return unknown(["UIFontMetrics"], range, context, .named("UIFontMetrics")) }
    return .host(.fontMetrics(style: style))
  }

  /// Evaluates `UIFont.preferredFont(forTextStyle:)` and `UIFont.systemFont(ofSize:)`; nil for other fonts.
  mutating func font(
    _ name: String, _ arguments: [Argument], _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value? {
    guard let argument = arguments.first else { return nil }
    switch name {
    case "preferredFont":
      return try textStyle(argument, context).map { .host(.font(.style($0))) }
    case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedDigitSystemFont":
      // The weight does not affect the line height.
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

  /// Returns the point size or line height of a font; nil for other members.
  func fontMember(_ name: String, of font: SystemFont) -> Value? {
    switch (name, font) {
    case ("pointSize", .style(let style)): .number(.textStyle(.fontSize, style, known), .double)
    case ("lineHeight", .style(let style)): .number(.textStyle(.lineHeight, style, known), .double)
    case ("pointSize", .size(let size)): .number(size, .double)
    case ("lineHeight", .size(let size)): .number(size * .number(TextStyles.lineHeight), .double)
    default: nil
    }
  }

  /// Compares the preferred content size category with a category; nil for other operands.
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
      // A view's category is never `.unspecified`.
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
  /// The operator with its operands swapped.
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
  /// The value of a text style function.
  fileprivate static func textStyle(
    _ function: FormulaFunction, _ style: String, _ known: FormulaScope
  ) -> Formula {
    Formula.call(function, [.text(style)]).resolved(in: known)
  }

  /// Whether the text size is at least `TextStyles.sizes[first]`, with as few comparisons as possible.
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
  /// The value of a text style function in one environment; nil if it is unknown.
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
      // Rule X4: round to the nearest pixel if the scale is known.
      let pixels = values[SwiftSpecValue.pixelsName]?.constant ?? 0
      let scaled = value * factor
      return .number(pixels > 0 ? (scaled * pixels).rounded() / pixels : scaled)
    case .min, .max, .floor, .ceil, .round, .abs: return nil
    }
  }
}
