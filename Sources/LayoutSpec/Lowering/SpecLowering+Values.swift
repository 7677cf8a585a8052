import LayoutSolver
import SourceText

extension SpecLowering {
  // MARK: Numbers

  /// Returns the number for a key; nil if it is not set or invalid.
  mutating func number(_ key: some SpecKey, of mapping: SpecMapping) -> Double? {
    guard let member = mapping[key] else { return nil }
    switch key.reference.shape {
    case .number(let range), .constant(let range): return number(member.value, range)
    case .boolean, .text, .word, .words, .names, .dimension, .spacing, .insets, .frameLength, .estimatedSize,
      .measured,
      .items, .version, .value, .definition, .mapping, .list:
      return number(member.value, .any)
    }
  }

  /// Returns a value as a number in a range.
  mutating func number(_ node: SpecNode, _ range: NumberRange) -> Double? {
    guard let number = anyNumber(node) else { return nil }
    guard let problem = range.problem(explained(number, node)) else { return number }
    report(problem, at: node.source)
    return nil
  }

  private mutating func anyNumber(_ node: SpecNode) -> Double? {
    switch node.content {
    case .number(let number): return number
    case .invalid: return nil
    case .boolean, .expression, .text, .words, .dimension, .flexible, .percentage, .mapping, .list, .numbers:
      guard let value = value(of: node) else { return nil }
      if case .number(let number) = value { return number }
      report(.wrongResult(expected: "a number", found: value.kind), at: node.source)
      return nil
    }
  }

  /// Returns a number with the expression that it was computed from.
  func explained(_ number: Double, _ node: SpecNode) -> ExplainedNumber { scope.explained(number, node) }

  /// Returns an integer, clamped to ±10¹⁵; nil if it is not set or invalid.
  mutating func wholeNumber(_ key: some SpecKey, of mapping: SpecMapping) -> Int? {
    number(key, of: mapping).map { Int(max(-1e15, min(1e15, $0))) }
  }

  // MARK: Other values

  /// Returns a value as a Boolean.
  mutating func boolean(_ node: SpecNode) -> Bool? {
    if case .boolean(let boolean) = node.content { return boolean }
    guard let value = value(of: node) else { return nil }
    if case .boolean(let boolean) = value { return boolean }
    report(.wrongResult(expected: "a boolean", found: value.kind), at: node.source)
    return nil
  }

  /// Returns the Boolean for a key.
  mutating func boolean(_ key: some SpecKey, of mapping: SpecMapping) -> Bool? {
    guard let member = mapping[key] else { return nil }
    return boolean(member.value)
  }

  /// Returns the string for a key.
  func text(_ key: some SpecKey, of mapping: SpecMapping) -> String? {
    guard case .text(let text)? = mapping[key]?.value.content else { return nil }
    return text
  }

  /// Returns the word for a key.
  func word<Word: RawRepresentable<String>>(_ key: some SpecKey, of mapping: SpecMapping) -> Word? {
    text(key, of: mapping).flatMap(Word.init(rawValue:))
  }

  /// Returns the insets for a key; nil if they are not set.
  mutating func insets(_ key: some SpecKey, of mapping: SpecMapping) -> Insets? {
    guard let node = mapping[key]?.value else { return nil }
    guard case .mapping(let written) = node.content else { return number(node, .any).map(Insets.init(all:)) }
    let edges = effective(written)
    return Insets(
      top: number(InsetsKey.top, of: edges) ?? 0, leading: number(InsetsKey.leading, of: edges) ?? 0,
      bottom: number(InsetsKey.bottom, of: edges) ?? 0, trailing: number(InsetsKey.trailing, of: edges) ?? 0)
  }

  /// Returns the point for a key.
  mutating func point(_ key: some SpecKey, of mapping: SpecMapping) -> Point? {
    mapping[key].flatMap { point($0.value) }
  }

