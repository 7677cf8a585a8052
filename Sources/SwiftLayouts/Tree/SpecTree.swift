import SourceText

/// A part of a spec with its source location in the layout code.
indirect enum SpecTree: Sendable {
  case scalar(SpecScalar, SourceRange)
  case list([SpecTree], SourceRange)
  case map(SpecTreeMap)
  /// A variable without a value; it is set when the spec is used.
  case missing(SourceRange)

  /// The source location in the code.
  var range: SourceRange {
    switch self {
    case .scalar(_, let range), .list(_, let range), .missing(let range): range
    case .map(let map): map.range
    }
  }
}

/// A value that is not a collection.
enum SpecScalar: Hashable, Sendable {
  /// A number or a Boolean.
  case formula(Formula)
  case dimension(DimensionInitializer, Formula)
  case flexible(Formula)
  /// A word of the language, an id or a kind.
  case word(String)
}

/// A mapping, with variants for keys that apply in some environments only.
struct SpecTreeMap: Sendable {
  var members: [Member] = []
  var variants: [Variant] = []
  var range: SourceRange

  struct Member: Sendable {
    var key: String
    var keyRange: SourceRange
    var value: SpecTree
  }

  struct Variant: Sendable {
    var condition: Formula
    var members: [Member]
  }

  init(_ range: SourceRange) { self.range = range }

  /// The value of a key.
  subscript(key: String) -> SpecTree? { members.first { $0.key == key }?.value }

  /// Adds a key.
  mutating func add(_ key: String, _ value: SpecTree, at keyRange: SourceRange) {
    members.append(Member(key: key, keyRange: keyRange, value: value))
  }
}

extension SpecTree {
  /// Returns whether two trees are equal, ignoring source locations.
  func isSame(as other: SpecTree) -> Bool {
    switch (self, other) {
    case (.scalar(let first, _), .scalar(let second, _)): first == second
    case (.list(let first, _), .list(let second, _)):
      first.count == second.count && zip(first, second).allSatisfy { $0.isSame(as: $1) }
    case (.map(let first), .map(let second)):
      first.variants.count == second.variants.count
        && SpecTreeMap.areSame(first.members, second.members)
        && zip(first.variants, second.variants).allSatisfy {
          $0.condition == $1.condition && SpecTreeMap.areSame($0.members, $1.members)
        }
    case (.missing, .missing): true
    case (.scalar, _), (.list, _), (.map, _), (.missing, _): false
    }
  }

  /// All formulas in the tree.
  var formulas: [Formula] {
    switch self {
    case .scalar(.formula(let formula), _), .scalar(.dimension(_, let formula), _),
      .scalar(.flexible(let formula), _):
      return [formula]
    case .scalar(.word, _), .missing: return []
    case .list(let elements, _): return elements.flatMap(\.formulas)
    case .map(let map):
      return map.members.flatMap(\.value.formulas)
        + map.variants.flatMap { [$0.condition] + $0.members.flatMap(\.value.formulas) }
    }
  }
}

extension SpecTreeMap {
  static func areSame(_ first: [Member], _ second: [Member]) -> Bool {
    first.count == second.count
      && first.allSatisfy { member in
        second.first { $0.key == member.key }.map { $0.value.isSame(as: member.value) } ?? false
      }
  }
}
