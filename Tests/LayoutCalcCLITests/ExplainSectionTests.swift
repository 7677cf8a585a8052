import LayoutCalcCLI
import TestSupport
import Testing

@Suite("explain: sections, the content size, and items that are not laid out")
struct ExplainSectionTests {
  /// A step in the explanation of an element, a section or the content size.
  struct Step: CustomTestStringConvertible, Sendable {
    var spec: String
    var name: String
    var text: String
    var arguments: [String] = []
    var testDescription: String { "\(name): \(text)" }
  }

  private static func list(_ keys: String, group: String = "height: 100") -> String {
    "sections: [{id: s, \(keys), group: {type: vertical, width: 100%, \(group), subitems: [{width: 100%, \(group)}]}}]\n"
  }

  private static let spaced = list("items: 3, interGroupSpacing: 8, contentInsets: {top: 10, bottom: 6}")
  private static let measured = list("items: [60, 100, 80], interGroupSpacing: 5", group: "height: ~50")
  private static let header =
    "sections: [{id: s, items: 1, group: {type: vertical, width: 100%, height: 50, subitems: [{width: 100%, height: 50}]}, "
    + "boundarySupplementaryItems: [{kind: h, width: 100%, height: 44, alignment: top}, "
    + "{kind: f, width: 100%, height: 20, alignment: bottom}]}]\n"
  private static let row =
    "sections: [{id: s, items: [60, 100], orthogonalScrollingBehavior: continuous, contentInsets: {top: 4}, "
    + "group: {type: vertical, width: 80, height: ~50, subitems: [{width: 100%, height: ~50}]}}]\n"
  private static let two =
    "interSectionSpacing: 12\nsections:\n"
    + String(
      repeating:
        "  - {items: 1, group: {type: vertical, width: 100%, height: 30, subitems: [{width: 100%, height: 30}]}}\n",
      count: 2)
  private static let misfit =
    "sections: [{id: s, items: 5, group: {type: horizontal, width: 100%, height: 50, subitems: [{width: 400, height: 50}]}}]\n"
  private static let nested =
    "sections: [{id: s, items: 5, group: {type: vertical, width: 100%, height: 50, subitems: [{width: 100%, height: 60}]}}]\n"
  private static let wide =
    "sections: [{items: 1, group: {type: horizontal, width: 500, height: 50, subitems: [{width: 500, height: 50}]}}]\n"
  // 343 × 40 without 2 × 16 of insets: three cells of 100 leave 311 - 300 = 11 for two gaps.
  private static let flow =
    "layout: flow\nsections: [{id: s, items: 7, itemSize: {width: 100, height: 30}, minimumLineSpacing: 6, "
    + "minimumInteritemSpacing: 4, sectionInset: {top: 8, leading: 16, trailing: 16}}]\n"
  private static let tags =
    "layout: flow\nsections: [{id: s, items: [{width: 50, height: 30}, {width: 60, height: 20}, {width: 70, height: 30}], "
    + "itemSize: {width: 50, height: 30}, minimumInteritemSpacing: 10, minimumLineSpacing: 6}]\n"

  private static let custom =
    "sections: [{id: s, items: 4, contentInsets: {leading: 16, trailing: 16}, group: {type: custom, width: 100%, height: 100, "
    + "frames: [{x: 0, y: 0, width: width / 2, height: 100}, {x: width / 2, y: 30, width: width / 2, height: 70}]}}]\n"
  private static let nestedCustom =
    "sections: [{id: s, items: 3, group: {type: vertical, width: 100%, height: 160, interItemSpacing: 10, subitems: ["
    + "{width: 100%, height: 50}, {type: custom, width: 100%, height: 100, "
    + "frames: [{x: 0, y: 0, width: 50, height: 100}, {x: 60, y: 5, width: 50, height: 50}]}]}}]\n"