  /// Returns a value as a point.
  mutating func point(_ node: SpecNode) -> Point? {
    guard let point = mapping(node) else { return nil }
    return Point(x: number(PointKey.x, of: point) ?? 0, y: number(PointKey.y, of: point) ?? 0)
  }

  /// Returns the spacing for a key; 0 if it is not set.
  mutating func spacing(_ key: some SpecKey, of mapping: SpecMapping) -> Spacing {
    guard let node = mapping[key]?.value else { return .fixed(0) }
    if case .flexible(let minimum) = node.content { return .flexible(number(minimum, .any) ?? 0) }
    return .fixed(number(node, .any) ?? 0)
  }

  /// Returns the edge spacing for a key; zero if it is not set.
  mutating func edgeSpacing(_ key: some SpecKey, of mapping: SpecMapping) -> EdgeSpacing {
    guard let edges = self.mapping(mapping[key]?.value) else { return .zero }
    return EdgeSpacing(
      top: spacing(EdgeSpacingKey.top, of: edges), leading: spacing(EdgeSpacingKey.leading, of: edges),
      bottom: spacing(EdgeSpacingKey.bottom, of: edges),
      trailing: spacing(EdgeSpacingKey.trailing, of: edges))
  }

  /// Returns the size defined by two keys.
  mutating func layoutSize(
    _ width: some SpecKey, _ height: some SpecKey, of mapping: SpecMapping
  ) -> LayoutSize {
    LayoutSize(
      width: dimension(mapping[width]?.value, .horizontal),
      height: dimension(mapping[height]?.value, .vertical))
  }

  /// Returns a dimension along an axis.
  private mutating func dimension(_ node: SpecNode?, _ axis: Axis) -> Dimension {
    guard let node else { return .absolute(0) }
    if case .percentage(let share) = node.content {
      return .fraction((number(share, .nonNegative) ?? 0) / 100, of: axis)
    }
    guard case .dimension(let form, let argument) = node.content else {
      return .absolute(number(node, .nonNegative) ?? 0)
    }
    let length = number(argument, .nonNegative) ?? 0
    return switch form {
    case .absolute: .absolute(length)
    case .fractionalWidth: .fraction(length, of: .horizontal)
    case .fractionalHeight: .fraction(length, of: .vertical)
    case .estimated: .estimated(length)
    case .uniformAcrossSiblings: .uniformAcrossSiblings(length)
    }
  }
}

extension NumberRange {
  /// Returns the problem with a number that is not in the range, if any.
  func problem(_ number: ExplainedNumber) -> SpecProblem? {
    let value = number.value
    guard value.isFinite else { return .notFinite }
    let isWhole = value.rounded() == value
    return switch self {
    case .any: nil
    case .nonNegative: value < 0 ? .negativeSize(number) : nil
    case .positive: value > 0 ? nil : .notPositive(number, what: "the number")
    case .whole: isWhole ? nil : .notWhole(number)
    case .wholeNonNegative:
      value < 0 ? .outOfRange(number, expected: "0 or more") : isWhole ? nil : .notWhole(number)
    case .count: value < 1 ? .countBelowOne(number) : isWhole ? nil : .countNotWhole(number)
    }
  }
}

extension Scope {
  /// Returns a number with the expression that it was computed from and the values of the names in it.
  func explained(_ number: Double, _ node: SpecNode) -> ExplainedNumber {
    guard case .expression(let expression) = node.content else { return ExplainedNumber(number) }
    var names: [String] = []
    var seen: Set<ScalarString> = []
    for name in expression.mentionedNames where seen.insert(ScalarString(name)).inserted {
      if case .value(.number(let value)) = meaning(of: name) {
        names.append("\(name) \(plainNumberText(value))")
      }
    }
    if expression.isText, let text { names.append("text size \(text.size.rawValue)") }
    return ExplainedNumber(number, written: expression.text.shortened, names: names)
  }
}
