import LayoutReport
import LayoutSolver
import LayoutSpec
import SourceText

extension Command {
  /// Interpolates frames between two layouts.
  static let transition = Command(
    name: "transition", operands: "A B",
    summary: "Interpolate frames between two layouts",
    details: [
      "Elements are matched by an id that is unique on both sides, otherwise by section and item. Progress runs from 0 (A) to 1 (B) and may go beyond both; the default is 0.5."
    ],
    options: Option.solving + [
      .transitionFormat, .progress, .frames, .measure, .scroll, .array, .precision, .strict, .rule,
    ] + Option.reporting,
    examples: [
      "layoutcalc transition layouts/transition-grid.yaml layouts/transition-list.yaml --width 390",
      "layoutcalc transition a.yaml b.yaml --frames 5 --format json",
    ]
  ) { session throws(UsageProblem) in
    let paths = try session.inputs(expected: "two specs", minimum: 2)
    guard paths.count == 2 else { throw .unexpectedOperand(paths[2].description) }
    var run = try TransitionRun(session)
    return try session.withOutput { buffer throws(UsageProblem) in
      try run.write(from: paths[0], to: paths[1], &buffer)
    }
  }
}

extension Option {
  fileprivate static let transitionFormat = Option(
    name: "format", short: "f", value: "FORM", words: TransitionFormat.all.map(\.name),
    help: TransitionFormat.all.map { "\($0.name): \($0.summary)" }.joined(separator: "; "))
  fileprivate static let progress = Option(
    name: "progress", value: "P,…", help: "progress values to show: 0 is A, 1 is B; default: 0.5")
  fileprivate static let frames = Option(
    name: "frames", value: "N", help: "number of steps from A to B, both included: 2 to 10000")
}

/// Runs `transition`, one environment at a time.
private struct TransitionRun {
  private let session: Session
  private let environments: [SpecOptions]
  private let progress: [Double]
  private let levels: [String: LintLevel]
  private var writer: ReportWriter<TransitionReport>
  private var status = ExitStatus.success

  init(_ session: Session) throws(UsageProblem) {
    self.session = session
    environments = try session.arguments.environments()
    progress = try session.arguments.progress()
    levels = try session.arguments.lintLevels()
    let options = ReportOptions(
      precision: try session.arguments.precision(), columns: session.outputColumns)
    let format =
      try session.arguments.choice(.transitionFormat, of: TransitionFormat.all) { $0.name }
      ?? TransitionFormat.all.first { $0.endings.contains(where: session.arguments.writesFile(endingIn:)) }
      ?? .table
    if format.isSingle, environments.count > 1 {
      throw .wrongValue(
        option: Option.transitionFormat.spelling, expected: "a single width or device for \(format.name)",
        found: format.name)
    }
    let isArray = try session.arguments.isArray(isJSON: format.name == "json")
    writer = format.writer(options, isForSeveral: environments.count > 1 || isArray)
  }

  /// Reads both specs and writes the transition between them in every environment.
  mutating func write(
    from: SystemString, to: SystemString, _ buffer: inout TextBuffer
  ) throws(UsageProblem) -> ExitStatus {
    var timings = Timings(session.environment)
    // Reads both before failing, to report the errors of both.
    let first = try session.spec(at: from, &timings)
    let second = try session.spec(at: to, &timings)
    guard var first, var second else {
      for diagnostics in [first?.diagnostics, second?.diagnostics].compactMap({ $0 }) {
        session.report(diagnostics)
      }
      return .unusableInput
    }
    if let fromSpec = first.spec, let toSpec = second.spec {
      var linters = (
        from: linter(of: fromSpec, first.diagnostics.file),
        to: linter(of: toSpec, second.diagnostics.file)
      )
      for options in environments {
        let isWritten = write(
          (fromSpec, toSpec), options, &first.diagnostics, &second.diagnostics, &linters, &buffer)
        if !isWritten { status.combine(with: max(first.failure, second.failure)) }
      }
      for finding in linters.from.diagnostics { first.diagnostics.add(finding) }
      for finding in linters.to.diagnostics { second.diagnostics.add(finding) }
    } else {
      status.combine(with: .unusableInput)
    }
    writer.finish(&buffer)
    report(first.diagnostics)
    report(second.diagnostics)
    return status
  }

  private func linter(of spec: Spec, _ file: SourceFile) -> Linter {
    Linter(spec, of: file, levels: levels, minimum: session.findingMinimum, isMatrix: false)
  }

  private mutating func report(_ diagnostics: Diagnostics) {
    session.report(diagnostics)
    status.combine(with: session.status(for: diagnostics.list))
  }

  /// Writes one result; false if a spec cannot be solved in the environment.
  private mutating func write(
    _ specs: (from: Spec, to: Spec), _ options: SpecOptions, _ fromDiagnostics: inout Diagnostics,
    _ toDiagnostics: inout Diagnostics, _ linters: inout (from: Linter, to: Linter),
    _ buffer: inout TextBuffer
  ) -> Bool {
    // Both are held at the same time.
    var options = options
    options.memoryLimit /= 2
    // Both are lowered and solved, so the errors of both are reported.
    let from = specs.from.lowered(with: options, &fromDiagnostics)
    let to = specs.to.lowered(with: options, &toDiagnostics)
    let fromSolution = from?.solved(&fromDiagnostics)
    let toSolution = to?.solved(&toDiagnostics)
    guard let from, let to, let fromSolution, let toSolution else { return false }
    linters.from.lint(from, fromSolution)
    linters.to.lint(to, toSolution)
    let transition = Transition(
      from: fromSolution, to: toSolution,
      matching: ElementMatching(from: from, to: to, fromSolution, toSolution))
    let report = TransitionReport(
      transition: transition, environment: from.environment, from: ReportLabels(from),
      to: ReportLabels(to), progress: progress)
    for change in transition.countChanges {
      toDiagnostics.add(CountProblem(change, from: report.from, to: report.to))
    }
    writer.write(report, to: &buffer)
    return true
  }
}

extension Arguments {
  /// The moments to show, in the order in which they are named.
  fileprivate func progress() throws(UsageProblem) -> [Double] {
    if let value = value(.frames) {
      guard !has(.progress) else {
        throw .optionNeeds(option: "--frames", needed: "transitions without '--progress'")
      }
      guard let count = Int(value), 2...10_000 ~= count else {
        throw .wrongValue(option: "--frames", expected: "2 to 10000", found: value)
      }
      return (0..<count).map { Double($0) / Double(count - 1) }
    }
    guard let value = value(.progress) else { return [0.5] }
    let count = value.split(separator: ",", omittingEmptySubsequences: false).count
    let moments = try Self.numbers(value, of: .progress, count: count)
    guard moments.allSatisfy({ $0.magnitude <= 1e6 }) else {
      throw .wrongValue(option: "--progress", expected: "numbers from -1000000 to 1000000", found: value)
    }
    return moments
  }
}
