import LayoutCalcCLI
import TestSupport
import Testing

@Suite("'--visible' and '--kinds'")
struct VisibleTests {
  /// A pinned header 20 high above an orthogonal row of cells 100 wide and 50 high, each with a badge; then,
  /// from 70 on, a list of cells 100 high.
  static let spec = """
    sections:
      - id: row
        items: 10
        orthogonalScrollingBehavior: continuous
        boundarySupplementaryItems:
          - {kind: header, width: 100%, height: 20, alignment: top, pinToVisibleBounds: true}
        group:
          type: horizontal
          width: 100
          height: 50
          subitems:
            - width: 100%
              height: 100%
              supplementaryItems:
                - {kind: badge, width: 10, height: 10, containerAnchor: {edges: [top, leading]}}
      - id: list
        items: 10
        group: {type: horizontal, width: 100%, height: 100, subitems: [{width: 100%, height: 100%}]}

    """

  static func run(_ arguments: String) -> Transcript {
    World(files: ["a.yaml": spec, "grid.yaml": SampleSpecs.grid])
      .run(arguments.split(separator: " ").map(String.init))
  }

  /// The elements of a JSON result, as `section.kind.item x,y screenX,screenY`.
  static func elements(_ run: Transcript) -> [String] {
    run.output.split(separator: "\n").filter { $0.hasPrefix("      {\"kind\"") }.map(String.init)
  }

