extension Formula {
  /// The formula as a sum of multiples and a constant; nil if that does not reduce its depth.
  var linearized: Formula? {
    var terms = LinearTerms()
    terms.add(self, 1)
    let result = terms.formula
    return result.depth < depth ? result : nil
  }
}

/// A sum of multiples and a constant.
private struct LinearTerms {
  var constant = 0.0
  var terms: [(formula: Formula, factor: Double)] = []

  mutating func add(_ formula: Formula, _ factor: Double) {
    switch formula {
    case .number(let number): constant += number * factor
    case .negate(let part): add(part, -factor)
    case .binary(.add, let left, let right):
      add(left, factor)
      add(right, factor)
    case .binary(.subtract, let left, let right):
      add(left, factor)
      add(right, -factor)
    case .binary(.multiply, .number(let number), let part), .binary(.multiply, let part, .number(let number)):
      add(part, factor * number)
    default:
      if let index = terms.firstIndex(where: { $0.formula == formula }) {
        terms[index].factor += factor
      } else {
        terms.append((formula, factor))
      }
    }
  }

  var formula: Formula {
    let sum = terms.filter { $0.factor != 0 }.reduce(Formula.number(0)) {
      $0 + .number($1.factor) * $1.formula
    }
    return sum + .number(constant)
  }
}
