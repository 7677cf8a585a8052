import DocumentSyntax
import Foundation
import LayoutSpec
import SourceText
import Testing

@Suite("The JSON Schema")
struct SchemaTests {
  /// The codes of problems that a schema cannot detect, each with the reason.
  static let unseen: [String: String] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("schema-cannot-see.txt")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    return Dictionary(
      lines.map { line in
        let parts = line.split(separator: ":", maxSplits: 1)
        return (String(parts[0]), String(parts.last ?? ""))
      }, uniquingKeysWith: { first, _ in first })
  }()

  static let validator = SchemaValidator(SpecSchema.text)

  static func root(_ spec: MarkedSpec) -> DocumentNode? {
    let file = SourceFile(name: spec.name, bytes: Array(spec.text.utf8))
    var diagnostics = Diagnostics(file: file)
    return readDocument(file, as: spec.name.hasSuffix(".json") ? .json : .yaml, &diagnostics)?.root
  }

  @Test("The schema rejects a marked spec unless the list says why it cannot", arguments: MarkedSpec.all)
  func marked(_ spec: MarkedSpec) throws {
    let validator = try #require(Self.validator)
    let root = try #require(Self.root(spec))
    let codes = spec.expected.map { String($0.line.dropFirst("error[".count).prefix { $0 != "]" }) }
    let isSeen = codes.contains { Self.unseen[$0] == nil }
    let isAccepted = validator.accepts(root)
    if isSeen { #expect(!isAccepted) }
    if codes.allSatisfy({
      $0 == "missing-key" || $0 == "unknown-key" || $0 == "wrong-type" || $0 == "unknown-choice"
    }) {
      #expect(isSeen)
    }
  }

  @Test("The list of undetectable problems contains only existing codes")
  func list() {
    for code in Self.unseen.keys { #expect(SpecProblemCode(rawValue: code) != nil) }
  }

  @Test(
    "The schema accepts what the decoder accepts",
    arguments: [
      "sections: []",
      "{$schema: x, x-note: [1], sections: [{items: 3, list: {}}]}",
      "{layout: flow, sections: [{items: [{width: 5, height: 6}, 7, '1/2'], itemSize: {width: width / 2, height: 9}}]}",
      "{definitions: {a: {anything: 1}}, use: [a]}",
      "sections: [{use: row, variants: [{when: width > 5, items: 3, use: more}]}]",
      "sections: [{items: {count: 3, height: {random: [1, 2], seed: 4}}, group: {use: a}}]",
      "{variables: {a: 1, b: true, c: 'a * 2'}, lint: {small-target: 'off'}, sections: []}",
      """
      environment: {device: iphone-15, safeArea: {top: 4}, offset: {y: 3}, rounding: none}
      snapshots: {widths: [320, 390], devices: [ipad], directions: [rtl], offsets: [{y: 3}]}
      sections:
        - group:
            {type: waterfall, width: 100%, height: ~1, columns: 2, supplementaryItems: [{kind: a, width: 1, height: 1,
             containerAnchor: {edges: top}, itemAnchor: {edges: [top, leading], fractionalOffset: {x: 1}}}]}
          boundarySupplementaryItems:
            - {kind: h, width: 100%, height: estimated(4), alignment: top, measured: {height: 3}}
          decorationItems: [{kind: b}]
      """,
    ])
  func accepted(_ text: String) throws {
    let validator = try #require(Self.validator)
    let file = SourceFile(name: "test", bytes: Array(text.utf8))
    var diagnostics = Diagnostics(file: file)
    let document = try #require(readDocument(file, as: .yaml, &diagnostics))
    let isAccepted = validator.accepts(document.root)
    #expect(isAccepted)
  }
}

extension SchemaTests {
  @Test("The copy in the gallery is up to date; 'layoutcalc schema -o layouts/schema.json' writes it")
  func copy() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../layouts/schema.json").standardized
    let isEqual = try String(contentsOf: file, encoding: .utf8) == SpecSchema.text
    #expect(isEqual)
  }
}
