import LayoutCalcCLI
import LayoutSpec
import TestSupport
import Testing

@Suite("Terms of UIKit, CSS and the tool's own output get a hint that can be pasted")
struct ForeignWordsTests {
  /// A spec with the text to replace in guillemets, and the hint.
  struct Row: CustomTestStringConvertible, Sendable {
    var spec: String
    var hint: String
    /// Whether the text quoted in the hint can replace the marked text.
    var isPasted: Bool
    var testDescription: String { hint + " in " + spec }
  }

  static func section(_ keys: String, _ hint: String, pasted: Bool = true) -> Row {
    let group = "group: {type: horizontal, width: 100%, height: 50, subitems: [{width: 50%, height: 50}]}"
    return Row(spec: "sections:\n  - items: 2\n    \(keys)\n    \(group)\n", hint: hint, isPasted: pasted)
  }

  static func group(_ keys: String, _ hint: String, pasted: Bool = true) -> Row {
    let spec = "sections:\n  - items: 2\n    group: {type: horizontal, width: 100%, height: 50, \(keys)}\n"
    return Row(spec: spec, hint: hint, isPasted: pasted)
  }

  static func item(_ keys: String, _ hint: String, pasted: Bool = true) -> Row {
    group("subitems: [{\(keys)}]", hint, pasted: pasted)
  }

  static func header(_ keys: String, _ hint: String, pasted: Bool = true) -> Row {
    section("boundarySupplementaryItems: [{width: 100%, height: 44, \(keys)}]", hint, pasted: pasted)
  }

  static let halves = "subitems: [{width: 50%, height: 50}]"

  static let rows: [Row] = [
    Row(
      spec: "«type: flow»\nsections: [{items: 2, itemSize: {width: 50, height: 50}}]\n",
      hint: "write 'layout: flow'", isPasted: true),
    Row(
      spec: "layout: flow\nsections:\n  - items: 2\n    itemSize: «50»\n",
      hint: "write 'itemSize: {width: 50, height: 50}'", isPasted: false),
    Row(
      spec: "layout: flow\nsections:\n  - items: 2\n    headerReferenceSize: «44»\n",
      hint: "write 'headerReferenceSize: {width: 44, height: 44}'", isPasted: false),
    Row(
      spec: "«width: 390»\nsections: [{items: 2, list: {}}]\n",
      hint: "write 'environment: {width: 390}'", isPasted: true),
    header("alignment: top, «elementKind: header»", "write 'kind: header'"),
    section("contentInsets: {«left: 16»}", "write 'leading: 16'"),
    section("contentInsets: {«right: 16»}", "write 'trailing: 16'"),
    item("«layoutSize: {width: 50%, height: 50}»", "write 'width: 100%, height: 44'"),
    item("height: 50, «widthDimension: 50%»", "write 'width: 50%'"),
    item("width: 50%, «heightDimension: 50»", "write 'height: 50'"),
    item("height: 50, «fractionalWidth: 0.5»", "write 'width: 50%'"),
    item("width: 50%, «fractionalHeight: 1»", "write 'height: 100%'"),
    item("width: 50%, «estimatedHeight: 50»", "write 'height: estimated(50)'"),
    section(
      "«header: {height: 44}»",
      "write 'boundarySupplementaryItems: [{kind: header, width: 100%, height: 44, alignment: top}]'"),
    section(
      "«footer: 44»",
      "write 'boundarySupplementaryItems: [{kind: footer, width: 100%, height: 44, alignment: bottom}]'"),
    section("«background: true»", "write 'decorationItems: [{kind: background}]'"),
    item("width: 50%, height: «44pt»", "write '44'"), item("width: 50%, height: «44 px»", "write '44'"),
    section("variants: [{when: «width = 600», interGroupSpacing: 8}]", "write \"width == 600\""),
    section(
      "variants: [{when: «width > 600 and height > 400», interGroupSpacing: 8}]",
      "write \"width > 600 && height > 400\""),
    section(
      "variants: [{when: «not (width > 600) or width < 3», interGroupSpacing: 8}]",
      "write \"!(width > 600) || width < 3\""),
    section(
      "variants: [{when: horizontalSizeClass == «regular», interGroupSpacing: 8}]",
      "put the word in quotes: 'regular'", pasted: false),
    group("interItemSpacing: «flexible», \(halves)", "write 'flexible(8)'"),
    group(
      "interItemSpacing: «fixed», \(halves)", "write the number alone, such as '8'"),
    section("interGroupSpacing: «fixed(8)»", "write '8'"),
    item("«width: auto», height: 50", "write 'estimated(44)'", pasted: false),
    item("width: «full», height: 50", "write '100%'"),
    Row(
      spec: "sections:\n  - {items: 2, «list: insetGrouped»}\n",
      hint: "write 'list: {appearance: insetGrouped}'", isPasted: true),
    item(
      "width: 50%, height: 50, supplementaryItems: [{kind: b, width: 5, height: 5, «containerAnchor: top»}]",
      "write 'containerAnchor: {edges: [top]}'"),
    group("«subitems: {width: 50%, height: 50}»", "write a list: 'subitems: [{…}]'", pasted: false),
    group(
      "count: 2, «subitems: [{width: 50%, height: 50}]»",
      "write 'subitem: {…}' in place of 'subitems', or delete 'count'", pasted: false),
    header("kind: h, alignment: top, pinToVisibleBounds: «yes»", "write 'true'"),
    header("kind: h, alignment: top, extendsBoundary: «off»", "write 'false'"),
    group("«spacing: 8», \(halves)", "write 'interItemSpacing: 8'"),
    section("«spacing: 8»", "write 'interGroupSpacing: 8'"),
    section("«lineSpacing: 8»", "write 'interGroupSpacing: 8'"),
    section(
      "«itemSpacing: 8»",
      "write 'interItemSpacing: 8' in the group; in a flow layout 'minimumInteritemSpacing: 8'", pasted: false
    ),
    group("«padding: 8», \(halves)", "write 'contentInsets: 8'"),
    group("«margin: 8», \(halves)", "write 'contentInsets: 8'"),
    group("«inset: 8», \(halves)", "write 'contentInsets: 8'"),
    group(
      "«columns: 2», \(halves)",
      "write 'count: 2, subitem: {width: 100%, height: 100%}' for equal parts, or 'type: waterfall'",
      pasted: false),
    section(
      "«minimumInteritemSpacing: 8»", "write 'interItemSpacing' in the group", pasted: false),
    section("«minimumLineSpacing»: 8", "write 'interGroupSpacing'"),
    section("«sectionInset»: 8", "write 'contentInsets'"),
    group("«items»: [{width: 50%, height: 50}]", "write 'subitems'"),
    section("orthogonalScrollingBehavior: «horizontal»", "write 'continuous'"),
    header("kind: h, alignment: «topLeft»", "write 'topLeading'"),
    section("decorationItems: [{kind: b, «z: 3»}]", "write 'zIndex: 3'"),
    section("«sectionId: a»", "write 'id: a'"),
    Row(
      spec: #"{"sections": [{"items": 2, "list": {}, "interGroupSpacing": «100%»}]}"#,
      hint: "write a percentage in quotes, such as \"100%\"", isPasted: false),
  ]

