import LayoutCalcCLI
import TestSupport
import Testing

/// A spec and its canonical text.
struct FormattedSpec: CustomTestStringConvertible, Sendable {
  var text: String
  var formatted: String
  var about: String

  init(_ about: String, _ text: String, _ formatted: String) {
    (self.about, self.text, self.formatted) = (about, text, formatted)
  }

  var testDescription: String { about }

  static let rows = [
    FormattedSpec(
      "Keys in the order of the tables, with their comments",
      """
      # The file.

      sections:
        - group: {subitems: [{height: 10, width: 50%}], type: horizontal, height: 10, width: 100%} # rows
          # How many.
          items: 3
          id: rows

        - items: 1   # one
          use: list
      definitions: {list: {interGroupSpacing: 4, list: {headerMode: none, appearance: plain}}}
      name: 'example'
      """,
      """
      # The file.

      name: example
      definitions:
        list: {list: {appearance: plain, headerMode: none}, interGroupSpacing: 4}
      sections:
        - id: rows
          # How many.
          items: 3
          group: # rows
            type: horizontal
            width: 100%
            height: 10
            subitems: [{width: 50%, height: 10}]

        - use: list
          items: 1 # one

      """),
    FormattedSpec(
      "Quotes where a scalar needs them, and only there",
      """
      name: "plain"
      variables:
        a: 'it''s'
        b: "width > 3 ? 1 : 2"
        c: "12"
        d: "true"
        e: max(1, 2)
        f: 0x10
      sections: [{items: "width / 100", id: "a, b"}]
      """,
      """
      name: plain
      variables:
        a: it's
        b: "width > 3 ? 1 : 2"
        c: "12"
        d: "true"
        e: max(1, 2)
        f: 0x10
      sections:
        - {id: "a, b", items: width / 100}

      """),
    FormattedSpec(
      "Anchors and merge keys",
      """
      x-list: &list
        items: 3
      sections:
        - <<: *list # the same
          id: a
        - *list
      """,
      """
      x-list: &list {items: 3}
      sections:
        - <<: *list # the same
          id: a
        - *list

      """),
    FormattedSpec(
      "Keys stay as they are where an alias would come before its anchor",
      """
      sections:
        - group: &row {width: 100%, type: horizontal, height: 10, subitems: [{height: 10, width: 5}]}
          boundarySupplementaryItems: [{kind: a, alignment: top, height: &h 4, width: 3, measured: {height: *h}}]
          items: 3
          x-row: *row
      """,
      """
      sections:
        - group: &row
            width: 100%
            type: horizontal
            height: 10
            subitems: [{height: 10, width: 5}]
          boundarySupplementaryItems:
            - kind: a
              alignment: top
              height: &h 4
              width: 3
              measured: {height: *h}
          items: 3
          x-row: *row

      """),
  ]
}

@Suite("format")
struct FormatTests {
  static let paths = ["layouts", "layouts/swift"].flatMap { folder in
    RepositoryFiles.paths(below: folder, ending: ".yaml").filter {
      $0.split(separator: "/").count == folder.split(separator: "/").count + 1
    }
  }

  /// Formats a text that is stored in the file `name`.
  private static func format(_ text: String, _ name: String, _ options: String...) -> Transcript {
    World(files: [name: text]).run(["format", name] + options)
  }

  private static func frames(_ text: String, _ name: String) -> String {
    let run = World(files: [name: text]).run(["solve", name, "-f", "json", "--width", "700"])
    return run.output.split(separator: "\n").filter { !$0.contains("\"file\"") && !$0.contains("\"name\"") }
      .joined(separator: "\n")
  }

  /// The comments of a YAML text, sorted.
  private static func comments(_ text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /(?:^|\s)(#.*?)\s*$/).map { String($0.1) }
    }.sorted()
  }

  @Test("A spec has one canonical text", arguments: FormattedSpec.rows)
  func rows(_ row: FormattedSpec) {
    let run = Self.format(row.text, "a.yaml")
    #expect(run.output == row.formatted, "\(run.errors)")
    #expect(Self.format(run.output, "a.yaml").output == run.output)
  }

