/// The built-in numeric functions of expressions.
package enum ExpressionFunction: String, CaseIterable, Sendable {
  case min, max, floor, ceil, round, abs, mod

  /// The number of arguments that a function accepts.
  package enum Arity: Sendable {
    case one, two, oneOrMore

    func allows(_ count: Int) -> Bool {
      switch self {
      case .one: count == 1
      case .two: count == 2
      case .oneOrMore: count >= 1
      }
    }

    /// The arity in words for messages, such as `one argument`.
    package var words: String {
      switch self {
      case .one: "one argument"
      case .two: "two arguments"
      case .oneOrMore: "one or more arguments"
      }
    }
  }

  package var arity: Arity {
    switch self {
    case .min, .max: .oneOrMore
    case .floor, .ceil, .round, .abs: .one
    case .mod: .two
    }
  }

  /// The form of a call, for the help.
  package var signature: String {
    switch arity {
    case .one: "\(rawValue)(a)"
    case .two: "\(rawValue)(a, b)"
    case .oneOrMore: "\(rawValue)(a, …)"
    }
  }

  /// A one-line description, for the help.
  package var summary: String {
    switch self {
    case .min: "the smallest of its arguments"
    case .max: "the largest of its arguments"
    case .floor: "the argument rounded down to a whole number"
    case .ceil: "the argument rounded up to a whole number"
    case .round: "the nearest whole number; halves round away from zero"
    case .abs: "the absolute value"
    case .mod: "the remainder of a / b, with the sign of a"
    }
  }

  /// Returns the value of a function of one argument.
  func value(of argument: Double) -> Double {
    switch self {
    case .floor: argument.rounded(.down)
    case .ceil: argument.rounded(.up)
    case .round: argument.rounded(.toNearestOrAwayFromZero)
    case .abs: Swift.abs(argument)
    case .min, .max, .mod: argument
    }
  }
}
