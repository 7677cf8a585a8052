import LayoutReport
import LayoutSolver

/// A layout with simple frames: a header of 20 above rows of three 100 × 50 cells, with a background.
enum SampleReport {
  /// Four items make two rows, so the section is 20 + 2 · 50 = 120 high. Cells are one z-index above backgrounds.
  static func grid(items: Int = 4, name: String = "grid", device: String? = nil) -> Report {
    let cell = Item(size: LayoutSize(width: .absolute(100), height: .absolute(50)))
    let group = Item(
      size: LayoutSize(width: .fraction(1, of: .horizontal), height: .absolute(50)),
      content: .group(.stack(Stack(axis: .horizontal, subitems: .cycle([cell])))))
    let header = BoundarySupplementary(
      kind: ElementKind(0), size: LayoutSize(width: .absolute(300), height: .absolute(20)), alignment: .top)
    let section = Section(
      items: SectionItems(count: items), group: group, boundarySupplementaryItems: [header],
      decorationItems: [DecorationItem(kind: ElementKind(1))])
    return report([section], labels: labels(name: name, device: device))
  }

  /// A row of five pages of 300 with paging: 1500 long in a view of 300, so the maximum offset is 1200.
  static func pages() -> Report {
    let size = LayoutSize(width: .absolute(300), height: .absolute(50))
    let cell = Item(size: size)
    let group = Item(
      size: size, content: .group(.stack(Stack(axis: .horizontal, subitems: .cycle([cell])))))
    let section = Section(
      items: SectionItems(count: 5), group: group, orthogonalScrollingBehavior: .groupPaging)
    return report([section], labels: labels(name: "pages", device: nil))
  }

  private static func report(_ sections: [Section], labels: ReportLabels) -> Report {
    let environment = LayoutEnvironment(container: Size(width: 300, height: 600))
    let layout = Layout.compositional(CompositionalLayout(sections: sections))
    return Report(solution: layout.solved(in: environment), environment: environment, labels: labels)
  }

  private static func labels(name: String, device: String?) -> ReportLabels {
    let words = ["header", "background"]
    return ReportLabels(
      name: name, device: device, sectionIDs: ["main"],
      elementKinds: .init(
        word: { words[Int($0.rawValue)] },
        kind: { word in words.firstIndex(of: word).map { ElementKind(Int32($0)) } }),
      itemIDs: .init(
        sections: [0], id: { _, item in item == 1 ? "one, \"1\"" : nil },
        items: { _, id, _, _ in id == "one, \"1\"" ? [1] : [] }))
  }
}
