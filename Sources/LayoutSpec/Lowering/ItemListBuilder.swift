import LayoutSolver

/// Collects the lengths of a list of items on both axes.
struct ItemListBuilder {
  /// A length, or the expression that computes it.
  enum Entry {
    case number(Double)
    case expression(BoundExpression)
  }

  /// The lengths along one axis; NaN if unknown.
  struct Lengths {
    private let count: Int
    private var numbers: [Double] = []
    private var expressions: [Int: BoundExpression] = [:]

    init(count: Int) { self.count = count }

    mutating func set(_ entry: Entry, at index: Int) {
      if numbers.isEmpty { numbers = [Double](repeating: .nan, count: count) }
      switch entry {
      case .number(let number): numbers[index] = number
      case .expression(let expression): expressions[index] = expression
      }
    }

    /// One length per item.
    var length: ItemLengthSource {
      if numbers.isEmpty { return .unknown }
      return expressions.isEmpty ? .listed(numbers) : computed(cycling: false)
    }

    /// The lengths, repeated cyclically.
    var cycledLength: ItemLengthSource {
      if numbers.isEmpty { return .unknown }
      return expressions.isEmpty ? .cycled(numbers) : computed(cycling: true)
    }

    private func computed(cycling: Bool) -> ItemLengthSource {
      let (numbers, expressions) = (numbers, expressions)
      return .computed { item, laidOut in
        let index = cycling ? item % numbers.count : item
        guard index < numbers.count else { return nil }
        if let expression = expressions[index] { return expression.length(item: item, laidOut: laidOut) }
        return numbers[index].isNaN ? nil : numbers[index]
      }
    }
  }

  var width: Lengths
  var height: Lengths
  var aspectRatio: Lengths
  var ids: [Int: String] = [:]

  init(count: Int) {
    width = Lengths(count: count)
    height = Lengths(count: count)
    aspectRatio = Lengths(count: count)
  }
}
