import LayoutSolver
import SourceText

extension LintRule {
  /// Rule 5: the layout is solved at the view's size.
  static let zeroContainer = LintRule(
    name: "zero-container", level: .warning,
    summary: "the view has a height of 0, and the layout depends on it",
    explanation: """
      A view whose height follows from its content has a height of 0 when the layout is first solved, so \
      everything that depends on the height is 0 or does not fit. Give the view a height, or use lengths \
      that do not depend on it. To get the content height at a width, use any height.
      """,
    exceptions: [
      "nothing depends on the view's height"
    ],
    source: .solved { context in
      guard context.environment.container.height == 0 else { return [] }
      let affected = context.heightDependents + context.flowHeightDependents
      guard let place = affected.first?.place else { return [] }
      let names = affected.map(\.name)
      let others = names.count > 5 ? " and \(names.count - 5) more" : ""
      return [
        LintFinding(
          place, section: nil,
          "the view is 0 high, but \(names.prefix(5).map { $0 }.listed)\(others) "
            + "\(affected.count == 1 && !affected[0].isPlural ? "depends" : "depend") on its height",
          hint: "set a height, such as --height 844")
      ]
    })
}

/// A part of the layout that depends on the view's height.
private struct HeightDependent {
  var place: LintFinding.Place
  var name: String
  var isPlural = false
}

extension LintContext {
  fileprivate var heightDependents: [HeightDependent] {
    let groups = filledSections.compactMap { section in
      dependentPlace(in: section).map {
        HeightDependent(place: $0, name: "the groups of \(name(ofSection: section.index))", isPlural: true)
      }
    }
    let boundary = boundaryOwners.flatMap { boundaryItems(ofSection: $0).map(\.item) }.filter {
      $0.size.height.share(of: .vertical) != nil || dependsOnViewHeight($0.id, .vertical)
    }
    return groups + boundary.map { HeightDependent(place: place($0.id, .vertical), name: word($0.kind)) }
  }

  /// Returns the first size of a section's groups and items that depends on the view's height: a fraction of it, which
  /// only a root group can be, or an expression.
  private func dependentPlace(in section: LintSection) -> LintFinding.Place? {
    let root = section.section.group
    if let axis = Axis.allCases.first(where: { root.size[$0].share(of: .vertical) != nil }) {
      return place(root.id, axis)
    }
    for part in section.parts {
      for axis in Axis.allCases where dependsOnViewHeight(part.item.id, axis) {
        return place(part.item.id, axis)
      }
    }
    return nil
  }

  /// The flow sections whose items must fit the view's height or are computed from it.
  fileprivate var flowHeightDependents: [HeightDependent] {
    guard case .flow(let layout) = lowered.layout else { return [] }
    return layout.sections.indices.filter {
      layout.sections[$0].items.count > 0
        && (layout.scrollAxis == .horizontal || itemSizeDependsOnViewHeight(layout.sections[$0].id))
    }.map {
      HeightDependent(
        place: place(layout.sections[$0].id, "itemSize"), name: "the items of \(name(ofSection: $0))",
        isPlural: true)
    }
  }

  /// Returns whether the `itemSize` of a flow section is computed from the view's height.
  func itemSizeDependsOnViewHeight(_ section: ElementID) -> Bool {
    guard case .mapping(let size) = member(section, "itemSize")?.value.content else { return false }
    return size.members.contains { $0.value.mentionsViewHeight }
  }

  /// Returns whether a dimension is computed from the view's height.
  func dependsOnViewHeight(_ id: ElementID, _ axis: Axis) -> Bool {
    member(id, axis.key)?.value.mentionsViewHeight ?? false
  }
}

extension SpecNode {
  /// Whether the value is an expression that mentions the view's height.
  fileprivate var mentionsViewHeight: Bool {
    switch content {
    case .expression(let expression): expression.mentions("height")
    case .dimension(_, let part), .percentage(let part): part.mentionsViewHeight
    case .number, .boolean, .text, .words, .flexible, .mapping, .list, .numbers, .invalid: false
    }
  }
}
