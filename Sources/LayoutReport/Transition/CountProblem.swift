package import LayoutSolver
package import SourceText

/// A difference in item counts between the layouts of a transition.
package struct CountProblem: Problem, Hashable {
  /// The layouts' names.
  private let from: String
  private let to: String
  /// The section's id in a layout that has the section.
  private let section: String
  private let change: Transition.CountChange

  package init(_ change: Transition.CountChange, from: ReportLabels, to: ReportLabels) {
    self.change = change
    self.from = from.name
    self.to = to.name
    section = change.fromSection.map(from.sectionID) ?? change.toSection.map(to.sectionID) ?? ""
  }

  package var code: String { "item-count" }

  package var severity: Severity { .warning }

  package var message: String {
    if change.toSection == nil { return "section \(section.quoted) is in \(from.quoted) only" }
    if change.fromSection == nil { return "section \(section.quoted) is in \(to.quoted) only" }
    return
      "section \(section.quoted) has \(items(change.from)) in \(from.quoted) and \(items(change.to)) in \(to.quoted)"
  }

  package var hint: String? {
    "change the data before or after switching the layout; doing both at once raises an exception"
  }

  private func items(_ count: Int) -> String { count == 1 ? "1 item" : "\(count) items" }
}
