import LayoutCalcCLI
import SourceText
import TestSupport
import Testing

@Suite("Names with control characters cannot control a terminal, and huge names do not flood messages")
struct HostileTextTests {
  /// ESC, BEL, a C1 control, a line separator and a bidirectional override, with YAML's escapes.
  static let written = #"a\e[31m\a\x9B\u2028\u202Eb"#
  static let name = "a\u{1B}[31m\u{7}\u{9B}\u{2028}\u{202E}b"

  /// A spec in which every name is hostile; at width 200, two cells of 50% fit in a row.
  static func spec(height: Int, more: String = "") -> String {
    """
    name: "\(written)"
    sections:
      - id: "\(written)"
        items: [{id: "\(written)"}, {}, {}]
        \(more)
        boundarySupplementaryItems: [{kind: "\(written)", width: 100%, height: 20, alignment: top}]
        decorationItems: [{kind: "\(written)2"}]
        group:
          name: "\(written)"
          type: horizontal
          width: 100%
          height: \(height)
          subitems:
            - name: "\(written)"
              width: 50%
              height: \(height)
              supplementaryItems:
                - {kind: "\(written)3", width: 5, height: 5, containerAnchor: {edges: top}}
    """
  }

  static let files = [
    "a.yaml": spec(height: 50), "b.yaml": spec(height: 60),
    "faulty.yaml": spec(height: 50, more: "\"\(written)\": 1"),
    "doubled.yaml": spec(height: 50) + "\n  - id: \"\(written)\"\n    \"x-\(written)\": 1\n",
    "\(name).layout.yaml": spec(height: 50), "\(name).yaml": "sections: 3",
  ]

  static let runs: [[String]] =
    [
      ["solve", "a.yaml"], ["solve", "a.yaml", "--element", name], ["solve", "a.yaml", "--rect", "0,0,9,9"],
      ["solve", "a.yaml", "--set", "\(name)=\(name)"], ["solve", "a.yaml", "--rest", "\(name)=\(name)"],
      ["solve", "a.yaml", "--device", name], ["solve", "a.yaml", "--width", name],
      ["solve", "\(name).yaml"], ["solve", name], ["solve", "a.yaml", "--\(name)"],
      ["explain", "a.yaml", "0.\(name)"], ["explain", "a.yaml", "0.\(name)3.1"],
      ["explain", "a.yaml", "0.\(name)2"], ["explain", "a.yaml", "0.1"], ["explain", "a.yaml", name],
      ["explain", "a.yaml", "size"],
      ["sweep", "a.yaml", "--width", "200..203"],
      ["transition", "a.yaml", "b.yaml"],
      ["parse", "a.yaml"], ["devices", name], ["help", name], ["help", "spec", name], ["help", "lint", name],
      ["schema", name], ["completions", name], [name], ["snapshot", name],
      ["snapshot", "record"], ["snapshot", "list"], ["snapshot", "prune"],
      ["snapshot", "check", "--report", "report.md"],
    ]
    + ["text", "github"].flatMap { form in
      [
        ["diff", "a.yaml", "b.yaml", "--format", form],
        ["diff", "b.yaml", "\(name).layout.yaml", "--format", form],
        ["check", "a.yaml", "b.yaml", "faulty.yaml", "doubled.yaml", "--diagnostics", form],
        ["solve", "a.yaml", "faulty.yaml", "\(name).yaml", "--diagnostics", form],
      ]
    }

  /// The scalars of a text that a terminal could interpret.
  static func controls(of text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { $0 != "\n" && $0.isControl }
  }

  @Test("No command prints control characters", arguments: runs)
  func shown(arguments: [String]) {
    // A snapshot with cells of height 60, so that 'check' has something to report.
    var world = World(files: Self.files)
    let snapshots = World(files: ["\(Self.name).layout.yaml": Self.spec(height: 60)]).run([
      "snapshot", "record",
    ]).files
    world.files.merge(snapshots) { $1 }
    let run = world.run(arguments)
    #expect(!(run.output + run.errors).isEmpty)
    #expect(Self.controls(of: run.errors) == [])
    #expect(Self.controls(of: run.output) == [])
    #expect(run.files["report.md"].map(Self.controls) ?? [] == [])
  }

  /// Commands with machine-readable output.
  static let forPrograms: [[String]] = [
    ["solve", "a.yaml", "--format", "json"], ["solve", "a.yaml", "--format", "jsonl"],
    ["solve", "a.yaml", "--format", "json", "--rect", "0,0,9,9"],
    ["explain", "a.yaml", "0.1", "--format", "json"],
    ["sweep", "a.yaml", "--width", "200..201", "--format", "json"], ["parse", "a.yaml"],
    ["diff", "a.yaml", "b.yaml", "--format", "json"], ["diff", "a.yaml", "b.yaml", "--format", "jsonl"],
    ["transition", "a.yaml", "b.yaml", "--format", "json"],
    ["transition", "a.yaml", "b.yaml", "--format", "jsonl"],
    ["check", "faulty.yaml", "--diagnostics", "json"],
  ]

