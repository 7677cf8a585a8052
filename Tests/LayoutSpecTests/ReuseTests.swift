import LayoutSolver
import LayoutSpec
import SourceText
import Testing

@Suite("Variables, definitions and variants")
struct ReuseTests {
  @Test("A variable can use the variables before it, and an option can override it")
  func variables() throws {
    let spec = SpecText(
      """
      variables: {gap: 4, wide: "gap * 2", mode: "'grid'"}
      sections:
        - list: {}
          interGroupSpacing: "mode == 'grid' ? wide : 0"
      """)
    #expect(try spec.compositional().sections[0].interGroupSpacing == 8)
    let set = try spec.compositional { $0.variables = [(name: "gap", expression: "width / 10")] }
    #expect(set.sections[0].interGroupSpacing == 78)
    let mode = try spec.compositional { $0.variables = [(name: "mode", expression: "'list'")] }
    #expect(mode.sections[0].interGroupSpacing == 0)
  }

  @Test("A variable cannot use the variables after it")
  func order() {
    let (_, problems) = SpecText("variables: {a: b, b: 1}\nsections: []").lowered()
    #expect(problems.map(\.code) == ["unknown-name"])
  }

  @Test("A section's variables shadow top-level ones, in any order, and can use 'items'")
  func sectionVariables() throws {
    let layout = try SpecText(
      """
      variables: {columns: 2}
      sections:
        - {items: 5, variables: {rows: ceil(items / columns), columns: 3}, list: {}, interGroupSpacing: rows}
        - {items: 5, list: {}, interGroupSpacing: columns * 100 + section}
      """
    ).compositional()
    #expect(layout.sections[0].interGroupSpacing == 2)
    #expect(layout.sections[1].interGroupSpacing == 201)
  }

  @Test("An unused section variable is not evaluated")
  func onDemand() throws {
    let layout = try SpecText(
      """
      sections:
        - {items: 5, variables: {bad: 1 / 0, also: bad}, list: {}, interGroupSpacing: "items > 3 ? 1 : bad"}
      """
    ).compositional()
    #expect(layout.sections[0].interGroupSpacing == 1)
  }

  @Test("A long chain of variables is evaluated without recursion")
  func chain() throws {
    let variables = (1...2000).reversed().map { "v\($0): v\($0 - 1) + 1" }.joined(separator: ", ")
    let layout = try SpecText(
      "sections: [{items: 1, variables: {\(variables), v0: 0}, list: {}, interGroupSpacing: v2000}]"
    ).compositional()
    #expect(layout.sections[0].interGroupSpacing == 2000)
  }

  @Test("A map's own keys override fragments, and later fragments override earlier ones")
  func use() throws {
    let layout = try SpecText(
      """
      definitions:
        base: {interGroupSpacing: 1, contentInsets: 2, items: 3}
        more: {use: base, contentInsets: {top: 9}, orthogonalScrollingBehavior: paging}
        last: {orthogonalScrollingBehavior: continuous}
      sections:
        - {use: [more, last], items: 4, list: {}}
      """
    ).compositional()
    let section = layout.sections[0]
    #expect(section.interGroupSpacing == 1)
    #expect(section.contentInsets == Insets(top: 9))
    #expect(section.items.count == 4)
    #expect(section.orthogonalScrollingBehavior == .continuous)
  }

  @Test("A fragment with parameters uses the variables of the section that includes it")
  func parameters() throws {
    let layout = try SpecText(
      """
      definitions:
        grid: {type: horizontal, width: 100%, height: "width / columns", subitem: {width: 1, height: 100%}, count: columns}
      sections:
        - {items: 9, variables: {columns: 3}, group: {use: grid}}
        - {items: 9, variables: {columns: 5}, group: {use: grid}}
      """
    ).compositional()
    #expect(layout.sections.map(\.group.size.height) == [.absolute(130), .absolute(78)])
  }

  @Test("Active variants are applied in order; a fragment's variants override the map's keys")
  func variants() throws {
    let spec = SpecText(
      """
      definitions:
        roomy: {interGroupSpacing: 1, variants: [{when: width > 700, interGroupSpacing: 20}]}
      sections:
        - use: roomy
          interGroupSpacing: 2
          items: 5
          list: {}
          variants:
            - {when: width > 500, items: 7, contentInsets: 3}
            - {when: width > 600, items: 9}
            - {when: items == 5, contentInsets: 4}
      """)
    let narrow = try spec.compositional().sections[0]
    #expect(narrow.interGroupSpacing == 2)
    #expect(narrow.items.count == 5)
    #expect(narrow.contentInsets == Insets(all: 4))
    let wide = try spec.compositional { $0.width = 768 }.sections[0]
    #expect(wide.interGroupSpacing == 20)
    #expect(wide.items.count == 9)
    // In a condition, `items` is the count before variants.
    #expect(wide.contentInsets == Insets(all: 4))
  }

  @Test("Outside conditions, 'items' is the count after variants")
  func itemsAfterVariants() throws {
    let layout = try SpecText(
      """
      sections:
        - items: 5
          variants: [{when: true, items: 8}]
          variables: {rows: items / 2}
          interGroupSpacing: rows
          contentInsets: {variants: [{when: items == 5, top: 1}, {when: items == 8, bottom: 1}]}
          list: {}
      """
    ).compositional()
    #expect(layout.sections[0].interGroupSpacing == 4)
    #expect(layout.sections[0].contentInsets == Insets(top: 1))
  }

  @Test("A top-level variant can change variables and the kind of layout")
  func topVariants() throws {
    let spec = SpecText(
      """
      variables: {gap: 1}
      interSectionSpacing: gap
      sections: [{list: {}}]
      variants:
        - {when: width > 600, variables: {gap: 5}}
        - {when: gap == 5, interSectionSpacing: gap * 2}
      """)
    #expect(try spec.compositional().interSectionSpacing == 1)
    #expect(try spec.compositional { $0.width = 700 }.interSectionSpacing == 10)
  }

  @Test("Anchors, merge keys and keys that start with 'x-' are supported")
  func yaml() throws {
    let layout = try SpecText(
      """
      x-shared: &row {interGroupSpacing: 6}
      sections:
        - {<<: *row, list: {x-note: 1}, x-todo: [a]}
        - {list: {}, interGroupSpacing: 1, <<: *row}
      """
    ).compositional()
    #expect(layout.sections.map(\.interGroupSpacing) == [6, 1])
  }

  @Test("Fragments that 'use' duplicates are lowered once, but occur in every place")
  func copies() throws {
    let levels = (0..<10).map { level in
      "  a\(level): {type: vertical, width: 50%, height: 50%, subitems: [{use: a\(level + 1)}, {use: a\(level + 1)}]}"
    }
    let spec = SpecText(
      """
      definitions:
      \(levels.joined(separator: "\n"))
        a10: {width: 100%, height: 50%}
      sections: [{items: 1, group: {use: a0}}]
      """)
    let lowered = try #require(spec.lowered().spec)
    // The section, the group, and two elements on each of ten levels.
    #expect(lowered.labels.ids.count == 22)
    let group = try spec.compositional().sections[0].group
    #expect(leaves(of: group) == 1 << 10)
  }

  private func leaves(of item: Item) -> Int {
    guard case .group(.stack(let stack)) = item.content else { return 1 }
    return stack.subitems.declared.reduce(0) { $0 + leaves(of: $1) }
  }
}
