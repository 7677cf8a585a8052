import SourceText
import SwiftSource

extension Interpreter {
  // MARK: Values as formulas

  /// Returns a value as a formula; an unknown value becomes a variable. Returns nil for values of another kind.
  mutating func formula(_ value: Value, _ kind: UnknownTable.Kind) -> Formula? {
    switch (value, kind) {
    case (.number(let formula, _), .number): return formula
    case (.boolean(let formula), .boolean): return formula
    case (.word(let formula), .word): return formula
    case (.text(let text), .word): return .text(text)
    case (.enumCase(let value), .word): return .text(value.name)
    case (.unknown(let unknown), _): return .name(unknowns.name(of: unknown, kind)).resolved(in: known)
    default: return nil
    }
  }

  /// Returns a value as a condition.
  mutating func truth(_ value: Value, _ range: SourceRange, _ context: Context) throws(Stop) -> Formula {
    if let formula = formula(value, .boolean) { return formula }
    let unknown = Unknown(path: ["condition"], place: place(range, context))
    return .name(unknowns.name(of: unknown, .boolean)).resolved(in: known)
  }

  // MARK: Prefix operators

  mutating func prefix(
    _ symbol: String, _ operand: SwiftExpression, _ range: SourceRange, _ hint: TypeHint, _ context: Context
  ) throws(Stop) -> Value {
    switch symbol {
    case "!":
      return .boolean(!(try truth(try value(operand, .bool, context), operand.range, context)))
    case "-", "+":
      let value = try value(operand, hint, context)
      let kind: NumberKind = if case .number(_, let kind) = value { kind } else { .double }
      guard let formula = formula(value, .number) else { return unknown([symbol], range, context) }
      return .number(symbol == "-" ? -formula : formula, kind == .sectionIndex ? .int : kind)
    case "..<", "...":
      guard let last = formula(try value(operand, .none, context), .number) else {
        return unknown([symbol], range, context)
      }
      return .range(first: nil, last: last, isClosed: symbol == "...")
    case "&": return try value(operand, hint, context)
    default: return unknown([symbol], range, context)
    }
  }

  // MARK: Infix operators

  mutating func infix(
    _ left: SwiftExpression, _ symbol: SwiftOperator, _ right: SwiftExpression, _ range: SourceRange,
    _ hint: TypeHint, _ context: Context
  ) throws(Stop) -> Value {
    switch symbol.text {
    case "&&":
      let first = try truth(try value(left, .bool, context), left.range, context)
      if first.truth == false { return .boolean(first) }
      // The right operand may be valid only if the left one is true.
      guard right.isSimple || first.truth == true else {
        guard decide(first) else { return .boolean(.boolean(false)) }
        return .boolean(try truth(try value(right, .bool, context), right.range, context))
      }
      return .boolean(.both(first, try truth(try value(right, .bool, context), right.range, context)))
    case "||":
      let first = try truth(try value(left, .bool, context), left.range, context)
      if first.truth == true { return .boolean(first) }
      guard right.isSimple || first.truth == false else {
        if decide(first) { return .boolean(.boolean(true)) }
        return .boolean(try truth(try value(right, .bool, context), right.range, context))
      }
      return .boolean(.either(first, try truth(try value(right, .bool, context), right.range, context)))
    case "??":
      let first = try value(left, hint, context)
      switch first {
      case .none: return try value(right, hint, context)
      case .unknown(var unknown):
        // The fallback provides the type; which operand is used stays unknown.
        let fallback = try value(right, hint, context)
        if case .number(_, let kind) = fallback, unknown.hint == .none {
          unknown.hint = kind.isInt ? .int : .double
        }
        return .unknown(unknown)
      default: return first
      }
    case "..<", "...":
      let (first, second) = try operands(left, right, hint, context)
      guard let low = formula(first, .number), let high = formula(second, .number) else {
        return unknown([symbol.text], range, context)
      }
      return .range(first: low, last: high, isClosed: symbol.text == "...")
    case "==", "!=", "===", "!==": return try equality(left, symbol.text, right, range, context)
    case "<", ">", "<=", ">=": return try comparison(left, symbol.text, right, range, context)
    case "+", "-", "*", "/", "%", "&+", "&-", "&*":
      return try arithmetic(left, symbol.text, right, range, hint, context)
    case "~=":
      let pattern = SwiftPattern(.expression(left), left.range)
      let subject = try value(right, .none, context)
      return .boolean(.boolean(try matches(pattern, subject, range, context)))
    default: return try customOperator(left, symbol, right, range, hint, context)
    }
  }

