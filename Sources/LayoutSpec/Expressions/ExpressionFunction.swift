/// The functions that expressions know.
package enum ExpressionFunction: String, CaseIterable, Sendable {
  case min, max, floor, ceil, round, abs

  /// Whether it takes one argument or more, not exactly one.
  package var takesMany: Bool {
    switch self {
    case .min, .max: true
    case .floor, .ceil, .round, .abs: false
    }
  }

  /// What it does, in one line.
  package var summary: String {
    switch self {
    case .min: "the smallest of its arguments"
    case .max: "the largest of its arguments"
    case .floor: "the next whole number down"
    case .ceil: "the next whole number up"
    case .round: "the nearest whole number, halves away from zero"
    case .abs: "the number without its sign"
    }
  }

  /// The value of a function of one argument.
  func value(of argument: Double) -> Double {
    switch self {
    case .floor: argument.rounded(.down)
    case .ceil: argument.rounded(.up)
    case .round: argument.rounded(.toNearestOrAwayFromZero)
    case .abs: Swift.abs(argument)
    case .min, .max: argument
    }
  }
}
