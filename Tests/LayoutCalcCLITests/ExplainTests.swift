import LayoutCalcCLI
import LayoutSolver
import LayoutSpec
import TestSupport
import Testing

@Suite("explain")
struct ExplainTests {
  static func run(_ arguments: String...) -> Transcript { World(files: SampleSpecs.files).run(arguments) }

  @Test("The steps lead from the view to the frame, with rules and lines")
  func chain() {
    // Item 2 starts the second group of two, one group height of 50 below.
    let run = Self.run("explain", "grid.yaml", "grid.2", "--width", "200")
    #expect(run.status == .success)
    #expect(run.errors.isEmpty)
    #expect(run.output.hasPrefix("grid.2 in grid.yaml, 200 × 844\n  rule 5     the view is 200 × 844\n"))
    #expect(
      run.output.contains("the width of the item: 50% of 200 = 100  (line 4)"))
    #expect(
      run.output.contains("group 1, starting with item 2, is at 0, 50 in the section: group 0 plus 1 × 50"))
    #expect(run.output.hasSuffix("  rule 3     the frame is 0, 50, 100 × 50  (line 4)\n"))
  }

  @Test("JSON has the element as in 'solve', and one step per line")
  func json() {
    let run = Self.run("explain", "grid.yaml", "grid.2", "--width", "200", "--format", "json")
    #expect(
      run.output.hasPrefix(
        """
        {"layoutcalc": 1,
         "file": "grid.yaml",
         "element": {"kind": "cell", "section": 0, "item": 2, "x": 0, "y": 50, "width": 100, "height": 50, "zIndex": 0},
         "steps": [
          {"rule": "5", "text": "the view is 200 × 844", "value": {"width": 200, "height": 844}},

        """))
    #expect(
      run.output.hasSuffix(
        """
          {"rule": "3", "text": "the frame is 0, 50, 100 × 50", "value": {"x": 0, "y": 50, "width": 100, \
        "height": 50}, "line": 4}
         ]}

        """))
  }

  /// A step in the explanation of an element: the spec, the options and the expected text.
  struct Step: CustomTestStringConvertible, Sendable {
    var spec: String
    var arguments: [String]
    var text: String
    var testDescription: String { text }
  }

  private static let row =
    "group: {type: horizontal, width: 100%, height: 40, subitems: [{width: 100%, height: 100%}]}"
  private static let chips = """
    layout: flow
    scrollDirection: horizontal
    environment: {height: 44}
    sections: [{minimumLineSpacing: 30, minimumInteritemSpacing: 4, itemSize: {width: 80, height: 44}, \
    items: [{width: 80}, {width: 120}]}]

    """
  private static let notes = """
    layout: flow
    estimatedItemSize: {width: 100, height: 20}
    sections: [{items: [{height: 30}, {height: 50}, {}]}]

    """

  static let steps = [
    // 59 + 20 = 79.
    Step(
      spec: "sections: [{items: 1, contentInsetsReference: layoutMargins, \(row)}]",
      arguments: ["0.0", "--device", "iphone-15-landscape"],
      text: "rule 44    the view's layout margins: insets leading 79, trailing 79 "
        + "(iphone-15, landscape: safe area 59 + margin 20)"),
    Step(
      spec: "sections: [{items: 1, contentInsetsReference: layoutMargins, \(row)}]",
      arguments: ["0.0", "--device", "iphone-15"],
      text: "insets leading 16, trailing 16 (iphone-15: margin 16)"),
    // 2 × 47.734375 = 95.46875, 286.4 pixels.
    Step(
      spec:
        "sections: [{items: [{height: \"text(lines: 2, style: body)\"}], group: {type: vertical, width: 100%, "
        + "height: ~9, subitems: [{width: 100%, height: ~9}]}}]",
      arguments: ["0.0", "--text-size", "AX3", "--scale", "3"],
      text: "rule X3    2 lines of body at AX3: 2 × 47.734 = 95.469, to the pixel 95.667"),
    Step(
      spec: "sections: [{items: 1, group: {type: horizontal, width: 100%, height: \"scaled(20, body)\", "
        + "subitems: [{width: 100%, height: 100%}]}}]",
      arguments: ["0.0", "--text-size", "AX3"],
      text: "rule X4    20 scaled for body at AX3: 20 × 2.182 = 43.636"),
    // Given margins do not come from the device.
    Step(
      spec: "sections: [{items: 1, contentInsetsReference: layoutMargins, \(row)}]",
      arguments: ["0.0", "--device", "iphone-15", "--layout-margins", "0,8,0,8"],
      text: "the view's layout margins: insets leading 8, trailing 8  (line 1)"),
    Step(
      spec: "sections: [{items: 1, \(row)}]", arguments: ["0.0", "--safe-area", "0,30,0,0"],
      text: "rule 44    the view's safe area: insets leading 30"),
    Step(
      spec: chips, arguments: ["0.1"],
      text:
        "rule F2    columns are separated by the line spacing, 30; for items of several widths two reports saw "
        + "the interitem spacing, 4"),
    Step(
      spec: "quirks: swapSpacingsHorizontally\n" + chips, arguments: ["0.1"],
      text: "rule F2    columns are separated by the interitem spacing, 4, as quirks say"),
    Step(
      spec: notes, arguments: ["0.1"],
      text: "rule F11   the content measures 50, which replaces the estimated height 20"),
    // (30 + 50) / 2.
    Step(
      spec: notes, arguments: ["0.2"],
      text: "rule F11   the item is not measured, so it has the mean of the 2 measured sizes: 100 × 40"),
    Step(
      spec: notes, arguments: ["0.2", "--measure", "none"],
      text: "rule F11   the item is not measured, so it has the estimated size 100 × 20"),
  ]

  @Test("A step explains where a number comes from", arguments: steps)
  func step(_ step: Step) {
    let run = World(files: ["spec.yaml": step.spec]).run(["explain", "spec.yaml"] + step.arguments)
    #expect(run.output.contains(step.text), "\(run.output)\(run.errors)")
  }

  @Test("A fraction rounded down to a pixel also shows its exact length")
  func pixelStep() {
    // 0.92 × 393 = 361.56; the last whole pixel at scale 3 is 1084 / 3 = 361.333.
    let spec = """
      sections:
        - items: 1
          group: {type: horizontal, width: 92%, height: 50, subitems: [{width: 100%, height: 50}]}

      """
    let run = World(files: ["a.yaml": spec]).run([
      "explain", "a.yaml", "0.0", "--width", "393", "--scale", "3",
    ])
    #expect(
      run.output.contains("the width of the group: 92% of 393 = 361.56, rounded down to the pixel = 361.333"))
  }

  @Test("The content size is the sum of its sections")
  func contentSize() {
    let run = Self.run("explain", "grid.yaml", "size", "--width", "200")
    // Items 0 and 1, then item 2.
    #expect(
      run.output.contains("rule 37    the section 'grid' has 2 groups of 50, spacing 0: 1 × 50 + 50 = 100"))
    #expect(
      run.output.hasSuffix("the sections end at 100; the content has the width of the view: 200 × 100\n"))
  }

  @Test("An item in a group with a count explains its size")
  func equalPart() {
    // (300 - 2 × 6) / 3
    let run = World(
      files: [
        "a.yaml": """
        sections:
          - items: 3
            group:
              {type: horizontal, width: 100%, height: 50, subitem: {width: 100%, height: 100%}, count: 3, interItemSpacing: 6}

        """
      ]
    ).run(["explain", "a.yaml", "0.1", "--width", "300"])
    #expect(run.output.contains("rule 19    width (300 - 2 × 6) / 3 = 96, one of 3 equal parts"))
  }

  @Test("A waterfall item explains its width, length and column")
  func waterfall() {
    let run = World(
      files: [
        "a.yaml": """
        sections:
          - items: [50, 60, 70]
            group:
              {type: waterfall, width: 100%, height: ~1, columns: 2, columnSpacing: 4, contentInsets: {leading: 20, trailing: 6}}

        """
      ]
    ).run(["explain", "a.yaml", "0.2", "--width", "300"])
    // (300 - 26 - 4) / 2; items 0 and 1 start the columns, and the first column is shorter.
    #expect(run.output.contains("rule W1    width (274 - 1 × 4) / 2 = 135, one of 2 equal parts"))
    #expect(run.output.contains("rule W3    the content measures 70, which replaces the estimated height 44"))
    #expect(run.output.contains("rule W2    placed in column 0 at 50, length 70"))
  }

  @Test("A supplementary item of a root group does not depend on the group's cells")
  func badgeOnGroup() {
    let run = World(
      files: [
        "a.yaml": """
        sections:
          - items: 4
            group:
              type: horizontal
              width: 100%
              height: 50
              subitem: {width: 100%, height: 100%, contentInsets: 3}
              count: 2
              supplementaryItems: [{kind: badge, width: 10, height: 10, containerAnchor: {edges: [top, trailing]}}]

        """
      ]
    ).run(["explain", "a.yaml", "0.badge.1", "--width", "300"])
    #expect(run.output.contains("rule 53    size 10 × 10, anchored to 0, 0, 300 × 50"))
    #expect(run.output.hasSuffix("the frame is 290, 50, 10 × 10  (line 9)\n"))
    #expect(!run.output.contains("minus its own"))
  }

  @Test("A supplementary item of a waterfall is anchored to the group, not to an item")
  func badgeOnWaterfall() {
    // The group has inset 20 on both sides, so that its host is 260 wide; the badge ends at 280.
    let run = World(
      files: [
        "a.yaml": """
        sections:
          - items: [50, 60, 70]
            group:
              type: waterfall
              width: 100%
              height: ~100
              columns: 2
              contentInsets: {leading: 20, trailing: 20}
              supplementaryItems: [{kind: badge, width: 10, height: 10, containerAnchor: {edges: [top, trailing]}}]

        """
      ]
    ).run(["explain", "a.yaml", "0.badge", "--width", "300"])
    #expect(run.output.contains("rule 53    size 10 × 10, anchored to 20, 0, 260 × 120"))
    #expect(run.output.contains("frame in the section's group 270, 0, 10 × 10"))
    #expect(!run.output.contains("column"))
  }

  @Test(
    "An unknown element is an error",
    arguments: [
      ("grid.9", "no element is named 'grid.9'"), ("gird", "no element is named 'gird'"),
    ])
  func unknown(name: String, message: String) {
    let run = Self.run("explain", "grid.yaml", name)
    #expect(run.status == .unusableInput)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(message))
  }

  static let twins = """
    sections:
      - items: 1
        boundarySupplementaryItems: [{kind: b, width: 100%, height: 10, alignment: top}]
        decorationItems: [{kind: b}]
        group:
          type: horizontal
          width: 100%
          height: 50
          subitems:
            - {width: 50%, height: 50, supplementaryItems: [{kind: b, width: 5, height: 5, containerAnchor: {}}]}

    """

  @Test(
    "An ambiguous element name is an error with a hint",
    arguments: [
      ("0.b.0", "give the elements named '0.b.0' different kinds")
    ], [["explain", "a.yaml"], ["solve", "a.yaml", "--element"]])
  func ambiguous(_ row: (name: String, hint: String), _ command: [String]) {
    let run = World(files: ["a.yaml": Self.twins]).run(command + [row.name])
    #expect(run.status == .unusableInput)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == """
        a.yaml: error[ambiguous-element]: more than one element is named '\(row.name)'
        hint: \(row.hint)

        """)
  }

  @Test(
    "An error that occurs only while solving is reported, and nothing is printed",
    arguments: [
      ["solve", "a.yaml"], ["explain", "a.yaml", "0.0"], ["sweep", "a.yaml", "--width", "390..391"],
      ["transition", "a.yaml", "a.yaml"],
    ])
  func faultOfSize(_ arguments: [String]) {
    // The item is asked at the view's 390, so that the divisor is 0.
    let spec = """
      sections:
        - items: {count: 1, height: 1 / (itemWidth - 390)}
          group: {type: vertical, width: 100%, height: ~44, subitems: [{width: 100%, height: ~44}]}

      """
    let run = World(files: ["a.yaml": spec]).run(arguments)
    #expect(run.status == .unusableInput)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("a.yaml:2:"))
  }

  @Test(
    "'explain' requires a spec and an element",
    arguments: [["explain"], ["explain", "a"], ["explain", "a", "b", "c"]])
  func operands(_ arguments: [String]) { #expect(World().run(arguments).status == .usage) }

  static let environments = [
    GalleryEnvironment(W: 390), GalleryEnvironment(W: 768, scale: 3, layoutDirection: .rightToLeft),
  ]

  /// The steps are the solver's own, so the last one must be what `solve` says, of every element.
  @Test("The last step for every gallery element is its frame", arguments: GalleryFiles.names, environments)
  func lastStep(file: String, environment: GalleryEnvironment) throws {
    let solved = try SolvedGalleryFile(file, in: environment)
    solved.solution.forEachElement { element in
      let element = copy element
      let reference = solved.solution.reference(to: element)
      let steps = reference.map { solved.spec.layout.steps(to: $0, in: solved.spec.environment) } ?? []
      #expect(steps.last?.derivation == .frame(element.frame), "\(file): \(element)")
      return true
    }
  }
}
