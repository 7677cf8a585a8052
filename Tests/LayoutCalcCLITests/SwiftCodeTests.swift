import LayoutCalcCLI
import TestSupport
import Testing

/// Statements, an expression used as a length, and the expected value.
struct SwiftLength: CustomTestStringConvertible, Sendable {
  var statements: String
  var expression: String
  var length: String

  init(_ statements: String, _ expression: String, _ length: String) {
    (self.statements, self.expression, self.length) = (statements, expression, length)
  }

  var testDescription: String { "\(statements.isEmpty ? "" : statements + "; ")\(expression)" }

  /// A function that returns an item with the expression as its width.
  var code: String {
    """
    func make() -> NSCollectionLayoutItem {
      \(statements)
      return NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .absolute(\(expression)), heightDimension: .absolute(1)))
    }
    """
  }

  static let typed = [
    // Literals adopt the type of their context; the values are those of the Swift compiler.
    SwiftLength("", "1/3", "0.3333333333333333"),
    SwiftLength("", "CGFloat(1/3)", "0"),
    SwiftLength("", "CGFloat(1.0/3)", "0.3333333333333333"),
    SwiftLength("let n = 1/3", "CGFloat(n)", "0"),
    SwiftLength("let n: CGFloat = 1/3", "n", "0.3333333333333333"),
    SwiftLength("let n: Double = 1/4", "CGFloat(n)", "0.25"),
    SwiftLength("let columns = 7/2", "CGFloat(columns)", "3"),
    SwiftLength("let a = 2.5", "CGFloat(Int(a) * 3)", "6"),
    SwiftLength("let n = 5", "CGFloat(n % 3) + 1/2", "2.5"),
    SwiftLength("let n = 3", "max(CGFloat(n), 10/4)", "3"),
    SwiftLength("let n = 2", "CGFloat(n) * (1/4)", "0.5"),
    SwiftLength("let list = [1, 2.5]", "list[0] / 2", "0.5"),
    SwiftLength("let x: CGFloat = 3\n  let list = [1, x]", "list[0] / 2", "0.5"),
    SwiftLength("var list = [CGFloat]()\n  list.append(1/2)", "list[0]", "0.5"),
    SwiftLength("let share: () -> CGFloat = { 1/4 }", "share()", "0.25"),
    SwiftLength("", "min(1/2, 3)", "0.5"),
    SwiftLength("let list: [CGFloat] = [1/2, 1/4]", "list[0] + list[1]", "0.75"),
  ]

  static let evaluated = [
    SwiftLength("let list = [4, 8, 15]", "CGFloat(list.reduce(0, +))", "27"),
    SwiftLength("var total: CGFloat = 0\n  for i in 1...4 { total += CGFloat(i) }", "total", "10"),
    SwiftLength("var i = 0\n  while i * i < 50 { i += 1 }", "CGFloat(i)", "8"),
    SwiftLength("var i = 9\n  repeat { i -= 2 } while i > 4", "CGFloat(i)", "3"),
    SwiftLength("let t = (w: 3, h: 4)", "CGFloat(t.w * t.h)", "12"),
    SwiftLength("let f: (CGFloat) -> CGFloat = { $0 * 2 }", "f(4)", "8"),
    SwiftLength("let s: CGFloat? = nil", "s ?? 7", "7"),
    SwiftLength(
      "let r = CGRect(x: 0, y: 0, width: 30, height: 20).insetBy(dx: 5, dy: 2)", "r.width + r.minX", "25"),
    SwiftLength("let c = [1, 2, 3].map { $0 * 2 }.filter { $0 > 2 }.count", "CGFloat(c)", "2"),
    SwiftLength(
      "func twice(_ x: CGFloat, by n: CGFloat = 2) -> CGFloat { x * n }", "twice(4) + twice(1, by: 3)", "11"),
    SwiftLength(
      "var k: CGFloat = 0\n  switch 5 {\n  case 0..<3: k = 1\n  case 5 where k == 0: k = 2\n  default: k = 3\n  }",
      "k",
      "2"),
    SwiftLength(
      "var k: CGFloat = 1\n  outer: for i in 0..<5 { for j in 0..<5 { if i * j == 6 { break outer }\n  k += 1 } }",
      "k", "14"),
    SwiftLength("let k: CGFloat = if #available(iOS 16, *) { 4 } else { 5 }", "k", "4"),
    SwiftLength("let pairs = zip([1, 2], [10, 20]).map { $0 * $1 }", "CGFloat(pairs[1])", "40"),
    SwiftLength("var a = [CGFloat]()\n  a.append(3)\n  a += [4, 5]", "a.last! + CGFloat(a.count)", "8"),
    SwiftLength("let d = [\"a\": 4, \"b\": 6]", "CGFloat(d[\"b\"] ?? 0)", "6"),
    SwiftLength("let v = stride(from: 0, to: 10, by: 4).map { $0 }", "CGFloat(v.count)", "3"),
    SwiftLength("var x: CGFloat = 3\n  let grow = { x += 2 }\n  grow()\n  grow()", "x", "7"),
  ]

