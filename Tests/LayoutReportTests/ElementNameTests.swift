import LayoutReport
import LayoutSolver
import Testing

@Suite("Names of elements")
struct ElementNameTests {
  struct Example: CustomTestStringConvertible, Sendable {
    var name: String
    var selection: ElementSelection?
    var testDescription: String { name }
  }

  static let examples = [
    Example(name: "size", selection: .contentSize),
    Example(name: "main.3", selection: .cell(section: 0, item: 3)),
    Example(name: "0.3", selection: .cell(section: 0, item: 3)),
    Example(name: "main.4", selection: nil),
    Example(name: "1.0", selection: nil),
    Example(name: "main.header", selection: .other(.supplementary(ElementKind(0)), section: 0, item: 0)),
    Example(name: "main.header.0", selection: .other(.supplementary(ElementKind(0)), section: 0, item: 0)),
    Example(name: "main.header.1", selection: nil),
    Example(name: "0.background", selection: .other(.decoration(ElementKind(1)), section: 0, item: 0)),
    Example(name: "layout.header", selection: nil),
    Example(name: "one, \"1\"", selection: .cell(section: 0, item: 1)),
    Example(name: "", selection: nil),
  ]

  @Test(
    "A name is an item's id, 'size', or a section's id or index with an item or a kind", arguments: examples)
  func finds(_ example: Example) {
    let found = ElementNames(SampleReport.grid()).element(named: example.name)
    #expect((try? found.get()) == example.selection)
  }

  @Test("An unknown section suggests the nearest one")
  func suggests() {
    guard case .failure(let problem) = ElementNames(SampleReport.grid()).element(named: "mian.3") else {
      Issue.record("expected no element")
      return
    }
    #expect(problem.message == "no element is named 'mian.3'")
    #expect(problem.hint == "did you mean 'main.3'?")
  }

  @Test("Only an orthogonally scrolling section has a row")
  func rows() {
    #expect(ElementNames(SampleReport.pages()).row(ofSection: "main") == .success(0))
    #expect(ElementNames(SampleReport.grid()).row(ofSection: "main") == .failure(.noRow(section: "main")))
    #expect(
      ElementNames(SampleReport.grid()).row(ofSection: "x") == .failure(.unknownSection("x", known: ["main"]))
    )
  }

  @Test("For a known section, the error states the number of cells")
  func notInSection() {
    guard case .failure(let problem) = ElementNames(SampleReport.grid()).element(named: "main.4") else {
      Issue.record("expected no element")
      return
    }
    #expect(problem == .notInSection("main.4", section: "main", cells: 4))
  }

  @Test(
    "The hint for an ambiguous name lists each possible name once, and elements that no name distinguishes",
    arguments: [
      (["a.0", "a.1"], "write one of 'a.0', 'a.1'"),
      (["a.b.0", "a.b.0"], "give the elements named 'a.b.0' different kinds"),
      (
        ["a.b.0", "a.b.1", "a.b.0"],
        "write 'a.b.1'; give the elements named 'a.b.0' different kinds"
      ),
      (
        (0..<30).map { "a.\($0)" },
        "write one of \((0..<20).map { "'a.\($0)'" }.joined(separator: ", ")), …"
      ),
    ] as [([String], String)])
  func ambiguous(matches: [String], hint: String) {
    #expect(ElementNameProblem.ambiguous("a", matches: matches).hint == hint)
  }
}
