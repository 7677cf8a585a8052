package import SourceText

/// What there is to say about one key: decoding, the schema and the help pages all read it from here.
package struct KeySchema: Sendable {
  /// Whether a key has to be there.
  package enum Presence: Hashable, Sendable {
    case required
    /// May be left out; what then holds, as a spec would write it.
    case optional(default: String?)
  }

  /// As it is written.
  package var name: String
  /// What may stand under it.
  package var shape: ValueShape
  /// Whether it has to be there.
  package var presence: Presence
  /// In which forms of its mapping it has a meaning; empty: in all.
  package var forms: [MappingForm]
  /// What it means, in one line.
  package var summary: String

  /// Whether the key has a meaning in a form.
  package func hasMeaning(in form: MappingForm?) -> Bool {
    guard let form, !forms.isEmpty else { return true }
    return forms.contains(form)
  }

  /// Whether the key has to be there in a form; nil where the form is not known.
  package func isRequired(in form: MappingForm?) -> Bool {
    guard presence == .required else { return false }
    return forms.isEmpty || form.map(forms.contains) == true
  }
}

/// The forms that a mapping may take, by a word in it or around it.
package enum MappingForm: String, CaseIterable, Sendable {
  case compositional, flow
  case item, horizontal, vertical, custom, waterfall

  /// The form as messages speak of it.
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
  /// What there is to say about the key.
  var reference: KeySchema { get }
}

/// One mapping of the language with its keys.
package struct MappingSchema: Sendable {
  /// What any other key may hold, in a mapping whose keys are names of the user's own.
  package struct OpenKeys: Sendable {
    /// What such a key names: `variable`.
    package var noun: String
    package var shape: ValueShape
  }

  package var name: MappingName
  /// What it describes, in one line.
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

  /// The key of a name, where there is one.
  package func key(_ name: ScalarString) -> KeySchema? { keys.first { name == $0.name } }

  package func key(_ name: String) -> KeySchema? { key(ScalarString(name)) }
}