  /// Returns the values of two operands; a literal adopts the type of the other operand.
  private mutating func operands(
    _ left: SwiftExpression, _ right: SwiftExpression, _ hint: TypeHint, _ context: Context
  ) throws(Stop) -> (Value, Value) {
    switch (left.isLiteral, right.isLiteral) {
    case (true, true):
      let common = hint == .none && (left.hasFraction || right.hasFraction) ? TypeHint.double : hint
      return (try value(left, common, context), try value(right, common, context))
    case (true, false):
      let second = try value(right, hint, context)
      return (try value(left, typeHint(of: second), context), second)
    case (false, true):
      let first = try value(left, hint, context)
      return (first, try value(right, typeHint(of: first), context))
    case (false, false):
      let first = try value(left, hint, context)
      // An implicit member takes its type from the other operand.
      return (first, try value(right, typeHint(of: first, or: hint), context))
    }
  }

  /// Returns the type of a value, as a hint for the other operand.
  func typeHint(of value: Value, or other: TypeHint = .none) -> TypeHint {
    switch value {
    case .number(_, let kind): kind.isInt ? .int : .double
    case .boolean: .bool
    case .text: .string
    case .enumCase(let value): value.type.map { .named(program.types[$0].name) } ?? other
    case .structure(let record): .named(record.typeName)
    case .unknown(let unknown) where unknown.hint != .none: unknown.hint
    default: other
    }
  }

  private mutating func arithmetic(
    _ left: SwiftExpression, _ symbol: String, _ right: SwiftExpression, _ range: SourceRange,
    _ hint: TypeHint, _ context: Context
  ) throws(Stop) -> Value {
    // An implicit member combined with an unknown value is a length.
    let isImplicit = left.isImplicitMember || right.isImplicitMember
    let own: TypeHint = hint.isNumber ? hint : isImplicit ? .double : .none
    let (first, second) = try operands(left, right, own, context)
    if symbol == "+", let joined = joined(first, second) { return joined }
    if case .structure = first {
      return try customOperator(first, symbol, second, range, context)
    }
    return try arithmetic(first, symbol, second, range, hint, context)
  }

  /// Returns the result of an arithmetic operation on two numbers.
  mutating func arithmetic(
    _ first: Value, _ symbol: String, _ second: Value, _ range: SourceRange, _ hint: TypeHint,
    _ context: Context
  ) throws(Stop) -> Value {
    guard let left = formula(first, .number), let right = formula(second, .number) else {
      return unknown([symbol], range, context, hint)
    }
    let isInt = isInt(first, second, hint)
    let kind: NumberKind = isInt ? .int : .double
    switch symbol {
    case "+", "&+": return checked(.number(left + right, kind), range, context)
    case "-", "&-": return checked(.number(left - right, kind), range, context)
    case "*", "&*": return checked(.number(left * right, kind), range, context)
    case "/":
      guard let quotient = left / right else {
        guard !isInt else { throw .trap("division by zero", place(range, context)) }
        return .number(.number(left.constant.map { $0 / 0 } ?? .infinity), kind)
      }
      return checked(.number(isInt ? quotient.truncated : quotient, kind), range, context)
    case "%":
      guard let quotient = left / right else { throw .trap("division by zero", place(range, context)) }
      if case .number(_, .sectionIndex) = first, let period = right.constant {
        sections.repeats(every: period)
      }
      if let first = left.constant, let second = right.constant {
        return .number(.number(first.truncatingRemainder(dividingBy: second)), .int)
      }
      return checked(.number(left - quotient.truncated * right, .int), range, context)
    default: return unknown([symbol], range, context)
    }
  }

