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

  @Test("Without anything it is 390 × 844, exact, compact and regular")
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

  @Test("Size classes follow the size where nothing says them")
  func sizeClasses() throws {
    #expect(try Self.traits("width: 600").horizontalSizeClass == .regular)
    #expect(try Self.traits("width: 599.5").horizontalSizeClass == .compact)
    #expect(try Self.traits("height: 499").verticalSizeClass == .compact)
    #expect(try Self.traits("height: 500").verticalSizeClass == .regular)
    #expect(try Self.traits("width: 800, horizontalSizeClass: compact").horizontalSizeClass == .compact)
  }

  @Test("An option is stronger than its device, that than the spec, the spec than its device")
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

  @Test("A scale turns pixel rounding on, and none keeps lengths exact")
  func rounding() throws {
    #expect(try Self.traits("scale: 3").rounding == .pixel)
    let exact = try Self.traits("scale: 3, rounding: none")
    #expect(exact.rounding == .none)
    #expect(exact.scale == 3)
    let legacy = SpecText("environment: {scale: 2, rounding: legacy}\nsections: []")
    #expect(try #require(legacy.lowered().spec).environment.rounding == .legacy(scale: 2))
  }

  @Test("The environment's numbers know no names")
  func constants() {
    let (spec, problems) = SpecText("environment: {width: height / 2}\nsections: []").lowered()
    #expect(spec == nil)
    #expect(problems.map(\.code) == ["unknown-name"])
  }

  @Test("A landscape option turns the spec's device too")
  func landscape() throws {
    let traits = try Self.traits("device: iphone-15") { $0.isLandscape = true }
    #expect(traits.width == 852)
    #expect(traits.device == "iphone-15-landscape")
  }

  @Test("Expressions see the environment")
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
