package import LayoutSolver

/// The way from one solved layout to another, and the moments that are asked for.
package struct TransitionReport: Sendable {
  package var transition: Transition
  package var environment: LayoutEnvironment
  /// The words of the layout that is switched from, and of the one that is switched to.
  package var from: ReportLabels
  package var to: ReportLabels
  package var progress: [Double]

  package init(
    transition: Transition, environment: LayoutEnvironment, from: ReportLabels, to: ReportLabels,
    progress: [Double]
  ) {
    self.transition = transition
    self.environment = environment
    self.from = from
    self.to = to
    self.progress = progress
  }
}
