import LayoutSpec

/// A value that depends on conditions of a spec's `variants`.
indirect enum Conditional<Value> {
  case value(Value)
  case choice(SpecNode, Conditional, Conditional)

  /// The value where it depends on nothing.
  var single: Value? {
    if case .value(let value) = self { return value }
    return nil
  }

  /// All values that it may have.
  var leaves: [Value] {
    switch self {
    case .value(let value): [value]
    case .choice(_, let first, let second): first.leaves + second.leaves
    }
  }

  /// The same conditions with other values.
  func map<Other>(_ transform: (Value) -> Other) -> Conditional<Other> {
    switch self {
    case .value(let value): .value(transform(value))
    case .choice(let condition, let first, let second):
      .choice(condition, first.map(transform), second.map(transform))
    }
  }

  /// Values replaced by conditional ones.
  func flatMap<Other>(_ transform: (Value) -> Conditional<Other>) -> Conditional<Other> {
    switch self {
    case .value(let value): transform(value)
    case .choice(let condition, let first, let second):
      .choice(condition, first.flatMap(transform), second.flatMap(transform))
    }
  }
}

extension SpecMapping {
  /// What a key holds under the conditions of the variants; nil where it holds nothing.
  func values(_ key: some SpecKey) -> Conditional<SpecNode?> { values(key.rawValue) }

  /// What a key of that name holds.
  func values(_ key: String) -> Conditional<SpecNode?> {
    var result = Conditional<SpecNode?>.value(self[key]?.value)
    for variant in variants {
      guard let condition = variant.condition else { continue }
      let laid = variant.mapping.values(key)
      guard laid.leaves.contains(where: { $0 != nil }) else { continue }
      let before = result
      let after = laid.flatMap { $0 == nil ? before : .value($0) }
      result = condition.isTrue == true ? after : .choice(condition, after, before)
    }
    return result
  }

  /// The mapping with its variants laid over it, one for each way in which conditions can turn out.
  var expanded: Conditional<SpecMapping> {
    var base = self
    base.variants = []
    var result = Conditional<SpecMapping>.value(base)
    for variant in variants {
      guard let condition = variant.condition else { continue }
      let laid = variant.mapping.expanded
      let before = result
      let after = before.flatMap { base in
        laid.map { over in
          var both = base
          both.overlay(over.members)
          return both
        }
      }
      result = condition.isTrue == true ? after : .choice(condition, after, before)
    }
    return result
  }

  /// Whether a variant sets one of the keys.
  func varies(_ keys: [any SpecKey]) -> Bool {
    keys.contains { key in values(key.rawValue as String).single == nil }
  }

  /// The line in which a key is written, or that of the variant which sets it.
  func member(_ key: some SpecKey) -> SpecMember? {
    self[key] ?? variants.lazy.compactMap { $0.mapping.member(key) }.first
  }
}

extension SpecNode {
  /// The boolean, where it is written as one.
  var isTrue: Bool? {
    if case .boolean(let boolean) = content { return boolean }
    return nil
  }
}
