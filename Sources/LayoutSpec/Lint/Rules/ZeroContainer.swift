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
    let groups = filledSections.filter { section in
      let group = section.section.group
      return Axis.allCases.contains {
        group.size[$0].share(of: .vertical) != nil || mentionsHeight(group.id, $0)
      }
    }
    let boundary = boundaryOwners.flatMap { boundaryItems(ofSection: $0).map(\.item) }.filter {
      $0.size.height.share(of: .vertical) != nil
    }
    return groups.map {
      HeightDependent(
        place: place($0.section.group.id, .vertical), name: "the groups of \(name(ofSection: $0.index))",
        isPlural: true)
    } + boundary.map { HeightDependent(place: place($0.id, .vertical), name: word($0.kind)) }
  }

  /// The sections of a horizontally scrolling flow layout, whose items must fit the view's height.
  fileprivate var flowHeightDependents: [HeightDependent] {
    guard case .flow(let layout) = lowered.layout, layout.scrollAxis == .horizontal else { return [] }
    return layout.sections.indices.filter { layout.sections[$0].items.count > 0 }.map {
      HeightDependent(
        place: place(layout.sections[$0].id, "itemSize"), name: "the items of \(name(ofSection: $0))",
        isPlural: true)
    }
  }

  private func mentionsHeight(_ id: ElementID, _ axis: Axis) -> Bool {
    guard let node = member(id, axis.key)?.value else { return false }
    switch node.content {
    case .expression(let expression): return expression.mentions("height")
    case .dimension(_, let part), .percentage(let part):
      guard case .expression(let expression) = part.content else { return false }
      return expression.mentions("height")
    case .number, .boolean, .text, .words, .flexible, .mapping, .list, .numbers, .invalid: return false
    }
  }
}
