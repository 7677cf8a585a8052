import SourceText

extension SpecTree {
  /// Returns one tree for two alternatives of a condition; nil if variants of maps cannot express the difference.
  static func merged(_ condition: Formula, _ first: SpecTree, _ second: SpecTree) -> SpecTree? {
    if first.isSame(as: second) { return first }
    switch (first, second) {
    case (.scalar(let left, let range), .scalar(let right, _)):
      return SpecScalar.merged(condition, left, right).map { .scalar($0, range) }
    case (.list(let left, let range), .list(let right, _)):
      guard left.count == right.count else { return nil }
      var elements: [SpecTree] = []
      for (left, right) in zip(left, right) {
        guard let element = merged(condition, left, right) else { return nil }
        elements.append(element)
      }
      return .list(elements, range)
    case (.map(let left), .map(let right)):
      return .map(SpecTreeMap.merged(condition, left, right))
    case (.scalar, _), (.list, _), (.map, _), (.missing, _): return nil
    }
  }
}

extension SpecScalar {
  fileprivate static func merged(_ condition: Formula, _ first: SpecScalar, _ second: SpecScalar)
    -> SpecScalar?
  {
    switch (first, second) {
    case (.formula(let left), .formula(let right)):
      .formula(.choice(if: condition, left, else: right))
    case (.dimension(let form, let left), .dimension(let other, let right)) where form == other:
      .dimension(form, .choice(if: condition, left, else: right))
    case (.flexible(let left), .flexible(let right)):
      .flexible(.choice(if: condition, left, else: right))
    case (.formula, _), (.dimension, _), (.flexible, _), (.word, _): nil
    }
  }
}

extension SpecTreeMap {
  /// Returns a map with the common members, and a variant for the members of each side.
  fileprivate static func merged(
    _ condition: Formula, _ first: SpecTreeMap, _ second: SpecTreeMap
  ) -> SpecTreeMap {
    var result = SpecTreeMap(first.range)
    var ofFirst: [Member] = []
    var ofSecond: [Member] = []
    for member in first.members {
      guard let other = second.members.first(where: { $0.key == member.key }) else {
        ofFirst.append(member)
        continue
      }
      if let value = SpecTree.merged(condition, member.value, other.value) {
        result.members.append(Member(key: member.key, keyRange: member.keyRange, value: value))
      } else {
        ofFirst.append(member)
        ofSecond.append(other)
      }
    }
    ofSecond += second.members.filter { member in !first.members.contains { $0.key == member.key } }
    if !ofFirst.isEmpty { result.variants.append(Variant(condition: condition, members: ofFirst)) }
    if !ofSecond.isEmpty { result.variants.append(Variant(condition: !condition, members: ofSecond)) }
    for (side, variants) in [(condition, first.variants), (!condition, second.variants)] {
      for variant in variants {
        let isInBoth =
          [first.variants, second.variants].allSatisfy {
            $0.contains {
              $0.condition == variant.condition && SpecTreeMap.areSame($0.members, variant.members)
            }
          }
        if isInBoth {
          if side == condition { result.variants.append(variant) }
        } else {
          result.variants.append(
            Variant(condition: .both(side, variant.condition), members: variant.members))
        }
      }
    }
    return result
  }
}
