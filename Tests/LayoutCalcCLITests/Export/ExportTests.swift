import LayoutCalcCLI
import TestSupport
import Testing

/// A part of a spec and the equivalent code.
struct ExportedPart: CustomTestStringConvertible, Sendable {
  /// Keys of the group's only item, of the group, of the section, and of the top level.
  var item = "width: 100%, height: 44"
  var group = ""
  var section = ""
  var top = ""
  /// Lines that the code must contain, without indentation and comments.
  var lines: [String]
  var target = "17"

  var testDescription: String { [top, section, group, item].first { !$0.isEmpty } ?? "" }

  var spec: String {
    """
    \(top)
    sections:
      - items: 3
        group: {type: horizontal, width: 100%, height: 44\(group.isEmpty ? "" : ", \(group)")\(
          group.lowercased().contains("subitem") ? "" : ", subitems: [{\(item)}]")}
    \(section.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))

    """
  }

  static let rows = [
    ExportedPart(
      item: "width: fractionalWidth(1/3), height: estimated(80)",
      lines: ["layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .estimated(80))"]),
    ExportedPart(
      item: "width: 25%, height: ~44",
      lines: ["layoutSize: .init(widthDimension: .fractionalWidth(0.25), heightDimension: .estimated(44))"]),
    ExportedPart(
      item: "width: (100/3)%, height: uniformAcrossSiblings(44)",
      lines: [
        "widthDimension: .fractionalWidth(1 / 3),", "heightDimension: .uniformAcrossSiblings(estimate: 44)",
      ]),
    ExportedPart(
      item: "width: \"width > 600 ? 200 : 100\", height: fractionalHeight(0.5)",
      lines: [
        "let width = environment.container.effectiveContentSize.width",
        "widthDimension: .absolute(width > 600 ? 200 : 100),",
      ]),
    // Spacing and insets.
    ExportedPart(group: "interItemSpacing: 8", lines: ["group.interItemSpacing = .fixed(8)"]),
    ExportedPart(group: "interItemSpacing: flexible(8)", lines: ["group.interItemSpacing = .flexible(8)"]),
    ExportedPart(
      item: "width: 100%, height: 44, edgeSpacing: {leading: 4, bottom: flexible(2)}",
      lines: [
        "item.edgeSpacing = NSCollectionLayoutEdgeSpacing(", "leading: .fixed(4),", "top: nil,",
        "trailing: nil,", "bottom: .flexible(2)",
      ]),
    ExportedPart(
      section: "contentInsets: {top: 4}",
      lines: ["section.contentInsets = .init(top: 4, leading: 0, bottom: 0, trailing: 0)"]),
    ExportedPart(section: "contentInsets: 0", lines: ["section.contentInsets = .zero"]),
    // Counts, in the API of each iOS version.
    ExportedPart(
      group: "subitem: {width: 100%, height: 100%}, count: 3",
      lines: ["widthDimension: .fractionalWidth(1 / 3),", "repeatingSubitem: item,", "count: 3"]),
    ExportedPart(
      group: "subitem: {width: 100%, height: 100%}, count: 3",
      lines: ["subitem: item,", "count: 3"], target: "13"),
    ExportedPart(
      group: "repeatingSubitem: {width: 100, height: 100%}, count: columns",
      top: "variables: {columns: \"width > 600 ? 5 : 3\"}",
      lines: ["let columns = width > 600 ? 5 : 3", "repeatingSubitem: item,", "count: columns"]),
    // Sections.
    ExportedPart(
      section: "orthogonalScrollingBehavior: groupPaging\ninterGroupSpacing: 4",
      lines: ["section.interGroupSpacing = 4", "section.orthogonalScrollingBehavior = .groupPaging"]),
    ExportedPart(
      section: "contentInsetsReference: layoutMargins\nsupplementaryContentInsetsReference: none",
      lines: [
        "section.contentInsetsReference = .layoutMargins",
        "section.supplementaryContentInsetsReference = .none",
      ]),
    ExportedPart(
      section: "decorationItems: [{kind: card, zIndex: -1}]",
      lines: [
        "let card = NSCollectionLayoutDecorationItem.background(elementKind: ElementKind.card)",
        "card.zIndex = -1", "section.decorationItems = [card]",
      ]),
    ExportedPart(
      section: "boundarySupplementaryItems:\n  - {kind: UICollectionElementKindSectionHeader, width: 100%, "
        + "height: 44, alignment: top, pinToVisibleBounds: true}",
      lines: [
        "elementKind: UICollectionView.elementKindSectionHeader,", "alignment: .top",
        "header.pinToVisibleBounds = true", "section.boundarySupplementaryItems = [header]",
      ]),
    // Variants: one value in two cases, a value in only one case, and a structure.
    ExportedPart(
      section: "interGroupSpacing: 4\nvariants: [{when: \"width > 600\", interGroupSpacing: 8}]",
      lines: ["section.interGroupSpacing = width > 600 ? 8 : 4"]),
    ExportedPart(
      section: "variants: [{when: \"horizontalSizeClass == 'regular'\", interGroupSpacing: 8}]",
      lines: [
        "if environment.traitCollection.horizontalSizeClass == .regular {", "section.interGroupSpacing = 8",
      ]),
    // Expressions.
    ExportedPart(
      section: "interGroupSpacing: mod(width, 7) + abs(-2) * (1 + 2)",
      lines: [
        "section.interGroupSpacing =", "width.truncatingRemainder(dividingBy: 7)", "+ abs(-2) * (1 + 2)",
      ]),
    ExportedPart(
      section: "interGroupSpacing: \"layoutDirection == 'rtl' && !(width > 3 || false) ? 1 : 2\"",
      lines: [
        "section.interGroupSpacing =",
        "environment.traitCollection.layoutDirection == .rightToLeft && !(width > 3 || false)", "? 1", ": 2",
      ]),
    ExportedPart(
      section: "interGroupSpacing: \"textSize == 'AX1' ? 24 * textScale : fontSize(body)\"",
      lines: [
        "environment.traitCollection.preferredContentSizeCategory == .accessibilityMedium",
        "? 24 * (UIFont.preferredFont(forTextStyle: .body).pointSize / 17)",
      ]),
    ExportedPart(
      section: "interGroupSpacing: marginLeading + items",
      lines: [
        "unowned let collectionView: UICollectionView",
        "collectionView.directionalLayoutMargins.leading",
        "+ CGFloat(collectionView.numberOfItems(inSection: index))",
      ]),
    ExportedPart(
      top: "scrollDirection: horizontal\ninterSectionSpacing: 10",
      lines: ["configuration.scrollDirection = .horizontal", "configuration.interSectionSpacing = 10"]),
    // Names with another meaning in Swift.
    ExportedPart(
      section: "interGroupSpacing: environment + class",
      top: "variables: {environment: 3, class: \"width / 2\"}",
      lines: [
        "var secondEnvironment: CGFloat = 3", "let `class` = width / 2",
        "section.interGroupSpacing = secondEnvironment + `class`",
      ]),
  ]
}

