import SourceText
import SwiftSource

extension Interpreter {
  /// Returns the result of a function of the standard library or UIKit; nil if the name is not one.
  mutating func builtInFunction(
    _ name: String, _ arguments: [Argument], _ range: SourceRange, _ hint: TypeHint, _ context: Context
  ) throws(Stop) -> Value? {
    switch name {
    case "min", "max": return try extreme(name == "min" ? .min : .max, arguments, hint, range, context)
    case "abs", "fabs": return try rounded(.abs, arguments, hint, keepsKind: true, context)
    case "floor", "floorf": return try rounded(.floor, arguments, .double, keepsKind: false, context)
    case "ceil", "ceilf": return try rounded(.ceil, arguments, .double, keepsKind: false, context)
    case "round", "roundf": return try rounded(.round, arguments, .double, keepsKind: false, context)
    case "trunc":
      guard let argument = arguments.first,
        let formula = formula(try value(of: argument, .double, context), .number)
      else { return nil }
      return .number(formula.truncated, .double)
    case "sqrt", "pow": return try power(name, arguments, range, context)
    case "zip": return try zipped(arguments, range, context)
    case "stride": return try stride(arguments, range, context)
    case "repeatElement":
      guard arguments.count == 2 else { return nil }
      return try repeated(try value(of: arguments[0], .none, context), arguments[1], range, context)
    case "fatalError", "preconditionFailure", "assertionFailure", "abort", "exit":
      throw .trap(name, place(range, context))
    case "print", "debugPrint", "dump", "NSLog", "assert", "precondition", "os_log": return .void
    case "setCollectionViewLayout":
      try recordLayout(in: arguments, context)
      return .void
    case "type":
      guard let argument = arguments.first, argument.label == "of" else { return nil }
      switch try value(of: argument, .none, context) {
      case .object(let id): return .type(TypeReference(type: heap[id].type, name: heap[id].typeName))
      case .structure(let record): return .type(TypeReference(type: record.type, name: record.typeName))
      default: return nil
      }
    case "NSLocalizedString": return .text("")
    case "CGRectMake":
      return try positional("CGRect", ["x", "y", "width", "height"], arguments, range, context)
    case "CGSizeMake": return try positional("CGSize", ["width", "height"], arguments, range, context)
    case "CGPointMake": return try positional("CGPoint", ["x", "y"], arguments, range, context)
    case "UIEdgeInsetsMake":
      return try positional("UIEdgeInsets", ["top", "left", "bottom", "right"], arguments, range, context)
    default: return nil
    }
  }

  private mutating func positional(
    _ type: String, _ names: [String], _ arguments: [Argument], _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value? {
    guard arguments.count == names.count else { return nil }
    var labeled = arguments
    for (index, name) in names.enumerated() { labeled[index].label = name }
    return try construct(TypeReference(type: nil, name: type), labeled, range, context)
  }

  /// Evaluates `min` or `max`; literals adopt the type of the other arguments.
  private mutating func extreme(
    _ function: FormulaFunction, _ arguments: [Argument], _ hint: TypeHint, _ range: SourceRange,
    _ context: Context
  ) throws(Stop) -> Value? {
    var kind = hint.isNumber ? hint : .none
    for argument in arguments where !argument.isLiteral {
      kind = typeHint(of: try value(of: argument, hint, context), or: kind)
    }
    if kind == .none { kind = arguments.contains { $0.hasFraction } ? .double : .int }
    var formulas: [Formula] = []
    for argument in arguments {
      guard let formula = formula(try value(of: argument, kind, context), .number) else {
        return unknown([function.rawValue], range, context, kind)
      }
      formulas.append(formula)
    }
    guard formulas.count > 1 else { return nil }
    return .number(.apply(function, formulas), kind == .int ? .int : .double)
  }

  private mutating func rounded(
    _ function: FormulaFunction, _ arguments: [Argument], _ hint: TypeHint, keepsKind: Bool,
    _ context: Context
  ) throws(Stop) -> Value? {
    guard let argument = arguments.first else { return nil }
    let value = try value(of: argument, hint, context)
    guard let formula = formula(value, .number) else { return nil }
    var kind = NumberKind.double
    if keepsKind, case .number(_, let own) = value { kind = own.isInt ? .int : .double }
    return .number(.apply(function, [formula]), kind)
  }

  private mutating func power(
    _ name: String, _ arguments: [Argument], _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value? {
    var numbers: [Double] = []
    for argument in arguments {
      guard let formula = formula(try value(of: argument, .double, context), .number) else { return nil }
      numbers.append(try constant(formula, argument.range, context))
    }
    guard let first = numbers.first else { return nil }
    if name == "sqrt" { return .number(.number(first.squareRoot()), .double) }
    guard numbers.count == 2, numbers[1] == numbers[1].rounded(), abs(numbers[1]) <= 64 else { return nil }
    let product = (0..<Int(abs(numbers[1]))).reduce(1.0) { product, _ in product * first }
    return .number(.number(numbers[1] < 0 ? 1 / product : product), .double)
  }

  private mutating func zipped(
    _ arguments: [Argument], _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value? {
    var lists: [[Value]] = []
    for argument in arguments {
      var sequence = try value(of: argument, .none, context)
      // One of the two sequences may be an unbounded range.
      if case .range(let first, nil, _) = sequence {
        sequence = .range(
          first: first, last: (first ?? .number(0)) + .number(Double(Self.stepLimit)), isClosed: false)
      }
      guard let list = try elements(of: sequence, range, context) else { return nil }
      lists.append(list)
    }
    guard lists.count == 2 else { return nil }
    return .array(zip(lists[0], lists[1]).map { .tuple([(nil, $0), (nil, $1)]) })
  }

  private mutating func stride(
    _ arguments: [Argument], _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value? {
    guard
      arguments.map(\.label) == ["from", "to", "by"] || arguments.map(\.label) == ["from", "through", "by"]
    else { return nil }
    let isInt = !arguments.contains { $0.hasFraction }
    var numbers: [Double] = []
    for argument in arguments {
      let value = try value(of: argument, isInt ? .none : .double, context)
      guard let formula = formula(value, .number) else { return nil }
      numbers.append(try constant(formula, argument.range, context))
    }
    let (start, end, step) = (numbers[0], numbers[1], numbers[2])
    guard step != 0, abs((end - start) / step) <= Double(Self.stepLimit) else {
      throw .tooManySteps(place(range, context))
    }
    let isThrough = arguments[1].label == "through"
    var values: [Value] = []
    var index = 0.0
    while true {
      let next = start + index * step
      guard step > 0 ? next < end : next > end || false else {
        if isThrough, next == end { values.append(.number(.number(next), isInt ? .int : .double)) }
        break
      }
      values.append(.number(.number(next), isInt ? .int : .double))
      index += 1
    }
    return .array(values)
  }
}

extension Argument {
  /// Whether the argument is arithmetic on literals only.
  var isLiteral: Bool {
    if case .expression(let expression, _) = content { return expression.isLiteral }
    return false
  }

  var hasFraction: Bool {
    if case .expression(let expression, _) = content { return expression.hasFraction }
    return false
  }
}