  @Test("JSON escapes control characters, on a terminal and elsewhere", arguments: forPrograms)
  func json(arguments: [String]) {
    var world = World(files: Self.files)
    let run = world.run(arguments)
    #expect(run.output.contains(#"a\u001b[31m\u0007\u009b\u2028\u202eb"#))
    #expect(Self.controls(of: run.output) == [])
    world.outputColumns = 1000
    #expect(world.run(arguments).output == run.output)
  }

  @Test("CSV contains names unchanged, except on a terminal")
  func csv() {
    var world = World(files: Self.files)
    let arguments = ["solve", "a.yaml", "--format", "csv"]
    #expect(world.run(arguments).output.contains(Self.name))
    #expect(world.run(arguments + ["-o", "out"]).files["out"]?.contains(Self.name) == true)
    world.outputColumns = 80
    let shown = world.run(arguments).output
    #expect(Self.controls(of: shown) == [])
    #expect(shown.contains(#",a\u001b[31m\u0007\u009b\u2028\u202eb"#))
    #expect(world.run(arguments + ["-o", "out"]).files["out"]?.contains(Self.name) == true)
  }

  /// Every control character except tabs and line ends.
  static let controlScalars =
    (Array(0...0x1F) + Array(0x7F...0x9F) + Array(0x2028...0x2029) + Array(0x202A...0x202E)
    + Array(0x2066...0x2069))
    .compactMap { Unicode.Scalar(UInt32($0)) }.filter { $0 != "\n" && $0 != "\r" && $0 != "\t" }

  @Test("Excerpts escape control characters", arguments: controlScalars)
  func excerpt(scalar: Unicode.Scalar) {
    let files = [
      "a.json": "{\"sections\": [\(scalar)]}", "a.yaml": "sections: [\(scalar)\n",
      "a.swift": "func f() -> NSCollectionLayoutSection { \(scalar) }",
    ]
    for name in files.keys {
      let errors = World(files: files).run(["check", name, "--width", "390"]).errors
      #expect(Self.controls(of: errors).filter { $0 != "\t" } == [], "\(name)")
    }
  }

  @Test("Progress escapes control characters")
  func progress() {
    var world = World(files: Self.files)
    world.errorIsTerminal = true
    #expect(Self.controls(of: world.run(["solve", "a.yaml"]).errors) == [])
  }

  /// Everything that a message may quote, a hundred thousand letters long.
  static let long = String(repeating: "a", count: 100_000)
  static let floods: [(String, [String])] = [
    ("sections: [{\(long): 1}]", ["solve"]), ("sections: [{items: \(long)}]", ["solve"]),
    ("sections: [{items: '1 + \(long)'}]", ["solve"]), ("\(long)", ["solve"]),
    ("name: *\(long)", ["solve"]), ("name: !\(long) a", ["solve"]), ("layout: \(long)", ["solve"]),
    ("layoutcalc: \(long)", ["solve"]), ("a: 1\n\(long): 1\n\(long): 2", ["parse"]),
    ("variables: {\(long): 1, \(long): 2}", ["solve"]), ("sections: [{use: \(long)}]", ["solve"]),
    ("lint: {\(long): off}", ["solve"]), ("lint: {pixel-gap: \(long)}", ["solve"]),
    ("variables: {\(long): \(long)}\nsections: []", ["solve"]),
    ("variables: {\(long): 1}\nsections: []", ["check"]),
    ("variables: {\(long): 1}\nsections: []", ["solve", "--set", "\(long)b=1"]),
    ("environment: {device: \(long)}\nsections: []", ["solve"]),
    ("sections: [{items: \"'\(long)' == 1\"}]", ["solve"]),
    ("sections: [{id: \(long)}, {id: \(long)}]", ["solve"]),
    ("sections: [{id: \(long), list: {}, items: 1}]", ["solve", "--element", "\(long).2"]),
    (spec(height: 0).replacing(written, with: long), ["check"]),
    (spec(height: 50).replacing(written, with: long), ["solve", "--element", long + "b"]),
    (spec(height: 50).replacing(written, with: long), ["solve", "--rest", "\(long)=1"]),
    ("sections: []", ["solve", "--\(long)"]), ("sections: []", ["solve", "--width", long]),
    ("sections: []", [long]), ("sections: []", ["solve", "--set", "\(long)=\(long)"]),
  ]

  @Test("No message contains the whole input", arguments: floods, ["text", "json", "github"])
  func flood(_ example: (spec: String, arguments: [String]), form: String) {
    let run = World(files: ["a.yaml": example.spec]).run(
      example.arguments + ["a.yaml", "--diagnostics", form])
    let told = (example.arguments == ["check"] ? run.output : "") + run.errors
    #expect(!told.isEmpty)
    // Few findings, each with a message and a hint of at most 1800 characters and an excerpt of two lines.
    #expect(told.count < 8000)
  }
}