  @Test("Visible elements have a frame on the screen, which includes their row's offset")
  func visible() {
    // The view is 200 × 100, scrolled down by 10; the row is scrolled by 130, so 130 to 330 of cells 1 (from
    // x 100) to 3 (to x 400) are visible.
    let run = Self.run(
      "solve a.yaml --width 200 --height 100 --offset 0,10 --scroll row=130 --visible --kinds cell -f json")
    #expect(run.status == .success)
    #expect(
      run.output.contains(
        "\"queries\": [\n    {\"rect\": {\"x\": 0, \"y\": 10, \"width\": 200, \"height\": 100}, "))
    func cell(_ section: Int, _ item: Int, _ frame: String, _ screen: String) -> String {
      let sides = section == 0 ? "\"width\": 100, \"height\": 50" : "\"width\": 200, \"height\": 100"
      return
        "      {\"kind\": \"cell\", \"section\": \(section), \"item\": \(item), \(frame), \(sides), \"zIndex\": 0, \"screen\": {\(screen), \(sides)}}"
    }
    let expected = [
      cell(0, 1, "\"x\": 100, \"y\": 20", "\"x\": -30, \"y\": 10"),
      cell(0, 2, "\"x\": 200, \"y\": 20", "\"x\": 70, \"y\": 10"),
      cell(0, 3, "\"x\": 300, \"y\": 20", "\"x\": 170, \"y\": 10"),
      cell(1, 0, "\"x\": 0, \"y\": 70", "\"x\": 0, \"y\": 60"),
    ]
    #expect(Self.elements(run).map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 } == expected)
  }

  @Test("A pinned header stays on the screen, and badges move with their row")
  func others() {
    // Scrolled by 10, the header (20 high, in a region that ends at 70) is pinned at 10, which is 0 on the
    // screen.
    let run = Self.run(
      "solve a.yaml --width 200 --height 100 --offset 0,10 --scroll row=130 --visible --kinds header,badge -f json"
    )
    let elements = Self.elements(run)
    #expect(
      elements.first?.contains(
        "\"elementKind\": \"header\", \"section\": 0, \"item\": 0, \"x\": 0, \"y\": 10, ") == true)
    #expect(
      elements.first?.contains("\"pinned\": true, \"screen\": {\"x\": 0, \"y\": 0, \"width\": 200, ") == true)
    // The badge of cell 1 ends at x 110, before 130; those of cells 2 and 3 are visible.
    let badges = elements.dropFirst()
    #expect(badges.count == 2)
    #expect(badges.first?.contains("\"host\": 2, \"x\": 200, \"y\": 20, ") == true)
    #expect(badges.first?.contains("\"screen\": {\"x\": 70, \"y\": 10, ") == true)
  }

  @Test("Right to left, a row scrolls in the opposite direction")
  func rightToLeft() {
    // At offset 0, cell 0 is at x 100 to 200 and cell 1 at 0 to 100; scrolled by 50, all cells are 50 further
    // right.
    let run = Self.run(
      "solve a.yaml --width 200 --height 40 --scroll row=50 --visible --kinds cell --rtl -f json")
    let elements = Self.elements(run)
    #expect(elements.count == 3)
    #expect(
      elements[0].contains("\"x\": 100, \"y\": 20, ")
        && elements[0].contains("\"screen\": {\"x\": 150, \"y\": 20, "))
    #expect(
      elements[2].contains("\"x\": -100, \"y\": 20, ")
        && elements[2].contains("\"screen\": {\"x\": -50, \"y\": 20, "))
  }

  @Test("In every format, the visible bounds precede rectangles")
  func formats() {
    let options = "--width 200 --height 40 --visible --rect 0,100,10,10 --kinds cell"
    let table = Self.run("solve a.yaml \(options)").output
    #expect(table.contains("\nvisible 0, 0, 200 × 40\n") && table.contains("\nrect 0, 100, 10 × 10\n"))
    let csv = Self.run("solve a.yaml \(options) -f csv").output.split(separator: "\n")
    #expect(
      csv == [
        "query,section,sectionId,item,kind,elementKind,x,y,width,height,zIndex,id",
        "0,0,row,0,cell,,0,20,100,50,0,", "0,0,row,1,cell,,100,20,100,50,0,",
        "1,1,list,0,cell,,0,70,200,100,0,",
      ])
    let lines = Self.run("solve a.yaml \(options) -f jsonl").output.split(separator: "\n")
    #expect(lines.filter { $0.contains("\"screen\"") }.count == 2)
    #expect(lines.filter { $0.hasPrefix("{\"record\": \"query\"") }.count == 2)
  }

  static let kinds: [(words: String, count: Int)] = [
    // 10 + 10 cells, 10 badges and 1 header.
    ("cell", 20), ("supplementary", 11), ("badge", 10), ("header", 1), ("cell,header", 21),
    ("badge,header", 11),
    ("decoration", 0), ("footer", 0), ("supplementary,badge", 11),
  ]

  @Test("'--kinds' takes categories and element kinds", arguments: kinds)
  func listsKinds(_ row: (words: String, count: Int)) {
    let run = Self.run("solve a.yaml -f csv --kinds \(row.words)")
    #expect(run.status == .success)
    #expect(run.output.split(separator: "\n").count == row.count + 1)
    let table = Self.run("solve a.yaml --limit 2 --kinds \(row.words)")
    #expect(
      table.output.hasSuffix("… and \(row.count - 2) more\n")
        == (row.count > 2 && row.count != 20 && row.count != 21))
  }

  @Test("'header' also matches UIKit's kind")
  func header() {
    let spec = Self.spec.replacing("kind: header", with: "kind: UICollectionElementKindSectionHeader")
    let run = World(files: ["a.yaml": spec]).run(["solve", "a.yaml", "-f", "csv", "--kinds", "header"])
    #expect(run.output.split(separator: "\n").count == 2)
  }

  @Test("An unknown kind is an error that lists the kinds")
  func unknownKind() {
    let run = Self.run("solve a.yaml --kinds hedder")
    #expect(run.status == .unusableInput)
    #expect(
      run.errors
        == "a.yaml: error[unknown-kind]: no element kind is named 'hedder'\nhint: did you mean 'header'?\n")
    let other = Self.run("solve a.yaml --kinds zzzzzzzz").errors
    #expect(
      other.contains("hint: use one of the kinds ") && other.contains("'header'") && other.contains("'badge'")
    )
    #expect(Self.run("solve a.yaml --kinds cell,").status == .usage)
  }
}
