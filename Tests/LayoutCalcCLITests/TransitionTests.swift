import LayoutCalcCLI
import TestSupport
import Testing

/// A spec of one-cell rows of the given height; `items` may set ids.
private func spec(_ name: String, _ items: String, height: Int = 50, more: String = "") -> String {
  """
  name: \(name)
  sections:
    - items: \(items)
      group: {type: horizontal, width: 100%, height: \(height), subitems: [{width: 100%, height: 100%}]}
  \(more)
  """
}

private func run(_ from: String, _ to: String, _ options: String...) -> Transcript {
  World(files: ["a.yaml": from, "b.yaml": to]).run(
    ["transition", "a.yaml", "b.yaml", "--width", "100"] + options)
}

@Suite("transition")
struct TransitionCommandTests {
  @Test("The default is one step halfway, printed as a table")
  func table() {
    let transcript = run(spec("a", "1"), spec("b", "1", height: 70))
    #expect(transcript.status == .success)
    #expect(transcript.errors == "")
    #expect(
      transcript.output == """
        a → b  100 × 844

        progress 0.5  content 100 × 60  offset 0, 0
        section  item  kind  x  y  width  height  z  change  from            to              id
        0           0  cell  0  0    100      60  0  moves   0, 0, 100 × 50  0, 0, 100 × 70

        """)
  }

  @Test("Table columns fit their cells, without trailing spaces")
  func wideTable() {
    let transcript = run(
      spec("a", "[{id: x}, {id: é}, {}]"), spec("b", "[{}, {id: é}, {}, {}]", height: 1070), "-q")
    #expect(
      transcript.output == """
        a → b  100 × 844

        progress 0.5  content 100 × 2215  offset 0, 0
        section  item  kind  x     y  width  height  z  change   from              to                   id
        0           0  cell  0     0    100     560  0  moves    0, 0, 100 × 50    0, 0, 100 × 1070     x
        0           1  cell  0   560    100     560  0  moves    0, 50, 100 × 50   0, 1070, 100 × 1070  é
        0           2  cell  0  1120    100     560  0  moves    0, 100, 100 × 50  0, 2140, 100 × 1070
        0           3  cell  0  3210    100    1070  0  appears                    0, 3210, 100 × 1070

        """)
    let cut = World(files: ["a.yaml": spec("a", "1")])
    var terminal = cut
    terminal.outputColumns = 20
    let lines = terminal.run(["transition", "a.yaml", "a.yaml"]).output.split(separator: "\n")
    #expect(lines.last == "0       0  0  0    390      50  stays   0, 0, 390 × 50  0, 0, 390 × 50")
  }

  @Test("JSON has one step per moment and one element per line")
  func json() {
    let transcript = run(
      spec("a", "2"), spec("b", "1"), "-f", "json", "--progress", "0.5", "--offset", "0,8", "-q")
    #expect(transcript.errors == "")
    #expect(
      transcript.output == """
        {
          "layoutcalc": 1,
          "from": "a",
          "to": "b",
          "environment": {"width": 100, "height": 844, "scale": null, "rounding": "none", "layoutDirection": "ltr", "offset": {"x": 0, "y": 8}},
          "steps": [
            {"progress": 0.5, "contentSize": {"width": 100, "height": 75}, "contentOffset": {"x": 0, "y": 8}, "elements": [
              {"kind": "cell", "section": 0, "item": 0, "x": 0, "y": 0, "width": 100, "height": 50, "zIndex": 0},
              {"kind": "cell", "section": 0, "item": 1, "x": 0, "y": 50, "width": 100, "height": 50, "zIndex": 0, "change": "disappears"}
            ]}
          ]
        }

        """)
  }

  @Test("JSON Lines have each step before its elements")
  func jsonLines() {
    let transcript = run(spec("a", "0"), spec("b", "1"), "-f", "jsonl", "--progress=0,1", "-q")
    let element = """
      {"record": "element", "kind": "cell", "section": 0, "item": 0, "x": 0, "y": 0, "width": 100, "height": 50, \
      "zIndex": 0, "change": "appears"}
      """
    #expect(
      transcript.output == """
        {"record": "step", "progress": 0, "contentSize": {"width": 100, "height": 0}, "contentOffset": {"x": 0, "y": 0}}
        \(element)
        {"record": "step", "progress": 1, "contentSize": {"width": 100, "height": 50}, "contentOffset": {"x": 0, "y": 0}}
        \(element)

        """)
  }

  @Test("'--frames' spaces the moments evenly and includes both ends")
  func frames() {
    let transcript = run(spec("a", "0"), spec("b", "0"), "-f", "jsonl", "--frames", "5")
    let moments = transcript.output.split(separator: "\n").map { $0.split(separator: ",")[1] }
    #expect(moments == [0, 0.25, 0.5, 0.75, 1].map { " \"progress\": \(String($0).droppingZero)" })
  }

  @Test("Several widths give one result each")
  func widths() {
    let transcript = run(spec("a", "1"), spec("b", "1"), "--width", "200", "-f", "json")
    #expect(transcript.output.hasPrefix("[\n{\n"))
    #expect(transcript.output.contains("\n},\n{\n"))
    #expect(transcript.output.hasSuffix("\n}\n]\n"))
  }

  @Test(
    "Elements are matched by id, otherwise by section and item",
    arguments: [
      // The ids are swapped.
      ("[{id: x}, {id: y}]", "[{id: y}, {id: x}]", ["0: 0 to 50", "1: 50 to 0"]),
      // Only one of the two has an id, so the index decides.
      ("[{id: x}, {}]", "[{}, {id: z}]", ["0: 0 to 0", "1: 50 to 50"]),
      // Different ids at the same index are different elements.
      ("[{id: x}]", "[{id: z}]", ["0: 0 to nothing", "0: nothing to 0"]),
      // An item without an id does not match an index whose previous item moved away.
      ("[{id: x}, {}]", "[{}, {id: x}]", ["0: 0 to 50", "1: 50 to nothing", "0: nothing to 0"]),
      // Ids from a pattern and individual ids.
      ("{count: 2, id: 'p-{item}'}", "[{id: p-1}, {id: p-0}]", ["0: 0 to 50", "1: 50 to 0"]),
    ])
  func matching(from: String, to: String, expected: [String]) {
    let ends = [0, 1].map { progress in
      run(spec("a", from), spec("b", to), "-f", "jsonl", "--progress", "\(progress)", "-q").output
    }
    let found = zip(ends[0].elementLines, ends[1].elementLines).map { start, end in
      let change = start.text("change")
      let from = change == "appears" ? "nothing" : start.number("y")
      let to = change == "disappears" ? "nothing" : end.number("y")
      return "\(start.number("item")): \(from) to \(to)"
    }
    #expect(found == expected)
  }

  @Test("Sections are matched by id, otherwise by index")
  func sections() {
    let group = "group: {type: horizontal, width: 100%, height: 10, subitems: [{width: 100%, height: 100%}]}"
    let from = "sections: [{id: one, items: 1, \(group)}, {id: two, items: 1, \(group)}]"
    let to = "sections: [{id: two, items: 1, \(group)}, {id: one, items: 1, \(group)}]"
    let lines = run(from, to, "-f", "jsonl", "--progress", "1").output.elementLines
    #expect(lines.map { $0.number("y") } == ["10", "0"])
    let renamed = "sections: [{id: three, items: 1, \(group)}, {id: four, items: 1, \(group)}]"
    let kept = run(from, renamed, "-f", "jsonl", "--progress", "1")
    #expect(kept.output.elementLines.map { $0.number("y") } == ["0", "10"])
    #expect(kept.errors == "")
  }

  @Test("A different number of items is reported")
  func counts() {
    let transcript = run(spec("a", "5"), spec("b", "6"))
    #expect(
      transcript.errors == """
        b.yaml: warning[item-count]: section '0' has 5 items in 'a' and 6 items in 'b'
        hint: change the data before or after switching the layout; doing both at once raises an exception

        """)
    #expect(transcript.status == .success)
    #expect(run(spec("a", "5"), spec("b", "6"), "--strict").status == .problemsFound)
    #expect(run(spec("a", "5"), spec("b", "6"), "-q").errors == "")
  }

  @Test(
    "Invalid option values are usage errors",
    arguments: [
      (["--frames", "1"], "option '--frames' expects 2 to 10000, found '1'"),
      (["--frames", "10001"], "option '--frames' expects 2 to 10000, found '10001'"),
      (
        ["--frames", "5", "--progress", "1"],
        "option '--frames' only applies to transitions without '--progress'"
      ),
      (["--progress", "nan"], "option '--progress' expects a number, found 'nan'"),
      (
        ["--progress", "0,1e7"],
        "option '--progress' expects numbers from -1000000 to 1000000, found '0,1e7'"
      ),
      (["--progress", "0,x"], "option '--progress' expects 2 numbers, P,…, found '0,x'"),
      (["-f", "csv"], "option '--format' expects table, json, jsonl, svg or html, found 'csv'"),
    ])
  func usage(options: [String], message: String) {
    let transcript = World(files: ["a.yaml": spec("a", "1")]).run(
      ["transition", "a.yaml", "a.yaml"] + options)
    #expect(transcript.status == .usage)
    #expect(transcript.errors.hasPrefix("layoutcalc: error[usage]: \(message)\n"))
  }

  @Test("Exactly two specs are required")
  func operands() {
    let world = World(files: ["a.yaml": spec("a", "1")])
    #expect(world.run(["transition", "a.yaml"]).status == .usage)
    #expect(world.run(["transition", "a.yaml", "a.yaml", "a.yaml"]).status == .usage)
    #expect(world.run(["transition", "a.yaml", "none.yaml"]).status == .unusableInput)
  }

  @Test("An unknown device is a usage error")
  func unknownDevice() {
    let run = World(files: ["a.yaml": spec("a", "1")])
      .run(["transition", "a.yaml", "a.yaml", "--device", "no-phone"])
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
  }

  @Test("The gallery's grid turns into its list")
  func gallery() throws {
    let names = ["transition-grid", "transition-list"].map { "layouts/\($0).yaml" }
    let files = try names.map { ($0, try RepositoryFiles.text($0)) }
    let transcript = World(files: Dictionary(uniqueKeysWithValues: files))
      .run(["transition"] + names + ["--width", "390", "-f", "jsonl"])
    #expect(transcript.errors == "")
    let lines = transcript.output.elementLines
    // The header, six people, and six separators that exist only in the list.
    #expect(lines.count == 13)
    // (0, 0, 390, 32) and (0, 0, 390, 48).
    #expect(lines[0].frame == ["0", "0", "390", "40"])
    // Ann: (4, 36, 122, 122) and (0, 348, 390, 60). Fay: (264, 166, 122, 122) and (0, 48, 390, 60).
    #expect(lines[1].frame == ["2", "192", "256", "91"])
    #expect(lines[6].frame == ["132", "107", "256", "91"])
    // Fay's separator, (16, 107, 374, 1), appears at its final frame.
    #expect(lines[7].frame == ["16", "107", "374", "1"])
    #expect(lines[7...].allSatisfy { $0.text("change") == "appears" })
  }
}

extension String {
  fileprivate var droppingZero: String { hasSuffix(".0") ? String(dropLast(2)) : self }

  /// The lines of element records.
  fileprivate var elementLines: [String] {
    split(separator: "\n").map(String.init).filter { $0.hasPrefix("{\"record\": \"element\"") }
  }

  /// The text of a number, by its key.
  fileprivate func number(_ name: String) -> String {
    guard let start = range(of: "\"\(name)\": ") else { return "" }
    return String(self[start].prefix { $0 != "," && $0 != "}" })
  }

  fileprivate func text(_ name: String) -> String { number(name).filter { $0 != "\"" } }

  fileprivate var frame: [String] { ["x", "y", "width", "height"].map(number) }

  /// The text after `part`.
  private func range(of part: String) -> PartialRangeFrom<Index>? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(part) { return self.index(index, offsetBy: part.count)... }
      index = self.index(after: index)
    }
    return nil
  }
}
