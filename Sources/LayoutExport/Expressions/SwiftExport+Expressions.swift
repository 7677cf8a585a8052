import LayoutSpec
import SourceText

/// The precedence of Swift's operators, lowest first.
private enum Binding: Int, Comparable {
  case choice, or, and, comparison, sum, product, sign, primary

  static func < (left: Binding, right: Binding) -> Bool { left.rawValue < right.rawValue }
}

/// Swift text with the precedence of its outermost operator.
private struct BoundText {
  var text: String
  var binding = Binding.primary

  /// The text, in parentheses if its precedence is lower than `binding`.
  func within(_ binding: Binding) -> String { self.binding < binding ? "(\(text))" : text }
}

extension SwiftExport {
  // MARK: Values

  /// A spec value as a Swift expression of the given type.
  mutating func value(_ node: SpecNode, as type: CodeType = .double) -> SwiftCode {
    place = node.source
    guard let tree = node.trees.first else { return .text("0") }
    return expression(tree, as: type)
  }

  /// A conditional value as a Swift expression; `leaf` writes each value.
  mutating func code<Value>(
    of values: Conditional<Value?>, leaf: (inout SwiftExport, Value) -> SwiftCode
  ) -> SwiftCode {
    switch values {
    case .value(let value?): return leaf(&self, value)
    case .value(nil): return .text("nil")
    case .choice(let condition, let first, let second):
      let condition = value(condition, as: .boolean)
      return .choice(condition, code(of: first, leaf: leaf), code(of: second, leaf: leaf))
    }
  }

  /// An expression that the printer can break at its outermost operators.
  mutating func expression(_ tree: ExpressionTree, as type: CodeType) -> SwiftCode {
    switch tree {
    case .choice(let condition, let first, let second):
      let inner = bound(condition, as: .boolean)
      let condition =
        inner.binding == .choice ? SwiftCode.text("(\(inner.text))") : expression(condition, as: .boolean)
      return .choice(condition, expression(first, as: type), expression(second, as: type))
    case .and(let left, let right):
      return .operands(
        operands(left, of: "&&", .and) + ["&& " + bound(right, as: .boolean).within(.comparison)])
    case .or(let left, let right):
      return .operands(operands(left, of: "||", .or) + ["|| " + bound(right, as: .boolean).within(.and)])
    case .binary(.add, _, _), .binary(.subtract, _, _):
      let terms = terms(tree, as: type)
      return terms.count == 1 ? .text(terms[0]) : .operands(terms)
    case .number, .boolean, .text, .name, .negate, .not, .binary, .call, .fontSize, .lineHeight, .labelHeight,
      .scaled:
      return .text(bound(tree, as: type).text)
    }
  }

  /// The operands of a chain of `&&` or `||`.
  private mutating func operands(_ tree: ExpressionTree, of sign: String, _ binding: Binding) -> [String] {
    switch (tree, sign) {
    case (.and(let left, let right), "&&"):
      return operands(left, of: sign, binding) + ["&& " + bound(right, as: .boolean).within(.comparison)]
    case (.or(let left, let right), "||"):
      return operands(left, of: sign, binding) + ["|| " + bound(right, as: .boolean).within(.and)]
    default: return [bound(tree, as: .boolean).within(binding)]
    }
  }

  /// The terms of a sum, each after the first with its sign; a single term if the whole sum needs a
  /// conversion.
  private mutating func terms(_ tree: ExpressionTree, as type: CodeType) -> [String] {
    let isWhole = tree.isWhole(wholeVariables)
    guard case .binary(let symbol, let left, let right) = tree, symbol == .add || symbol == .subtract,
      type == .int ? isWhole : !isWhole || !tree.mentionsWhole(wholeVariables)
    else { return [bound(tree, as: type).within(.sum)] }
    return terms(left, as: type) + ["\(symbol.rawValue) \(bound(right, as: type).within(.product))"]
  }

  // MARK: Expressions

