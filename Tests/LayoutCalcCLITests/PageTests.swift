import Foundation
import LayoutReport
import TestSupport
import Testing

@Suite("The HTML page")
struct PageTests {
  // The examples of FIPS 180-2 and the hash of the empty string, in Base64.
  static let hashes: [(text: String, hash: String)] = [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
    ),
  ]

  @Test("Hashes match the standard", arguments: hashes)
  func hash(_ row: (text: String, hash: String)) { #expect(ContentHash.base64(row.text) == row.hash) }

  static func page(_ spec: String, _ arguments: [String] = []) -> String {
    World(files: ["a.yaml": spec]).run(["render", "a.yaml", "-o", "a.html", "-q"] + arguments).files["a.html"]
      ?? ""
  }

  /// The text between two markers, and the rest of the text.
  static func part(_ text: Substring, _ start: String, _ end: String) throws -> (
    part: Substring, rest: Substring
  ) {
    let from = try #require(text.range(of: start)).upperBound
    let to = try #require(text[from...].range(of: end)).lowerBound
    return (text[from..<to], text[to...])
  }

  @Test("Only the page's own style and script can run or load")
  func policy() throws {
    let page = Self.page(SampleSpecs.grid)
    let (style, rest) = try Self.part(page[...], "<style>", "</style>")
    let (script, _) = try Self.part(rest, "<script>", "</script>")
    #expect(
      page.contains(
        "content=\"default-src 'none'; style-src 'sha256-\(ContentHash.base64(String(style)))'; script-src "
          + "'sha256-\(ContentHash.base64(String(script)))'; base-uri 'none'; form-action 'none'\""))
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.components(separatedBy: "<style").count == 2)
    #expect(!page.replacing("http://www.w3.org/2000/svg", with: "").contains("://"))
    let markup = try Self.part(page[...], "<body>", "<script").part
    for attribute in [" src=", " href=", " style=", " onload=", " onclick="] {
      #expect(!markup.contains(attribute))
    }
  }

  @Test("The picture and the table work without scripts")
  func withoutScript() throws {
    let page = Self.page(SampleSpecs.grid, ["--width", "200"])
    let head = try Self.part(page[...], "<body>", "<script").part
    #expect(head.contains("<svg ") && head.contains("id=\"grid.2\""))
    #expect(
      head.contains(
        "<tr><th scope=\"row\">grid.2</th><td>cell</td><td class=\"p-n\">0</td><td class=\"p-n\">50</td>"
          + "<td class=\"p-n\">100</td><td class=\"p-n\">50</td><td class=\"p-n\">0</td></tr>"))
  }

  /// The page's data, read by an independent JSON parser.
  static func data(_ page: String) throws -> [String: Any] {
    let (text, _) = try part(page[...], "id=\"p-data\">", "</script>")
    return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("The data contain frames, lines and explanations")
  func data() throws {
    let data = try Self.data(Self.page(SampleSpecs.grid, ["--width", "200"]))
    #expect(data["file"] as? String == "a.yaml")
    let panels = try #require(data["panels"] as? [[String: Any]])
    let shapes = try #require(panels.first?["shapes"] as? [[String: Any]])
    let cell = try #require(shapes.first { $0["n"] as? String == "grid.2" })
    #expect(cell["f"] as? [Double] == [0, 50, 100, 50])
    #expect(cell["l"] as? Int == 4)
    let steps = try #require(cell["e"] as? [[Any]])
    #expect(steps.last?[1] as? String == "the frame is 0, 50, 100 × 50")
  }

  @Test("Names in a spec cannot break out of the page")
  func hostile() throws {
    let name = "</script><script>x</script><!--\\\"'&"
    let page = Self.page(
      "name: \"\(name)\"\n" + SampleSpecs.grid.replacing("id: grid", with: "id: '</style><b>'"))
    #expect(!page.contains("</script><script>x") && !page.contains("</style><b>") && !page.contains("<!--"))
    #expect(try Self.data(page)["name"] as? String == "</script><script>x</script><!--\"'&")
  }

  @Test("The page includes the widths between the given ones at which the structure changes")
  func changes() throws {
    // One column per hundred points: between 200 and 400, that changes at 300 and at 400, which is also
    // given.
    let spec = """
      sections:
        - id: grid
          items: 9
          group: {type: horizontal, width: 100%, height: 50, subitem: {width: 100%, height: 50}, count: floor(width / 100)}
      """
    let data = try Self.data(Self.page(spec, ["--width", "400", "--width", "200"]))
    let panels = try #require(data["panels"] as? [[String: Any]])
    #expect(panels.map { $0["environment"] as? String } == ["200", "300", "400"])
    #expect(panels.map { $0["change"] as? Bool } == [false, true, true])
  }

  @Test(
    "The page of a folded layout has all elements, unless there are too many",
    arguments: [(6000, 6000), (200_000, nil)])
  func unfolded(_ row: (items: Int, shapes: Int?)) throws {
    let spec = """
      sections:
        - items: \(row.items)
          group: {type: horizontal, width: 100%, height: 50, subitems: [{width: 25%, height: 50}]}
      """
    let page = Self.page(spec)
    let panel = try #require((try Self.data(page)["panels"] as? [[String: Any]])?.first)
    let shapes = try #require(panel["shapes"] as? [[String: Any]])
    #expect(panel["unfolded"] as? Bool == (row.shapes != nil))
    #expect(panel["folded"] as? Bool == (row.shapes == nil))
    #expect(row.shapes == nil ? shapes.count < 5000 : shapes.count == row.shapes)
    // Rows of four, each 50 points high.
    let last = shapes.last { $0["k"] as? String == "cell" }
    let item = row.items - 1
    #expect(last?["n"] as? String == "0.\(item)")
    #expect((last?["f"] as? [Double])?[1] == Double(item / 4 * 50))
    // Without a script, the picture is the folded one.
    #expect(page.contains("id=\"fold."))
  }

  @Test("The page of a transition has each element's frames along the way")
  func transition() throws {
    let other = SampleSpecs.grid.replacing("height: 50", with: "height: 80")
    let run = World(files: ["a.yaml": SampleSpecs.grid, "b.yaml": other]).run([
      "transition", "a.yaml", "b.yaml", "--width", "200", "-o", "move.html", "-q",
    ])
    let panel = try #require(
      (try Self.data(run.files["move.html"] ?? "")["panels"] as? [[String: Any]])?.first)
    #expect(panel["progress"] as? [Double] == [0, 1])
    // The animation's forward part, of a cycle of 4 seconds: from 15 % to 45 %.
    #expect(panel["seconds"] as? [Double] == [0.6, 1.8])
    let shapes = try #require(panel["shapes"] as? [[String: Any]])
    let cell = try #require(shapes.first { $0["n"] as? String == "grid.2" })
    #expect(cell["m"] as? [[Double]] == [[0, 50, 100, 50], [0, 80, 100, 80]])
  }

  @Test("Only a watched page reloads itself")
  func watched() throws {
    #expect(try Self.data(Self.page(SampleSpecs.grid))["watched"] as? Bool == false)
    #expect(try Self.data(Self.page(SampleSpecs.grid, ["--watch"]))["watched"] as? Bool == true)
    let frames = "; frame-src 'self' file:"
    #expect(Self.page(SampleSpecs.grid, ["--watch"]).contains(frames))
    #expect(!Self.page(SampleSpecs.grid).contains(frames))
  }
}
