/// A JSON value of the schema; members keep their order.
indirect enum SchemaValue {
  case object([(String, SchemaValue)])
  case array([SchemaValue])
  case string(String)
  case number(Int)
  case boolean(Bool)

  /// The value as indented JSON.
  var text: String {
    var text = ""
    write(to: &text, indentation: "")
    return text + "\n"
  }

  private func write(to text: inout String, indentation: String) {
    let inner = indentation + "  "
    switch self {
    case .object(let members) where members.isEmpty: text += "{}"
    case .object(let members) where isShort:
      text += "{"
      for (index, (key, value)) in members.enumerated() {
        text += (index == 0 ? "" : ", ") + key.jsonLiteral + ": "
        value.write(to: &text, indentation: inner)
      }
      text += "}"
    case .object(let members):
      text += "{\n"
      for (index, (key, value)) in members.enumerated() {
        text += inner + key.jsonLiteral + ": "
        value.write(to: &text, indentation: inner)
        text += index == members.count - 1 ? "\n" : ",\n"
      }
      text += indentation + "}"
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        element.write(to: &text, indentation: indentation)
      }
      text += "]"
    case .string(let string): text += string.jsonLiteral
    case .number(let number): text += String(number)
    case .boolean(let boolean): text += boolean ? "true" : "false"
    }
  }

  /// Whether an object fits on one line: at most two scalar members.
  private var isShort: Bool {
    guard case .object(let members) = self, members.count <= 2 else { return false }
    return members.allSatisfy { member in
      switch member.1 {
      case .string(let text): text.count < 40
      case .number, .boolean: true
      case .object, .array: false
      }
    }
  }
}

extension String {
  /// The string as a JSON literal.
  fileprivate var jsonLiteral: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}