/// A spec that cannot be expressed in UIKit code, and the error.
struct UnsupportedSpec: CustomTestStringConvertible, Sendable {
  var spec: String
  var error: String
  var options: [String] = []

  var testDescription: String { error }

  static let group =
    "group: {type: horizontal, width: 100%, height: 44, subitems: [{width: 100%, height: 44}]}"

  static let rows = [
    UnsupportedSpec(
      spec: "sections:\n  - {\(group), interGroupSpacing: \"device == 'ipad-10' ? 1 : 2\"}\n",
      error: "a.yaml:2:116: error[not-in-uikit]: UIKit has no counterpart for 'device'"),
    UnsupportedSpec(
      spec: "sections:\n  - group:\n      type: horizontal\n      width: 100%\n      height: 44\n"
        + "      repeatingSubitem: {width: 50, height: 44}\n      count: 2\n",
      error: "a.yaml:6:25: error[needs-ios]: 'repeatingSubitem' requires iOS 16", options: ["--ios", "13"]),
    UnsupportedSpec(
      spec: "sections:\n  - list: {}\n", error: "a.yaml:2:11: error[needs-ios]: a list requires iOS 14",
      options: ["--ios", "13"]),
    UnsupportedSpec(
      spec: "layout: flow\nsections:\n  - items: 2\n    estimatedItemSize: automatic\n",
      error: "a.yaml:4:24: error[not-in-uikit]: UIKit has one 'estimatedItemSize' for the whole layout"),
    UnsupportedSpec(
      spec: "scrollDirection: horizontal\nsections:\n  - items: 2\n    group:\n      type: waterfall\n"
        + "      width: 100%\n      height: ~1\n      columns: 2\n",
      error: "a.yaml:5:7: error[not-in-uikit]: a waterfall that scrolls horizontally cannot be exported"),
    UnsupportedSpec(
      spec: "sections:\n  - {id: a, \(group)}\n",
      error: "a.yaml: error[unknown-section]: unknown section 'b'",
      options: ["--section", "b"]),
  ]
}