  static let steps = [
    // A custom group is as wide as the view and starts at the inset.
    Step(spec: custom, name: "s.3", text: "rule 56    container of the section 's': 390 × 844  (line 1)"),
    Step(spec: custom, name: "s.3", text: "rule 56    frame in the section's group: 195, 30, 195 × 70"),
    Step(spec: custom, name: "s.3", text: "group 1, starting with item 2, is at 16, 100 in the section"),
    // 50 plus the spacing of 10 above the custom group, plus its own 5.
    Step(spec: nestedCustom, name: "s.2", text: "rule 56    frame in the section's group: 60, 65, 50 × 50"),
    Step(
      spec: spaced, name: "s", text: "the section 's' has 3 groups of 100, spacing 8: 2 × 108 + 100 = 316"),
    Step(
      spec: spaced, name: "s", text: "the section 's' is 10 (inset) + 316 (contents) + 6 (inset) = 332 long"),
    Step(
      spec: spaced, name: "size",
      text: "the section 's' is 10 (inset) + 316 (contents) + 6 (inset) = 332 long"),
    // 60 + 5 + 100 + 5 + 80.
    Step(spec: measured, name: "s", text: "has 3 groups of 60 to 100, spacing 5: 250 together"),
    Step(
      spec: header, name: "size",
      text:
        "is 44 (boundary supplementary items) + 50 (contents) + 20 (boundary supplementary items) = 114 long"),
    Step(spec: row, name: "s", text: "rule 57    the section 's' has 2 groups in a row, the longest 100"),
    Step(spec: row, name: "s", text: "the section 's' is 4 (inset) + 100 (contents) = 104 long"),
    Step(spec: two, name: "size", text: "rule 39    the section starts at 42, 12 after the one before it"),
    Step(spec: two, name: "1", text: "rule 3     the frame is 0, 42, 390 × 30"),
    // Items 3 and 4 of 5 fill 2 × 40 of the second group's 120.
    Step(
      spec:
        "sections: [{id: s, items: 5, group: {type: vertical, width: 100%, height: 120, subitems: [{width: 100%, height: 40}]}}]\n",
      name: "s", text: "has 2 groups of 120, spacing 0, the last one 80: 1 × 120 + 80 = 200"),
    Step(spec: wide, name: "size", text: "the content has the width of the longest group: 500 × 50"),
    Step(
      spec: misfit, name: "s.3",
      text:
        "rule 17    the item needs 400 along the width of its group, but only 390 is available: the section lays out "
        + "nothing, item 3 included"),
    Step(spec: misfit, name: "s", text: "is available: the section lays out nothing  (line 1)"),
    Step(spec: misfit, name: "size", text: "rule 38    the section 's' is 0 long"),
    Step(
      spec: nested, name: "s.0",
      text: "the item needs 60 along the height of its group, but only 50 is available"),
    Step(
      spec: flow, name: "s.4",
      text: "rule F3    container of the section 's': 343 × 844 minus insets leading 16, trailing 16",
      arguments: ["--width", "343"]),
    Step(
      spec: flow, name: "s.4", text: "rule F4    the space between items: (311 - 300) / 2 = 5.5",
      arguments: ["--width", "343"]),
    Step(
      spec: flow, name: "s.4",
      text: "rule F4    item 1 of its line: 16 + 100 of items + 1 × 5.5 = 121.5, its x",
      arguments: ["--width", "343"]),
    Step(
      spec: flow, name: "s.4",
      text: "rule F2    line 1 starts at y = 44: 8 + 1 × 36 (thickness 30 and spacing 6)",
      arguments: ["--width", "343"]),
    Step(
      spec: flow, name: "s",
      text: "rule F7    the section 's' has 3 lines of 30, spacing 6: 2 × 36 + 30 = 102",
      arguments: ["--width", "343"]),
    Step(
      spec: flow, name: "s.0", text: "first in its line: x = 16, after the inset",
      arguments: ["--width", "343"]),
    // 50 + 10 + 60 = 120 fills the first line of 130; 70 does not fit after it.
    Step(
      spec: tags, name: "s.1", text: "rule F5    the space between items: (130 - 110) / 1 = 20",
      arguments: ["--width", "130"]),
    Step(
      spec: tags, name: "s.1",
      text: "rule F7    centered in the 30 of its line; frame in its section: 70, 5, 60 × 20",
      arguments: ["--width", "130"]),
    Step(
      spec: tags, name: "s.2", text: "line 1 starts at y = 36: line 0 ends at 30, plus spacing 6",
      arguments: ["--width", "130"]),
    Step(
      spec: flow, name: "s.0", text: "alone in its line and centered: x = 25", arguments: ["--width", "150"]),
  ]

