import LayoutSolver
import Testing

/// Returns two sections with a header of 30, two lines of 50 without spacing, and a footer of 20: 150 each.
private func layout(
  headers: Bool = true, footers: Bool = true, axis: Axis = .vertical, header: Double = 30
) -> FlowLayout {
  let section = FlowSection.grid(2, 50, 50, line: 0, inter: 0, header: header, footer: 20)
  return FlowLayout(
    scrollAxis: axis, sectionHeadersPinToVisibleBounds: headers, sectionFootersPinToVisibleBounds: footers,
    headerKind: FlowCase.header, footerKind: FlowCase.footer, sections: [section, section])
}

private struct PinnedRow: Sendable, CustomStringConvertible {
  let description: String
  let offset: Double
  /// The start of header, footer, header and footer.
  let starts: [Double]
  /// Whether each of the four has a raised z-index.
  let raised: [Bool]
}

@Suite("Pinned headers and footers of flow layouts")
struct FlowPinningTests {
  // The view is 50 × 100. Natural positions: header 0, footer 130, header 150, footer 280.
  private static let rows = [
    // B = 100: footers at min(natural, max(80, start + 30)); the second would be at max(80, 180).
    PinnedRow(
      description: "Rule F13: at rest", offset: 0, starts: [0, 80, 150, 180],
      raised: [true, true, false, false]),
    // T = 60: header min(60, 130 - 30); B = 160: footer min(130, 140); the second header stays.
    PinnedRow(
      description: "Rule F13: the header follows the offset", offset: 60, starts: [60, 130, 150, 180],
      raised: [true, true, true, false]),
    // T = 120: pushed out by the footer: 130 - 30 = 100. B = 220: footer max(200, 180).
    PinnedRow(
      description: "Rule F13: the header is pushed out by its section's end", offset: 120,
      starts: [100, 130, 150, 200], raised: [true, true, true, true]),
    // T = -40: never above its natural position; B = 60: footer max(40, 30).
    PinnedRow(
      description: "Rule F13: at a negative offset, the header stays at its position", offset: -40,
      starts: [0, 40, 150, 180], raised: [true, true, false, false]),
  ]

  @Test("Headers and footers pin", arguments: rows)
  private func pinning(row: PinnedRow) {
    let environment = LayoutEnvironment(
      container: Size(width: 50, height: 100), offset: Point(x: 0, y: row.offset))
    let solution = Layout.flow(layout()).solved(in: environment)
    let elements = solution.elements.filter { $0.category != .cell }
    #expect(elements.map(\.frame.origin.y) == row.starts)
    #expect(elements.map(\.zIndex) == row.raised.map { $0 ? 1_000_000_001 : 1 })
    #expect(elements.map(\.isPinned) == zip(row.starts, [0, 130, 150, 280]).map { $0 != $1 })
    // Cells and content are the same as without pinning.
    #expect(solution.contentSize == Size(width: 50, height: 300))
    #expect(solution.cell(section: 1, item: 1)?.frame.numbers == [0, 230, 50, 50])
  }

  @Test("Rule F13: horizontally, x takes the role of y")
  func sideways() {
    let environment = LayoutEnvironment(
      container: Size(width: 100, height: 50), offset: Point(x: 60, y: 0))
    let solution = Layout.flow(layout(axis: .horizontal)).solved(in: environment)
    let starts = solution.elements.filter { $0.category != .cell }.map(\.frame.origin.x)
    #expect(starts == [60, 130, 150, 180])
  }

  @Test("Rule F13: insets move pinned headers")
  func insets() {
    let environment = LayoutEnvironment(
      container: Size(width: 50, height: 100), safeArea: Insets(top: 6), contentInset: Insets(top: 4),
      offset: Point(x: 0, y: 30))
    let solution = Layout.flow(layout(footers: false)).solved(in: environment)
    // T = 30 + 10.
    #expect(solution.elements.first?.frame.origin.y == 40)
  }

  @Test("Rule F13: without an offset, the bounds start at the inset before the content")
  func rest() {
    let environment = LayoutEnvironment(
      container: Size(width: 50, height: 100), contentInset: Insets(top: 64))
    let solution = Layout.flow(layout(footers: false)).solved(in: environment)
    #expect(solution.elements.first?.frame.origin.y == 0)
  }

  @Test("Unpinned headers and footers keep their positions, with z-index 1")
  func unpinned() {
    let environment = LayoutEnvironment(
      container: Size(width: 50, height: 100), offset: Point(x: 0, y: 60))
    let solution = Layout.flow(layout(headers: false, footers: false)).solved(in: environment)
    let elements = solution.elements.filter { $0.category != .cell }
    #expect(elements.map(\.frame.origin.y) == [0, 130, 150, 280])
    #expect(elements.allSatisfy { $0.zIndex == 1 && !$0.isPinned })
  }

  @Test("Rule Q2: a query finds a pinned header at its pinned position")
  func query() {
    let environment = LayoutEnvironment(
      container: Size(width: 50, height: 100), offset: Point(x: 0, y: 60))
    let solution = Layout.flow(layout(footers: false)).solved(in: environment)
    // The header covers 60...90, cells 30...80 and 80...130.
    let found = solution.elements(in: Rect(x: 0, y: 82, width: 50, height: 5))
    #expect(found.map(\.category) == [.supplementary(FlowCase.header), .cell])
    #expect(solution.elements(in: Rect(x: 0, y: 0, width: 50, height: 30)).isEmpty)
  }

  @Test("Elements are in the order header, footer, cells, section by section")
  func order() {
    let environment = LayoutEnvironment(container: Size(width: 50, height: 100))
    let categories = Layout.flow(layout()).solved(in: environment).elements.map(\.category)
    let section: [Element.Category] = [
      .supplementary(FlowCase.header), .supplementary(FlowCase.footer), .cell, .cell,
    ]
    #expect(categories == section + section)
  }
}