  @Test("The hint says what to write, and its text can be pasted", arguments: rows)
  func hint(_ row: Row) throws {
    let invalid = row.spec.replacing("«", with: "").replacing("»", with: "")
    let run = World(standardInput: invalid).run(["check", "-"])
    #expect(run.status != .success)
    #expect(run.output.contains("hint: \(row.hint)\n"), "\(run.output)")
    guard row.isPasted else { return }
    let quote = try #require(row.hint.first { $0 == "'" || $0 == "\"" })
    let start = try #require(row.hint.firstIndex(of: quote))
    let end = try #require(row.hint.lastIndex(of: quote))
    // Double quotes are part of the text, because YAML needs them.
    let text = quote == "'" ? row.hint[row.hint.index(after: start)..<end] : row.hint[start...end]
    let marked = row.spec.split(separator: "«", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = marked[1].split(separator: "»", maxSplits: 1, omittingEmptySubsequences: false)
    let right = World(standardInput: "\(marked[0])\(text)\(rest[1])").run(["solve", "-"])
    #expect(right.status != .unusableInput, "\(right.errors)")
  }

  @Test(
    "A UIKit value may start with a dot, as in Swift",
    arguments: [
      section("orthogonalScrollingBehavior: .groupPaging", ""),
      header("kind: h, alignment: .topTrailing", ""),
      item("width: .fractionalWidth(0.5), height: .absolute(50)", ""),
      item(
        "width: 50%, height: 50, supplementaryItems: [{kind: b, width: 5, height: 5, containerAnchor: {edges: [.top, .trailing]}}]",
        ""),
      Row(spec: "scrollDirection: .horizontal\nsections: []\n", hint: "", isPasted: false),
      Row(spec: "sections:\n  - {items: 2, list: {appearance: .insetGrouped}}\n", hint: "", isPasted: false),
    ])
  func leadingDot(_ row: Row) {
    let plain = row.spec.replacing(": .", with: ": ").replacing("[.", with: "[").replacing(", .", with: ", ")
    let run = World(standardInput: row.spec).run(["solve", "-", "-f", "json"])
    #expect(run.status == .success, "\(run.errors)")
    #expect(run.output == World(standardInput: plain).run(["solve", "-", "-f", "json"]).output)
  }

  @Test("A misspelled key next to 'type' is reported as a key of a group")
  func groups() {
    let run = World(standardInput: Self.group("interItemSpacin: 8, \(Self.halves)", "").spec).run([
      "check", "-",
    ])
    #expect(run.output.contains("unknown key 'interItemSpacin' in a group\n"))
  }

  @Test("Every row of the table can apply and leads to an existing key", arguments: ForeignKey.all)
  func table(_ row: ForeignKey) throws {
    let maps = row.maps.isEmpty ? Set(MappingName.allCases) : row.maps
    for map in maps {
      let reference = map.reference
      switch row.replacement {
      case .key(let name):
        if !row.maps.isEmpty { #expect(reference.key(name) != nil, "\(name) in \(map)") }
      case .percentage(let name): #expect(reference.key(name) != nil, "\(name) in \(map)")
      case .text: break
      }
      for word in row.words where !row.maps.isEmpty {
        #expect(reference.key(word) == nil, "\(word) is a key of \(map)")
      }
    }
  }
}
