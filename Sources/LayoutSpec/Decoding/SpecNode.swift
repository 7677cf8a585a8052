import DocumentSyntax
package import SourceText

/// A value of a spec, read and checked as far as possible without an environment.
package struct SpecNode: Sendable {
  /// The content of a value.
  package indirect enum Content: Sendable {
    case number(Double)
    case boolean(Bool)
    case expression(Expression)
    case text(String)
    case words([String])
    /// A form such as `fractionalWidth(x)`.
    case dimension(DimensionForm, SpecNode)
    /// `flexible(x)`.
    case flexible(SpecNode)
    /// A percentage, as in `50%`.
    case percentage(SpecNode)
    case mapping(SpecMapping)
    case list([SpecNode])
    /// A list that consists only of plain numbers.
    case numbers([Double])
    /// A value that could not be read; the problem has been reported.
    case invalid
  }

  package var source: SpecSource
  package var content: Content
}

/// The location of a value in a document; its path is computed on demand.
package struct SpecSource: Sendable {
  private let node: DocumentNode

  init(_ node: DocumentNode) { self.node = node }

  /// The range in the file.
  package var range: SourceRange { node.range }
  /// The JSON Pointer into the document.
  package var path: String { node.path }
  /// The range of a string's content, if the source contains its bytes without escapes.
  package var stringRange: SourceRange? { node.stringRange }
  package var identity: Int { node.identity }
  /// The names in the mapping's `use`, as written.
  package var usedDefinitions: [String] {
    node.members.filter { $0.key == "use" }.flatMap { member in
      (member.value.kind == .sequence ? member.value.elements : [member.value]).compactMap(\.string)
    }
  }

  /// The elements of a list.
  var elements: [SpecSource] { node.elements.map(SpecSource.init) }
}

/// The forms of a dimension that are written as function calls.
package enum DimensionForm: String, CaseIterable, Sendable {
  case absolute, fractionalWidth, fractionalHeight, estimated, uniformAcrossSiblings
}

/// A mapping of a spec with its `use` references expanded and its variants not yet evaluated.
package struct SpecMapping: Sendable {
  package var name: MappingName
  package var source: SpecSource
  /// The members: the mapping's own, which override those of the definitions that it uses.
  package var members: [SpecMember]
  /// The variants, in the order in which matching ones override the members.
  package var variants: [SpecVariant] = []
  /// The evaluated variants, whether or not they matched, and the members that a match replaced.
  package var alternatives: [SpecVariant] = []
  /// Whether the mapping has unknown keys, which suppresses reports of missing ones.
  var hasUnknownKeys = false

  /// The member with the given key.
  package subscript(key: some SpecKey) -> SpecMember? { self[key.rawValue] }

  /// The member with the given name.
  package subscript(name: String) -> SpecMember? { members.first { $0.key == name } }

  /// Moves the variants to `alternatives`.
  mutating func markEvaluated() {
    alternatives += variants
    variants = []
  }

  /// Overrides members with those of a matching variant; replaced members become an alternative.
  mutating func overlay(variant other: [SpecMember]) {
    let keys = Set(other.map(\.key))
    var before = SpecMapping(name: name, source: source, members: [])
    before.members = members.filter { keys.contains($0.key) }
    if !before.members.isEmpty { alternatives.append(SpecVariant(condition: nil, mapping: before)) }
    overlay(other)
  }

  /// Overrides members with those of another mapping; values are replaced whole, not merged.
  package mutating func overlay(_ other: [SpecMember]) {
    if members.isEmpty {
      members = other
      return
    }
    if members.count > 16 || other.count > 16 { return overlayMany(other) }
    for member in other {
      if let place = members.firstIndex(where: { $0.key == member.key }) {
        members[place] = member
      } else {
        members.append(member)
      }
    }
  }
}

extension SpecMapping {
  private mutating func overlayMany(_ other: [SpecMember]) {
    var places: [ScalarString: Int] = [:]
    for (place, member) in members.enumerated() { places[member.key] = place }
    for member in other {
      if let place = places[member.key] {
        members[place] = member
      } else {
        places[member.key] = members.count
        members.append(member)
      }
    }
  }
}

/// A key and its value.
package struct SpecMember: Sendable {
  package var key: ScalarString
  package var keyRange: SourceRange
  package var value: SpecNode
}

/// Keys that apply under a condition.
package struct SpecVariant: Sendable {
  /// The condition; nil if it could not be read or if the keys apply unconditionally.
  package var condition: SpecNode?
  package var mapping: SpecMapping
}
