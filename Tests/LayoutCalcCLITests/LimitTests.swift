import LayoutCalcCLI
import TestSupport
import Testing

@Suite("Limits")
struct LimitTests {
  /// A list of 100,000 heights of 8 bytes each, and a list of 3.
  static let files = [
    "large.yaml": """
    sections:
      - id: few
        items: 3
        list: {}
      - id: many
        items: {count: 100000, height: {random: [20, 120]}}
        list: {}
    """,
    "small.yaml": "sections: [{items: 3, list: {}}]",
    "wide.yaml": """
    sections:
      - items: 2
        group: {type: horizontal, width: 1e306%, height: 50, subitems: [{width: 50%, height: 50}]}
    """,
    "deep.yaml": """
    sections:
      - items: [1e300, 1e300]
        list: {}
    """,
    "packed.yaml": """
    sections:
      - items: {count: 4, height: [1e300, 5]}
        group: {type: waterfall, width: 100%, height: ~1, columns: 2, itemSpacing: -1e300}
    """,
    "flow.yaml": """
    layout: flow
    sections:
      - items: {count: 9, width: [1e299, 5]}
        minimumInteritemSpacing: -1e300
    """,
  ]

  private static func world(_ bytes: String?, machine: Int? = nil) -> World {
    var world = World(files: files)
    world.variables["LAYOUTCALC_MEMORY"] = bytes
    world.machineMemory = machine
    return world
  }

  private static func run(_ line: String, _ bytes: String?, machine: Int? = nil) -> Transcript {
    world(bytes, machine: machine).run(line.split(separator: " ").map(String.init))
  }

  @Test(
    "A layout beyond the memory limit is an error at the section that exceeds it",
    arguments: [
      "solve large.yaml", "explain large.yaml size", "sweep large.yaml --width 300..301",
      "diff large.yaml small.yaml", "diff small.yaml large.yaml", "transition small.yaml large.yaml",
    ])
  func outOfMemory(line: String) {
    let run = Self.run(line, "500000")
    #expect(run.status == .unusableInput)
    #expect(run.output.isEmpty)
    #expect(
      run.errors.contains("large.yaml:5:5: error[out-of-memory]: section 'many' would bring the layout to "))
    #expect(
      run.errors.contains("hint: use fewer items, or set LAYOUTCALC_MEMORY to a larger number of bytes"))
  }

  @Test("A sweep whose layouts exceed the limit in total is an error, even if each is within it")
  func sweepStorage() {
    // 100,000 heights take at least a bit each, so 100 widths take more than 1,000,000 bytes.
    let one = Self.run("sweep large.yaml --width 300..300", "1000000")
    #expect(one.status == .success)
    let many = Self.run("sweep large.yaml --width 301..400", "1000000")
    #expect(many.status == .unusableInput)
    #expect(many.output.isEmpty)
    #expect(many.errors.contains("large.yaml: error[sweep-too-large]: the first "))
    #expect(many.errors.contains("hint: use fewer items, a shorter range of widths, or a larger STEP"))
  }

  @Test("'check' reports a layout beyond the memory limit and exits with 1")
  func checked() {
    let run = Self.run("check large.yaml", "500000")
    #expect(run.status == .problemsFound)
    #expect(run.output.contains("error[out-of-memory]"))
  }

  @Test(
    "LAYOUTCALC_MEMORY sets the memory limit; the default is 4 GiB or half of the machine's memory",
    arguments: [
      ("2000000", nil, true), ("100", nil, false), (nil, nil, true), ("", nil, true), (nil, 1_000_000, false),
      (nil, 1 << 40, true), ("2000000", 1000, true),
    ] as [(String?, Int?, Bool)])
  func limit(_ row: (variable: String?, machine: Int?, isEnough: Bool)) {
    let run = Self.run("solve large.yaml --rect 0,0,1,1", row.variable, machine: row.machine)
    #expect((run.status == .success) == row.isEnough)
  }

  @Test(
    "A memory limit that is not a number of bytes is a usage error",
    arguments: ["4GB", "-1", "0", "1e9", "much"])
  func wrongLimit(value: String) {
    let run = Self.run("solve small.yaml", value)
    #expect(run.status == .usage)
    #expect(
      run.errors.contains(
        "the environment variable 'LAYOUTCALC_MEMORY' expects a number of bytes, found '\(value)'"))
  }

  @Test("At most 10,000 widths and devices are solved")
  func environments() {
    let widths = (1...10_001).flatMap { ["--width", String($0)] }
    let run = Self.world(nil).run(["solve", "small.yaml"] + widths)
    #expect(run.status == .usage)
    #expect(run.errors.contains("expected at most 10000 widths and devices, found 10001"))
  }

  @Test(
    "A scale that is not above 0 and at most 1,000 is a usage error",
    arguments: ["1000.5", "1e300", "0", "-1"])
  func scale(value: String) {
    let run = Self.run("solve small.yaml --scale \(value)", nil)
    #expect(run.status == .usage)
    #expect(run.errors.contains("expects a number above 0 and at most 1000, found '\(value)'"))
  }

  @Test(
    "A frame that is not finite, or becomes infinite when rounded or summed, is an error",
    arguments: ["wide.yaml", "deep.yaml", "packed.yaml", "flow.yaml"],
    ["", " --scale 3", " --scale 1000 --rounding legacy", " --rtl", " --measure none --width 1e300"])
  func notFinite(file: String, options: String) {
    // Unless heights are measured, the width is the length that becomes infinite.
    let run = Self.run("solve \(file)\(options)", nil)
    #expect(run.status == .unusableInput)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("error[non-finite]: a length in "))
  }

  @Test(
    "An offset or inset that makes a length infinite is an error",
    arguments: [
      "--offset 0,1e300", "--content-inset 1e300,0,0,0", "--width 1e300",
      "--height 1e300 --safe-area 1e301,0,0,0",
    ])
  func notFiniteOptions(options: String) {
    let run = Self.run("solve small.yaml \(options)", nil)
    #expect(run.status == .unusableInput)
    #expect(run.errors.contains("error[non-finite]: a length in "))
  }
}
