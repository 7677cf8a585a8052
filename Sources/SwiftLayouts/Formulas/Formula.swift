/// An expression of the spec language: a constant, or a value that depends on the environment and on variables.
indirect enum Formula: Hashable, Sendable {
  case number(Double)
  case boolean(Bool)
  case text(String)
  /// A trait of the environment, or a variable.
  case name(String)
  /// The width or height of the custom group whose frames are being evaluated.
  case groupWidth, groupHeight
  case negate(Formula)
  case not(Formula)
  case binary(FormulaOperator, Formula, Formula)
  case call(FormulaFunction, [Formula])
  case choice(Formula, Formula, Formula)
}

/// Binary operators.
enum FormulaOperator: String, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case equal = "=="
  case notEqual = "!="
  case and = "&&"
  case or = "||"

  /// The precedence in the spec language.
  var precedence: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .equal, .notEqual: 3
    case .less, .lessOrEqual, .greater, .greaterOrEqual: 4
    case .add, .subtract: 5
    case .multiply, .divide: 6
    }
  }
}

/// The functions of the spec language that formulas use.
enum FormulaFunction: String, Sendable {
  case min, max, floor, ceil, round, abs
  /// Functions of a text style, which is their last argument.
  case fontSize, lineHeight, scaled
}

extension Formula {
  /// The number, if the formula is a numeric constant.
  var constant: Double? {
    if case .number(let number) = self { return number }
    return nil
  }

  /// The Boolean value, if the formula is a Boolean constant.
  var truth: Bool? {
    if case .boolean(let value) = self { return value }
    return nil
  }

  /// Whether the formula is a literal.
  var isConstant: Bool {
    switch self {
    case .number, .boolean, .text: true
    case .name, .groupWidth, .groupHeight, .negate, .not, .binary, .call, .choice: false
    }
  }

  /// The direct subformulas.
  var parts: [Formula] {
    switch self {
    case .number, .boolean, .text, .name, .groupWidth, .groupHeight: []
    case .negate(let part), .not(let part): [part]
    case .binary(_, let left, let right): [left, right]
    case .call(_, let arguments): arguments
    case .choice(let condition, let first, let second): [condition, first, second]
    }
  }

  /// The nesting depth.
  var depth: Int { 1 + (parts.map(\.depth).max() ?? 0) }

  /// All names in the formula.
  var names: Set<String> {
    if case .name(let name) = self { return [name] }
    return parts.reduce(into: []) { $0.formUnion($1.names) }
  }

  /// Whether the formula mentions the size of a custom group.
  var mentionsGroup: Bool {
    self == .groupWidth || self == .groupHeight || parts.contains(where: \.mentionsGroup)
  }

  /// Whether the formula is known to be at least 0; traits are lengths and scales.
  var isNonNegative: Bool {
    switch self {
    case .number(let number): number >= 0
    case .name(let name): FormulaTrait(rawValue: name) != nil
    case .groupWidth, .groupHeight: true
    case .boolean, .text, .negate, .not: false
    case .binary(.add, let left, let right), .binary(.multiply, let left, let right),
      .binary(.divide, let left, let right):
      left.isNonNegative && right.isNonNegative
    case .binary: false
    case .call(.abs, _), .call(.fontSize, _), .call(.lineHeight, _): true
    case .call(.scaled, let arguments): arguments[0].isNonNegative
    case .call(.max, let arguments): arguments.contains(where: \.isNonNegative)
    case .call(_, let arguments): arguments.allSatisfy(\.isNonNegative)
    case .choice(_, let first, let second): first.isNonNegative && second.isNonNegative
    }
  }

  /// Whether the formula is known to be an integer.
  var isWhole: Bool {
    switch self {
    case .number(let number): number.rounded() == number
    case .call(.floor, _), .call(.ceil, _), .call(.round, _): true
    case .call(_, let arguments): arguments.allSatisfy(\.isWhole)
    case .binary(.add, let left, let right), .binary(.subtract, let left, let right),
      .binary(.multiply, let left, let right):
      left.isWhole && right.isWhole
    case .negate(let part): part.isWhole
    case .choice(_, let first, let second): first.isWhole && second.isWhole
    case .boolean, .text, .name, .groupWidth, .groupHeight, .not, .binary: false
    }
  }
}

/// The numeric traits that layout code reads, by their names in the spec language.
enum FormulaTrait: String, CaseIterable, Sendable {
  case width, height, scale
  case safeAreaTop, safeAreaLeading, safeAreaBottom, safeAreaTrailing
  case marginTop, marginLeading, marginBottom, marginTrailing
  case textScale

  var formula: Formula { .name(rawValue) }
}

/// The traits whose values are words.
enum FormulaWord: String, CaseIterable, Sendable {
  case horizontalSizeClass, verticalSizeClass, layoutDirection, idiom

  var formula: Formula { .name(rawValue) }
}
