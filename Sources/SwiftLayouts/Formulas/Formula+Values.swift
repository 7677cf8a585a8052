/// The values of names in one environment.
struct FormulaScope: Sendable {
  var values: [String: Formula] = [:]
  /// The size of the custom group whose frames are being evaluated.
  var groupWidth: Double?
  var groupHeight: Double?
}

extension Formula {
  /// Returns the formula with known names replaced by their values.
  func resolved(in scope: FormulaScope) -> Formula {
    switch self {
    case .number, .boolean, .text: return self
    case .name(let name): return scope.values[name] ?? self
    case .groupWidth: return scope.groupWidth.map { .number($0) } ?? self
    case .groupHeight: return scope.groupHeight.map { .number($0) } ?? self
    case .negate(let part): return -part.resolved(in: scope)
    case .not(let part): return !part.resolved(in: scope)
    case .call(let function, let arguments):
      let arguments = arguments.map { $0.resolved(in: scope) }
      return scope.textValue(of: function, arguments) ?? .apply(function, arguments)
    case .choice(let condition, let first, let second):
      return .choice(
        if: condition.resolved(in: scope), first.resolved(in: scope), else: second.resolved(in: scope))
    case .binary(let symbol, let left, let right):
      let (left, right) = (left.resolved(in: scope), right.resolved(in: scope))
      switch symbol {
      case .add: return left + right
      case .subtract: return left - right
      case .multiply: return left * right
      case .divide: return left / right ?? .binary(.divide, left, right)
      case .and: return .both(left, right)
      case .or: return .either(left, right)
      case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual:
        return .compare(symbol, left, right)
      }
    }
  }
}
