package import LayoutSolver
package import SourceText

/// A finding of a lint rule, with what a picture outlines for it.
package struct LintMark: Sendable {
  /// What a finding is about.
  package enum Target: Sendable {
    /// Every element that comes from a part of the spec.
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
  /// What the rules find in the geometry of one environment, errors first; findings checked before do not matter.
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
  /// What a finding is about: the cells that it names, else the innermost part of the spec that it is placed at.
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
  /// Whether its findings can be seen: something does not fit, overlaps, or sticks out.
  fileprivate var isAboutGeometry: Bool { Self.geometry.contains(name) }

  private static let geometry: Set<String> = Set(
    [
      LintRule.boundaryItemsOverlap, .customFrameOutsideGroup, .flowItemLargerThanView, .groupCannotFitItem,
      .groupWiderThanView, .itemsOverlap, .noRoom, .nonpositiveDimension, .orthogonalFullWidthWithInsets,
      .pinnedZeroSize, .subitemNeverPlaced, .zeroContainer,
    ].map(\.name))
}
