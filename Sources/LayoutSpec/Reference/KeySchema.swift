package import SourceText

/// The description of a key, shared by decoding, the schema and the help.
package struct KeySchema: Sendable {
  /// Whether a key is required.
  package enum Presence: Hashable, Sendable {
    case required
    /// Optional, with its default in the notation of specs.
    case optional(default: String?)
  }

  /// The name of the key.
  package var name: String
  /// The shape of its value.
  package var shape: ValueShape
  /// Whether the key is required.
  package var presence: Presence
  /// The forms of its mapping in which the key has a meaning; empty for all forms.
  package var forms: [MappingForm]
  /// The meaning, in one line.
  package var summary: String

  /// Returns whether the key has a meaning in a form.
  package func hasMeaning(in form: MappingForm?) -> Bool {
    guard let form, !forms.isEmpty else { return true }
    return forms.contains(form)
  }

  /// Returns whether the key is required in a form; pass nil if the form is not known.
  package func isRequired(in form: MappingForm?) -> Bool {
    guard presence == .required else { return false }
    return forms.isEmpty || form.map(forms.contains) == true
  }
}

/// The forms of a mapping, selected by one of its keys or by the layout around it.
package enum MappingForm: String, CaseIterable, Sendable {
  case compositional, flow
  case item, horizontal, vertical, custom, waterfall

  /// A description of the form, for messages.
  package var words: String {
    switch self {
    case .compositional: "a compositional layout"
    case .flow: "a flow layout"
    case .item: "an item without a 'type'"
    case .horizontal: "a horizontal group"
    case .vertical: "a vertical group"
    case .custom: "a custom group"
    case .waterfall: "a waterfall group"
    }
  }
}

/// The keys of one mapping.
package protocol SpecKey: RawRepresentable<String>, CaseIterable, Sendable {
  /// The description of the key.
  var reference: KeySchema { get }
}

/// A mapping of the language and its keys.
package struct MappingSchema: Sendable {
  /// The values of user-defined keys, in mappings that allow them.
  package struct OpenKeys: Sendable {
    /// The noun for a user-defined key, such as `variable`.
    package var noun: String
    package var shape: ValueShape
  }

  package var name: MappingName
  /// The meaning, in one line.
  package var summary: String
  package var keys: [KeySchema]
  package var openKeys: OpenKeys?

  init<Key: SpecKey>(_ name: MappingName, _ summary: String, keys: Key.Type) {
    self.name = name
    self.summary = summary
    self.keys = keys.allCases.map(\.reference)
  }

  init(_ name: MappingName, _ summary: String, rows: [KeySchema]) {
    self.name = name
    self.summary = summary
    keys = rows
  }

  init(_ name: MappingName, _ summary: String, noun: String, shape: ValueShape) {
    self.name = name
    self.summary = summary
    keys = []
    openKeys = OpenKeys(noun: noun, shape: shape)
  }

  /// Returns the key with the given name.
  package func key(_ name: ScalarString) -> KeySchema? { keys.first { name == $0.name } }

  package func key(_ name: String) -> KeySchema? { key(ScalarString(name)) }
}
