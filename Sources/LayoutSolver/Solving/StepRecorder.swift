/// Records the solver's steps that lead to one cell.
struct StepRecorder {
  /// The cell's index, as numbered by the group's item cursor.
  let target: Int
  /// The requested anchored supplementary, if the target is not the cell itself.
  var supplementary: (id: ElementID, host: Int?)?
  private(set) var steps: [SolverStep] = []
  /// Whether recording is paused during a trial.
  var isPaused = false

  init(target: Int) { self.target = target }

  mutating func record(_ rule: Rule, _ subject: ElementID, _ derivation: SolverStep.Derivation) {
    if !isPaused { steps.append(SolverStep(rule: rule, subject: subject, derivation: derivation)) }
  }

  /// Removes the steps recorded after the first `count`, because they did not lead to the target.
  mutating func forget(since count: Int) { steps.removeLast(max(0, steps.count - count)) }
}

extension GroupSolver {
  /// Records a step, if requested.
  mutating func record(
    _ rule: Rule, _ subject: ElementID, _ derivation: @autoclosure () -> SolverStep.Derivation
  ) {
    if recorder != nil { recorder?.record(rule, subject, derivation()) }
  }

  /// Records the derivation of a size: each dimension as resolved (rules 2, 28).
  mutating func recordSize(of item: Item, in container: Size, except counted: Axis? = nil) {
    guard recorder != nil else { return }
    for axis in Axis.allCases where axis != counted {
      recordDimension(item.size[axis], axis, item.id, in: container)
    }
  }

  mutating func recordDimension(
    _ dimension: Dimension, _ axis: Axis, _ subject: ElementID, in container: Size
  ) {
    let length = length(dimension, in: container)
    switch dimension {
    case .fraction(_, of: let other):
      record(.r2, subject, .dimension(axis, dimension, of: container[other], length: length))
    case .absolute:
      record(.r2, subject, .dimension(axis, dimension, of: nil, length: length))
    case .estimated, .uniformAcrossSiblings:
      record(.r28, subject, .dimension(axis, dimension, of: nil, length: length))
    }
  }

  /// Performs a trial, whose steps are not recorded.
  mutating func withTrial<Report>(_ trial: (inout GroupSolver) -> Report) -> Report {
    let (wasTrying, wasPaused) = (isInTrial, recorder?.isPaused ?? false)
    isInTrial = true
    recorder?.isPaused = true
    defer {
      isInTrial = wasTrying
      recorder?.isPaused = wasPaused
    }
    return trial(&self)
  }
}
