import Foundation
import LayoutCalcCLI
import SourceText
import TestSupport
import Testing

@Suite("'render' draws a layout as boxes of characters")
struct RenderTextTests {
  static func text(
    _ spec: String, _ arguments: [String] = [], width: String = "390", columns: Int = 80
  ) -> String {
    var world = World(files: ["a.yaml": spec])
    world.outputColumns = columns
    return world.run(["render", "a.yaml", "--width", width, "--color", "never"] + arguments).output
  }

  /// 9 of 30 columns are reserved next to the boxes; the rest are 200 points in 20 steps of one column.
  @Test("Boxes share borders, and labels are truncated to fit")
  func grid() {
    #expect(
      Self.text(SampleSpecs.grid, width: "200", columns: 30) == """
        a  200 × 844  content 200 × 1…
        grid  3 items
        ┌─────────┬─────────┐
        │ grid.0  │ grid.1  │
        ├─────────┼─────────┘
        │ grid.2  │
        └─────────┘

        """)
  }

  @Test("ASCII replaces box-drawing characters on request and in locales other than UTF-8")
  func ascii() {
    // With 31 columns, steps of 200 / 21 do not divide 100 equally, but steps of 200 / 20 do.
    let expected = """
      a  200 x 844  content 200 x 100
      grid  3 items
      +---------+---------+
      | grid.0  | grid.1  |
      +---------+---------+
      | grid.2  |
      +---------+

      """
    var world = World(files: ["a.yaml": SampleSpecs.grid])
    world.outputColumns = 31
    let asked = world.run(["render", "a.yaml", "--width", "200", "--color", "never", "--ascii"]).output
    #expect(asked == expected)
    for (name, value, isASCII) in [
      ("LC_ALL", "C", true), ("LANG", "de_DE.ISO-8859-1", true), ("LC_CTYPE", "en_US.UTF-8", false),
      ("LANG", "C.utf8", false),
    ] {
      world.variables = [name: value]
      let run = world.run(["render", "a.yaml", "--width", "200", "--color", "never"])
      #expect((run.output == asked) == isASCII, "\(name)=\(value)")
    }
    // The variable with the highest precedence decides.
    world.variables = ["LC_ALL": "en_US.UTF-8", "LANG": "C"]
    #expect(world.run(["render", "a.yaml", "--width", "200", "--color", "never"]).output != asked)
  }

  static let marks: [(spec: String, arguments: [String], line: String)] = [
    // 40 items in rows of 2 are 20 rows, of which 2 are shown.
    (
      "sections: [{items: 40, group: {type: horizontal, width: 100%, height: 50, subitems: [{width: 50%, height: 50}]}}]",
      [], "⋯ 18 more rows of 2"
    ),
    (
      "sections: [{items: 9, group: {type: horizontal, width: 100%, height: 50, subitems: [{width: 100%, height: 50}]}}]",
      [], "⋯ 7 more rows"
    ),
    // Items that are never laid out are counted like the folded rows: 500,000,000 rows minus 2.
    (
      "sections: [{items: 1000000000, group: {type: horizontal, width: 100%, height: 50, subitems: [{width: 50%, height: 50}]}}]",
      [], "⋯ 499999998 more rows of 2"
    ),
    // One of four pages is visible.
    (SampleSpecs.pages, [], "→ 3"),
    (SampleSpecs.pages, ["--scroll", "pages=390"], "← 1"),
    (SampleSpecs.pages, ["--scroll", "pages=390"], "→ 2"),
    (SampleSpecs.pages, ["--rtl"], "← 3"),
    (
      "sections: [{items: 9, group: {type: horizontal, width: 100%, height: 500, subitems: [{width: 100%, height: 500}]}}]",
      [], "◂ 844"
    ),
    (
      "sections: [{items: 2, group: {type: horizontal, width: 500, height: 50, subitems: [{width: 100%, height: 50}]}}]",
      [], "! group-wider-than-view: the group is 500 wide, 110 more than the view (390)"
    ),
  ]

  @Test("Repeated rows are folded, and content outside the view is marked", arguments: marks)
  func marked(spec: String, arguments: [String], line: String) {
    let text = Self.text(spec, arguments)
    #expect(text.contains(line), "\(text)")
  }

  /// Equal columns in widths of 390 and 1024, with spacing and insets.
  static let grids = [390, 1024].flatMap { width in
    (1...6).flatMap { columns in
      [0, 4, 10].flatMap { spacing in [0, 8, 16].map { (width, columns, spacing, $0) } }
    }
  }

  @Test("Equal widths stay equal", arguments: grids)
  func equalWidths(width: Int, columns: Int, spacing: Int, inset: Int) {
    let spec = """
      sections:
        - id: s
          items: \(columns)
          contentInsets: {leading: \(inset), trailing: \(inset)}
          group:
            type: horizontal
            width: 100%
            height: 100
            interItemSpacing: \(spacing)
            subitem: {width: 100%, height: 100}
            count: \(columns)

      """
    for terminal in [80, 120] {
      let lines = Self.text(spec, width: "\(width)", columns: terminal).split(separator: "\n")
      // The upper borders, each from one corner to the next.
      let borders = lines[2].split { !"─".contains($0) }
      #expect(borders.count == columns)
      #expect(Set(borders.map(\.count)).count == 1, "\(lines[2])")
    }
  }

  @Test("No line of a gallery layout is wider than the terminal", arguments: GalleryFiles.names)
  func widths(file: String) throws {
    var world = World(files: [file: try RepositoryFiles.text("layouts/\(file)")])
    for columns in [20, 80, 120] {
      world.outputColumns = columns
      for arguments in [["--width", "390"], ["--width", "1024", "--show", "groups,insets,spacing"]] {
        let run = world.run(["render", file, "--color", "never"] + arguments)
        #expect(run.output.split(separator: "\n").allSatisfy { String($0).columnCount <= columns })
        #expect(run == world.run(["render", file, "--color", "never"] + arguments))
        let ascii = world.run(["render", file, "--ascii", "--color", "never"] + arguments)
        #expect(ascii.output.utf8.allSatisfy { $0 < 0x80 })
      }
    }
  }

  @Test("Each section has its color, and the text is the same without colors")
  func colors() {
    var world = World(files: ["a.yaml": RenderSVGTests.photos])
    world.outputColumns = 80
    let plain = world.run(["render", "a.yaml", "--color", "never"]).output
    let colored = world.run(["render", "a.yaml", "--color", "always"]).output
    #expect(colored.contains("\u{1B}[0;34m"))
    var stripped = ""
    var isEscape = false
    for character in colored.unicodeScalars {
      if character == "\u{1B}" { isEscape = true }
      if !isEscape { stripped.unicodeScalars.append(character) }
      if character == "m" { isEscape = false }
    }
    #expect(stripped == plain)
  }

  @Test("'--tree' lists sections, groups and items in aligned columns")
  func tree() {
    let spec = """
      sections:
        - id: grid
          items: [{id: first}, {}, {}]
          group:
            type: horizontal
            width: 100%
            height: 50
            subitems:
              - width: 50%
                height: 50
                supplementaryItems: [{kind: badge, width: 8, height: 8, containerAnchor: {edges: [top, leading]}}]

      """
    #expect(
      Self.text(spec, ["--tree"], width: "200") == """
                                  kind             x   y  width  height
        a                         content          0   0    200     100
        └─ grid                   section          0   0    200     100
           ├─ grid.group.0        group            0   0    200      50
           │  ├─ first            cell             0   0    100      50
           │  │  └─ grid.badge.0  supplementary    0   0      8       8
           │  └─ grid.1           cell           100   0    100      50
           │     └─ grid.badge.1  supplementary  100   0      8       8
           └─ grid.group.1        group            0  50    200      50
              └─ grid.2           cell             0  50    100      50
                 └─ grid.badge.2  supplementary    0  50      8       8

        """)
  }

  @Test("A long tree is truncated and states how much is missing")
  func longTree() {
    let spec =
      "sections: [{id: s, items: 1000000000, group: {type: horizontal, width: 100%, height: 50, subitems: [{width: 50%, height: 50}]}}]"
    let text = Self.text(spec, ["--tree"])
    #expect(text.contains("⋯ 499999996 more groups"))
    #expect(text.split(separator: "\n").count < 30)
  }
}
