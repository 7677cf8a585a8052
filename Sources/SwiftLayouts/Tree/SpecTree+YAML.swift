import SourceText

/// Writes a spec tree as YAML, with source locations as comments.
struct SpecTreeYAML {
  private let lines: LineMap
  /// The file's name in comments.
  private let fileName: String
  private(set) var text = ""

  init(_ file: SourceFile) {
    lines = LineMap(file)
    fileName = file.name.split(separator: "/").last.map(String.init) ?? file.name
  }

  /// Writes the members of a map, one per line.
  mutating func write(_ map: SpecTreeMap, indent: Int, continuesLine: Bool = false) {
    var isFirst = continuesLine
    for member in map.members {
      let margin = isFirst ? "" : String(repeating: " ", count: indent)
      isFirst = false
      write(member, margin: margin, indent: indent)
    }
    guard !map.variants.isEmpty else { return }
    text += (isFirst ? "" : String(repeating: " ", count: indent)) + "variants:\n"
    for variant in map.variants {
      text += String(repeating: " ", count: indent + 2) + "- when: \(quoted(variant.condition.text))\n"
      var inner = SpecTreeMap(map.range)
      inner.members = variant.members
      write(inner, indent: indent + 4)
    }
  }

  private mutating func write(_ member: SpecTreeMap.Member, margin: String, indent: Int) {
    text += "\(margin)\(quoted(member.key)):"
    switch member.value {
    case .scalar(let scalar, let range):
      text += " \(scalar.yaml)\(comment(range))\n"
    case .missing(let range):
      text += " \(comment(range)), not in the code: --set \(member.key)=…\n"
    case .list(let elements, let range):
      guard !elements.isEmpty else {
        text += " []\n"
        return
      }
      if let flow = flow(member.value) {
        text += " \(flow)\(comment(range))\n"
        return
      }
      text += "\n"
      for element in elements { write(element: element, indent: indent + 2) }
    case .map(let map):
      if let flow = flow(member.value) {
        text += " \(flow)\(comment(map.range))\n"
        return
      }
      text += "\n"
      write(map, indent: indent + 2)
    }
  }

  private mutating func write(element: SpecTree, indent: Int) {
    text += String(repeating: " ", count: indent) + "- "
    switch element {
    case .scalar(let scalar, let range): text += "\(scalar.yaml)\(comment(range))\n"
    case .missing: text += "\n"
    case .list: text += "\(flow(element) ?? "[]")\n"
    case .map(let map): write(map, indent: indent + 2, continuesLine: true)
    }
  }

  /// Returns a small collection of scalars on one line; nil for any other tree.
  private func flow(_ tree: SpecTree) -> String? {
    switch tree {
    case .map(let map):
      guard map.variants.isEmpty, map.members.count <= 4 else { return nil }
      var parts: [String] = []
      for member in map.members {
        guard case .scalar(let scalar, _) = member.value else { return nil }
        parts.append("\(member.key): \(scalar.flowYAML)")
      }
      return "{\(parts.joined(separator: ", "))}"
    case .list(let elements, _):
      var parts: [String] = []
      for element in elements {
        guard case .scalar(let scalar, _) = element else { return nil }
        parts.append(scalar.flowYAML)
      }
      return "[\(parts.joined(separator: ", "))]"
    case .scalar, .missing: return nil
    }
  }

  private func comment(_ range: SourceRange) -> String { "  # \(fileName):\(lines.line(of: range.start))" }

  private func quoted(_ text: String) -> String { text.isPlainYAML(inFlow: false) ? text : text.jsonText }
}

extension SpecScalar {
  /// The value in block YAML.
  fileprivate var yaml: String { yaml(inFlow: false) }
  /// The value in flow YAML, inside braces or brackets.
  fileprivate var flowYAML: String { yaml(inFlow: true) }

  private func yaml(inFlow: Bool) -> String {
    switch self {
    case .formula(.number), .formula(.boolean): return text
    case .formula, .dimension, .flexible: return text.isPlainYAML(inFlow: inFlow) ? text : text.jsonText
    case .word(let word):
      let isAmbiguous =
        ["true", "false", "null", "yes", "no", "~"].contains(word.lowercased()) || Double(word) != nil
      return word.isPlainYAML(inFlow: inFlow) && !isAmbiguous ? word : word.jsonText
    }
  }
}

extension String {
  /// Returns whether YAML reads the text without quotes.
  fileprivate func isPlainYAML(inFlow: Bool) -> Bool {
    guard let first = utf8.first, let last = utf8.last, first != 0x20, last != 0x20, last != UInt8(ascii: ":")
    else {
      return false
    }
    let starts = "-?:,[]{}#&*!|>'\"%@`".utf8
    if starts.contains(first) { return false }
    var previous: UInt8 = 0
    for byte in utf8 {
      if byte < 0x20 || byte == 0x7F { return false }
      if byte == 0x20, previous == UInt8(ascii: ":") { return false }
      if byte == UInt8(ascii: "#"), previous == 0x20 { return false }
      if inFlow, ",[]{}".utf8.contains(byte) { return false }
      previous = byte
    }
    return true
  }
}
