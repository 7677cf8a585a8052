import DocumentSyntax
import LayoutSpec
import SourceText
import TestSupport
import Testing

/// `é` as one scalar, and as `e` with a combining accent: Swift's strings are equal, but the bytes in a file differ.
private let composed = "\u{E9}"
private let decomposed = "e\u{301}"

@Suite("Names are equal only if their scalars are equal")
struct ScalarStringTests {
  @Test("A name is compared, ordered and hashed by its scalars")
  func name() {
    let (one, other) = (ScalarString(composed), ScalarString(decomposed))
    #expect(composed == decomposed)
    #expect(one != other)
    #expect(other < one)
    #expect(Set([one, other, ScalarString(composed)]).count == 2)
    #expect([one: 1, other: 2][decomposed] == 2)
    #expect(!ScalarString("\u{212A}ey").hasPrefix("K"))
    #expect(!"\u{37E}".isSame(as: ";"))
  }

  /// A text and its JSON equivalent.
  static let documents: [(text: String, json: String)] = [
    (#"{"\#(composed)": 1, "\#(decomposed)": 2}"#, #"{"\#(composed)":1,"\#(decomposed)":2}"#),
    (
      "a: &\(composed) 1\nb: &\(decomposed) 2\nc: [*\(composed), *\(decomposed)]",
      #"{"a":1,"b":2,"c":[1,2]}"#
    ),
    (
      "a: &a {\(composed): 1}\nb: {<<: *a, \(decomposed): 2}",
      #"{"a":{"\#(composed)":1},"b":{"\#(decomposed)":2,"\#(composed)":1}}"#
    ),
    (
      (0..<12).map { "k\($0): 0\n" }.joined() + "\(composed): 1\n\(decomposed): 2",
      "{" + (0..<12).map { "\"k\($0)\":0," }.joined() + "\"\(composed)\":1,\"\(decomposed)\":2}"
    ),
  ]

  @Test("Keys and anchors of a document are compared by scalars", arguments: documents)
  func document(_ row: (text: String, json: String)) throws {
    let file = SourceFile(name: "a.yaml", bytes: Array(row.text.utf8))
    var diagnostics = Diagnostics(file: file)
    let document = try #require(readDocument(file, as: .yaml, &diagnostics))
    document.reportDuplicateKeys(.yaml, &diagnostics)
    #expect(diagnostics.list.map(\.message) == [])
    var bytes: [UInt8] = []
    var buffer = TextBuffer { piece in
      bytes += piece
      return true
    }
    writeJSON(document.root, to: &buffer)
    buffer.flush()
    #expect(bytes == Array(row.json.utf8))
  }

  /// Specs in which the two spellings are different names.
  static let specs = [
    "sections: [{id: \(composed), items: 1, list: {}}, {id: \(decomposed), items: 1, list: {}}]",
    """
    definitions: {\(composed): {items: 1}, \(decomposed): {items: 2}}
    sections: [{use: \(composed), list: {}}, {use: \(decomposed), list: {}}]
    """,
    """
    sections:
      - items: "'\(composed)' == '\(decomposed)' ? -1 : 3"
        list: {}
        boundarySupplementaryItems:
          - {kind: \(composed), width: 9, height: 9, alignment: top}
          - {kind: \(decomposed), width: 9, height: 9, alignment: top}
    """,
  ]

  @Test("Ids, definitions, kinds and strings of a spec are compared by scalars", arguments: specs)
  func spec(_ text: String) {
    let (solution, problems) = SpecText(text, .yaml).solved()
    #expect(problems.map(\.message) == [])
    #expect(solution != nil)
  }

  @Test("A key that is only canonically equivalent to a known one is unknown")
  func key() {
    // Swift's strings treat the kelvin sign as equal to K.
    let problems = SpecText("x-\u{212A}: 1\nsections: []\n\u{212A}: 1", .yaml).lowered().problems
    #expect(problems.map(\.code) == ["unknown-key"])
  }

  /// Code that hashes or compares strings by canonical equivalence.
  static let unwanted = ["[String: ", "Set<String>", "Dictionary<String"]

  @Test(
    "The readers do not hash or compare strings by canonical equivalence",
    arguments: ["DocumentSyntax", "LayoutSpec/Decoding", "LayoutSpec/Lowering", "LayoutSpec/Expressions"]
      .flatMap { RepositoryFiles.paths(below: "Sources/\($0)", ending: ".swift") })
  func readers(_ path: String) throws {
    let isExpression = path.contains("/Expressions/") || path.contains("PercentageReplacement")
    for line in try RepositoryFiles.text(path).split(separator: "\n") {
      let found = Self.unwanted.filter { line.contains($0) }
      #expect(found == [], "\(path): \(line)")
      // Keys are of type 'ScalarString'; characters, scalars and the operators of expressions are ASCII.
      guard line.contains("== \"") || line.contains("!= \""), !isExpression else { continue }
      let isScalar = [".key == \"", "opening == ", "quote == ", "$0 == \" \""].contains { line.contains($0) }
      #expect(isScalar, "\(path): \(line)")
    }
  }
}

@Suite("Text with very long characters")
struct CombiningMarksTests {
  /// A letter with 24,000 combining marks, in two orders.
  private static let first = "a" + String(repeating: "\u{301}\u{323}", count: 12_000)
  private static let second = "a" + String(repeating: "\u{323}\u{301}", count: 12_000)

  static let specs = [
    "\(first): 1\n\(second): 2\nsections: []",
    "sections: [{id: \(first), items: 1, list: {}}, {id: \(second), items: 1, list: {}}]",
    "definitions: {\(first): {items: 1}, \(second): {items: 2}}\nsections: [{use: [\(first), \(second)], list: {}}]",
    "variables: {\(first): 1, \(second): 1}\nsections: []",
    "sections: [{items: \"'\(first)' == '\(second)' ? 1 : 2\", list: {}}]",
    "sections: [{items: {count: 3, id: '\(first){item}\(second)'}, list: {}}]",
    "layout: \(first)\nsections: [{orthogonalScrollingBehavior: \(second), items: 1, list: {}}]",
  ]

  @Test("A very long character is read as fast as other text", .timeLimit(.minutes(1)), arguments: specs)
  func reads(_ text: String) {
    _ = SpecText(text, .yaml).solved()
  }
}
