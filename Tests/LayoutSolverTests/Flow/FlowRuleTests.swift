import LayoutSolver
import Testing

@Suite("Flow layouts")
struct FlowRuleTests {
  @Test("A flow layout has the frames that its rule gives", arguments: FlowCase.rules)
  func frames(row: FlowCase) {
    let solution = Layout.flow(row.layout).solved(in: row.environment)
    let cells = solution.frames()
    let boundaries = solution.frames(.supplementary)
    #expect(areClose(cells, row.cells), "cells \(cells), expected \(row.cells)")
    #expect(areClose(boundaries, row.boundaries), "found \(boundaries), expected \(row.boundaries)")
    if let content = row.contentSize {
      let found = [solution.contentSize.width, solution.contentSize.height]
      #expect(areClose([found], [content]), "content \(found), expected \(content)")
    }
  }

  @Test("Rule F1: the defaults are UIKit's")
  func defaults() {
    let section = FlowSection(items: SectionItems(count: 1))
    #expect(section.itemSize == Size(width: 50, height: 50))
    #expect(section.minimumLineSpacing == 10)
    #expect(section.minimumInteritemSpacing == 10)
    #expect(section.sectionInset == .zero)
    #expect(section.headerReferenceSize == .zero)
    #expect(section.footerReferenceSize == .zero)
    let layout = FlowLayout(headerKind: FlowCase.header, footerKind: FlowCase.footer, sections: [])
    #expect(layout.scrollAxis == .vertical)
    #expect(!layout.sectionHeadersPinToVisibleBounds)
    #expect(!layout.sectionFootersPinToVisibleBounds)
    #expect(layout.sectionInsetReference == .contentInset)
  }

  @Test("Rule F10: only the first item of a section that is too long is reported")
  func issue() {
    let sections = [
      FlowSection.items([(50, 10), (400, 10), (500, 10)]), .grid(3, 330, 10), .grid(3, 320, 10),
    ]
    let row = FlowCase("", sections, width: 320, cells: [])
    let solution = Layout.flow(row.layout).solved(in: row.environment)
    #expect(
      solution.issues == [
        .itemExceedsLine(section: 0, id: .none, item: 1, needs: 400, available: 320),
        .itemExceedsLine(section: 1, id: .none, item: 0, needs: 330, available: 320),
      ])
  }

  @Test("Rules F4, F14: a billion items are calculated, not stored")
  func billion() {
    // 320 wide: floor((320 + 10)/(50 + 10)) = 5 per line, gap (320 - 250)/4 = 17.5.
    let row = FlowCase("", [.grid(1_000_000_000, 50, 50)], width: 320, cells: [])
    let solution = Layout.flow(row.layout).solved(in: row.environment)
    // 200,000,000 lines of 50 with spacing 10.
    #expect(solution.contentSize == Size(width: 320, height: 11_999_999_990))
    // Item 999,999,999 is the last of line 199,999,999.
    #expect(
      solution.cell(section: 0, item: 999_999_999)?.frame.numbers == [270, 11_999_999_940, 50, 50])
    let found = solution.elements(in: Rect(x: 60, y: 6_000_000_000, width: 10, height: 50))
    // Line 100,000,000 starts at 6,000,000,000; 60...70 touches 67.5...117.5, its second item.
    #expect(found.map(\.item) == [500_000_001])
  }

  @Test("Computed sizes are evaluated with the item size")
  func computedSizes() {
    let section = FlowSection(
      items: SectionItems(
        count: 2, width: .computed { item, laidOut in laidOut.width + Double(item) },
        height: .computed { item, laidOut in item == 0 ? laidOut.height / 2 : nil }),
      itemSize: Size(width: 30, height: 20))
    let row = FlowCase("", [section], width: 100, cells: [])
    let frames = Layout.flow(row.layout).solved(in: row.environment).frames()
    // 30 × 10 and 31 × 20: a single line, 20 thick.
    #expect(frames == [[0, 5, 30, 10], [40, 0, 31, 20]])
  }

  @Test("An aspect ratio determines the height of an item without a height")
  func aspectRatios() {
    let section = FlowSection(
      items: SectionItems(
        count: 2, width: .listed([60, .nan]), height: .listed([.nan, 40]), aspectRatio: .constant(2)),
      itemSize: Size(width: 80, height: 20))
    let row = FlowCase("", [section], width: 200, cells: [])
    let frames = Layout.flow(row.layout).solved(in: row.environment).frames()
    // 60 × 30 and 80 × 40 on one line, which is the last, so the spacing is 10.
    #expect(frames == [[0, 5, 60, 30], [70, 0, 80, 40]])
  }
}
