import LayoutSpec

/// A value that depends on the conditions of a spec's `variants`.
indirect enum Conditional<Value> {
  case value(Value)
  case choice(SpecNode, Conditional, Conditional)

  /// The value if it depends on no condition.
  var single: Value? {
    if case .value(let value) = self { return value }
    return nil
  }

  /// All values it can have.
  var leaves: [Value] {
    switch self {
    case .value(let value): [value]
    case .choice(_, let first, let second): first.leaves + second.leaves
    }
  }

  /// The same conditions with each value transformed.
  func map<Other>(_ transform: (Value) -> Other) -> Conditional<Other> {
    switch self {
    case .value(let value): .value(transform(value))
    case .choice(let condition, let first, let second):
      .choice(condition, first.map(transform), second.map(transform))
    }
  }

  /// The same conditions with each value replaced by a conditional value.
  func flatMap<Other>(_ transform: (Value) -> Conditional<Other>) -> Conditional<Other> {
    switch self {
    case .value(let value): transform(value)
    case .choice(let condition, let first, let second):
      .choice(condition, first.flatMap(transform), second.flatMap(transform))
    }
  }
}

extension SpecMapping {
  /// The value of a key under the conditions of the variants; nil where the key is not set.
  func values(_ key: some SpecKey) -> Conditional<SpecNode?> { values(key.rawValue) }

  /// The value of the key with this name.
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

  /// The mapping merged with its variants, once per combination of their conditions.
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
  func varies(_ keys: [String]) -> Bool {
    keys.contains { values($0).single == nil }
  }

  /// The key's member, or the first one in a variant that sets it.
  func member(_ key: some SpecKey) -> SpecMember? {
    self[key] ?? variants.lazy.compactMap { $0.mapping.member(key) }.first
  }
}

extension SpecNode {
  /// The value of a literal boolean.
  var isTrue: Bool? {
    if case .boolean(let boolean) = content { return boolean }
    return nil
  }
}
