package import LayoutSolver
package import SourceText

/// A finding of a lint rule, with the elements to highlight in a drawing.
package struct LintMark: Sendable {
  /// The elements that a finding is about.
  package enum Target: Sendable {
    /// Every element declared by a part of the spec.
    case part(ElementID)
    /// Cells of a section.
    case cells(section: Int, items: [Int])
  }

  /// The rule's name.
  package var rule: String
  package var level: Severity
  package var message: String
  package var target: Target?
}

extension Linter {
  /// Returns the findings about geometry in one environment, errors first, independent of earlier environments.
  package func marks(in lowered: LoweredSpec, _ solution: Solution) -> [LintMark] {
    let found = findings(in: lowered, solution).filter { $0.rule.isAboutGeometry }
    let marks = found.map { rule, finding, level in
      LintMark(
        rule: rule.name, level: level, message: finding.message,
        target: lowered.labels.target(of: finding))
    }
    return marks.filter { $0.level == .error } + marks.filter { $0.level != .error }
  }
}

extension ElementLabels {
  /// Returns the target of a finding: the cells that it names, or else the innermost enclosing element of the spec.
  fileprivate func target(of finding: LintFinding) -> LintMark.Target? {
    if let section = finding.section, !finding.cells.isEmpty {
      return .cells(section: section, items: finding.cells)
    }
    let range = finding.place.range
    var innermost: (id: ElementID, length: Int)?
    for id in ids {
      guard let label = self[id], label.section == finding.section, label.part != .section,
        label.range.start <= range.start, range.end <= label.range.end
      else { continue }
      let length = label.range.end - label.range.start
      if innermost.map({ length < $0.length }) ?? true { innermost = (id, length) }
    }
    return innermost.map { .part($0.id) }
  }
}

extension LintRule {
  /// Whether findings of the rule can be seen in a drawing: something does not fit, overlaps, or overflows.
  fileprivate var isAboutGeometry: Bool { Self.geometry.contains(name) }

  private static let geometry: Set<String> = Set(
    [
      LintRule.boundaryItemsOverlap, .customFrameOutsideGroup, .flowItemLargerThanView, .groupCannotFitItem,
      .groupWiderThanView, .itemsOverlap, .noRoom, .nonpositiveDimension, .orthogonalFullWidthWithInsets,
      .pinnedZeroSize, .subitemNeverPlaced, .zeroContainer,
    ].map(\.name))
}
