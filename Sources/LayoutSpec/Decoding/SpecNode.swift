import DocumentSyntax
package import SourceText

/// A value of a spec, read and checked as far as that goes without an environment.
package struct SpecNode: Sendable {
  /// What it holds.
  package indirect enum Content: Sendable {
    case number(Double)
    case boolean(Bool)
    case expression(Expression)
    case text(String)
    case words([String])
    /// `fractionalWidth(x)` and its like.
    case dimension(DimensionForm, SpecNode)
    /// `flexible(x)`.
    case flexible(SpecNode)
    /// So many hundredths.
    case percentage(SpecNode)
    case mapping(SpecMapping)
    case list([SpecNode])
    /// A list of plain numbers only.
    case numbers([Double])
    /// What could not be read; the problem is reported.
    case invalid
  }

  package var source: SpecSource
  package var content: Content
}

/// Where a value is written; the path is worked out when it is asked for.
package struct SpecSource: Sendable {
  private let node: DocumentNode

  init(_ node: DocumentNode) { self.node = node }

  /// Where in the file.
  package var range: SourceRange { node.range }
  /// Where in the document, as a JSON Pointer.
  package var path: String { node.path }
  /// The place of a string's content, where its bytes stand unchanged.
  package var stringRange: SourceRange? { node.stringRange }
  package var identity: Int { node.identity }
  /// The names of the definitions that a mapping uses, as it is written.
  package var usedDefinitions: [String] {
    node.members.filter { $0.key == "use" }.flatMap { member in
      (member.value.kind == .sequence ? member.value.elements : [member.value]).compactMap(\.string)
    }
  }

  /// The elements of a list.
  var elements: [SpecSource] { node.elements.map(SpecSource.init) }
}

/// The forms of a dimension that are written like a function.
package enum DimensionForm: String, CaseIterable, Sendable {
  case absolute, fractionalWidth, fractionalHeight, estimated, uniformAcrossSiblings
}

/// A mapping of a spec with what it takes up by `use`, and its variants still to be judged.
package struct SpecMapping: Sendable {
  package var name: MappingName
  package var source: SpecSource
  /// Its own members over those of the fragments that it uses.
  package var members: [SpecMember]
  /// In the order in which those that hold are laid over the members.
  package var variants: [SpecVariant] = []
  /// The variants that have been judged, whether they held or not, and what gave way to one.
  package var alternatives: [SpecVariant] = []
  /// Whether keys in it are unknown, so that a missing one need not be told as well.
  var hasUnknownKeys = false

  /// The member of a key.
  package subscript(key: some SpecKey) -> SpecMember? { self[key.rawValue] }

  /// The member of a name.
  package subscript(name: String) -> SpecMember? { members.first { $0.key == name } }

  /// Puts the variants among those that have been judged.
  mutating func markEvaluated() {
    alternatives += variants
    variants = []
  }

  /// Lays the members of a variant that holds over this one's; those that give way are an alternative.
  mutating func overlay(variant other: [SpecMember]) {
    let keys = Set(other.map(\.key))
    var before = SpecMapping(name: name, source: source, members: [])
    before.members = members.filter { keys.contains($0.key) }
    if !before.members.isEmpty { alternatives.append(SpecVariant(condition: nil, mapping: before)) }
    overlay(other)
  }

  /// Lays the members of another mapping over this one's; whole values replace whole values.
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

/// A key with its value.
package struct SpecMember: Sendable {
  package var key: ScalarString
  package var keyRange: SourceRange
  package var value: SpecNode
}

/// Keys that hold under a condition.
package struct SpecVariant: Sendable {
  /// The condition; nil where it could not be read, and of what holds without any.
  package var condition: SpecNode?
  package var mapping: SpecMapping
}