@Suite("export")
struct ExportTests {
  @Test("A part of a spec becomes the equivalent code", arguments: ExportedPart.rows)
  func part(_ part: ExportedPart) {
    let run = World(files: ["a.yaml": part.spec]).run(["export", "a.yaml", "--ios", part.target])
    let lines = run.output.split(separator: "\n").map { line in
      String(line.prefix { $0 == " " }.isEmpty ? line : line.drop { $0 == " " })
        .replacing(#/ +\/\/ line \d+$/#, with: "")
    }
    for line in part.lines {
      #expect(lines.contains(line), "\(line)\n\(part.spec)\(run.output)\(run.errors)")
    }
  }

  @Test(
    "A spec that code cannot express is an error at the value's location", arguments: UnsupportedSpec.rows)
  func unsayable(_ row: UnsupportedSpec) {
    let run = World(files: ["a.yaml": row.spec]).run(["export", "a.yaml"] + row.options)
    #expect(run.errors.hasPrefix(row.error), "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(run.status == .unusableInput)
  }

  @Test("A single section becomes a function that returns it, with its variables as constants")
  func section() {
    let spec = """
      sections:
        - {id: first-part, items: 1, \(UnsupportedSpec.group)}
        - id: second
          items: 4
          variables: {side: 40}
          group: {type: vertical, width: 100%, height: side, subitems: [{width: 100%, height: side}]}

      """
    let world = World(files: ["grids.yaml": spec])
    let expected = """
      import UIKit

      /// The layout of section second of grids.yaml; comments name its lines.
      @MainActor
      enum GridsLayout {
        static func secondSection() -> NSCollectionLayoutSection {
          let side: CGFloat = 40
          let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(side))
          )  // line 6
          let group = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(side)),
            subitems: [item]
          )  // line 6

          return NSCollectionLayoutSection(group: group)  // line 3
        }
      }

      """
    #expect(world.run(["export", "grids.yaml", "--section", "second"]).output == expected)
    #expect(world.run(["export", "grids.yaml", "--section", "1"]).output.contains("section 1 of grids.yaml"))
  }

  @Test("Sections that differ only in their variables share a function with parameters")
  func shared() {
    let spec = """
      definitions:
        row: {group: {type: vertical, width: 100%, height: side, subitems: [{width: 100%, height: side}]}}
      sections:
        - {id: a, items: 1, use: row, variables: {side: 40}}
        - {id: b, items: 1, use: row, variables: {side: 50}}
        - {id: c, items: 1, use: row, variables: {side: 40}}

      """
    let output = World(files: ["a.yaml": spec]).run(["export", "a.yaml"]).output
    #expect(output.contains("case .a, .c: return rowSection(side: 40)\n"), "\(output)")
    #expect(output.contains("case .b: return rowSection(side: 50)\n"), "\(output)")
    #expect(output.contains("private static func rowSection(side: CGFloat) -> NSCollectionLayoutSection {\n"))
  }

  @Test("Deeply nested variants and exponentially repeated definitions are errors", .timeLimit(.minutes(1)))
  func hostile() {
    let nested = String(repeating: "variants: [{when: \"width > 900\", variables: {a: 1}, ", count: 40)
    let closed = String(repeating: "}]", count: 40)
    let deep =
      "sections:\n  - {\(nested)interGroupSpacing: 1\(closed), \(UnsupportedSpec.group)}\n"
    var doubled = "definitions:\n  d0: {width: 1, height: 1}\n"
    for index in 1...40 {
      doubled +=
        "  d\(index): {type: horizontal, width: 1, height: 1, subitems: [{use: d\(index - 1)}, {use: d\(index - 1)}]}\n"
    }
    doubled +=
      "sections:\n  - {\(UnsupportedSpec.group), variants: [{when: \"width > 900\", group: {use: d40}}]}\n"
    for (spec, words) in [(deep, "more than 12 variants"), (doubled, "more than 100000 maps")] {
      let run = World(files: ["a.yaml": spec]).run(["export", "a.yaml"])
      #expect(
        run.errors.contains("error[not-in-uikit]: a") && run.errors.contains(words),
        "\(run.errors.prefix(500))")
    }
  }

  @Test("Swift input and specs with problems are not exported")
  func refused() {
    let world = World(files: ["a.swift": SwiftLength("", "1", "").code, "b.yaml": SampleSpecs.misspelled])
    let swift = world.run(["export", "a.swift"])
    #expect(swift.errors.contains("error[already-swift]"), "\(swift.errors)")
    #expect(swift.status == .unusableInput)
    let faulty = world.run(["export", "b.yaml", "-o", "b.swift"])
    #expect(faulty.errors.contains("error[unknown-key]"), "\(faulty.errors)")
    #expect(faulty.files.isEmpty && faulty.status == .unusableInput)
  }
}
