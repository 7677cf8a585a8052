import LayoutSolver
import LayoutSpec
import Testing

@Suite("Decoding")
struct DecodingTests {
  @Test("The home screen from the format's first page gives the expected model")
  func home() throws {
    let layout = try SpecText(
      """
      name: home
      sections:
        - id: banner
          items: 1
          contentInsets: {top: 10, bottom: 10}
          group:
            type: horizontal
            width: 100%
            height: 200
            subitems:
              - {width: 100%, height: 200}
        - id: products
          items: {count: 6, height: [250, 300]}
          group:
            type: horizontal
            width: fractionalWidth(1)
            height: estimated(250)
            subitems:
              - {width: fractionalWidth(1/2), height: estimated(250), contentInsets: 5}
      """
    ).compositional()
    #expect(layout.sections.count == 2)
    #expect(layout.sections[0].contentInsets == Insets(top: 10, bottom: 10))
    #expect(layout.sections[0].items.count == 1)
    let products = layout.sections[1]
    #expect(products.items.count == 6)
    #expect(products.items.height.length(item: 3, laidOut: .zero) == 300)
    guard case .group(.stack(let stack)) = products.group.content else {
      Issue.record("no stack")
      return
    }
    #expect(stack.axis == .horizontal)
    #expect(stack.subitems.declared[0].size.width == .fraction(0.5, of: .horizontal))
    #expect(stack.subitems.declared[0].size.height == .estimated(250))
    #expect(stack.subitems.declared[0].contentInsets == Insets(all: 5))
  }
}
