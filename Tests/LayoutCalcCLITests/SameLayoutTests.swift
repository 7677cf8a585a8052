import LayoutCalcCLI
import TestSupport
import Testing

/// A spec whose elements are hard to match.
private struct HardSpec: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var sections: [String]

  init(_ name: String, _ sections: String...) { (testDescription, self.sections) = (name, sections) }

  var text: String { "sections:\n" + sections.map { "  - {\($0)}\n" }.joined() }

  static let group =
    "group: {type: horizontal, width: 100%, height: 50, subitems: [{width: 50%, height: 50}]}"

  /// Supplementary items on items and on the group, backgrounds and a header, all of one kind.
  static let oneKind = """
    items: 3, boundarySupplementaryItems: [{kind: b, width: 100%, height: 10, alignment: top}], \
    decorationItems: [{kind: b}, {kind: b, contentInsets: 3}], group: {type: horizontal, width: 100%, height: 50, \
    supplementaryItems: [{kind: b, width: 7, height: 7, containerAnchor: {edges: leading}}], \
    subitems: [{width: 50%, height: 50, supplementaryItems: [ \
    {kind: b, width: 5, height: 5, containerAnchor: {edges: top}}, \
    {kind: b, width: 6, height: 6, containerAnchor: {edges: bottom}}]}]}
    """

  static let all = [
    HardSpec("an empty id", "items: [{id: ''}], \(group)"),
    HardSpec(
      "patterns that look alike", "items: {count: 20, id: 'p{item}'}, \(group)",
      "items: {count: 20, id: 'q1{item}'}, \(group)", "items: {count: 3, id: '{item}'}, \(group)"),
    HardSpec(
      "a pattern and a list of ids like it", "items: {count: 3, id: 'p{item}q{item}'}, \(group)",
      "items: [{id: p1q2}, {id: p5q5}], \(group)"),
    HardSpec("one kind for all", oneKind), HardSpec("one kind, in two sections", oneKind, oneKind),
    HardSpec("sections with ids that look like indices", "id: '1', \(group)", "id: '0', items: 1, \(group)"),
  ]
}

@Suite("A layout compared with itself")
struct SameLayoutTests {
  @Test("'diff' finds no differences, in specs and in solved output", arguments: HardSpec.all)
  private func diff(_ spec: HardSpec) {
    let world = World(files: ["a.yaml": spec.text])
    let solved = world.run(["solve", "a.yaml", "-f", "json"])
    #expect(solved.status == .success, "\(solved.errors)")
    let both = World(files: ["a.yaml": spec.text, "a.json": solved.output])
    for pair in [["a.yaml", "a.yaml"], ["a.yaml", "a.json"], ["a.json", "a.yaml"], ["a.json", "a.json"]] {
      let run = both.run(["diff"] + pair)
      #expect(run.status == .success, "\(pair): \(run.output)\(run.errors)")
      #expect(run.output.isEmpty)
    }
  }

  @Test("A snapshot passes right after it is recorded", arguments: HardSpec.all)
  private func snapshot(_ spec: HardSpec) {
    let world = World(files: ["a.layout.yaml": spec.text])
    let recorded = world.after(world.run(["snapshot", "record"]))
    let run = recorded.run(["snapshot", "check"])
    #expect(run.status == .success, "\(run.output)\(run.errors)")
    #expect(run.errors == "1 passed, 0 failed, 0 missing, 0 stale\n")
  }

  @Test("In a transition to itself, nothing moves", arguments: HardSpec.all)
  private func transition(_ spec: HardSpec) {
    let world = World(files: ["a.yaml": spec.text])
    let elements = world.run(["solve", "a.yaml", "-f", "jsonl"]).output.split(separator: "\n").dropFirst()
    for progress in ["0", "0.5", "1"] {
      let run = world.run(["transition", "a.yaml", "a.yaml", "-f", "jsonl", "--progress", progress])
      #expect(run.errors.isEmpty)
      #expect(run.output.split(separator: "\n").dropFirst() == elements)
    }
  }
}