  private mutating func bound(_ tree: ExpressionTree, as type: CodeType) -> BoundText {
    switch tree {
    case .number(let number): return BoundText(literal(number), number < 0 ? .sign : .primary)
    case .boolean(let boolean): return BoundText(boolean ? "true" : "false")
    case .text(let text):
      if case .trait(let trait) = type, let name = trait.name(of: text) { return BoundText("." + name) }
      return BoundText("\"\(text.escapedForSwift)\"")
    case .name(let name): return named(name, as: type)
    case .negate(let part): return BoundText("-" + bound(part, as: type).within(.primary), .sign)
    case .not(let part): return BoundText("!" + bound(part, as: .boolean).within(.primary), .sign)
    case .binary(let symbol, let left, let right): return binary(symbol, left, right, tree, as: type)
    case .and(let left, let right):
      return BoundText(
        "\(bound(left, as: .boolean).within(.and)) && \(bound(right, as: .boolean).within(.comparison))", .and
      )
    case .or(let left, let right):
      return BoundText(
        "\(bound(left, as: .boolean).within(.or)) || \(bound(right, as: .boolean).within(.and))", .or)
    case .choice(let condition, let first, let second):
      let condition = bound(condition, as: .boolean).within(.or)
      return BoundText(
        "\(condition) ? \(bound(first, as: type).text) : \(bound(second, as: type).text)", .choice)
    case .call(let function, let arguments): return call(function, arguments, as: type)
    case .fontSize(let style): return BoundText(font(style) + ".pointSize")
    case .lineHeight(let size): return BoundText(lineHeight(size))
    case .labelHeight(let lines, let font):
      let scale = bound(.name("scale"), as: .double).text
      let lines = bound(lines, as: .double).within(.product)
      return BoundText("ceil(\(lines) * \(lineHeight(font)) * \(scale)) / \(scale)", .product)
    case .scaled(let value, let style):
      return BoundText(
        "UIFontMetrics(forTextStyle: .\(style.rawValue)).scaledValue(for: \(bound(value, as: .double).text))")
    }
  }

  private func literal(_ number: Double) -> String { numberText(number, .full) }

  private mutating func named(_ name: String, as type: CodeType) -> BoundText {
    guard let (text, own) = resolved(name) else {
      report(.name(name), at: place)
      return BoundText("0")
    }
    switch (own, type) {
    case (.int, .double): return BoundText("CGFloat(\(text))")
    case (.double, .int): return BoundText("Int(\(text))")
    default: return BoundText(text, name == "textScale" ? .product : .primary)
    }
  }

  private mutating func binary(
    _ symbol: ExpressionOperator, _ left: ExpressionTree, _ right: ExpressionTree, _ tree: ExpressionTree,
    as type: CodeType
  ) -> BoundText {
    switch symbol {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
      let type = comparedType(left, right)
      // Comparison operators are non-associative in Swift.
      return BoundText(
        "\(bound(left, as: type).within(.sum)) \(symbol.rawValue) \(bound(right, as: type).within(.sum))",
        .comparison)
    case .add, .subtract, .multiply, .divide, .remainder: break
    }
    let isWhole = tree.isWhole(wholeVariables)
    if type == .int, !isWhole {
      return BoundText("Int(\(binary(symbol, left, right, tree, as: .double).text))")
    }
    if type == .double, isWhole, tree.mentionsWhole(wholeVariables) {
      return BoundText("CGFloat(\(binary(symbol, left, right, tree, as: .int).text))")
    }
    if symbol == .remainder, type != .int {
      let left = bound(left, as: .double).within(.primary)
      return BoundText("\(left).truncatingRemainder(dividingBy: \(bound(right, as: .double).text))")
    }
    let isSum = symbol == .add || symbol == .subtract
    let binding = isSum ? Binding.sum : .product
    let over = isSum ? Binding.product : .sign
    return BoundText(
      "\(bound(left, as: type).within(binding)) \(symbol.rawValue) \(bound(right, as: type).within(over))",
      binding)
  }

  /// The common type of the two sides of a comparison.
  private func comparedType(_ left: ExpressionTree, _ right: ExpressionTree) -> CodeType {
    let types = [type(of: left), type(of: right)]
    for case .trait(let trait) in types { return .trait(trait) }
    guard types[0] == .double || types[0] == .int else { return types[0] }
    let areWhole = left.isWhole(wholeVariables) && right.isWhole(wholeVariables)
    let mentions = left.mentionsWhole(wholeVariables) || right.mentionsWhole(wholeVariables)
    return areWhole && mentions ? .int : .double
  }

  private mutating func call(
    _ function: ExpressionFunction, _ arguments: [ExpressionTree], as type: CodeType
  ) -> BoundText {
    switch function {
    case .min, .max, .abs:
      if arguments.count == 1, function != .abs { return bound(arguments[0], as: type) }
      let texts = arguments.map { bound($0, as: type).text }
      return BoundText("\(function.rawValue)(\(texts.joined(separator: ", ")))")
    case .floor, .ceil, .round:
      let text = "\(function.rawValue)(\(arguments.map { bound($0, as: .double).text }.joined()))"
      return BoundText(type == .int ? "Int(\(text))" : text)
    case .mod:
      guard arguments.count == 2 else { return bound(arguments[0], as: type) }
      return bound(.binary(.remainder, arguments[0], arguments[1]), as: type)
    }
  }

  // MARK: Text

  private func font(_ style: TextStyle) -> String {
    "UIFont.preferredFont(forTextStyle: .\(style.rawValue))"
  }

