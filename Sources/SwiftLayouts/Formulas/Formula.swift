/// A value as an expression of the spec language: a constant, or what depends on the environment and on values that
/// the code does not hold.
indirect enum Formula: Hashable, Sendable {
  case number(Double)
  case boolean(Bool)
  case text(String)
  /// A trait of the environment, or a variable.
  case name(String)
  /// The length of the custom group whose frames are evaluated.
  case groupWidth, groupHeight
  case negate(Formula)
  case not(Formula)
  case binary(FormulaOperator, Formula, Formula)
  case call(FormulaFunction, [Formula])
  case choice(Formula, Formula, Formula)
}

/// Operators of two sides.
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

  /// How strongly it binds in the spec language.
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

/// Functions of the spec language.
enum FormulaFunction: String, Sendable {
  case min, max, floor, ceil, round, abs
}

extension Formula {
  /// The number, where nothing else is needed for it.
  var constant: Double? {
    if case .number(let number) = self { return number }
    return nil
  }

  /// The truth value, where nothing else is needed for it.
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

  /// The parts of which the formula is made.
  var parts: [Formula] {
    switch self {
    case .number, .boolean, .text, .name, .groupWidth, .groupHeight: []
    case .negate(let part), .not(let part): [part]
    case .binary(_, let left, let right): [left, right]
    case .call(_, let arguments): arguments
    case .choice(let condition, let first, let second): [condition, first, second]
    }
  }

  /// How deep it nests.
  var depth: Int { 1 + (parts.map(\.depth).max() ?? 0) }

  /// Every name in it.
  var names: Set<String> {
    if case .name(let name) = self { return [name] }
    return parts.reduce(into: []) { $0.formUnion($1.names) }
  }

  /// Whether it mentions the size of a custom group.
  var mentionsGroup: Bool {
    self == .groupWidth || self == .groupHeight || parts.contains(where: \.mentionsGroup)
  }

  /// Whether it cannot be below 0, as far as that shows: traits are lengths, counts and scales.
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
    case .call(.abs, _): true
    case .call(.max, let arguments): arguments.contains(where: \.isNonNegative)
    case .call(_, let arguments): arguments.allSatisfy(\.isNonNegative)
    case .choice(_, let first, let second): first.isNonNegative && second.isNonNegative
    }
  }

  /// Whether it is a whole number, as far as that shows.
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

/// The environment's values that layout code reads, under the names of the spec language.
enum FormulaTrait: String, CaseIterable, Sendable {
  case width, height, scale
  case safeAreaTop, safeAreaLeading, safeAreaBottom, safeAreaTrailing
  case marginTop, marginLeading, marginBottom, marginTrailing
  case textScale

  var formula: Formula { .name(rawValue) }
}

/// Traits that are words.
enum FormulaWord: String, CaseIterable, Sendable {
  case horizontalSizeClass, verticalSizeClass, layoutDirection, idiom

  var formula: Formula { .name(rawValue) }
}