  @Test("A step explains where a number comes from", arguments: steps)
  func step(_ step: Step) {
    let run = World(files: ["spec.yaml": step.spec]).run(
      ["explain", "spec.yaml", step.name] + step.arguments)
    #expect(run.output.contains(step.text), "\(run.output)\(run.errors)")
    #expect(run.output.hasPrefix("\(step.name) in spec.yaml, "))
  }

  @Test("An item that is not laid out is explained, and the exit status reports the error")
  func status() {
    let run = World(files: ["a.yaml": Self.misfit]).run(["explain", "a.yaml", "s.4", "--format", "json"])
    #expect(run.status == .problemsFound)
    #expect(run.output.contains("\"element\": {\"section\": 0, \"item\": 4, \"isLaidOut\": false}"))
    #expect(run.output.contains("\"value\": {\"needs\": 400, \"available\": 390}"))
    #expect(World(files: ["a.yaml": Self.misfit]).run(["explain", "a.yaml", "s.5"]).status == .unusableInput)
  }

  /// Random sections with insets, in every kind of group.
  @Test("A container equals the previous container minus insets", arguments: 0..<60)
  func arithmetic(seed: Int) {
    let (top, leading, trailing) = (seed % 7, seed * 5 % 31, seed * 11 % 23)
    let kind = [
      "type: horizontal, subitems: [{width: 50%, height: 40, contentInsets: {top: 3, leading: 2}}]",
      "type: vertical, contentInsets: {leading: 4, bottom: 5}, subitems: [{width: 100%, height: 40}]",
      "type: custom, frames: [{x: 0, y: 0, width: 50, height: 50}]",
    ][seed % 3]
    let behavior = seed % 2 == 0 ? "none" : "continuous"
    let spec =
      "sections: [{id: s, items: 4, orthogonalScrollingBehavior: \(behavior), contentInsets: {top: \(top), "
      + "leading: \(leading), trailing: \(trailing)}, group: {width: 100%, height: 100, \(kind)}}]\n"
    let run = World(files: ["spec.yaml": spec]).run(["explain", "spec.yaml", "s.1"])
    #expect(run.status == .success, "\(run.errors)")
    for line in run.output.split(separator: "\n") where line.contains(" minus insets ") {
      let parts = line.split(separator: ": ").last?.split(separator: "  (").first ?? ""
      #expect(Self.isConsistent(String(parts)), "\(line)\nin \(spec)")
    }
  }

  /// Whether the arithmetic in `W × H minus insets EDGE N, … = W × H` is correct.
  private static func isConsistent(_ text: String) -> Bool {
    let words = text.split { " ,=".contains($0) }.map(String.init)
    let numbers = words.enumerated().compactMap { index, word in
      Double(word).map { (name: index > 0 ? words[index - 1] : "", value: $0) }
    }
    guard numbers.count > 4 else { return false }
    let insets = { (edges: [String]) in
      numbers.dropFirst(2).dropLast(2).filter { edges.contains($0.name) }.reduce(0) { $0 + $1.value }
    }
    let result = numbers.suffix(2).map(\.value)
    return numbers[0].value - insets(["leading", "trailing"]) == result[0]
      && numbers[1].value - insets(["top", "bottom"]) == result[1]
  }

  @Test("In JSON, a section has the same form as in 'solve'")
  func json() {
    let run = World(files: ["a.yaml": Self.spaced]).run(["explain", "a.yaml", "s", "--format", "json"])
    #expect(
      run.output.contains(
        "\"element\": {\"section\": 0, \"id\": \"s\", \"items\": 3, \"x\": 0, \"y\": 0, \"width\": 390, \"height\": 332}"
      ))
  }
}