  private mutating func lineHeight(_ size: ExpressionTree) -> String {
    if case .fontSize(let style) = size { return font(style) + ".lineHeight" }
    return "UIFont.systemFont(ofSize: \(bound(size, as: .double).text)).lineHeight"
  }

  // MARK: Names

  /// The trait collection available to the function.
  private var traitCollection: String {
    mutating get {
      switch function.kind {
      case .section:
        function.usesEnvironment = true
        return "environment.traitCollection"
      case .layout, .delegate:
        useCollectionView()
        return "collectionView.traitCollection"
      }
    }
  }

  /// Records that the function reads the collection view.
  mutating func useCollectionView() {
    function.usesCollectionView = true
    if function.kind != .delegate { needs.collectionView = true }
  }

  /// The Swift text and type for a name in the spec; nil if UIKit has no counterpart.
  private mutating func resolved(_ name: String) -> (text: String, type: CodeType)? {
    if function.isInGroup, name == "width" || name == "height" {
      function.usesGroupSize = true
      return ("size.\(name)", .double)
    }
    if let variable = variable(name) { return variable }
    if let trait = SwiftTrait(rawValue: name) {
      return ("\(traitCollection).\(trait.property)", .trait(trait))
    }
    switch name {
    case "width", "height": return (length(name), .double)
    case "scale": return (traitCollection + ".displayScale", .double)
    case "textScale": return (font(.body) + ".pointSize / 17", .double)
    case "isAccessibilitySize":
      return (traitCollection + ".preferredContentSizeCategory.isAccessibilityCategory", .boolean)
    case "section":
      guard function.kind != .layout else { return nil }
      function.usesIndex = true
      return (function.kind == .delegate ? "section" : "index", .int)
    case "items":
      guard function.kind != .layout else { return nil }
      function.usesIndex = true
      useCollectionView()
      let index = function.kind == .delegate ? "section" : "index"
      return ("collectionView.numberOfItems(inSection: \(index))", .int)
    default: return inset(name).map { ($0, .double) }
    }
  }

  /// The container's width or height, by name.
  private mutating func length(_ name: String) -> String {
    switch function.kind {
    case .section:
      function.usesEnvironment = true
      if name == "width" { function.usesWidth = true } else { function.usesHeight = true }
      return name
    case .layout, .delegate:
      useCollectionView()
      return "collectionView.bounds.\(name)"
    }
  }

  /// A safe area inset or margin of the collection view.
  private mutating func inset(_ name: String) -> String? {
    let edges = ["Top", "Leading", "Bottom", "Trailing"]
    guard let edge = edges.first(where: { name == "safeArea" + $0 || name == "margin" + $0 }) else {
      return nil
    }
    useCollectionView()
    if name.hasPrefix("margin") { return "collectionView.directionalLayoutMargins.\(edge.lowercased())" }
    switch edge {
    case "Top", "Bottom": return "collectionView.safeAreaInsets.\(edge.lowercased())"
    default:
      // UIKit's safe area insets are left and right, not leading and trailing.
      let (own, other) = edge == "Leading" ? ("left", "right") : ("right", "left")
      let isMirrored = "\(traitCollection).layoutDirection == .rightToLeft"
      return
        "(\(isMirrored) ? collectionView.safeAreaInsets.\(other) : collectionView.safeAreaInsets.\(own))"
    }
  }

  // MARK: Types

  /// The Swift type of an expression's value.
  func type(of tree: ExpressionTree) -> CodeType {
    switch tree {
    case .number, .negate, .fontSize, .lineHeight, .labelHeight, .scaled: return .double
    case .boolean, .not, .and, .or: return .boolean
    case .text: return .string
    case .name(let name): return type(ofName: name)
    case .binary(let symbol, _, _):
      switch symbol {
      case .add, .subtract, .multiply, .divide, .remainder: return .double
      case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: return .boolean
      }
    case .choice(_, let first, _): return type(of: first)
    case .call: return .double
    }
  }

  private func type(ofName name: String) -> CodeType {
    if let local = function.locals[name] { return local.type }
    if wholeVariables.contains(name) { return .int }
    if let values = function.sectionVariables[name] { return type(ofVariable: name, values) }
    if variables.contains(where: { $0.key == name }) { return type(ofVariable: name, topValues(of: name)) }
    if let trait = SwiftTrait(rawValue: name) { return .trait(trait) }
    if name == "isAccessibilitySize" { return .boolean }
    return name == "section" || name == "items" ? .int : .double
  }
}

extension BoundText {
  fileprivate init(_ text: String, _ binding: Binding = .primary) {
    self.text = text
    self.binding = binding
  }
}

extension String {
  /// The text escaped for a string literal, without the quotes.
  var escapedForSwift: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
