import DocumentSyntax
import LayoutSolver
import SourceText

/// Reads the output of `solve`.
struct SolvedReader {
  private var words: [String] = []
  private var indices: [ScalarString: Int32] = [:]
  private var fault: (problem: SolvedProblem, range: SourceRange)?

  /// Reads one output; returns nil after reporting anything missing or invalid.
  consuming func layout(_ node: DocumentNode, _ diagnostics: inout Diagnostics) -> SolvedLayout? {
    let layout = read(node)
    if let fault { diagnostics.add(fault.problem, at: fault.range) }
    return fault == nil ? layout : nil
  }

  private mutating func read(_ node: DocumentNode) -> SolvedLayout {
    let root = Members(node)
    if integer("layoutcalc", root) != 1 { fail(.unknownVersion, root) }
    if let error = root["error"]?.string {
      fail(.failed(file: root["file"]?.string ?? "", error: error), root)
    }
    let environment = members("environment", root)
    var layout = SolvedLayout(
      name: text("name", root), width: number("width", environment), height: number("height", environment),
      scale: environment["scale"]?.number, rounding: text("rounding", environment),
      layoutDirection: text("layoutDirection", environment), device: environment["device"]?.string,
      contentSize: size(members("contentSize", root)), sections: [], elements: [], ids: [:], kinds: [])
    list("sections", root)?.forEachElement { node in
      let section = Members(node)
      let index = integer("section", section)
      let row = section["orthogonal"].map { Members($0) }
      layout.sections.append(
        SolvedLayout.Section(
          id: section["id"]?.string ?? String(index), items: integer("items", section),
          frame: section["width"] == nil ? nil : frame(section),
          row: row.map { self.row($0) },
          rest: row?["rest"].map { rest($0) }))
    }
    list("elements", root)?.forEachElement { node in
      let element = Members(node)
      if let id = element["id"]?.string { layout.ids[layout.elements.count] = id }
      layout.elements.append(self.element(element))
    }
    layout.kinds = words
    return layout
  }

  private mutating func row(_ members: Members) -> OrthogonalRow {
    let behavior = OrthogonalScrollingBehavior(rawValue: text("behavior", members))
    if behavior == nil { fail(.wrongType("behavior", expected: "how a row scrolls"), members) }
    return OrthogonalRow(
      behavior: behavior ?? OrthogonalScrollingBehavior.none, viewport: frame(members),
      contentLength: number("contentLength", members),
      offset: number("offset", members), maxOffset: number("maxOffset", members))
  }

  private mutating func rest(_ node: DocumentNode) -> (proposed: Double, offset: Double) {
    let rest = Members(node)
    return (number("proposed", rest), number("offset", rest))
  }

  private mutating func element(_ members: Members) -> Element {
    let category: Element.Category
    switch text("kind", members) {
    case "cell": category = .cell
    case "supplementary": category = .supplementary(kind(text("elementKind", members)))
    case "decoration": category = .decoration(kind(text("elementKind", members)))
    default:
      fail(.wrongType("kind", expected: "'cell', 'supplementary' or 'decoration'"), members)
      category = .cell
    }
    return Element(
      category: category, section: members["section"]?.kind == .null ? nil : integer("section", members),
      item: integer("item", members), frame: frame(members), zIndex: integer("zIndex", members),
      host: members["host"].flatMap { $0.number.flatMap { Int(exactly: $0) } }, id: .none)
  }

  private mutating func kind(_ word: String) -> ElementKind {
    if let index = indices[word] { return ElementKind(index) }
    let index = Int32(truncatingIfNeeded: words.count)
    words.append(word)
    indices[word] = index
    return ElementKind(index)
  }

  private mutating func frame(_ members: Members) -> Rect {
    Rect(origin: Point(x: number("x", members), y: number("y", members)), size: size(members))
  }

  private mutating func size(_ members: Members) -> Size {
    Size(width: number("width", members), height: number("height", members))
  }

  private mutating func number(_ key: String, _ members: Members) -> Double {
    guard let node = members[key] else { return fail(.missing(key), members, 0) }
    return node.number ?? fail(.wrongType(key, expected: "a number"), members, 0)
  }

  private mutating func integer(_ key: String, _ members: Members) -> Int {
    Int(exactly: number(key, members)) ?? fail(.wrongType(key, expected: "a whole number"), members, 0)
  }

  private mutating func text(_ key: String, _ members: Members) -> String {
    guard let node = members[key] else { return fail(.missing(key), members, "") }
    return node.string ?? fail(.wrongType(key, expected: "a string"), members, "")
  }

  private mutating func members(_ key: String, _ members: Members) -> Members {
    guard let node = members[key] else { return fail(.missing(key), members, members) }
    return Members(node)
  }

  private mutating func list(_ key: String, _ members: Members) -> DocumentNode? {
    guard let node = members[key] else { return fail(.missing(key), members, nil) }
    return node.kind == .sequence ? node : fail(.wrongType(key, expected: "a list"), members, nil)
  }

  private mutating func fail(_ problem: SolvedProblem, _ members: Members) {
    // Only the first problem is reported: it means that this tool did not write the file.
    if fault == nil { fault = (problem, members.range) }
  }

  private mutating func fail<Value>(_ problem: SolvedProblem, _ members: Members, _ value: Value) -> Value {
    fail(problem, members)
    return value
  }
}

/// The members of a small mapping.
private struct Members {
  private let members: [DocumentMember]
  let range: SourceRange

  init(_ node: DocumentNode) {
    members = node.members
    range = node.range
  }

  /// The value of a key; if there are duplicates, the last one.
  subscript(key: String) -> DocumentNode? { members.last { $0.key == key }?.value }
}
