import LayoutSolver
import SourceText

/// The input of lint rules: a spec in one environment, and its solution.
struct LintContext: Sendable {
  let lowered: LoweredSpec
  let solution: Solution
  let spec: Spec
  let file: SourceFile
  /// The sections of a compositional layout; empty for a flow layout.
  let sections: [LintSection]
  /// The sections that have items; rules about groups skip the others.
  let filledSections: [LintSection]
  /// The items and groups of all sections that have items.
  let parts: [LintPart]
  /// The owners of boundary supplementary items: section indices, and nil for the layout.
  let boundaryOwners: [Int?]
  private let ownItems: [BoundaryOutline]

  init(_ lowered: LoweredSpec, _ solution: Solution, _ spec: Spec, _ file: SourceFile) {
    self.lowered = lowered
    self.solution = solution
    self.spec = spec
    self.file = file
    switch lowered.layout {
    case .flow: sections = []
    case .compositional(let layout):
      sections = layout.sections.enumerated().compactMap { index, section in
        solution.outline(ofSection: index).map {
          LintSection(
            index, section, $0, layout.scrollAxis, boundaryItems: solution.boundaryItems(ofSection: index))
        }
      }
    }
    filledSections = sections.filter { $0.section.items.count > 0 }
    parts = filledSections.flatMap(\.parts)
    ownItems = solution.boundaryItems(ofSection: nil)
    boundaryOwners =
      (ownItems.isEmpty ? [] : [nil]) + sections.filter { !$0.boundaryItems.isEmpty }.map(\.index)
  }

  var environment: LayoutEnvironment { lowered.environment }

  /// The compositional layout; nil for a flow layout.
  var compositional: CompositionalLayout? {
    switch lowered.layout {
    case .compositional(let layout): layout
    case .flow: nil
    }
  }

  /// The length of a pixel in points; nil if frames are not rounded to pixels.
  var pixel: Double? {
    switch environment.rounding {
    case .none: nil
    case .pixel(let scale), .legacy(let scale): 1 / scale
    }
  }

  /// Returns the boundary supplementary items of a section, or of the layout, in their positions before pinning.
  func boundaryItems(ofSection section: Int?) -> [BoundaryOutline] {
    section.map { sections[$0].boundaryItems } ?? ownItems
  }

  /// All supplementary items of items and groups, with their section.
  var anchoredItems: [(item: AnchoredSupplementary, section: Int)] {
    parts.flatMap { part in part.item.supplementaryItems.map { ($0, part.section) } }
  }

  /// All boundary supplementary items, with the section that owns them; nil for the layout.
  var ownedBoundaryItems: [(item: BoundarySupplementary, owner: Int?)] {
    boundaryOwners.flatMap { owner in boundaryItems(ofSection: owner).map { ($0.item, owner) } }
  }

  /// Returns up to `limit` cells from the start of a section, and up to `limit` from its end.
  func sampledCells(ofSection section: Int, limit: Int = 2000) -> [Element] {
    let count = solution.cellCount(ofSection: section)
    let first = min(count, limit)
    let items = Array(0..<first) + Array(max(first, count - limit)..<max(first, count))
    return items.compactMap { solution.cell(section: section, item: $0) }
  }
}

/// A section of a compositional layout and its solved outline.
struct LintSection: Sendable {
  let index: Int
  let section: Section
  let outline: SectionOutline
  /// The layout's scroll axis.
  let mainAxis: Axis
  let boundaryItems: [BoundaryOutline]
  /// The root group and all of its descendants, as declared, depth first.
  let parts: [LintPart]

  init(
    _ index: Int, _ section: Section, _ outline: SectionOutline, _ mainAxis: Axis,
    boundaryItems: [BoundaryOutline]
  ) {
    self.boundaryItems = boundaryItems
    self.index = index
    self.section = section
    self.outline = outline
    self.mainAxis = mainAxis
    var parts: [LintPart] = []
    let root = LintPart(
      section: index, item: section.group, parent: nil, place: 0, container: outline.container,
      outline: outline.full, slot: nil)
    var copies: Set<LintPart.Copy> = []
    root.collect(into: &parts, &copies)
    self.parts = parts
  }

  var isOrthogonal: Bool { outline.rowAxis != mainAxis }

  /// Returns the item or group with the given id.
  func part(_ id: ElementID) -> LintPart? { parts.first { $0.item.id == id } }
}

/// An item or a group as declared, and its outline in the first full group.
///
/// A class, because a part refers to its parent and is copied often.
final class LintPart: Sendable {
  /// The group that contains a part.
  struct Parent: Sendable {
    let part: LintPart
    let stack: Stack

    var item: Item { part.item }

    /// The group's outline; nil if it is never laid out.
    var outline: GroupOutline? { part.outline }

    /// Returns whether the group's length along `axis` is estimated.
    func isEstimated(_ axis: Axis) -> Bool { part.isEstimated(axis) }
  }

  let section: Int
  let item: Item
  /// The containing group; nil for a root group.
  let parent: Parent?
  /// The index among the subitems declared in the containing group.
  let place: Int
  /// The container that dimensions resolve against.
  let container: Size
  /// The group's outline; nil for an item or a group that is never laid out.
  let outline: GroupOutline?
  /// The first slot in the containing group.
  let slot: SlotOutline?

  init(
    section: Int, item: Item, parent: Parent?, place: Int, container: Size, outline: GroupOutline?,
    slot: SlotOutline?
  ) {
    self.section = section
    self.item = item
    self.parent = parent
    self.place = place
    self.container = container
    self.outline = outline
    self.slot = slot
  }

  /// Returns whether a count determines the length along `axis` (rule 19).
  func isCounted(_ axis: Axis) -> Bool {
    guard let stack = parent?.stack, stack.axis == axis, case .count = stack.subitems else { return false }
    return true
  }

  /// Returns whether the length along `axis` is estimated.
  func isEstimated(_ axis: Axis) -> Bool { item.size[axis].isEstimated && !isCounted(axis) }

  /// The stack, if the part is a horizontal or vertical group.
  var stack: Stack? {
    guard case .group(.stack(let stack)) = item.content else { return nil }
    return stack
  }

  var isCell: Bool {
    switch item.content {
    case .cell: true
    case .group: false
    }
  }

  /// The properties that make copies of one item equivalent for every rule.
  struct Copy: Hashable {
    let id: ElementID
    let parent: ElementID?
    let place: Int
    let container: Size
    let size: Size?
  }

  /// Appends the part and its descendants; the nesting limit of specs bounds the depth.
  ///
  /// Copies of one item made by `use` and aliases are added once if they have the same outcome.
  func collect(into parts: inout [LintPart], _ copies: inout Set<Copy>) {
    let copy = Copy(
      id: item.id, parent: parent?.item.id, place: place, container: container, size: slot?.frame.size)
    guard item.id == .none || copies.insert(copy).inserted else { return }
    parts.append(self)
    guard let stack else { return }
    let parent = Parent(part: self, stack: stack)
    var first: [Int: SlotOutline] = [:]
    for slot in outline?.slots ?? [] where first[slot.declared] == nil { first[slot.declared] = slot }
    for (place, item) in stack.subitems.declared.enumerated() {
      let slot = first[place]
      LintPart(
        section: section, item: item, parent: parent, place: place,
        container: outline?.slotContainer ?? container, outline: slot?.nested.first, slot: slot
      ).collect(into: &parts, &copies)
    }
  }
}
