import LayoutSolver
import Testing

/// Returns a layout of one custom group with the given frames.
private func custom(
  _ frames: [Rect], height: Double = 100, zIndex: Int? = nil, headers: [BoundarySupplementary] = []
) -> CompositionalLayout {
  let items = frames.map { CustomItem(frame: $0, zIndex: zIndex) }
  let group = Item(
    size: LayoutSize(width: .fraction(1, of: .horizontal), height: .absolute(height)),
    content: .group(.custom(CustomArrangement(itemProvider: { _ in items }))))
  return CompositionalLayout(sections: [
    Section(
      items: SectionItems(count: frames.count), group: group, boundarySupplementaryItems: headers)
  ])
}

private func header(_ kind: Int32, _ height: Double) -> BoundarySupplementary {
  BoundarySupplementary(
    kind: ElementKind(kind),
    size: LayoutSize(width: .fraction(1, of: .horizontal), height: .absolute(height)), alignment: .top)
}

private func transition(
  _ from: CompositionalLayout, _ to: CompositionalLayout, matching: ElementMatching = .byIndex,
  change: (inout LayoutEnvironment, inout LayoutEnvironment) -> Void = { _, _ in }
) -> Transition {
  var before = LayoutEnvironment(container: Size(width: 320, height: 480))
  var after = before
  change(&before, &after)
  return Transition(
    from: Layout.compositional(from).solved(in: before),
    to: Layout.compositional(to).solved(in: after), matching: matching)
}

extension Transition {
  fileprivate func elements(at progress: Double) -> [TransitionElement] {
    var elements: [TransitionElement] = []
    forEachElement(at: progress) {
      elements.append(copy $0)
      return true
    }
    return elements
  }
}

private let small = Rect(x: 0, y: 0, width: 100, height: 40)
private let large = Rect(x: 50, y: 200, width: 200, height: 100)

@Suite("Transitions between two layouts")
struct TransitionTests {
  @Test(
    "Rules T1, T2: frames are interpolated linearly, also beyond both ends",
    arguments: [
      (0, [0, 0, 100, 40]), (0.25, [12.5, 50, 125, 55]), (1, [50, 200, 200, 100]), (2, [100, 400, 300, 160]),
      (-1, [-50, -200, 0, -20]),
    ] as [(Double, [Double])])
  func frames(progress: Double, frame: [Double]) {
    let moving = transition(custom([small]), custom([large])).elements(at: progress)
    #expect(moving.map(\.element.frame.numbers) == [frame])
    #expect(moving.first?.change == .moves)
    #expect(moving.first?.from == small)
    #expect(moving.first?.to == large)
  }

  @Test("Rule T2: frames in between are not rounded to pixels")
  func rounding() {
    let one = Rect(x: 0, y: 0, width: 10, height: 10)
    let other = Rect(x: 1, y: 0, width: 10, height: 10)
    let moving = transition(custom([one]), custom([other])) {
      $0.rounding = .pixel(scale: 2)
      $1.rounding = .pixel(scale: 2)
    }
    #expect(moving.elements(at: 0.1).first?.element.frame.origin.x == 0.1)
  }

  @Test("Rule T4: the z-index changes halfway", arguments: [(0.49, 3), (0.5, 7), (1.5, 7), (-1, 3)])
  func zIndex(progress: Double, zIndex: Int) {
    let moving = transition(custom([small], zIndex: 3), custom([large], zIndex: 7))
    #expect(moving.elements(at: progress).map(\.element.zIndex) == [zIndex])
  }

  @Test("Rule T5: content size and content offset are interpolated linearly")
  func content() {
    let moving = transition(custom([small], height: 600), custom([large], height: 1000)) {
      $0.offset = Point(x: 0, y: 120)
      $1.offset = Point(x: 10, y: 40)
    }
    #expect(moving.contentSize(at: 0.25) == Size(width: 320, height: 700))
    #expect(moving.contentOffset(at: 0.25) == Point(x: 2.5, y: 100))
  }

  @Test("Rules T5, T6: without an offset, both layouts start at their insets")
  func rest() {
    let moving = transition(custom([small]), custom([large])) {
      $0.contentInset = Insets(top: 20)
      $1.safeArea = Insets(top: 44)
    }
    #expect(moving.contentOffset(at: 0) == Point(x: 0, y: -20))
    #expect(moving.contentOffset(at: 1) == Point(x: 0, y: -44))
  }

  @Test("Rule T6: an element in only one layout keeps its frame; elements of the first layout come first")
  func appearing() {
    let moving = transition(
      custom([small, large, small]), custom([small], headers: [header(0, 20)]))
    let elements = moving.elements(at: 0.3)
    // The header pushes the remaining cell from 0 to 20.
    #expect(elements.map(\.change) == [.moves, .disappears, .disappears, .appears])
    #expect(elements[1].element.frame == large)
    #expect(elements[1].to == nil)
    #expect(elements[3].element.category == .supplementary(ElementKind(0)))
    #expect(elements[3].element.frame.numbers == [0, 0, 320, 20])
    #expect(elements[3].from == nil)
  }

