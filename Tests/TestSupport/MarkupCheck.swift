/// Checks that a text is well-formed XML, limited to what pictures use: elements, attributes, text and
/// entities.
package struct MarkupCheck {
  /// The first problem; nil for a well-formed document.
  package private(set) var problem: String?
  /// The values of all `id` attributes, in order.
  package private(set) var ids: [String] = []
  /// The number of occurrences of each element.
  package private(set) var elementCounts: [String: Int] = [:]
  /// The elements with their attributes, in order.
  package private(set) var elements: [(name: String, attributes: [String: String])] = []

  private var known: Set<String> = []
  private var rest: ArraySlice<Unicode.Scalar>
  private var open: [String] = []

  package init(_ text: String) {
    rest = Array(text.unicodeScalars)[...]
    if let character = rest.first(where: { !Self.isAllowed($0) }) {
      problem = "character U+\(String(character.value, radix: 16))"
    }
    while problem == nil, !rest.isEmpty { readNext() }
    if problem == nil, !open.isEmpty { problem = "no end of \(open)" }
    if problem == nil, elementCounts.isEmpty { problem = "no element" }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20
      ? scalar.value != 0xFFFE && scalar.value != 0xFFFF : "\t\n\r".unicodeScalars.contains(scalar)
  }

  private mutating func readNext() {
    let text = take { $0 != "<" }
    if open.isEmpty, text.contains(where: { $0 != "\n" }) { problem = "text '\(text)' outside the root" }
    check(text)
    guard problem == nil, rest.popFirst() != nil else { return }
    if rest.first == "/" {
      rest.removeFirst()
      let name = take { $0 != ">" }
      rest = rest.dropFirst()
      if open.popLast() != name { problem = "</\(name)> without its start" }
    } else {
      readStart()
    }
  }

  private mutating func readStart() {
    if open.isEmpty, !elementCounts.isEmpty { problem = "a second root" }
    let name = takeName()
    guard !name.isEmpty else { return problem = "'<' without a name" }
    elementCounts[name, default: 0] += 1
    var attributes: [String: String] = [:]
    while problem == nil {
      let space = take { $0 == " " || $0 == "\n" }
      switch rest.first {
      case ">":
        rest.removeFirst()
        open.append(name)
        return elements.append((name, attributes))
      case "/":
        rest.removeFirst()
        if rest.popFirst() != ">" { problem = "'/' in <\(name)>" }
        return elements.append((name, attributes))
      case nil: problem = "<\(name) does not end"
      default:
        if space.isEmpty { problem = "no space before an attribute of <\(name)>" }
        readAttribute(of: name, into: &attributes)
      }
    }
  }

  private mutating func readAttribute(of element: String, into attributes: inout [String: String]) {
    let name = takeName()
    guard !name.isEmpty, rest.popFirst() == "=", rest.popFirst() == "\"" else {
      return problem = "attribute '\(name)' of <\(element)>"
    }
    let value = take { $0 != "\"" }
    if rest.popFirst() == nil || value.contains("<") { problem = "value of '\(name)' in <\(element)>" }
    check(value)
    if attributes.updateValue(value, forKey: name) != nil { problem = "'\(name)' twice in <\(element)>" }
    if name == "id" {
      if !known.insert(value).inserted { problem = "id '\(value)' twice" }
      ids.append(value)
    }
  }

  /// Checks that every `&` begins one of XML's five entities or a numeric one.
  private mutating func check(_ text: String) {
    for part in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
      let entity = part.prefix { $0 != ";" }
      let isKnown = ["amp", "lt", "gt", "quot", "apos"].contains(entity) || Int(entity.dropFirst()) != nil
      if !isKnown || entity.endIndex == part.endIndex { problem = "entity '\(entity)'" }
    }
  }

  private mutating func takeName() -> String {
    take { $0.properties.isAlphabetic || "0123456789-:_".unicodeScalars.contains($0) }
  }

  private mutating func take(while isWanted: (Unicode.Scalar) -> Bool) -> String {
    let end = rest.firstIndex { !isWanted($0) } ?? rest.endIndex
    defer { rest = rest[end...] }
    return rest[..<end].reduce(into: "") { $0.unicodeScalars.append($1) }
  }
}
