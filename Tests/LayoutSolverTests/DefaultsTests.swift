import LayoutSolver
import Testing

@Suite("Rules 64, 65: defaults and validation")
struct DefaultsTests {
  private static let size = LayoutSize(width: 10, height: 20)

  @Test("Rule 64: an item has no insets, no edge spacing and no supplementary items")
  func ofItems() {
    let item = Item(size: Self.size)
    #expect(item.contentInsets == .zero)
    #expect(
      item.edgeSpacing
        == EdgeSpacing(top: .fixed(0), leading: .fixed(0), bottom: .fixed(0), trailing: .fixed(0)))
    #expect(item.supplementaryItems.isEmpty)
  }

  @Test("Rule 64: a group has no inter-item spacing")
  func ofGroups() {
    #expect(Stack(axis: .horizontal, subitems: .cycle([Item(size: Self.size)])).interItemSpacing == .fixed(0))
  }

  @Test("Rule 64: a section has no insets, spacing or scrolling, and its items follow the insets")
  func ofSections() {
    let section = Section(items: SectionItems(count: 1), group: Item(size: Self.size))
    #expect(section.contentInsets == .zero)
    #expect(section.interGroupSpacing == 0)
    #expect(section.orthogonalScrollingBehavior == .none)
    #expect(section.supplementariesFollowContentInsets)
    #expect(section.contentInsetsReference == .automatic)
    #expect(section.supplementaryContentInsetsReference == .automatic)
  }

  @Test(
    "Rule 64: supplementary items have z-index 1 and no item anchor; boundary items extend and do not pin")
  func ofSupplementaries() {
    let badge = AnchoredSupplementary(
      kind: ElementKind(0), size: Self.size, containerAnchor: Anchor(edges: .top))
    #expect(badge.zIndex == 1)
    #expect(badge.itemAnchor == nil)
    let header = BoundarySupplementary(kind: ElementKind(0), size: Self.size, alignment: .top)
    #expect(header.zIndex == 1)
    #expect(header.extendsBoundary)
    #expect(!header.pinToVisibleBounds)
    #expect(header.absoluteOffset == .zero)
  }

  @Test("Rule 64: decorations have z-index 0 and no insets")
  func ofDecorations() {
    let background = DecorationItem(kind: ElementKind(0))
    #expect(background.zIndex == 0)
    #expect(background.contentInsets == .zero)
  }

  @Test("Rule 64: a layout scrolls vertically, without spacing between sections")
  func ofLayouts() {
    let layout = CompositionalLayout(sections: [])
    #expect(layout.scrollAxis == .vertical)
    #expect(layout.interSectionSpacing == 0)
    #expect(layout.contentInsetsReference == .automatic)
  }

  @ExampleList static var examples: [Example] {
    Example("Rule 65: no sections at all", .section(0, .row(1, 1, .item(1, 1))), expect: .content([320, 0]))
    Example(
      "D 65: negative sizes, which a spec may not have, end in frames all the same",
      .section(2, .row(.width(1), -20, .item(-30, 10))),
      // each is -30 long, so they never fill the row: one cycle is laid out (D 14); rule 11 makes the length positive
      expect: .cells([[0, 0, 30, 10], [0, -20, 30, 10]]))
    Example(
      "Rules 52, 65: two items of one kind, which a spec may not have, are both laid out",
      .section(
        1, .row(.width(1), 40, .item(.width(1), .height(1))),
        headers: [.boundary(.header, .width(1), 30, .top), .boundary(.header, .width(1), 10, .top)]),
      expect: .views(.header, [[0, 0, 320, 30], [0, 20, 320, 10]]))
  }

  @Test(arguments: examples)
  func solves(_ example: Example) { example.check() }

  @Test(arguments: examples.transposed)
  func transposed(_ example: Example) { example.check() }
}
