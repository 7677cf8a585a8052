import SourceText
import SwiftSource

extension Interpreter {
  // MARK: Switch

  mutating func run(_ statement: SwiftSwitch, _ context: Context) throws(Stop) -> Completion {
    let subject = try value(statement.subject, .none, context)
    let cases = SwiftCase.flattened(statement.cases)
    noteCases(subject, cases, context)
    var index = 0
    var isFallingThrough = false
    while index < cases.count {
      let scoped = nested(context)
      let isTaken =
        isFallingThrough ? true : try matches(cases[index], subject, statement.subject.range, scoped)
      if isTaken {
        let completion = try run(cases[index].body, scoped)
        switch completion {
        case .broke(nil): return .normal
        case .fellThrough:
          isFallingThrough = true
          index += 1
          continue
        default: return completion
        }
      }
      index += 1
    }
    return .normal
  }

  private mutating func matches(
    _ branch: FlatCase, _ subject: Value, _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Bool {
    guard let patterns = branch.patterns else { return true }
    for pattern in patterns {
      guard try matches(pattern.pattern, subject, range, context) else { continue }
      guard let condition = pattern.condition else { return true }
      if decide(try truth(try value(condition, .bool, context), condition.range, context)) { return true }
    }
    return false
  }

  /// Records the possible cases of an unknown value from the cases of a `switch`.
  private mutating func noteCases(_ subject: Value, _ cases: [FlatCase], _ context: Context) {
    guard case .unknown(let unknown) = subject else { return }
    let written = cases.flatMap { $0.patterns ?? [] }.compactMap(\.pattern.caseName)
    guard !written.isEmpty else { return }
    let known = caseNames(of: unknown) ?? written
    if unknown.isPerSection { _ = sections.selectedCase(of: unknown.pathText, known) }
  }

  // MARK: Patterns

  /// Returns whether a value matches a pattern; declares the names that the pattern binds.
  mutating func matches(
    _ pattern: SwiftPattern, _ value: Value, _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Bool {
    switch pattern.kind {
    case .wildcard: return true
    case .name(let name):
      declareVariable(name, value, in: context)
      return true
    case .binding(_, let inner): return try bind(inner, value, range, context)
    case .tuple(let elements): return try matchesTuple(elements, value, range, context)
    case .enumCase(let reference): return try matches(reference, value, range, context)
    case .optional(let inner):
      if case .none = value { return false }
      return try matches(inner, value, range, context)
    case .isType(let type):
      return decide(
        try truth(
          isInstance(value, of: type, context).map { .boolean(.boolean($0)) }
            ?? unknown(["is", type.name ?? ""], pattern.range, context, .bool), range, context))
    case .asType(let inner, let type):
      guard isInstance(value, of: type, context) != false else { return false }
      return try matches(inner, value, range, context)
    case .expression(let expression): return try matches(expression, value, range, context)
    }
  }

  /// Declares the names of a pattern that always matches.
  mutating func bind(
    _ pattern: SwiftPattern, _ value: Value, _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Bool {
    try matches(pattern, value, range, context)
  }

  private mutating func matchesTuple(
    _ elements: [SwiftPatternElement], _ value: Value, _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Bool {
    if elements.count == 1 { return try matches(elements[0].pattern, value, range, context) }
    for (index, element) in elements.enumerated() {
      let part: Value
      switch value {
      case .tuple(let parts) where parts.count == elements.count: part = parts[index].value
      case .unknown(let unknown): part = .unknown(unknown.withPath(unknown.path + ["value\(index)"]))
      default: return false
      }
      guard try matches(element.pattern, part, range, context) else { return false }
    }
    return true
  }

  private mutating func matches(
    _ reference: SwiftCaseReference, _ value: Value, _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Bool {
    let name = reference.name.text
    switch value {
    case .none: return name == "none"
    case .enumCase(let found):
      guard found.name == name else { return false }
      guard let payload = reference.payload else { return true }
      return try matchesPayload(payload, found.payload, range, context)
    case .word(let word): return decide(.compare(.equal, word, .text(name)))
    case .unknown(let unknown):
      guard decide(isCase(unknown, EnumValue(type: nil, name: name))) else { return false }
      let payload = reference.payload ?? []
      for (index, element) in payload.enumerated() {
        let part = Unknown(
          path: unknown.path + [element.label ?? element.pattern.boundName ?? "\(name)\(index)"],
          place: unknown.place, file: context.file, scope: context.type)
        guard try matches(element.pattern, .unknown(part), range, context) else { return false }
      }
      return true
    default:
      // A static member used as a case pattern: `case .zero`, `case Section.main`.
      let expression = SwiftExpression(
        reference.base.map { .member($0, reference.name) } ?? .implicitMember(reference.name), range)
      guard let equal = equal(value, try self.value(expression, typeHint(of: value), context)) else {
        return decide(
          try truth(unknown([name], range, context, .bool), range, context))
      }
      return decide(equal)
    }
  }

  private mutating func matchesPayload(
    _ patterns: [SwiftPatternElement], _ payload: [(label: String?, value: Value)], _ range: SourceRange,
    _ context: Context
  ) throws(Stop) -> Bool {
    // A single name may bind all associated values.
    if patterns.count == 1, payload.count > 1 {
      return try matches(patterns[0].pattern, .tuple(payload), range, context)
    }
    for (index, element) in patterns.enumerated() {
      let part = index < payload.count ? payload[index].value : .void
      guard try matches(element.pattern, part, range, context) else { return false }
    }
    return true
  }

  private mutating func matches(
    _ expression: SwiftExpression, _ subject: Value, _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Bool {
    let pattern = try value(expression, typeHint(of: subject), context)
    if case .range(let first, let last, let isClosed) = pattern {
      guard let number = formula(subject, .number) else { return false }
      if case .number(_, .sectionIndex) = subject {
        for bound in [first, last] { if let constant = bound?.constant { sections.compare(with: constant) } }
      }
      var condition = Formula.boolean(true)
      if let first { condition = .both(condition, .compare(.greaterOrEqual, number, first)) }
      if let last {
        condition = .both(condition, .compare(isClosed ? .lessOrEqual : .less, number, last))
      }
      return decide(condition)
    }
    if case .number(_, .sectionIndex) = subject, case .number(.number(let number), _) = pattern {
      sections.compare(with: number)
    }
    if case .unknown(let unknown) = subject, case .enumCase(let value) = pattern {
      return decide(isCase(unknown, value))
    }
    guard let equal = equal(subject, pattern) else {
      return decide(
        try truth(unknown(["matches", expression.shortText], range, context, .bool), range, context))
    }
    return decide(equal)
  }
}

/// A case of a `switch`, after `#if` conditions around cases are evaluated.
struct FlatCase {
  /// The patterns; nil for `default`.
  var patterns: [SwiftCasePattern]?
  var body: SwiftBlock
}

extension SwiftCase {
  fileprivate static func flattened(_ cases: [SwiftCase]) -> [FlatCase] {
    var result: [FlatCase] = []
    for element in cases {
      switch element {
      case .patterns(let patterns, let body, _): result.append(FlatCase(patterns: patterns, body: body))
      case .otherwise(let body, _): result.append(FlatCase(patterns: nil, body: body))
      case .conditional(let branches): result += flattened(CompilationConditions.active(branches))
      }
    }
    return result
  }
}

extension SwiftPattern {
  /// The name of the enum case that the pattern matches.
  var caseName: String? {
    switch kind {
    case .enumCase(let reference): reference.name.text
    case .binding(_, let inner), .optional(let inner): inner.caseName
    case .wildcard, .name, .tuple, .isType, .asType, .expression: nil
    }
  }

  /// The name that the pattern binds.
  var boundName: String? {
    switch kind {
    case .name(let name): name
    case .binding(_, let inner), .optional(let inner), .asType(let inner, _): inner.boundName
    case .wildcard, .tuple, .enumCase, .isType, .expression: nil
    }
  }
}
