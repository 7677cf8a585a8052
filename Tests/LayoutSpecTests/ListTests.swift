import LayoutSolver
import LayoutSpec
import Testing

/// A list and the resulting metrics (semantics, part B, list metrics on a phone).
struct ListRow: CustomTestStringConvertible, Sendable {
  var text: String
  var insets: Insets
  var header: Double?
  var footer: Double?
  var pins: Bool

  init(_ text: String, _ insets: Insets, header: Double? = nil, footer: Double? = nil, pins: Bool = false) {
    (self.text, self.insets, self.header, self.footer, self.pins) = (text, insets, header, footer, pins)
  }

  var testDescription: String { text }
}

@Suite("Lists")
struct ListTests {
  static func section(_ text: String, beside: String = "", width: Double = 390) throws -> Section {
    try SpecText("sections: [{items: 3, list: {\(text)}\(beside)}]").compositional { $0.width = width }
      .sections[0]
  }

  @Test(
    "An appearance determines the metrics",
    arguments: [
      ListRow("", .zero),
      ListRow("headerMode: supplementary", .zero, header: 28, pins: true),
      ListRow("headerMode: firstItemInSection", Insets(top: 22)),
      ListRow("footerMode: supplementary", .zero, footer: 28),
      ListRow("appearance: grouped", Insets(top: 35, bottom: 20)),
      ListRow("appearance: grouped, headerMode: supplementary", Insets(bottom: 20), header: 17.5),
      ListRow("appearance: grouped, headerMode: firstItemInSection", Insets(bottom: 20)),
      ListRow("appearance: grouped, footerMode: supplementary", Insets(top: 35), footer: 17.5),
      ListRow("appearance: insetGrouped", Insets(top: 35, leading: 16, bottom: 20, trailing: 16)),
      ListRow("appearance: sidebar", Insets(leading: 13, bottom: 10, trailing: 13)),
      ListRow(
        "appearance: sidebar, headerMode: supplementary, footerMode: supplementary",
        Insets(leading: 13, trailing: 13), header: 17.5, footer: 17.5),
      ListRow(
        "appearance: sidebarPlain, headerMode: supplementary", Insets(leading: 13, trailing: 13), header: 28,
        pins: true),
      ListRow("appearance: grouped, contentInsets: 3, headerMode: firstItemInSection", Insets(all: 3)),
    ])
  func metrics(_ row: ListRow) throws {
    let section = try Self.section(row.text)
    #expect(section.contentInsets == row.insets)
    #expect(section.contentInsetsReference == .none)
    let header = section.boundarySupplementaryItems.first { $0.alignment == .top }
    let footer = section.boundarySupplementaryItems.first { $0.alignment == .bottom }
    #expect(header?.size.height == row.header.map { .estimated($0) })
    #expect(footer?.size.height == row.footer.map { .estimated($0) })
    #expect(header?.pinToVisibleBounds ?? false == row.pins)
    for item in section.boundarySupplementaryItems {
      #expect(item.zIndex == 200)
      #expect(item.extendsBoundary)
    }
  }

  @Test("An inset grouped list has wider side insets from width 414 on")
  func insetGrouped() throws {
    #expect(try Self.section("appearance: insetGrouped", width: 413).contentInsets.leading == 16)
    #expect(try Self.section("appearance: insetGrouped", width: 414).contentInsets.trailing == 20)
  }

  @Test("A row is as wide as the section and as high as its estimate")
  func rows() throws {
    let group = try Self.section("rowHeight: 60").group
    let size = LayoutSize(width: .fraction(1, of: .horizontal), height: .estimated(60))
    #expect(group.size == size)
    guard case .group(.stack(let stack)) = group.content else {
      Issue.record("no stack")
      return
    }
    #expect(stack.axis == .horizontal)
    #expect(stack.subitems.declared.map(\.size) == [size])
    #expect(try Self.section("").group.size.height == .estimated(44))
  }

  @Test("The section's keys override the list's")
  func overrides() throws {
    let section = try Self.section(
      "appearance: grouped, contentInsets: 3",
      beside: ", contentInsets: {top: 1}, contentInsetsReference: safeArea, interGroupSpacing: 2")
    #expect(section.contentInsets == Insets(top: 1))
    #expect(section.contentInsetsReference == .safeArea)
    #expect(section.interGroupSpacing == 2)
  }

  @Test("Measured header and footer heights are used, and padding is above the header")
  func measured() throws {
    let section = try Self.section(
      "headerMode: supplementary, footerMode: supplementary, headerHeight: 40, footerHeight: 20")
    #expect(section.boundarySupplementaryItems.map(\.measuredHeight) == [40, 20])
    let padded = try Self.section("headerMode: supplementary, headerHeight: 40, headerTopPadding: 15")
    let header = try #require(padded.boundarySupplementaryItems.first)
    #expect(header.size.height == .estimated(28))
    #expect(header.measuredHeight == 40)
    #expect(header.padding == 15)
  }

  static let measuringRows: [(mode: MeasuringMode, frames: [[Double]])] = [
    // Padding 9; header 50, row 44, footer 30.
    (.all, [[0, 9, 390, 50], [0, 103, 390, 30], [0, 59, 390, 44]]),
    // The grouped appearance's estimate of 17.5 for both.
    (.none, [[0, 9, 390, 17.5], [0, 70.5, 390, 17.5], [0, 26.5, 390, 44]]),
    // Everything is visible.
    (.visible, [[0, 9, 390, 50], [0, 103, 390, 30], [0, 59, 390, 44]]),
  ]

  @Test("D 63: header and footer heights are measured, with or without padding", arguments: measuringRows)
  func measuring(_ row: (mode: MeasuringMode, frames: [[Double]])) throws {
    let lowered = SpecText(
      """
      sections:
        - items: 1
          list:
            appearance: grouped
            headerMode: supplementary
            footerMode: supplementary
            headerHeight: 50
            footerHeight: 30
            headerTopPadding: 9
      """
    ).lowered { $0.measuring = row.mode }
    let spec = try #require(lowered.spec)
    var frames: [[Double]] = []
    spec.layout.solved(in: spec.environment).forEachElement {
      frames.append([$0.frame.origin.x, $0.frame.origin.y, $0.frame.size.width, $0.frame.size.height])
      return true
    }
    #expect(frames == row.frames)
  }

  static let firstItemRows: [(list: String, section: String, top: Double)] = [
    ("headerTopPadding: 6", "", 6),
    ("headerTopPadding: 6, contentInsets: {top: 10}", "", 16),
    ("headerTopPadding: 6", ", contentInsets: 4", 10),
    ("contentInsets: {top: 10}", "", 10),
    ("", ", contentInsets: 4", 4),
    ("appearance: grouped, headerTopPadding: 6", "", 6),
  ]

  @Test(
    "D 63: padding above a first item that is the header is added to the insets", arguments: firstItemRows)
  func firstItemPadding(_ row: (list: String, section: String, top: Double)) throws {
    let list = "headerMode: firstItemInSection" + (row.list.isEmpty ? "" : ", \(row.list)")
    #expect(try Self.section(list, beside: row.section).contentInsets.top == row.top)
  }
}
