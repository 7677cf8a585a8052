import Foundation
import LayoutCalcCLI
import TestSupport
import Testing

@Suite("'render' draws a layout as SVG")
struct RenderSVGTests {
  static func svg(_ spec: String, _ arguments: [String] = [], width: String = "390") -> String {
    let world = World(files: ["a.yaml": spec])
    return world.run(["render", "a.yaml", "-f", "svg", "--width", width] + arguments).output
  }

  /// The x, y, width and height attributes of the shape with an id.
  static func frame(_ id: String, in svg: String) -> [String]? {
    MarkupCheck(svg).elements.first { $0.attributes["id"] == id }
      .map { shape in ["x", "y", "width", "height"].map { shape.attributes[$0] ?? "" } }
  }

  // MARK: Geometry

  /// The README's photos with a gap: insets of 16 leave 358 of 390; half of that is 179, minus half of the
  /// spacing of 8.
  static let photos = """
    sections:
      - id: photos
        items: 5
        contentInsets: 16
        interGroupSpacing: 8
        boundarySupplementaryItems: [{kind: header, width: 100%, height: 44, alignment: top}]
        decorationItems: [{kind: card}]
        group:
          type: horizontal
          width: 100%
          height: 120
          interItemSpacing: 8
          subitems:
            - width: 50%
              height: 120
              supplementaryItems:
                - {kind: badge, width: 20, height: 20, containerAnchor: {edges: [top, trailing]}}

    """

  /// The header is 44 high, so the cells start at 44 + 16 = 60, and the second row is 120 + 8 lower; the
  /// content is
  /// 44 + 16 + 3 · 120 + 2 · 8 + 16 = 452 high.
  static let shapes: [(id: String, frame: [String])] = [
    ("content", ["0", "0", "390", "452"]), ("photos", ["0", "0", "390", "452"]),
    ("photos.card", ["0", "0", "390", "452"]), ("photos.header", ["16", "0", "358", "44"]),
    ("photos.0", ["16", "60", "175", "120"]), ("photos.1", ["199", "60", "175", "120"]),
    ("photos.2", ["16", "188", "175", "120"]), ("photos.4", ["16", "316", "175", "120"]),
    ("photos.badge.0", ["171", "60", "20", "20"]), ("photos.badge.3", ["354", "188", "20", "20"]),
    ("visibleBounds", ["0", "0", "390", "844"]),
    ("photos.contentInsets.top", ["0", "44", "390", "16"]),
    ("photos.contentInsets.left", ["0", "60", "16", "376"]),
    ("photos.contentInsets.bottom", ["0", "436", "390", "16"]),
    ("photos.contentInsets.right", ["374", "60", "16", "376"]),
    ("photos.group.0", ["16", "60", "358", "120"]), ("photos.group.1", ["16", "188", "358", "120"]),
    ("photos.group.0.spacing", ["16", "180", "358", "8"]),
    ("photos.group.0.0.spacing", ["191", "60", "8", "120"]),
  ]

  @Test("Shapes have the frames that 'solve' prints, in content coordinates", arguments: shapes)
  func frames(id: String, frame: [String]) {
    let svg = Self.svg(Self.photos, ["--show", "groups,insets,spacing"])
    #expect(Self.frame(id, in: svg) == frame)
  }

  @Test("Groups, insets and spacing are drawn only on request")
  func parts() {
    for part in ["photos.group.", "contentInsets", "spacing"] {
      #expect(!Self.svg(Self.photos).contains(part))
    }
    #expect(Self.svg(Self.photos, ["--show", "insets"]).contains("_inset.h0"))
    #expect(!Self.svg(Self.photos, ["--show", "insets"]).contains("_spacing.h0"))
  }

  @Test("Right-to-left layouts are mirrored")
  func mirrored() {
    let svg = Self.svg(Self.photos, ["--rtl", "--show", "insets,spacing"])
    #expect(Self.frame("photos.0", in: svg) == ["199", "60", "175", "120"])
    #expect(Self.frame("photos.group.0.0.spacing", in: svg) == ["191", "60", "8", "120"])
  }

