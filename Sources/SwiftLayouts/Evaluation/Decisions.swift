import SourceText

/// A condition and its assumed truth in one evaluation.
struct Decision: Hashable, Sendable {
  var condition: Formula
  var holds: Bool
}

/// The assumptions of one evaluation: first the given ones, then true for every further condition.
struct Decisions {
  private(set) var path: [Decision] = []
  private var given: [Bool]

  init(given: [Bool] = []) {
    self.given = given
  }

  /// Returns the truth of a condition in this evaluation, assuming it if necessary.
  mutating func decide(_ condition: Formula) -> Bool {
    if let truth = condition.truth { return truth }
    switch condition {
    case .not(let inner): return !decide(inner)
    case .binary(.notEqual, let left, let right): return !decide(.compare(.equal, left, right))
    case .binary(.greaterOrEqual, let left, let right): return !decide(.compare(.less, left, right))
    case .binary(.lessOrEqual, let left, let right): return !decide(.compare(.greater, left, right))
    case .binary(.and, let left, let right): return decide(left) && decide(right)
    case .binary(.or, let left, let right): return decide(left) || decide(right)
    case .choice(let test, let first, let second): return decide(test) ? decide(first) : decide(second)
    case .number, .boolean, .text, .name, .groupWidth, .groupHeight, .negate, .binary, .call: break
    }
    if let known = known(condition) { return known }
    let holds = path.count < given.count ? given[path.count] : true
    path.append(Decision(condition: condition, holds: holds))
    return holds
  }

  /// Returns the truth of a condition if it follows from earlier assumptions.
  private func known(_ condition: Formula) -> Bool? {
    for decision in path {
      if decision.condition == condition { return decision.holds }
      // A value that equals one word does not equal any other.
      if decision.holds, case .binary(.equal, let first, .text(let word)) = decision.condition,
        case .binary(.equal, first, .text(let other)) = condition
      {
        return word == other
      }
    }
    return knownByBound(condition)
  }

  /// Returns the truth of a comparison with a number if it follows from another: `width > 900` implies `width > 600`.
  private func knownByBound(_ condition: Formula) -> Bool? {
    guard case .binary(let symbol, let value, .number(let bound)) = condition else { return nil }
    for decision in path {
      guard case .binary(let other, value, .number(let otherBound)) = decision.condition else { continue }
      // Each assumption bounds the value to an interval.
      switch (other, decision.holds, symbol) {
      case (.greater, true, .greater) where otherBound >= bound: return true
      case (.greater, false, .greater) where otherBound <= bound: return false
      case (.less, true, .less) where otherBound <= bound: return true
      case (.less, false, .less) where otherBound >= bound: return false
      case (.greater, true, .less) where otherBound >= bound: return false
      case (.less, true, .greater) where otherBound <= bound: return false
      case (.greater, false, .less) where otherBound < bound: return true
      case (.less, false, .greater) where otherBound > bound: return true
      default: continue
      }
    }
    return nil
  }

  /// Returns the assumptions of the next evaluation, in which the last true assumption becomes false; nil after all
  /// have been tried.
  ///
  /// The first `fixed` assumptions do not change.
  func next(keeping fixed: Int) -> [Bool]? {
    guard let last = path.indices.last(where: { $0 >= fixed && path[$0].holds }) else { return nil }
    return path[..<last].map(\.holds) + [false]
  }
}

/// The outcomes of an evaluation, by the conditions that they depend on.
indirect enum DecisionTree<Outcome> {
  case leaf(Outcome)
  case branch(Formula, DecisionTree, DecisionTree)

  /// Creates a tree from outcomes in the order of `Decisions.next`.
  init?(_ outcomes: [(path: [Decision], outcome: Outcome)], from depth: Int = 0) {
    guard let first = outcomes.first else { return nil }
    guard first.path.count > depth else {
      self = .leaf(first.outcome)
      return
    }
    let condition = first.path[depth].condition
    let holding = outcomes.filter { $0.path.count > depth && $0.path[depth].holds }
    let others = outcomes.filter { $0.path.count > depth && !$0.path[depth].holds }
    let positive = DecisionTree(holding, from: depth + 1)
    let negative = DecisionTree(others, from: depth + 1)
    switch (positive, negative) {
    case (let positive?, let negative?): self = .branch(condition, positive, negative)
    case (let only?, nil), (nil, let only?): self = only
    case (nil, nil): return nil
    }
  }
}
