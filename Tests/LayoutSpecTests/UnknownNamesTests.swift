import SourceText
import Testing

@Suite("Unknown names")
struct UnknownNamesTests {
  private static let numbers = 0..<5000

  private static func section(_ items: String) -> String { "  - {items: \(items), list: {}}\n" }

  /// Specs in which the numbers of variables and of unknown names grow together.
  static let specs = [
    "variables: {\(numbers.map { "name\($0): 1" }.joined(separator: ", "))}\nsections:\n"
      + numbers.map { section("nmae\($0)") }.joined(),
    "variables: {\(numbers.map { "name\($0): nmae\($0)" }.joined(separator: ", "))}\nsections: []",
    "variables: {\(numbers.map { "name\($0): 1" }.joined(separator: ", "))}\nsections:\n"
      + numbers.map { "  - {variables: {own: 1}, items: nmae\($0), list: {}}\n" }.joined(),
  ]

  @Test(
    "The cost of an unknown name does not depend on the number of defined names", .timeLimit(.minutes(1)),
    arguments: specs)
  func manyNames(_ text: String) {
    let problems = SpecText(text).lowered().problems
    #expect(problems.count == Self.numbers.count)
    #expect(problems.allSatisfy { $0.code == "unknown-name" })
  }

  @Test(
    "The suggestion is a name that can be used at that location",
    arguments: [
      // A variable can use the variables before it, but not those after it.
      ("variables: {first: 1, second: frist}\nsections: []", "did you mean 'first'?"),
      ("variables: {first: secnod, second: 2}\nsections: []", nil),
      ("variables: {outer: 1}\nsections: [{items: outre, list: {}}]", "did you mean 'outer'?"),
      ("sections: [{variables: {inner: 1}, items: innre, list: {}}]", "did you mean 'inner'?"),
      ("sections: [{variables: {inner: 1}, items: 1, list: {}}, {items: innre, list: {}}]", nil),
      ("sections: [{items: widht, list: {}}]", "did you mean 'width'?"),
      ("sections: [{items: {count: 2, height: itme}, list: {}}]", "did you mean 'item'?"),
    ] as [(String, String?)])
  func suggestion(text: String, hint: String?) {
    #expect(SpecText(text).lowered().problems.map(\.hint) == [hint])
  }
}
