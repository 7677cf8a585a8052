import LayoutCalcCLI
import TestSupport
import Testing

/// Every command that takes a spec also takes layout code in Swift.
@Suite("Swift in every command")
struct SwiftCommandTests {
  /// Returns a function that creates a section with rows of the given height.
  private static func rows(_ name: String, _ height: String, parameters: String = "") -> String {
    """
    func \(name)(\(parameters)) -> NSCollectionLayoutSection {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(\(height)))
      return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    """
  }

  private static let feed = """
    enum Section: Int { case featured, grid }
    class FeedController: UIViewController {
      func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
          switch Section(rawValue: index) {
          case .featured: return rows(rowHeight: 100)
          default: return rows(rowHeight: environment.container.contentSize.width > 600 ? 60 : 40)
          }
        }
      }
    }
    \(rows("rows", "rowHeight", parameters: "rowHeight: CGFloat"))
    """

  private static let world = World(
    files: [
      "one/a.swift": rows("make", "40"), "two/a.swift": rows("first", "40") + rows("second", "60"),
      "feed.swift": feed, "rows.yaml": rowsInYAML, "broken/a.swift": rows("make", "40"),
      "broken/b.swift": "func make() { let a = = 3 }; let x: NSCollectionLayoutSection = = 4",
    ], standardInput: rows("make", "40"))

  private static let rowsInYAML = """
    sections: [{items: 12, group: {type: horizontal, width: 100%, height: 40, subitems: [{width: 100%, height: 40}]}}]
    """

  /// A command line and a part of its output.
  struct Row: CustomTestStringConvertible, Sendable {
    var words: String
    var part: String

    var testDescription: String { words }
    var arguments: [String] { words.split(separator: " ").map(String.init) }
  }

  private static let layout = "feed.swift:FeedController.makeLayout"

  @Test(
    "A layout function can be used as a spec",
    arguments: [
      // One section with rows of 100, then one with rows of 40: 12 × 100 = 1200, plus 40 for each row.
      Row(words: "solve \(layout) -f csv", part: "\n1,grid,1,cell,,0,1240,390,40,0,"),
      Row(words: "check \(layout)", part: "1 spec checked"),
      Row(words: "explain \(layout) grid.1", part: "1240"),
      Row(words: "explain \(layout) grid.1 --format json", part: "\"file\": \"feed.swift\""),
      Row(words: "sweep \(layout)", part: "601–1366"),
      Row(words: "render \(layout)", part: "FeedController.makeLayout"),
      Row(words: "render \(layout) -f svg", part: "<svg"),
      Row(words: "render \(layout) -f html", part: "feed.swift"),
      Row(words: "render \(layout) --tree", part: "grid"),
      Row(words: "transition \(layout) \(layout) --frames 2", part: "progress 1"),
      Row(words: "diff one/a.swift:make rows.yaml", part: ""),
      Row(words: "diff rows.yaml one/a.swift", part: ""),
      Row(words: "diff one two/a.swift:first", part: ""),
      Row(words: "snapshot list \(layout)", part: "__layouts__/FeedController.makeLayout"),
      Row(words: "import \(layout)", part: "id: featured"),
      // A folder with a single layout can be used where one spec is expected.
      Row(words: "solve one -f csv", part: "\n0,0,1,cell,,0,40,390,40,0,"),
      Row(words: "explain one 0.1", part: "40"),
      Row(words: "render one", part: "make"),
      Row(words: "solve two --items 1 -f csv", part: "\nsecond,390,"),
      Row(words: "sweep two", part: "second"),
      // Standard input.
      Row(words: "solve - --syntax swift -f csv", part: "\n0,0,1,cell,,0,40,390,40,0,"),
      Row(words: "explain -:make 0.1 --syntax swift", part: "40"),
      Row(words: "diff one - --syntax swift", part: ""),
      Row(words: "check - --syntax swift", part: "1 spec checked"),
    ])
  func commands(_ row: Row) {
    let run = Self.world.run(row.arguments)
    #expect(run.status == .success, "\(run.errors)")
    #expect(row.part.isEmpty || (run.output + run.errors).contains(row.part), "\(run.output)\(run.errors)")
  }

  @Test(
    "If one spec is expected, several layouts are an error that lists them",
    arguments: [
      "explain two 0.1", "render two", "diff one two", "explain two/a.swift 0.1", "render two/a.swift",
      "transition two one",
    ])
  func several(_ words: String) {
    let run = Self.world.run(words.split(separator: " ").map(String.init))
    #expect(run.status == .unusableInput)
    #expect(run.errors.contains("expected one layout"), "\(run.errors)")
    #expect(run.errors.contains("two/a.swift:first, two/a.swift:second"), "\(run.errors)")
  }

  @Test("A file with a syntax error is reported in folders too")
  func unparsed() {
    let run = Self.world.run(["check", "broken"])
    #expect(run.status != .success)
    #expect(run.output.contains("broken/b.swift:1:"), "\(run.output)\(run.errors)")
  }

  @Test("A picture cannot overwrite its Swift file")
  func overwriting() {
    let run = Self.world.run(["render", "one/a.swift:make", "-o", "one/a.swift", "-f", "svg"])
    #expect(run.status == .usage, "\(run.errors)")
  }

  @Test("'list' shows the layouts in the code, their sections, and the values the code does not contain")
  func lists() {
    let table = Self.world.run(["list", "feed.swift"])
    let lines = table.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      lines == [
        "location function builds sections missing values",
        "feed.swift:3 FeedController.makeLayout layout 2: featured, grid",
        "feed.swift:12 rows section 1 rowHeight",
      ])
    let json = Self.world.run(["list", "feed.swift:rows", "--format", "json"])
    #expect(
      json.output == """
        [
          {"file": "feed.swift", "line": 12, "column": 6, "spec": "feed.swift:rows", "function": "rows", \
        "builds": "section", "sections": ["0"], "perEnvironment": false, "unknowns": [{"name": "rowHeight", \
        "path": "rowHeight", "line": 12, "values": null}], "problem": null}
        ]

        """)
    let folder = Self.world.run(["list", "two", "one"])
    #expect(folder.output.split(separator: "\n").count == 4, "\(folder.output)\(folder.errors)")
  }

  @Test("Functions with the same name are distinguished by labels, then by numbers")
  func overloads() {
    let code =
      Self.rows("make", "40") + Self.rows("make", "h", parameters: "of h: CGFloat = 50")
      + Self.rows("make", "CGFloat(h)", parameters: "of h: Int = 60")
    let world = World(files: ["a.swift": code])
    let all = world.run(["solve", "a.swift", "--items", "1", "-f", "csv"])
    for (name, height) in [("make()", "40"), ("make(of:)", "50"), ("make(of:)#2", "60")] {
      #expect(all.output.contains("\n\(name),390,"), "\(all.output)\(all.errors)")
      let one = world.run(["solve", "a.swift:\(name)", "--items", "1", "-f", "csv"])
      #expect(one.output.contains("\n0,0,0,cell,,0,0,390,\(height),0,"), "\(one.output)\(one.errors)")
    }
    let several = world.run(["explain", "a.swift:make", "0.0"])
    #expect(several.errors.contains("a.swift:make(), a.swift:make(of:), a.swift:make(of:)#2"))
  }

  @Test("'list' accepts only Swift code", arguments: ["rows.yaml", "nothing.swift"])
  func listsSwift(_ path: String) {
    let run = Self.world.run(["list", path])
    #expect(run.status == .unusableInput)
    #expect(run.errors.hasPrefix("\(path): error["), "\(run.errors)")
  }
}