  @Test("An element with equal frames stays")
  func staying() {
    let elements = transition(custom([small]), custom([small])).elements(at: 0.7)
    #expect(elements.map(\.change) == [.stays])
    #expect(elements.map(\.element.frame) == [small])
  }

  @Test("Supplementary items are matched by kind, even if the layouts number kinds differently")
  func kinds() {
    let matching = ElementMatching(
      forward: .init(section: { $0 }, cell: { $0 }, kind: { ElementKind($0.rawValue + 5) }),
      backward: .init(section: { $0 }, cell: { $0 }, kind: { ElementKind($0.rawValue - 5) }))
    let cell = [Rect(x: 0, y: 0, width: 10, height: 10)]
    let moving = transition(
      custom(cell, headers: [header(1, 20)]), custom(cell, headers: [header(6, 40)]), matching: matching)
    #expect(moving.elements(at: 0.5).first?.element.frame.numbers == [0, 0, 320, 30])
  }

  @Test("Cells match if each is the other's counterpart")
  func mutual() {
    // Everything maps to item 0, which maps back to item 1: only these two match.
    let matching = ElementMatching(
      forward: .init(section: { $0 }, cell: { _ in CellPlace(section: 0, item: 0) }, kind: { $0 }),
      backward: .init(section: { $0 }, cell: { _ in CellPlace(section: 0, item: 1) }, kind: { $0 }))
    let moving = transition(custom([small, large]), custom([small]), matching: matching)
    #expect(moving.elements(at: 0.5).map(\.change) == [.disappears, .moves])
  }

  @Test("Supplementary items are matched by index, in repeated and in listed groups")
  func badges() {
    func grid(_ width: Double, measured: Bool) -> CompositionalLayout {
      let badge = AnchoredSupplementary(
        kind: ElementKind(2), size: LayoutSize(width: .absolute(8), height: .absolute(8)),
        containerAnchor: Anchor(edges: [.top, .leading]))
      let item = Item(
        size: LayoutSize(
          width: .absolute(width), height: measured ? .estimated(30) : .absolute(50)),
        supplementaryItems: [badge])
      let group = Item(
        size: LayoutSize(
          width: .fraction(1, of: .horizontal), height: measured ? .estimated(30) : .absolute(50)),
        content: .group(.stack(Stack(axis: .horizontal, subitems: .cycle([item])))))
      return CompositionalLayout(sections: [
        Section(
          items: SectionItems(count: 5, height: measured ? .listed([10, 20, 30, 40, 50]) : .unknown),
          group: group)
      ])
    }
    // 320/160 = 2 per row of 50; 320/320 = 1 per row, at 0, 10, 30, 60, 100.
    let moving = transition(grid(160, measured: false), grid(320, measured: true))
    let badges = moving.elements(at: 1).filter { $0.element.category != .cell }
    #expect(badges.map(\.element.frame.origin.y) == [0, 10, 30, 60, 100])
    #expect(badges.map(\.from?.origin.y) == [0, 0, 50, 50, 100])
    #expect(badges.allSatisfy { $0.change != .appears && $0.change != .disappears })
  }

  @Test("Sections that gain or lose items are reported, and so are sections in only one layout")
  func countChanges() {
    let moving = transition(
      CompositionalLayout(sections: custom([small, small]).sections + custom([small]).sections),
      CompositionalLayout(sections: custom([small]).sections))
    let changes: [[Int?]] = moving.countChanges.map { [$0.fromSection, $0.toSection, $0.from, $0.to] }
    #expect(changes == [[0, 0, 2, 1], [1, nil, 1, 0]])
  }

  @Test("A flow layout turns into a waterfall")
  func layouts() {
    let flow = FlowCase("", [.grid(2, 100, 50)], width: 320, cells: [])
    let waterfall = WaterfallCase(
      description: "", items: WaterfallCase.heights([30, 90]), waterfall: Waterfall(columns: 2), width: 320,
      cells: [], content: [])
    let (layout, environment) = waterfall.layout
    let moving = Transition(
      from: Layout.flow(flow.layout).solved(in: flow.environment), to: layout.solved(in: environment),
      matching: .byIndex)
    // n = 3, gap 10: (0, 0) and (110, 0), 100 x 50; columns of 160: (0, 0, 160, 30) and (160, 0, 160, 90).
    let frames = moving.elements(at: 0.5).map(\.element.frame.numbers)
    #expect(frames == [[0, 0, 130, 40], [135, 0, 130, 70]])
  }
}