  /// Returns whether the operation is on `Int`; if the type of one operand is unknown, the other determines it.
  private func isInt(_ first: Value, _ second: Value, _ hint: TypeHint) -> Bool {
    let kinds = [first, second].compactMap { value -> Bool? in
      switch value {
      case .number(_, let kind): kind.isInt
      case .unknown(let unknown) where unknown.hint == .int: true
      case .unknown(let unknown) where unknown.hint == .double: false
      default: nil
      }
    }
    if kinds.contains(false) { return false }
    return kinds.isEmpty ? hint == .int : true
  }

  /// Returns a number whose formula is simplified if it is too deep to be written.
  private func checked(_ value: Value, _ range: SourceRange, _ context: Context) -> Value {
    guard case .number(let formula, let kind) = value, !formula.isConstant, formula.depth > Formula.depthLimit
    else { return value }
    return .number(formula.linearized ?? formula, kind)
  }

  private func joined(_ first: Value, _ second: Value) -> Value? {
    switch (first, second) {
    case (.text(let left), .text(let right)): .text(left + right)
    case (.array(let left), .array(let right)): .array(left + right)
    default: nil
    }
  }

  // MARK: Comparisons

  private mutating func comparison(
    _ left: SwiftExpression, _ symbol: String, _ right: SwiftExpression, _ range: SourceRange,
    _ context: Context
  ) throws(Stop) -> Value {
    let (first, second) = try operands(left, right, .none, context)
    noteIndex(first, second)
    if let symbol = FormulaOperator(rawValue: symbol),
      let order = textSizeComparison(first, symbol, second)
    {
      return .boolean(order)
    }
    guard let low = formula(first, .number), let high = formula(second, .number),
      let symbol = FormulaOperator(rawValue: symbol)
    else { return unknown([symbol], range, context, .bool) }
    return .boolean(.compare(symbol, low, high))
  }

  private mutating func equality(
    _ left: SwiftExpression, _ symbol: String, _ right: SwiftExpression, _ range: SourceRange,
    _ context: Context
  ) throws(Stop) -> Value {
    let (first, second) = try operands(left, right, .none, context)
    noteIndex(first, second)
    let isNegated = symbol.hasPrefix("!")
    guard let equal = equal(first, second) else {
      return unknown([left.shortText, symbol, right.shortText], range, context, .bool)
    }
    return .boolean(isNegated ? !equal : equal)
  }

  /// Returns whether two values are equal, as a formula; nil if they cannot be compared.
  mutating func equal(_ first: Value, _ second: Value) -> Formula? {
    switch (first, second) {
    case (.none, .none), (.void, .void): return .boolean(true)
    case (.none, .unknown(let unknown)), (.unknown(let unknown), .none):
      // Assume that an optional set by the app is set, because the layout requires it.
      return .name(unknowns.name(of: unknown.withPath(unknown.path + ["isNil"]), .boolean)).resolved(
        in: known)
    case (.none, _), (_, .none): return .boolean(false)
    case (.unknown(let unknown), .enumCase(let value)), (.enumCase(let value), .unknown(let unknown)):
      return isCase(unknown, value)
    case (.host(.textSize), .enumCase), (.enumCase, .host(.textSize)):
      return textSizeComparison(first, .equal, second)
    case (.word(let word), .enumCase(let value)), (.enumCase(let value), .word(let word)):
      return .compare(.equal, word, .text(value.name))
    case (.word(let word), .text(let text)), (.text(let text), .word(let word)):
      return .compare(.equal, word, .text(text))
    case (.enumCase(let left), .enumCase(let right)):
      return .boolean(left.name == right.name && left.payload.isEmpty && right.payload.isEmpty)
    case (.text(let left), .text(let right)): return .boolean(left == right)
    case (.unknown(let unknown), .text(let text)), (.text(let text), .unknown(let unknown)):
      return .compare(
        .equal, .name(unknowns.name(of: unknown, .word([text]))).resolved(in: known), .text(text))
    case (.number, _), (_, .number):
      guard let left = formula(first, .number), let right = formula(second, .number) else { return nil }
      return .compare(.equal, left, right)
    case (.boolean, _), (_, .boolean):
      guard let left = formula(first, .boolean), let right = formula(second, .boolean) else { return nil }
      return .compare(.equal, left, right)
    case (.object(let left), .object(let right)): return .boolean(left == right)
    case (.structure(let left), .structure(let right)):
      guard left.typeName == right.typeName, Set(left.fields.keys) == Set(right.fields.keys) else {
        return nil
      }
      var result = Formula.boolean(true)
      for (name, field) in left.fields {
        guard let other = right[name], let equal = equal(field.value, other) else { return nil }
        result = .both(result, equal)
      }
      return result
    default: return nil
    }
  }

