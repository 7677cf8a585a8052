import LayoutSolver
import LayoutSpec
import SourceText
import Testing

@Suite("Environments")
struct EnvironmentTests {
  static func traits(
    _ environment: String, _ change: (inout SpecOptions) -> Void = { _ in }
  ) throws -> EnvironmentTraits {
    let spec = SpecText("environment: {\(environment)}\nsections: []")
    return try #require(spec.lowered(change).spec).traits
  }

  @Test("The default is 390 × 844, exact, with compact width and regular height")
  func defaults() throws {
    let traits = try Self.traits("")
    #expect(traits.width == 390)
    #expect(traits.height == 844)
    #expect(traits.scale == nil)
    #expect(traits.rounding == .none)
    #expect(traits.horizontalSizeClass == .compact)
    #expect(traits.verticalSizeClass == .regular)
    #expect(traits.layoutDirection == .leftToRight)
    #expect(traits.textScale == 1)
  }

  @Test("Size classes follow the size unless they are set")
  func sizeClasses() throws {
    #expect(try Self.traits("width: 600").horizontalSizeClass == .regular)
    #expect(try Self.traits("width: 599.5").horizontalSizeClass == .compact)
    #expect(try Self.traits("height: 499").verticalSizeClass == .compact)
    #expect(try Self.traits("height: 500").verticalSizeClass == .regular)
    #expect(try Self.traits("width: 800, horizontalSizeClass: compact").horizontalSizeClass == .compact)
  }

  @Test("Options override a device option, which overrides the spec, which overrides the spec's device")
  func precedence() throws {
    let spec = "device: iphone-se-1, width: 500, safeArea: 7"
    let plain = try Self.traits(spec)
    #expect(plain.width == 500)
    #expect(plain.height == 568)
    #expect(plain.scale == 2)
    #expect(plain.safeArea == Insets(all: 7))
    #expect(plain.device == "iphone-se-1")
    let named = try Self.traits(spec) { $0.device = "iphone-15" }
    #expect(named.width == 393)
    #expect(named.safeArea == Insets(top: 59, bottom: 34))
    #expect(named.device == "iphone-15")
    let both = try Self.traits(spec) {
      $0.device = "iphone-15"
      $0.width = 700
      $0.scale = 1
    }
    #expect(both.width == 700)
    #expect(both.height == 852)
    #expect(both.scale == 1)
    #expect(both.horizontalSizeClass == .compact)
  }

  @Test("A scale turns on pixel rounding, and 'rounding: none' keeps lengths exact")
  func rounding() throws {
    #expect(try Self.traits("scale: 3").rounding == .pixel)
    let exact = try Self.traits("scale: 3, rounding: none")
    #expect(exact.rounding == .none)
    #expect(exact.scale == 3)
    let legacy = SpecText("environment: {scale: 2, rounding: legacy}\nsections: []")
    #expect(try #require(legacy.lowered().spec).environment.rounding == .legacy(scale: 2))
  }

  @Test("Expressions in the environment cannot use names")
  func constants() {
    let (spec, problems) = SpecText("environment: {width: height / 2}\nsections: []").lowered()
    #expect(spec == nil)
    #expect(problems.map(\.code) == ["unknown-name"])
  }

  @Test("The landscape option rotates the spec's device too")
  func landscape() throws {
    let traits = try Self.traits("device: iphone-15") { $0.isLandscape = true }
    #expect(traits.width == 852)
    #expect(traits.device == "iphone-15-landscape")
  }

