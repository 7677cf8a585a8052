import LayoutCalcCLI
import TestSupport
import Testing

@Suite("Pictures of changes")
struct ChangePictureTests {
  /// Rows of 50 for `a`, `b` and `c`.
  static let old = """
    sections:
      - id: list
        items: [{id: a}, {id: b}, {id: c}]
        group: {type: horizontal, width: 100%, height: 50, subitems: [{width: 100%, height: 50}]}

    """
  /// `a` stays, `b` is removed, `c` moves up, and `d` is added.
  static let new = old.replacing("{id: b}, {id: c}", with: "{id: c}, {id: d}")

  static func run(_ arguments: [String]) -> Transcript {
    World(files: ["old.yaml": old, "new.yaml": new]).run(arguments + ["--width", "200"])
  }

  static let shapes: [(id: String, classes: String, frame: [String])] = [
    ("list.0", "h0 unchanged", ["0", "0", "200", "50"]),
    ("list.1.removed", "removed", ["0", "50", "200", "50"]),
    ("list.1.old", "h0 old", ["0", "100", "200", "50"]), ("list.1", "h0 cell", ["0", "50", "200", "50"]),
    ("list.2", "added", ["0", "100", "200", "50"]),
  ]

  @Test(
    "'diff' draws old frames dashed, new frames solid, and marks added and removed elements",
    arguments: shapes)
  func difference(id: String, classes: String, frame: [String]) {
    let run = Self.run(["diff", "old.yaml", "new.yaml", "-f", "svg"])
    #expect(run.status == .problemsFound)
    let check = MarkupCheck(run.output)
    #expect(check.problem == nil)
    let shape = check.elements.first { $0.attributes["id"] == id }?.attributes ?? [:]
    #expect(shape["class"] == classes)
    #expect(["x", "y", "width", "height"].map { shape[$0] ?? "" } == frame)
  }

  @Test("An arrow leads from the center of the old frame to the center of the new one")
  func arrow() {
    let output = Self.run(["diff", "old.yaml", "new.yaml", "-f", "svg"]).output
    // From (100, 125) to (100, 75), with an arrowhead 6 long and 6 wide.
    #expect(output.contains("d=\"M100 125L100 75M103 81L100 75L97 81\""))
    #expect(output.contains(">+ d · 200×50</text>"))
    #expect(output.contains(">− b · 200×50</text>"))
  }

  @Test("Two equal layouts give a picture without changes, and status 0")
  func same() {
    let run = Self.run(["diff", "old.yaml", "old.yaml", "-o", "d.svg"])
    #expect(run.status == .success)
    #expect(MarkupCheck(run.files["d.svg"] ?? "").problem == nil)
    #expect(run.files["d.svg"]?.contains("no changes") == true)
  }

  @Test("Distant changes in a long layout are drawn, and the part between them is folded")
  func long() {
    // One item grows by 10, so it and all later items change.
    func spec(_ height: Int) -> String {
      let lengths = (0..<20_000).map { $0 == 19_990 ? "\(height)" : "50" }.joined(separator: ", ")
      return """
        sections:
          - id: list
            items: [\(lengths)]
            group: {type: horizontal, width: 100%, height: ~50, subitems: [{width: 100%, height: ~50}]}

        """
    }
    let run = World(files: ["a.yaml": spec(50), "b.yaml": spec(60)]).run([
      "diff", "a.yaml", "b.yaml", "-f", "svg",
    ])
    let check = MarkupCheck(run.output)
    #expect(check.problem == nil)
    #expect(check.ids.contains("list.19990") && check.ids.contains("list.19999.old"))
    #expect(check.ids.contains("fold.0"))
    #expect(check.elementCounts["rect", default: 0] < 200)
  }

  @Test("A transition moves every shape through its frames and back")
  func transition() {
    let run = Self.run(["transition", "old.yaml", "new.yaml", "-f", "svg"])
    let check = MarkupCheck(run.output)
    #expect(check.problem == nil)
    let times = "0;0.15;0.45;0.65;0.95;1"
    let moving = check.elements.filter { $0.name == "animate" && $0.attributes["attributeName"] == "y" }
    // Item c and its label move from 100 to 50.
    #expect(moving.first?.attributes["values"] == "100;100;50;50;100;100")
    #expect(moving.allSatisfy { $0.attributes["keyTimes"] == times })
    let fading = check.elements.filter { $0.name == "animate" && $0.attributes["attributeName"] == "opacity" }
    #expect(Set(fading.compactMap { $0.attributes["values"] }) == ["1;1;0;0;1;1", "0;0;1;1;0;0"])
    // Without animation support, only the first layout is visible.
    let appearing = check.elements.first { $0.attributes["id"] == "list.2.new" }
    #expect(appearing?.attributes["opacity"] == "0")
  }

  @Test("A transition is drawn through the requested moments")
  func moments() {
    let run = Self.run(["transition", "old.yaml", "new.yaml", "-f", "svg", "--frames", "3"])
    #expect(run.output.contains("keyTimes=\"0;0.15;0.3;0.45;0.65;0.8;0.95;1\""))
    #expect(run.output.contains("values=\"100;100;75;50;50;75;100;100\""))
    let several = World(files: ["a.yaml": Self.old]).run(
      ["transition", "a.yaml", "a.yaml", "-f", "svg", "--width", "200", "--width", "300"])
    #expect(several.status == .usage)
  }

  @Test("'snapshot check' writes a picture only for each failure")
  func snapshots() {
    var world = World(files: ["specs/list.layout.yaml": Self.old, "other.layout.yaml": Self.old])
    world = world.after(world.run(["snapshot", "record"]))
    world.files["specs/list.layout.yaml"] = Self.new
    let run = world.run(["snapshot", "check", "--pictures", "build/pictures"])
    #expect(run.status == .problemsFound)
    #expect(run.files.keys.sorted() == ["build/pictures/specs/list.svg"])
    #expect(run.files["build/pictures/specs/list.svg"]?.contains("class=\"added\"") == true)
    #expect(world.run(["snapshot", "record", "--pictures", "x"]).status == .usage)
  }
}