  static let ofEnvironment = [
    SwiftLength("let x = UIScreen.main.bounds.width", "x > 600 ? 5 : 3", "\"width > 600 ? 5 : 3\""),
    SwiftLength("let x = UIScreen.main.bounds.width", "(x - 32) / 2", "(width - 32) / 2"),
    SwiftLength("let n = Int(UIScreen.main.bounds.width / 100)", "CGFloat(n)", "floor(width / 100)"),
    SwiftLength("let x = UIScreen.main.bounds", "max(x.width, x.height) * 0.5", "max(width, height) * 0.5"),
    SwiftLength(
      "let isPad = UIDevice.current.userInterfaceIdiom == .pad", "isPad ? 80 : 60",
      "\"idiom == 'pad' ? 80 : 60\""),
  ]

  private static let category = "let c = UITraitCollection.current.preferredContentSizeCategory"

  static let ofText = [
    SwiftLength("", "UIFontMetrics(forTextStyle: .headline).scaledValue(for: 24)", "scaled(24, headline)"),
    SwiftLength("", "UIFontMetrics.default.scaledValue(for: 20 + 1)", "scaled(21, body)"),
    SwiftLength("", "UIFont.preferredFont(forTextStyle: .title2).pointSize", "fontSize(title2)"),
    SwiftLength(
      "let font = UIFont.preferredFont(forTextStyle: UIFont.TextStyle.caption1)", "font.lineHeight * 2",
      "lineHeight(caption1) * 2"),
    // The system font's line height is 2444/2048 of its size, independent of the weight.
    SwiftLength("", "UIFont.systemFont(ofSize: 16).lineHeight", "19.09375"),
    SwiftLength("", "UIFont.systemFont(ofSize: 16, weight: .bold).lineHeight", "19.09375"),
    SwiftLength("", "UIFont.systemFont(ofSize: UIFont.labelFontSize).pointSize", "17"),
    SwiftLength("", "UIFont.systemFont(ofSize: 30).withSize(16).lineHeight", "19.09375"),
    // Only the app knows the line height of any other font.
    SwiftLength("", "UIFont(name: \"Avenir\", size: 16)!.lineHeight", "uIFontLineHeight"),
    SwiftLength(category, "c.isAccessibilityCategory ? 2 : 1", "\"isAccessibilitySize ? 2 : 1\""),
    SwiftLength(category, "c >= .accessibilityMedium ? 2 : 1", "\"isAccessibilitySize ? 2 : 1\""),
    SwiftLength(category, "c < .accessibilityMedium ? 2 : 1", "\"isAccessibilitySize ? 1 : 2\""),
    SwiftLength(category, "c == .accessibilityLarge ? 2 : 1", "\"textSize == 'AX2' ? 2 : 1\""),
    SwiftLength(category, "c != UIContentSizeCategory.large ? 2 : 1", "\"textSize != 'large' ? 2 : 1\""),
    SwiftLength(
      category, "c > .extraExtraLarge ? 2 : 1",
      "\"textSize == 'xxxLarge' || isAccessibilitySize ? 2 : 1\""),
    SwiftLength(category, "c <= .small ? 2 : 1", "\"textSize == 'xSmall' || textSize == 'small' ? 2 : 1\""),
    SwiftLength(category, ".extraExtraExtraLarge < c ? 2 : 1", "\"isAccessibilitySize ? 2 : 1\""),
    SwiftLength(category, "c > .accessibilityExtraExtraExtraLarge ? 2 : 1", "1"),
    SwiftLength(category, "c == .unspecified ? 2 : 1", "1"),
  ]
}

