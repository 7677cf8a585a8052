import SourceText

/// The language as pages of text, from the tables that decode it.
package enum SpecHelp {
  /// The pages with a line on each, in the order of the overview.
  package static var topics: [(name: String, summary: String)] {
    essays.map { ($0.name, $0.summary) }
      + MappingName.allCases.filter(\.hasPage).map { ($0.rawValue, $0.reference.summary) }
  }

  /// The list of pages, with a first spec to try.
  package static var overview: String {
    let width = topics.map(\.name.count).max() ?? 0
    let list = topics.flatMap { row($0.name, width, $0.summary) }
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

      """
  }

  /// The page of a topic; nil where there is none. `group` is the page of items, `flow` that of sections, `markdown` all of them.
  package static func page(_ topic: String) -> String? {
    if topic == "markdown" { return markdown }
    if let essay = essays.first(where: { $0.name == topic }) { return essay.text }
    let name = MappingName(rawValue: aliases[topic] ?? topic)
    return name.map { page(of: $0.reference) }
  }

  /// Other names of pages.
  package static let aliases = [
    "group": "item", "top": "document", "flow": "section", "header": "boundaryItem", "footer": "boundaryItem",
    "badge": "anchoredItem", "background": "decoration",
  ]

  /// The names under which pages are found, for suggestions.
  package static var names: [String] {
    essays.map(\.name) + MappingName.allCases.map(\.rawValue) + aliases.keys.sorted()
  }

  // MARK: Pages of mappings

  private static func page(of reference: MappingReference) -> String {
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

  /// A word, and a text in lines beside it.
  static func row(_ word: String, _ width: Int, _ text: String) -> [String] {
    text.wrapped(after: "  \(word.padded(to: width))  ")
  }
}

extension MappingName {
  /// Whether the overview lists the mapping; the smallest ones are told where they are used.
  var hasPage: Bool {
    switch self {
    case .document, .environment, .section, .items, .entry, .random, .item, .frame, .boundaryItem,
      .anchoredItem, .anchor, .decoration, .list, .snapshots, .variables, .definitions, .lint, .insets,
      .edgeSpacing:
      true
    case .point, .size, .referenceSize, .measuredSize: false
    }
  }
}

extension KeyReference {
  /// Whether it has to be there, or what holds without it.
  fileprivate var presenceWords: String {
    switch presence {
    case .required: " (required)"
    case .optional(let value?): " (default \(value))"
    case .optional(nil): ""
    }
  }
}