  @Test("The spacing of a waterfall is that between its columns, and between the items of each")
  func waterfall() {
    // Two columns of 145, 10 apart: items 0 (50 high) and 2 (from 56), 1 (80 high) and 3 (from 86).
    let spec = """
      sections:
        - id: feed
          items: [50, 80, 70, 40]
          group: {type: waterfall, width: 100%, height: ~100, columns: 2, columnSpacing: 10, itemSpacing: 6}

      """
    let svg = Self.svg(spec, ["--show", "spacing"], width: "300")
    #expect(Self.frame("feed.2.spacing", in: svg) == ["0", "50", "145", "6"])
    #expect(Self.frame("feed.3.spacing", in: svg) == ["155", "80", "145", "6"])
    #expect(Self.frame("feed.column.0.spacing", in: svg) == ["145", "0", "10", "80"])
  }

  /// Pages of 312, 4 apart, at offset 316: the first is before the viewport, the third partly after it.
  static let row = """
    sections:
      - id: row
        items: 4
        interGroupSpacing: 4
        orthogonalScrollingBehavior: groupPaging
        group: {type: horizontal, width: 80%, height: 100, subitems: [{width: 100%, height: 100}]}

    """

  @Test(
    "A row is drawn at its offset; items outside its viewport are faint, and clipped items are solid inside")
  func orthogonalRow() {
    let svg = Self.svg(Self.row, ["--scroll", "row=316"])
    let shapes = MarkupCheck(svg).elements.filter { $0.name == "rect" }
    func shape(_ id: String) -> [String: String]? { shapes.first { $0.attributes["id"] == id }?.attributes }
    #expect(shape("row.0")?["x"] == "-316")
    #expect(shape("row.0")?["class"] == "h0 faint cell")
    #expect(shape("row.0.visible") == nil)
    #expect(shape("row.1")?["x"] == "0")
    #expect(shape("row.1")?["class"] == "h0 cell")
    #expect(shape("row.2")?["x"] == "316")
    #expect(shape("row.2.visible")?["clip-path"] == "url(#_clip.0)")
    // The row snaps at 0, 316, 632 and, at its end, at 4 · 312 + 3 · 4 - 390 = 870; the first is more than
    // half a view before
    // the viewport, where nothing is drawn.
    let pages = MarkupCheck(svg).elements.filter { $0.attributes["id"]?.hasPrefix("row.page.") == true }
    #expect(
      pages.map { $0.attributes["d"] } == ["M0 100v6", "M316 100v6", "M554 100v6"])
  }

  @Test("A measured item shows its estimated size as a ghost")
  func estimates() {
    let spec = """
      sections:
        - id: list
          items: [60, {}, 44]
          group: {type: horizontal, width: 100%, height: ~44, subitems: [{width: 100%, height: ~44}]}

      """
    let svg = Self.svg(spec)
    #expect(Self.frame("list.0", in: svg) == ["0", "0", "390", "60"])
    #expect(Self.frame("list.0.estimate", in: svg) == ["0", "0", "390", "44"])
    // The second item is not measured; the third measures its estimate.
    #expect(Self.frame("list.1.estimate", in: svg) == nil)
    #expect(Self.frame("list.2.estimate", in: svg) == nil)
    #expect(svg.contains("<rect id=\"list.1\" class=\"h0 cell estimated\""))
  }

  @Test("A device is drawn with its screen and safe areas, at the given offset")
  func device() {
    let world = World(files: ["a.yaml": Self.photos])
    let svg = world.run(["render", "a.yaml", "-f", "svg", "--device", "iphone-15", "--offset", "0,100"])
      .output
    #expect(Self.frame("screen", in: svg) == ["0", "100", "393", "852"])
    #expect(Self.frame("safeArea.top", in: svg) == ["0", "100", "393", "59"])
    // 100 + 852 - 34.
    #expect(Self.frame("safeArea.bottom", in: svg) == ["0", "918", "393", "34"])
  }

  // MARK: Findings

  static let faults: [(spec: String, rule: String, frames: [[String]])] = [
    (
      // The item is 400 wide, of which 358 are available after the leading inset.
      """
      sections:
        - items: 3
          contentInsets: {leading: 16, trailing: 16}
          group: {type: horizontal, width: 100%, height: 50, subitems: [{width: 400, height: 50}]}
      """, "group-cannot-fit-item", [["16", "0", "400", "50"]]
    ),
    (
      """
      sections:
        - items: 2
          group: {type: horizontal, width: 500, height: 50, subitems: [{width: 100%, height: 50}]}
      """, "group-wider-than-view", [["0", "0", "500", "50"], ["0", "50", "500", "50"]]
    ),
    (
      // The second item is 420 wide, but only 390 fit.
      """
      layout: flow
      sections:
        - items: [{width: 80, height: 40}, {width: 420, height: 40}, {width: 80, height: 40}]
          itemSize: {width: 50, height: 40}
          minimumLineSpacing: 0
      """, "flow-item-larger-than-view", [["0", "40", "420", "40"]]
    ),
    (
      // Rows of 50 that overlap by 10; only the first two are named.
      """
      sections:
        - items: 3
          interGroupSpacing: -10
          group: {type: horizontal, width: 100%, height: 50, subitems: [{width: 100%, height: 50}]}
      """, "items-overlap", [["0", "0", "390", "50"], ["0", "40", "390", "50"]]
    ),
  ]

  @Test("Lint findings are outlined and labeled with the rule's name", arguments: faults)
  func findings(spec: String, rule: String, frames: [[String]]) {
    let svg = Self.svg(spec)
    let outlines = MarkupCheck(svg).elements.filter { $0.attributes["class"]?.hasPrefix("finding") == true }
    #expect(
      outlines.map { shape in ["x", "y", "width", "height"].map { shape.attributes[$0] ?? "" } } == frames)
    #expect(svg.contains(">\(rule)"))
  }

  // MARK: The document

  static let views = ["390", "1024"].flatMap { width in GalleryFiles.names.map { ($0, width) } }

  @Test(
    "A gallery picture is well-formed, has one element per line, and has unique ids", arguments: views)
  func wellFormed(file: String, width: String) throws {
    let world = World(files: [file: try RepositoryFiles.text("layouts/\(file)")])
    let arguments = ["render", file, "-f", "svg", "--width", width, "--show", "groups,insets,spacing"]
    let run = world.run(arguments)
    let check = MarkupCheck(run.output)
    #expect(check.problem == nil)
    for line in run.output.split(separator: "\n") where line.hasPrefix("<rect") || line.hasPrefix("<text") {
      #expect(line.hasSuffix("/>") || line.hasSuffix("</rect>") || line.hasSuffix("</text>"))
    }
    #expect(run == world.run(arguments), "the same bytes every time")
  }

  static let hostileNames = [
    "</title><script>alert(1)</script>", "\" onload=\"alert(1)", "' onload='x", "&amp;&#60;", "]]><!--",
    "a b", "a_20_b",
    "a\u{0}b\u{8}\u{1B}[31m", "\u{202E}evil", "\u{FFFE}\u{FFFF}", "🎛️", "", "http://evil.example/x.svg",
  ]

  @Test("No name can break out of its attribute or text", arguments: hostileNames)
  func hostile(name: String) {
    var written = ""
    for scalar in name.unicodeScalars {
      written +=
        "\\U" + String(repeating: "0", count: 8 - String(scalar.value, radix: 16).count)
        + String(scalar.value, radix: 16)
    }
    let spec = Self.photos.replacingOccurrences(of: "id: photos", with: "id: \"\(written)\"")
      .replacingOccurrences(of: "kind: header", with: "kind: \"\(written)h\"")
    let check = MarkupCheck(Self.svg("name: \"\(written)\"\n" + spec))
    #expect(check.problem == nil)
    #expect(
      Set(check.elementCounts.keys).isSubset(of: [
        "svg", "title", "desc", "style", "rect", "g", "text", "path",
      ]))
  }

  @Test("Different names have different ids")
  func distinctIDs() {
    let spec = """
      sections:
        - {id: a b, items: 1, group: {type: horizontal, width: 100%, height: 9, subitems: [{width: 100%, height: 9}]}}
        - {id: a_20_b, items: 1, group: {type: horizontal, width: 100%, height: 9, subitems: [{width: 100%, height: 9}]}}
      """
    let ids = MarkupCheck(Self.svg(spec)).ids
    #expect(ids.contains("a_20_b.0") && ids.contains("a__20__b.0"))
  }

  @Test("Several widths and devices are drawn next to each other, with distinct ids")
  func sideBySide() {
    let world = World(files: ["a.yaml": Self.photos])
    let run = world.run(["render", "a.yaml", "-f", "svg", "--width", "390", "--device", "ipad-mini-6"])
    let check = MarkupCheck(run.output)
    #expect(check.problem == nil)
    #expect(check.ids.contains("_390.photos.0") && check.ids.contains("ipad-mini-6.photos.0"))
  }

  @Test("Of a billion items, those near the visible bounds and the ends are drawn, and the rest are counted")
  func folded() throws {
    let spec = """
      sections:
        - id: list
          items: 1000000000
          group: {type: horizontal, width: 100%, height: 60, subitems: [{width: 50%, height: 60}]}
        - id: row
          items: 1000000000
          orthogonalScrollingBehavior: continuous
          group: {type: horizontal, width: 80%, height: 100, subitems: [{width: 100%, height: 100}]}

      """
    for offset in ["0,0", "0,15000000000"] {
      let svg = Self.svg(spec, ["--offset", offset])
      let check = MarkupCheck(svg)
      #expect(check.problem == nil)
      #expect(check.elementCounts["rect", default: 0] < 300)
      // Drawn and counted items add up to all items.
      let drawn = check.ids.filter { $0.hasPrefix("list.") && !$0.contains("after") }.count
      let hidden = svg.components(separatedBy: " more items in ").dropLast().compactMap {
        Int($0.reversed().prefix { $0.isNumber }.reversed().map(String.init).joined())
      }
      // Each count occurs in a label and in a title.
      #expect(drawn * 2 + hidden.reduce(0, +) == 2_000_000_000)
    }
  }

  @Test("Extreme numbers are drawn in bounded time and size")
  func extremes() {
    let group =
      "group: {type: horizontal, width: 100%, height: 1e300, subitems: [{width: 1e200, height: 1e300}]}"
    let specs = [
      "sections: [{items: 3, \(group)}]",
      "sections: [{items: 3, contentInsets: 1e308, \(group)}]",
      "sections: [{items: 1000000, group: {type: horizontal, width: 100%, height: 0, subitems: [{width: 0, height: 0}]}}]",
      "sections: [{items: 1000000000, group: {type: horizontal, width: 100%, height: 0.001, subitems: [{width: 0.001, height: 0.001}]}}]",
      "sections: []",
      "sections: [{items: 0, group: {type: horizontal, width: 100%, height: 1, subitems: [{width: 1, height: 1}]}}]",
    ]
    for spec in specs {
      for width in ["1e-300", "390", "1e300"] {
        let svg = Self.svg(spec, ["--height", width, "--show", "groups,insets,spacing"], width: width)
        #expect(svg.isEmpty || MarkupCheck(svg).problem == nil, "\(spec) at \(width)")
        #expect(svg.utf8.count < 8_000_000, "\(spec) at \(width)")
      }
    }
  }

  // MARK: The command line

  @Test("The extension of the output file selects the format")
  func ending() {
    let run = World(files: ["a.yaml": Self.photos]).run(["render", "a.yaml", "-o", "a.svg"])
    #expect(run.status == .success)
    #expect(run.files["a.svg"]?.hasPrefix("<svg ") == true)
  }

  @Test("Findings are reported as in 'solve', and errors give status 1")
  func statuses() {
    #expect(World(files: ["a.yaml": Self.faults[0].spec]).run(["render", "a.yaml"]).status == .problemsFound)
    #expect(World(files: ["a.yaml": Self.faults[1].spec]).run(["render", "a.yaml"]).status == .success)
    #expect(
      World(files: ["a.yaml": Self.faults[1].spec]).run(["render", "a.yaml", "--strict"]).status
        == .problemsFound)
    #expect(World(files: ["a.yaml": "sections: 3"]).run(["render", "a.yaml"]).status == .unusableInput)
    #expect(World().run(["render"]).status == .usage)
    #expect(World().run(["render", "a", "b"]).status == .usage)
    #expect(World(files: ["a.yaml": Self.photos]).run(["render", "a.yaml", "--show", "x"]).status == .usage)
  }
}
