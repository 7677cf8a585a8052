/// Operations that simplify formulas without changing their values.
extension Formula {
  /// The maximum nesting depth of a formula; the spec language allows 64.
  static let depthLimit = 40

  static func + (left: Formula, right: Formula) -> Formula {
    switch (left, right) {
    case (.number(let first), .number(let second)): return .number(first + second)
    case (_, .number(0)): return left
    case (.number(0), _): return right
    case (_, .number(let second)) where second < 0: return left - .number(-second)
    case (_, .negate(let part)): return left - part
    case (.binary(.add, let part, .number(let first)), .number(let second))
    where first.isWholeOrHalf && second.isWholeOrHalf:
      return part + .number(first + second)
    case (.binary(.subtract, let part, .number(let first)), .number(let second))
    where first.isWholeOrHalf && second.isWholeOrHalf:
      return part - .number(first - second)
    default: return .binary(.add, left, right)
    }
  }

  static func - (left: Formula, right: Formula) -> Formula {
    switch (left, right) {
    case (.number(let first), .number(let second)): return .number(first - second)
    case (_, .number(0)): return left
    case (.number(0), _): return -right
    case (_, .number(let second)) where second < 0: return left + .number(-second)
    case (_, .negate(let part)): return left + part
    case (.binary(.subtract, let part, .number(let first)), .number(let second))
    where first.isWholeOrHalf && second.isWholeOrHalf:
      return part - .number(first + second)
    case (.binary(.add, let part, .number(let first)), .number(let second))
    where first.isWholeOrHalf && second.isWholeOrHalf:
      return part + .number(first - second)
    default: return left == right ? .number(0) : .binary(.subtract, left, right)
    }
  }

  static func * (left: Formula, right: Formula) -> Formula {
    switch (left, right) {
    case (.number(let first), .number(let second)): return .number(first * second)
    case (_, .number(1)): return left
    case (.number(1), _): return right
    case (_, .number(0)), (.number(0), _): return .number(0)
    default: return .binary(.multiply, left, right)
    }
  }

  /// Returns the quotient; nil for a division by zero.
  static func / (left: Formula, right: Formula) -> Formula? {
    switch (left, right) {
    case (_, .number(0)): return nil
    case (.number(let first), .number(let second)): return .number(first / second)
    case (_, .number(1)): return left
    case (.number(0), _): return .number(0)
    default: return .binary(.divide, left, right)
    }
  }

  static prefix func - (part: Formula) -> Formula {
    switch part {
    case .number(let number): .number(-number)
    case .negate(let inner): inner
    case .binary(.subtract, let left, let right): right - left
    case .boolean, .text, .name, .groupWidth, .groupHeight, .not, .binary, .call, .choice: .negate(part)
    }
  }

  static prefix func ! (part: Formula) -> Formula {
    switch part {
    case .boolean(let value): .boolean(!value)
    case .not(let inner): inner
    case .binary(.equal, let left, let right): .binary(.notEqual, left, right)
    case .binary(.notEqual, let left, let right): .binary(.equal, left, right)
    case .binary(.less, let left, let right): .binary(.greaterOrEqual, left, right)
    case .binary(.lessOrEqual, let left, let right): .binary(.greater, left, right)
    case .binary(.greater, let left, let right): .binary(.lessOrEqual, left, right)
    case .binary(.greaterOrEqual, let left, let right): .binary(.less, left, right)
    case .number, .text, .name, .groupWidth, .groupHeight, .negate, .binary, .call, .choice: .not(part)
    }
  }

  /// Returns the conjunction of two conditions.
  static func both(_ left: Formula, _ right: Formula) -> Formula {
    switch (left.truth, right.truth) {
    case (true, _): right
    case (_, true): left
    case (false, _), (_, false): .boolean(false)
    case (nil, nil): left == right ? left : .binary(.and, left, right)
    }
  }

  /// Returns the disjunction of two conditions.
  static func either(_ left: Formula, _ right: Formula) -> Formula {
    switch (left.truth, right.truth) {
    case (false, _): right
    case (_, false): left
    case (true, _), (_, true): .boolean(true)
    case (nil, nil): left == right ? left : .binary(.or, left, right)
    }
  }

  /// Returns one of two values, depending on a condition.
  static func choice(if condition: Formula, _ first: Formula, else second: Formula) -> Formula {
    if let truth = condition.truth { return truth ? first : second }
    if first == second { return first }
    if case .not(let inner) = condition { return choice(if: inner, second, else: first) }
    return .choice(condition, first, second)
  }

  /// Returns the comparison of two values.
  static func compare(_ symbol: FormulaOperator, _ left: Formula, _ right: Formula) -> Formula {
    switch (left, right) {
    case (.number(let first), .number(let second)):
      switch symbol {
      case .less: return .boolean(first < second)
      case .lessOrEqual: return .boolean(first <= second)
      case .greater: return .boolean(first > second)
      case .greaterOrEqual: return .boolean(first >= second)
      case .equal: return .boolean(first == second)
      case .notEqual: return .boolean(first != second)
      case .add, .subtract, .multiply, .divide, .and, .or: break
      }
    case (.boolean(let first), .boolean(let second)) where symbol == .equal: return .boolean(first == second)
    case (.boolean(let first), .boolean(let second)) where symbol == .notEqual:
      return .boolean(first != second)
    case (.text(let first), .text(let second)) where symbol == .equal: return .boolean(first == second)
    case (.text(let first), .text(let second)) where symbol == .notEqual: return .boolean(first != second)
    case (_, .boolean(let second)) where symbol == .equal: return second ? left : !left
    case (_, .boolean(let second)) where symbol == .notEqual: return second ? !left : left
    default: break
    }
    return .binary(symbol, left, right)
  }

  /// Returns the result of a function.
  static func apply(_ function: FormulaFunction, _ arguments: [Formula]) -> Formula {
    let numbers = arguments.compactMap(\.constant)
    guard numbers.count == arguments.count, let first = numbers.first else {
      return .call(function, arguments)
    }
    switch function {
    case .min: return .number(numbers.min() ?? first)
    case .max: return .number(numbers.max() ?? first)
    case .floor: return .number(first.rounded(.down))
    case .ceil: return .number(first.rounded(.up))
    case .round: return .number(first.rounded(.toNearestOrAwayFromZero))
    case .abs: return .number(abs(first))
    // The style argument is not a number.
    case .fontSize, .lineHeight, .scaled: return .call(function, arguments)
    }
  }

  /// The value truncated toward zero, like `Int(x)`.
  var truncated: Formula {
    if let constant { return .number(constant.rounded(.towardZero)) }
    if isWhole { return self }
    let down = Formula.apply(.floor, [self])
    if isNonNegative { return down }
    return .choice(if: .compare(.less, self, .number(0)), .apply(.ceil, [self]), else: down)
  }
}

extension Double {
  /// Whether the number is a multiple of 1/2, small enough that sums of such numbers are exact.
  fileprivate var isWholeOrHalf: Bool { (self * 2).rounded() == self * 2 && abs(self) < 1e12 }
}
