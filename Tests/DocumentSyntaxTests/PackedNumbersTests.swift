import DocumentSyntax
import SourceText
import Testing

/// Long lists of numbers are stored without a record per number; the difference must not be observable.
@Suite("Long lists of numbers in JSON")
struct PackedNumbersTests {
  /// Ways to write a number, and separators between numbers.
  private static let spellings = [
    "0", "7", "42", "1234567", "12345678", "-3", "0.25", "-1.5e3", "1E-2", "99999999999",
  ]
  private static let separators = [",", ", ", ",\n  ", " ,\t", ",  "]

  /// Returns `count` numbers in varying spellings, determined by `seed`.
  private static func numbers(_ count: Int, seed: Int) -> [String] {
    (0..<count).map { spellings[($0 * 7 + $0 * $0 * 3 + seed) % spellings.count] }
  }

  private static func root(_ text: String, _ format: DocumentFormat) throws -> DocumentNode {
    let file = SourceFile(name: "test", bytes: Array(text.utf8))
    var diagnostics = Diagnostics(file: file)
    return try #require(readDocument(file, as: format, &diagnostics)?.root, "\(diagnostics.list)")
  }

  @Test(
    "A list equals the YAML reader's list, which is not packed",
    arguments: [1, 63, 64, 65, 127, 128, 129, 1_000], separators)
  func sameAsUnpacked(count: Int, separator: String) throws {
    let list = Self.numbers(count, seed: count).joined(separator: separator)
    let text = "{\"a\": [\(list)], \"b\": [[ \(list) ], 5]}"
    // YAML does not allow a tab here.
    let unpacked = text.replacing("\t", with: " ")
    let (json, yaml) = (try Self.root(text, .json), try Self.root(unpacked, .yaml))
    for path in [[0], [1, 0], [1]] {
      let (packed, plain) = (json.list(at: path), yaml.list(at: path))
      #expect(packed.count == plain.count)
      #expect(packed.elements.map(\.number) == plain.elements.map(\.number))
      #expect(packed.elements.map(\.range) == plain.elements.map(\.range))
      #expect(packed.elements.map(\.path) == plain.elements.map(\.path))
      #expect(packed.elements.map(\.scalarText) == plain.elements.map(\.scalarText))
      #expect(Set(packed.elements.map(\.identity)).count == plain.count)
      var (one, other): ([Double], [Double]) = ([-1], [-1])
      #expect(packed.numbers(into: &one) == plain.numbers(into: &other))
      #expect(one == other)
    }
  }

  @Test(
    "An element that is not a number is read as usual at any position",
    arguments: ["true", "\"x\"", "null", "[1]", "{\"k\": 1}"], [0, 1, 63, 64, 65, 130])
  func mixed(odd: String, place: Int) throws {
    var elements = Self.numbers(140, seed: 3)
    elements.insert(odd, at: place)
    let list = try Self.root("[\(elements.joined(separator: ", "))]", .json)
    #expect(list.count == 141)
    #expect(list.elements[place].kind != .number)
    var numbers: [Double] = []
    #expect(list.numbers(into: &numbers) == place)
    #expect(numbers == elements[..<place].map { Double($0) ?? .nan })
  }

  @Test(
    "An error in a long list is reported at its location",
    arguments: ["01", "1.", "-", "1e", "+1", ".5", "1e999", "1 2", ",", ""], [70, 199])
  func faults(fault: String, place: Int) throws {
    var elements = Self.numbers(200, seed: 5)
    elements[place] = fault
    let before = "[" + elements[..<place].map { $0 + "," }.joined()
    let file = SourceFile(name: "test", bytes: Array("[\(elements.joined(separator: ","))]".utf8))
    var diagnostics = Diagnostics(file: file)
    #expect(readDocument(file, as: .json, &diagnostics) == nil)
    let offset = try #require(diagnostics.list.first?.range?.start)
    // A missing last element is reported at the comma before it.
    #expect((before.utf8.count - 1...before.utf8.count + 2).contains(offset))
  }
}

extension DocumentNode {
  /// The node at a path of member and element indices.
  fileprivate func list(at path: [Int]) -> DocumentNode {
    path.reduce(self) { node, place in
      node.kind == .mapping ? node.members[place].value : node.elements[place]
    }
  }
}