  static let marginRows: [(environment: String, margins: Insets)] = [
    // In portrait: margin 16, no safe area at the sides.
    ("device: iphone-15", Insets(top: 59, leading: 16, bottom: 34, trailing: 16)),
    // In landscape: 59 + 20.
    ("device: iphone-15-landscape", Insets(leading: 79, bottom: 21, trailing: 79)),
    // No safe area at the sides of a device with a home button.
    ("device: iphone-8-landscape", Insets(leading: 20, trailing: 20)),
    // The view's safe area, whichever source sets it.
    (
      "device: iphone-15-landscape, safeArea: {leading: 10, top: 5}",
      Insets(top: 5, leading: 30, trailing: 20)
    ),
    // Explicit margins are used as given.
    (
      "device: iphone-15-landscape, layoutMargins: {leading: 8, trailing: 9}",
      Insets(leading: 8, trailing: 9)
    ),
    ("safeArea: {leading: 30}", .zero),
    ("safeArea: {leading: 30}, layoutMargins: 8", Insets(all: 8)),
  ]

  @Test("D 44: a device's margins are inside the safe area", arguments: marginRows)
  func margins(_ row: (environment: String, margins: Insets)) throws {
    #expect(try Self.traits(row.environment).layoutMargins == row.margins)
  }

  @Test("D 44: margins from an option are used as given")
  func marginOption() throws {
    let traits = try Self.traits("device: iphone-15-landscape") { $0.layoutMargins = Insets(leading: 7) }
    #expect(traits.layoutMargins == Insets(leading: 7))
    let named = try Self.traits("layoutMargins: 3") { $0.device = "iphone-15-landscape" }
    #expect(named.layoutMargins.leading == 79)
  }

  @Test("D 44: expressions, sections and lists use the same margins")
  func marginsInUse() throws {
    let spec = SpecText(
      """
      environment: {device: iphone-15-landscape}
      sections:
        - items: 1
          contentInsetsReference: layoutMargins
          group: {type: horizontal, width: 100%, height: 40, subitems: [{width: 100%, height: 100%}]}
        - items: 1
          contentInsetsReference: readableContent
          group: {type: horizontal, width: 100%, height: 40, subitems: [{width: 100%, height: 100%}]}
        - items: 1
          contentInsetsReference: none
          contentInsets: {leading: marginLeading, trailing: marginTrailing}
          group: {type: horizontal, width: 100%, height: 40, subitems: [{width: 100%, height: 100%}]}
        - items: 1
          list: {appearance: insetGrouped}
        - items: 1
          list: {appearance: plain}
          contentInsetsReference: layoutMargins
      """)
    let lowered = try #require(spec.lowered().spec)
    let solution = lowered.layout.solved(in: lowered.environment)
    let frames = (0..<5).map { solution.cell(section: $0, item: 0)?.frame }
    // 852 - 2 × 79 = 694; the readable width of 672 is narrower: (852 - 672) / 2 = 90.
    #expect(frames.map { $0?.origin.x } == [79, 90, 79, 79, 79])
    #expect(frames.map { $0?.size.width } == [694, 672, 694, 694, 694])
  }

  @Test("Expressions can use the environment")
  func names() throws {
    let layout = try SpecText(
      """
      environment:
        {width: 500, height: 700, scale: 2, safeArea: {top: 1, leading: 2, bottom: 3, trailing: 4}, textScale: 1.5,
         layoutMargins: {top: 5, leading: 6, bottom: 7, trailing: 8}, layoutDirection: rtl, idiom: pad}
      sections:
        - list: {}
          interGroupSpacing: width + height + scale + textScale
          contentInsets:
            top: safeAreaTop + safeAreaLeading * 10 + safeAreaBottom * 100 + safeAreaTrailing * 1000
            bottom: marginTop + marginLeading * 10 + marginBottom * 100 + marginTrailing * 1000
            leading: "layoutDirection == 'rtl' && idiom == 'pad' && device == '' ? 1 : 0"
            trailing: "horizontalSizeClass == 'compact' && verticalSizeClass == 'regular' ? 1 : 0"
      """
    ).compositional()
    #expect(layout.sections[0].interGroupSpacing == 1203.5)
    #expect(layout.sections[0].contentInsets == Insets(top: 4321, leading: 1, bottom: 8765, trailing: 1))
  }
}
