import SourceText

extension SpecHelp {
  /// The whole language as one page of Markdown, for the module's documentation.
  static var markdown: String {
    let mappings = MappingName.allCases.map { $0.reference.markdown }
    let essays = essays.map { essay in
      "## \(essay.name)\n\n```text\n\(essay.text.dropFirst(essay.name.count + 2))```\n"
    }
    return """
      # The spec language

      Every mapping of the language with its keys, from the tables that decode specs.

      Written by `layoutcalc help spec markdown`; a test keeps it equal.

      \((essays + mappings).joined(separator: "\n"))
      """
  }
}

extension MappingSchema {
  /// The heading and the table of a mapping.
  fileprivate var markdown: String {
    var text = "## \(name.rawValue)\n\n\(summary)\n\n"
    if let openKeys { return text + "Each key is the name of a \(openKeys.noun): \(openKeys.shape.words).\n" }
    text += "| key | takes | default | meaning |\n| --- | --- | --- | --- |\n"
    for key in keys {
      text +=
        "| `\(key.name)` | \(key.shape.words) | \(key.presenceCell) | \(key.summary)\(key.formsPhrase) |\n"
    }
    return text
  }
}

extension KeySchema {
  fileprivate var presenceCell: String {
    switch presence {
    case .required: "required"
    case .optional(let value?): "`\(value)`"
    case .optional(nil): ""
    }
  }

  fileprivate var formsPhrase: String {
    forms.isEmpty ? "" : " (only for \(forms.map(\.words).alternatives))"
  }
}
