import Foundation
import LayoutCalcCLI
import TestSupport
import Testing

@Suite("Text sizes on the command line")
struct TextSizeCommandTests {
  private static let world = World(files: [
    "row.yaml": """
    sections:
      - items: {count: 1, height: "text(lines: 1, style: body)"}
        group: {type: vertical, width: 100%, height: ~20, subitems: [{width: 100%, height: ~20}]}

    """
  ])

  @Test("Every screen is solved at every text size, in order")
  func matrix() {
    let run = Self.world.run(
      ["solve", "row.yaml", "--width", "320", "--device", "iphone-8", "--format", "csv"]
        + ["--text-size", "large", "--text-size", "AX3", "--text-size", "AX3", "--scale", "2"])
    // 20.287 is rounded to 20.5, and 47.734 to 48.
    #expect(
      run.output == """
        name,environment,section,sectionId,item,kind,elementKind,x,y,width,height,zIndex,id
        row,320+large,0,0,0,cell,,0,0,320,20.5,0,
        row,320+AX3,0,0,0,cell,,0,0,320,48,0,
        row,iphone-8+large,0,0,0,cell,,0,0,375,20.5,0,
        row,iphone-8+AX3,0,0,0,cell,,0,0,375,48,0,

        """)
  }

  @Test("'--text-size all' means twelve sizes", arguments: ["solve", "explain", "check"])
  func all(command: String) {
    let element = command == "explain" ? ["0.0", "-f", "json"] : command == "solve" ? ["-f", "json"] : []
    let run = Self.world.run([command, "row.yaml"] + element + ["--text-size", "all"])
    #expect(run.status == .success)
    let count = run.output.components(separatedBy: "\"layoutcalc\"").count - 1
    #expect(count == (command == "check" ? 0 : 12))
  }

  @Test("The text size is part of the result if it was given")
  func environment() {
    let run = Self.world.run(["solve", "row.yaml", "--format", "json", "--text-size", "accessibilityLarge"])
    #expect(run.output.contains("\"layoutDirection\": \"ltr\", \"textSize\": \"AX2\"}"))
    #expect(!Self.world.run(["solve", "row.yaml", "--format", "json"]).output.contains("textSize"))
  }

  @Test("An unknown text size is a usage error")
  func unknown() {
    let run = Self.world.run(["solve", "row.yaml", "--text-size", "AX6"])
    #expect(run.status == .usage)
    #expect(run.errors.contains("xSmall, small, medium, large"))
  }

  @Test("'diff' accepts a text size")
  func differs() {
    #expect(Self.world.run(["diff", "row.yaml", "row.yaml", "--text-size", "AX1"]).status == .success)
  }

  @Test("'sweep' can sweep text sizes")
  func sweep() {
    let run = Self.world.run(["sweep", "row.yaml", "--text-size", "all", "--width", "320", "--scale", "2"])
    #expect(run.status == .success)
    // 14 points: 16.707 is rounded to 17; 53 points: 63.248 is rounded to 63.5.
    #expect(run.output.hasPrefix("row\n  text size xSmall–"))
    #expect(run.output.contains("content height 17 to "))
    #expect(run.output.contains("63.5\n"))
    let json = Self.world.run(
      ["sweep", "row.yaml", "--text-size", "large", "--text-size", "AX5", "--format", "json"])
    #expect(json.output.contains("\"from\": \"large\""))
    #expect(json.output.contains("\"to\": \"AX5\""))
  }

  @Test("A sweep over several text sizes takes a single width")
  func sweepWidth() {
    let run = Self.world.run(["sweep", "row.yaml", "--text-size", "all", "--width", "320..400"])
    #expect(run.status == .usage)
  }
}