@Suite("Layout code in Swift")
struct SwiftCodeTests {
  @Test(
    "An expression has the same value as in Swift",
    arguments: SwiftLength.typed + SwiftLength.evaluated + SwiftLength.ofEnvironment + SwiftLength.ofText)
  func lengths(_ row: SwiftLength) {
    let run = World(files: ["a.swift": row.code]).run(["import", "a.swift"])
    let width = run.output.components(after: "- width: ", upTo: "  #")
    #expect(width == row.length, "\(run.output)\(run.errors)")
  }

  /// Returns a function that creates a section of one item with the given body.
  private func section(_ body: String) -> String {
    """
    func make(size: CGFloat, isWide: Bool) -> NSCollectionLayoutSection {
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      \(body)
      return section
    }
    """
  }

  @Test("A value that is not in the code is reported as missing and can be set")
  func unknowns() {
    let world = World(files: ["a.swift": section("section.interGroupSpacing = isWide ? size : 2 * size")])
    let asked = world.run(["solve", "a.swift"])
    #expect(asked.status == .unusableInput)
    #expect(asked.errors.contains("hint: --set isWide=true --set size=…"), "\(asked.errors)")
    let given = world.run([
      "solve", "a.swift", "--items", "2", "--set", "size=7", "--set", "isWide=false", "-f", "csv",
    ])
    // The second group is 50 + 14 below the first.
    #expect(given.output.contains("0,0,1,cell,,0,64,390,50,0,"), "\(given.output)\(given.errors)")
  }

