import SourceText

/// Help pages for the spec language, generated from the tables that decode it.
package enum SpecHelp {
  /// The pages with a one-line summary each, in the order of the overview.
  package static var topics: [(name: String, summary: String)] {
    essays.map { ($0.name, $0.summary) }
      + MappingName.allCases.map { ($0.rawValue, $0.reference.summary) }
  }

  /// The list of pages, with a first spec to try.
  package static var overview: String {
    let width = topics.map(\.name.count).max() ?? 0
    let list = topics.flatMap { row($0.name, width, $0.summary) }
    let others = aliases.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }.joined(separator: ", ")
    return """
      A spec describes a layout in UIKit's terms, and the content that fills it.
      It is one JSON or YAML document:

        sections:
          - id: products
            items: {count: 6, height: [250, 300]}
            group:
              type: horizontal
              width: 100%
              height: estimated(250)
              subitems:
                - {width: 50%, height: estimated(250), contentInsets: 5}

      Topics ('layoutcalc help spec TOPIC'):

      \(list.joined(separator: "\n"))

      \("Aliases: \(others).".wrapped().joined(separator: "\n"))
      'layoutcalc help KEY' describes one key and every map that has it.

      """
  }

  /// Returns the page of a topic or alias, or nil if there is none; `markdown` returns all pages.
  package static func page(_ topic: String) -> String? {
    if topic == "markdown" { return markdown }
    let name = aliases[topic] ?? topic
    if let essay = essays.first(where: { $0.name == name }) { return essay.text }
    return MappingName(rawValue: name).map { page(of: $0.reference) }
  }

  /// Aliases of pages.
  package static let aliases = [
    "group": "item", "top": "document", "flow": "section", "header": "boundaryItem", "footer": "boundaryItem",
    "badge": "anchoredItem", "background": "decoration", "when": "variants",
  ]

  /// The names and aliases of all pages, for suggestions.
  package static var names: [String] {
    essays.map(\.name) + MappingName.allCases.map(\.rawValue) + aliases.keys.sorted()
  }

  // MARK: Keys

  /// The names of all keys, without duplicates, sorted.
  package static var keyNames: [String] {
    Set(MappingName.allCases.flatMap { $0.reference.keys.map(\.name) }).sorted()
  }

  /// Returns the meaning of a key in each map that has it, in the order of the maps.
  package static func places(ofKey name: String) -> [String] {
    MappingName.allCases.compactMap { mapping in
      guard let key = mapping.reference.key(name) else { return nil }
      var lines = "in \(mapping.words): \(key.shape.words)\(key.presenceWords)".wrapped()
      lines += row("", 0, key.summary)
      if !key.forms.isEmpty {
        lines += row("", 0, "only for \(key.forms.map(\.words).joined(separator: ", "))")
      }
      return lines.joined(separator: "\n") + "\n"
    }
  }

  // MARK: Pages of mappings

  private static func page(of reference: MappingSchema) -> String {
    var lines = [reference.name.rawValue, ""] + reference.summary.wrapped() + [""]
    let width = (reference.keys.map(\.name.count).max() ?? 0)
    if let open = reference.openKeys {
      lines += "Each key is the name of a \(open.noun): \(open.shape.words).".wrapped()
    }
    for key in reference.keys {
      lines += row(key.name, width, key.shape.words + key.presenceWords)
      lines += row("", width, key.summary)
      if !key.forms.isEmpty {
        let forms = key.forms.map(\.words).joined(separator: ", ")
        lines += row("", width, "only for \(forms)")
      }
    }
    lines += ["", "'use', 'variants' and keys that start with 'x-' are allowed too."]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns a word and a text wrapped in the column next to it.
  static func row(_ word: String, _ width: Int, _ text: String) -> [String] {
    text.wrapped(after: "  \(word.padded(to: width))  ")
  }
}

extension KeySchema {
  /// Whether the key is required, or its default.
  fileprivate var presenceWords: String {
    switch presence {
    case .required: " (required)"
    case .optional(let value?): " (default \(value))"
    case .optional(nil): ""
    }
  }
}