  /// Returns whether an unknown enum value equals a case, which may depend on the section.
  mutating func isCase(_ unknown: Unknown, _ value: EnumValue) -> Formula {
    let known =
      caseNames(of: unknown) ?? value.type.map { program.types[$0].cases.map(\.name) } ?? [value.name]
    if unknown.isPerSection, known.count > 1 || sections.cases[unknown.pathText] != nil {
      let selected = sections.selectedCase(of: unknown.pathText, known)
      return .boolean(selected == value.name)
    }
    let name = unknowns.name(of: unknown, .word(known))
    return .compare(.equal, Formula.name(name).resolved(in: self.known), .text(value.name))
  }

  /// Returns the cases of an unknown value's declared type.
  func caseNames(of unknown: Unknown) -> [String]? {
    guard case .named(let name) = unknown.hint,
      let type = program.type(named: name, in: unknown.scope, file: unknown.file),
      program.types[type].kind == .enumeration, !program.types[type].cases.isEmpty
    else { return nil }
    return program.types[type].cases.map(\.name)
  }

  private mutating func noteIndex(_ first: Value, _ second: Value) {
    if case .number(_, .sectionIndex) = first, case .number(.number(let number), _) = second {
      sections.compare(with: number)
    }
    if case .number(_, .sectionIndex) = second, case .number(.number(let number), _) = first {
      sections.compare(with: number)
    }
  }

  // MARK: Operators that the program declares

  private mutating func customOperator(
    _ left: SwiftExpression, _ symbol: SwiftOperator, _ right: SwiftExpression, _ range: SourceRange,
    _ hint: TypeHint, _ context: Context
  ) throws(Stop) -> Value {
    let first = try value(left, .none, context)
    let second = try value(right, .none, context)
    return try customOperator(first, symbol.text, second, range, context)
  }

  private mutating func customOperator(
    _ first: Value, _ symbol: String, _ second: Value, _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value {
    var candidates = program.global(program.functions[symbol], from: context.file)
    for case .structure(let record) in [first, second] {
      if let type = record.type { candidates += program.members(named: symbol, of: type) }
      for id in program.typesByName[record.typeName] ?? [] {
        candidates += program.types[id].members[symbol] ?? []
      }
    }
    let arguments = [first, second].map { Argument(label: nil, content: .value($0), range: range) }
    guard let found = candidate(candidates, for: arguments, context) else {
      return unknown([symbol], range, context)
    }
    return try invoke(found, arguments, receiver: nil, range, context)
  }
}

extension TypeHint {
  var isNumber: Bool { self == .int || self == .double }
}

extension Unknown {
  func withPath(_ path: [String]) -> Unknown {
    var unknown = self
    unknown.path = path
    return unknown
  }

  /// The path joined with dots.
  var pathText: String { path.joined(separator: ".") }
}

extension SwiftExpression {
  /// Whether the expression is `.name` without arguments.
  var isImplicitMember: Bool {
    if case .implicitMember = kind { return true }
    return false
  }

  /// A word for the expression, used in variable names.
  var shortText: String {
    switch kind {
    case .name(let name): name.text
    case .member(_, let name), .implicitMember(let name): name.text
    case .call(let call): call.callee.shortText
    case .parenthesized(let inner): inner.shortText
    default: ""
    }
  }
}
