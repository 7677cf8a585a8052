package import LayoutSolver

/// The transition from one solved layout to another, and the requested progress values.
package struct TransitionReport: Sendable {
  package var transition: Transition
  package var environment: LayoutEnvironment
  /// The labels of the first layout.
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
