import DocumentSyntax
import SourceText
import Testing

@Suite("Document trees and source ranges")
struct DocumentNodeTests {
  @Test("A node has its kind and source range")
  func knowsItself() throws {
    let root = try #require(Reading("a: 'b c'\nd: [1, x, ~, true]\ne:\n  f: |\n    g\n", .yaml).root)
    // The lines start at offsets 0, 9, 28, 31 and 38.
    #expect(root.kind == .mapping)
    #expect(root.range == SourceRange(start: 0, end: 43))
    let members = root.members
    #expect(members.map(\.key.string) == ["a", "d", "e"])
    #expect(members.map(\.keyNode.range.start) == [0, 9, 28])
    #expect(
      members.map(\.value.range)
        == [3..<8, 12..<27, 33..<43].map { SourceRange(start: $0.lowerBound, end: $0.upperBound) })
    #expect(members.map(\.value.kind) == [.string, .sequence, .mapping])
    let elements = members[1].value.elements
    #expect(elements.map(\.kind) == [.number, .string, .null, .bool])
    #expect(elements[0].number == 1 && elements[1].string == "x" && elements[3].bool == true)
    #expect(elements[0].string == nil && elements[1].number == nil && elements[2].bool == nil)
    #expect(Set(elements.map(\.identity)).count == 4)
  }

  @Test("A string's content has a source range if it is unchanged in the source")
  func placesStrings() throws {
    let text =
      "- plain text\n- 'single'\n- \"double\"\n- 'it''s'\n- \"a\\n\"\n- over\n  lines\n- |\n  block\n- 1\n"
    let reading = Reading(text, .yaml)
    let elements = try #require(reading.root).elements
    let places = elements.map { $0.stringRange.map(reading.diagnostics.file.text(in:)) }
    #expect(places == ["plain text", "single", "double", nil, nil, nil, nil, nil])
    #expect(elements.map(\.isQuoted) == [false, true, true, true, true, false, true, false])
    #expect(
      elements.map(\.scalarText) == [
        "plain text", "single", "double", "it's", "a\n", "over lines", "block\n", "1",
      ])
  }

  @Test("An alias has its own source range and its anchor's value")
  func followsAliases() throws {
    let reading = Reading("a: &x {b: 1}\nc: *x\n", .yaml)
    let value = try #require(reading.root).members[1].value
    #expect(reading.diagnostics.file.text(in: value.range) == "*x")
    #expect(value.path == "/c")
    #expect(value.kind == .mapping)
    #expect(value.members[0].value.path == "/a/b")
    #expect(value.members[0].value.number == 1)
  }

  @Test("A tag outside the core schema is kept")
  func keepsTags() throws {
    let root = try #require(
      Reading("- !a b\n- !!str b\n- !<tag:x> [c]\n- !!set {d}\n- f\n", .yaml)
        .root)
    #expect(root.elements.map(\.tag) == ["!a", nil, "tag:x", "tag:yaml.org,2002:set", nil])
  }

  static let paths: [(String, [Int], String)] = [
    ("[1, [2, 3]]", [], ""), ("[1, [2, 3]]", [1], "/1"), ("[1, [2, 3]]", [1, 1], "/1/1"),
    ("{a: {b: [1]}}", [0, 0, 0], "/a/b/0"),
    ("{a/b~c: 1}", [0], "/a~1b~0c"), ("{é: {'': 1}}", [0, 0], "/é/"),
    ("- {a: 1, b: 2}\n- {a: 3, b: 4}", [1, 1], "/1/b"),
  ]

  @Test("The path is a JSON Pointer", arguments: paths)
  func pointsWithPaths(_ row: (text: String, steps: [Int], path: String)) throws {
    var node = try #require(Reading(row.text, .yaml).root)
    for step in row.steps { node = node.kind == .mapping ? node.members[step].value : node.elements[step] }
    #expect(node.path == row.path)
  }

  @Test("Paths are correct in long collections, flat or nested", arguments: [100, 257, 1000])
  func pointsIntoLongCollections(_ count: Int) throws {
    let flat = "[" + (0..<count).map(String.init).joined(separator: ",") + "]"
    let nested = "{" + (0..<count).map { "\"k\($0)\":[0,\($0)]" }.joined(separator: ",") + "}"
    let root = try #require(Reading("[\(flat),\(nested)]", .json).root)
    #expect(root.elements[0].elements.map(\.path) == (0..<count).map { "/0/\($0)" })
    #expect(root.elements[1].members.map(\.value.elements[1].path) == (0..<count).map { "/1/k\($0)/1" })
    #expect(root.elements[1].members.map(\.keyNode.path) == (0..<count).map { "/1/k\($0)" })
  }

  static let numbers: [(String, DocumentFormat, [Double], Int?)] = [
    ("[]", .json, [], nil), ("[1,2.5,-3e2]", .json, [1, 2.5, -300], nil), ("[1,2,null,4]", .json, [1, 2], 2),
    ("[1,\"2\"]", .json, [1], 1), ("[1,[2]]", .json, [1], 1),
    ("- 1\n- 0x10\n- .5\n- +7\n- !!int '8'\n", .yaml, [1, 16, 0.5, 7, 8], nil), ("[&a 1, *a]", .yaml, [1], 1),
    ("[1, 1/3]", .yaml, [1], 1), ("{}", .json, [], 0), ("3", .json, [], 0),
  ]

  @Test("Numbers are read up to the first element that is not a plain number", arguments: numbers)
  func readsNumbers(_ row: (text: String, format: DocumentFormat, numbers: [Double], stop: Int?)) throws {
    var read: [Double] = []
    let stop = try #require(Reading(row.text, row.format).root).numbers(into: &read)
    #expect(read == row.numbers)
    #expect(stop == row.stop)
  }

  @Test("Duplicate keys are found in small and large maps", arguments: [3, 20])
  func findsDuplicates(_ count: Int) throws {
    let text = (0..<count).map { "k\($0): 1\n" }.joined() + "k1: 2\n'k0': 3\nk1: 4\n"
    let reading = Reading(text, .yaml)
    let duplicates = try #require(reading.root).duplicateKeys
    #expect(duplicates.map(\.key) == ["k1", "k0", "k1"])
    #expect(duplicates.map { reading.diagnostics.file.text(in: $0.second) } == ["k1", "'k0'", "k1"])
    #expect(duplicates.map(\.first.start) == [6, 0, 6])
  }

  static let guesses: [(String, String, DocumentFormat)] = [
    ("a.json", "a: 1", .json), ("a.yaml", "{}", .yaml), ("a.yml", "{}", .yaml), ("stdin", "{}", .json),
    ("stdin", " \t\r\n{}", .json), ("stdin", "[]", .yaml), ("a", "a: 1", .yaml),
    ("a", "", .yaml), ("a", "\u{FEFF}{}", .json), ("json", "# {", .yaml),
  ]

  @Test("The format follows from the file name, otherwise from the first character", arguments: guesses)
  func guessesTheFormat(_ row: (name: String, text: String, format: DocumentFormat)) {
    #expect(DocumentFormat.guessed(fileName: row.name, bytes: Array(row.text.utf8)) == row.format)
  }
}