  @Test(
    "A gallery layout keeps its frames and comments, and formatting it again changes nothing",
    arguments: paths)
  func gallery(_ path: String) throws {
    let text = try RepositoryFiles.text(path)
    let formatted = Self.format(text, "a.yaml").output
    #expect(Self.format(formatted, "a.yaml").output == formatted)
    #expect(Self.format(formatted, "a.yaml", "--check").status == .success)
    #expect(Self.comments(formatted) == Self.comments(text))
    #expect(Self.frames(formatted, "a.yaml") == Self.frames(text, "a.yaml"))
    let json = Self.format(text, "a.yaml", "--to", "json")
    #expect(json.errors.contains("warning[lost-comments]") == !Self.comments(text).isEmpty)
    #expect(Self.format(json.output, "a.json").output == json.output)
    #expect(Self.frames(json.output, "a.json") == Self.frames(text, "a.yaml"))
    let back = Self.format(json.output, "a.json", "--to", "yaml").output
    #expect(Self.frames(back, "a.yaml") == Self.frames(text, "a.yaml"))
  }

  @Test("A random spec keeps its frames and its random comments", arguments: 1...150)
  func random(_ seed: UInt64) {
    var random = RandomSpec(seed: seed)
    let json = random.text()
    let yaml = Self.format(json, "a.json", "--to", "yaml").output
    var numbers = SeededNumbers(seed: seed)
    var lines: [String] = []
    for (index, line) in yaml.split(separator: "\n").enumerated() {
      if numbers.happens(15) { lines.append("") }
      if numbers.happens(15) {
        lines.append(String(repeating: " ", count: numbers.int(0...6)) + "# own \(index)")
      }
      lines.append(line + (numbers.happens(15) ? "  # behind \(index)" : ""))
    }
    let commented = lines.joined(separator: "\n") + "\n"
    let formatted = Self.format(commented, "a.yaml")
    #expect(Self.comments(formatted.output) == Self.comments(commented), "seed \(seed): \(commented)")
    let again = Self.format(formatted.output, "a.yaml")
    #expect(again.output == formatted.output, "seed \(seed): \(commented)\(formatted.errors)")
    #expect(Self.frames(formatted.output, "a.yaml") == Self.frames(json, "a.json"), "seed \(seed): \(json)")
    #expect(Self.frames(json, "a.json").contains("\"contentSize\""))
  }

  @Test("'--check' reports unformatted specs, '--write' rewrites them, and canonical specs are not touched")
  func files() {
    let row = FormattedSpec.rows[0]
    let world = World(files: ["a.yaml": row.text, "b.yaml": row.formatted])
    let check = world.run(["format", "--check", "a.yaml", "b.yaml"])
    #expect(check.status == .problemsFound)
    #expect(check.errors.hasPrefix("a.yaml: error[not-formatted]: the spec is not in canonical form\n"))
    #expect(!check.errors.contains("b.yaml"))
    #expect(check.output.isEmpty && check.files.isEmpty)
    let write = world.run(["format", "--write", "a.yaml", "b.yaml"])
    #expect(write.status == .success && write.files == ["a.yaml": row.formatted])
  }

  @Test(
    "Contradictory options are a usage error",
    arguments: [
      ["--check", "--write"], ["--write", "--to", "json"], ["--check", "-o", "b.yaml"],
    ])
  func contradictions(_ options: [String]) {
    let run = World(files: ["a.yaml": "sections: []"]).run(["format", "a.yaml"] + options)
    #expect(run.status == .usage && run.errors.contains("cannot be used together"), "\(run.errors)")
  }

  @Test("A spec that cannot be read is not overwritten")
  func unreadable() {
    let world = World(files: ["a.yaml": "a: [1", "b.yaml": "a: 1\na: 2\n"])
    for name in ["a.yaml", "b.yaml"] {
      let run = world.run(["format", "--write", name])
      #expect(run.status == .unusableInput && run.files.isEmpty && run.errors.contains("error["))
    }
    #expect(World(standardInput: "sections: []").run(["format", "-", "--write"]).status == .usage)
    #expect(World(standardInput: "sections:   []").run(["format", "-"]).output == "sections: []\n")
  }
}