  @Test("A finding has a location in the Swift file, and a comment can disable its rule")
  func silencing() {
    let line = "section.contentInsets = .init(top: 0.2, leading: 0, bottom: 0, trailing: 0)"
    let given = ["--set", "size=7", "--set", "isWide=false"]
    let loud = World(files: ["a.swift": section(line)]).run(["check", "a.swift"] + given)
    #expect(
      loud.output.contains("a.swift:7:27: note[inset-between-zero-and-one]"), "\(loud.output)\(loud.errors)")
    for comment in ["// layoutcalc:disable inset-between-zero-and-one", "// layoutcalc:disable:next"] {
      let quiet = World(files: ["a.swift": section("\(comment)\n  \(line)")]).run(
        ["check", "a.swift"] + given)
      #expect(!quiet.output.contains("inset-between-zero-and-one"), "\(quiet.output)")
    }
  }

  @Test(
    "Endless code is stopped",
    arguments: [
      "while true { section.interGroupSpacing += 1 }",
      "func again(_ n: Int) -> Int { again(n + 1) }\n  section.interGroupSpacing = CGFloat(again(0))",
      "for i in 0..<1_000_000_000 { section.interGroupSpacing = CGFloat(i) }",
      "section.interGroupSpacing = CGFloat([1][3])",
    ])
  func endless(_ body: String) {
    let run = World(files: ["a.swift": section(body)]).run(["solve", "a.swift"])
    #expect(run.status == .unusableInput, "\(run.errors)")
    #expect(run.errors.hasPrefix("a.swift:"), "\(run.errors)")
  }

  @Test(
    "A function that gives a layout to a collection view is a spec, however it does so",
    arguments: [
      "setCollectionViewLayout(LAYOUT, animated: false)",
      "self.setCollectionViewLayout(LAYOUT, animated: false)",
      "collectionViewLayout = LAYOUT", "self.collectionViewLayout = LAYOUT",
      "other.setCollectionViewLayout(LAYOUT, animated: true) { _ in }", "other.collectionViewLayout = LAYOUT",
      "other = UICollectionView(frame: bounds, collectionViewLayout: LAYOUT)",
    ])
  func givenLayout(statement: String) {
    let code = """
      final class Grid: UICollectionView {
        var other: UICollectionView!
        func setUp() {
          \(statement.replacing("LAYOUT", with: "UICollectionViewCompositionalLayout(sectionProvider: provide)"))
        }
        func provide(_ index: Int, _ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? {
          let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
          return NSCollectionLayoutSection(group: group)
        }
      }
      """
    let run = World(files: ["Grid.swift": code]).run([
      "solve", "Grid.swift:Grid.setUp", "--items", "3", "--element", "0.2", "-f", "csv", "-q",
    ])
    // The third of the rows of 50.
    #expect(run.output.contains(",0,100,390,50,"), "\(run.output)\(run.errors)")
  }

  @Test(
    "Hints are in Swift",
    arguments: [
      ("", "", "write .fractionalWidth(0.5) for that fraction of the container"),
      (
        "section.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)",
        "section.orthogonalScrollingBehavior = .paging",
        "write .absolute(environment.container.effectiveContentSize.width - 32)"
      ),
      (
        "section.boundarySupplementaryItems = [view(\"a\"), view(\"b\")]", "",
        "give 'b' absoluteOffset: CGPoint(x: 0, y: -44)"
      ),
      (
        "section.boundarySupplementaryItems = [view(\"a\")]",
        "section.decorationItems = [.background(elementKind: \"c\")]",
        "give the decoration contentInsets = .init(top: 44, leading: 0, bottom: 0, trailing: 0)"
      ),
    ])
  func hint(_ row: (first: String, second: String, hint: String)) {
    let code = """
      func make() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
          layoutSize: .init(widthDimension: .absolute(0.5), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        \(row.first)
        \(row.second)
        return section
      }
      func view(_ kind: String) -> NSCollectionLayoutBoundarySupplementaryItem {
        .init(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
          elementKind: kind, alignment: .top)
      }
      """
    let run = World(files: ["a.swift": code]).run(["check", "a.swift"])
    #expect(run.output.contains("hint: \(row.hint)\n"), "\(run.output)")
  }

  @Test("Each function in a file is a spec, and one can be selected by name")
  func functions() {
    let code =
      "struct A {\n\(section("section.interGroupSpacing = 1"))\n}\n"
      + section("section.interGroupSpacing = 2").replacing("make(", "other(")
    let world = World(files: ["a.swift": code])
    let given = ["--set", "size=7", "--set", "isWide=false", "-f", "csv"]
    let all = world.run(["solve", "a.swift"] + given)
    #expect(
      all.output.contains("\nA.make,390,") && all.output.contains("\nother,390,"),
      "\(all.output)\(all.errors)")
    #expect(world.run(["solve", "a.swift:A.make"]).status == .success)
    let wrong = world.run(["solve", "a.swift:A.mak"])
    #expect(wrong.status == .unusableInput)
    #expect(wrong.errors.contains("did you mean 'a.swift:A.make'?"), "\(wrong.errors)")
  }
}

extension String {
  /// Returns the text between two markers; nil if either is missing.
  fileprivate func components(after start: String, upTo end: String) -> String? {
    guard let low = firstRange(of: start)?.upperBound, let high = self[low...].firstRange(of: end)?.lowerBound
    else { return nil }
    return String(self[low..<high])
  }

  fileprivate func replacing(_ word: String, _ other: String) -> String {
    guard let range = firstRange(of: word) else { return self }
    return String(self[..<range.lowerBound] + other + self[range.upperBound...])
  }
}
