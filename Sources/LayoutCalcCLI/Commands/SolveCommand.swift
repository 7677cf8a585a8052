import LayoutReport
import LayoutSolver
import LayoutSpec
import SourceText

extension Command {
  /// Solves layouts and prints frames, content sizes and query results.
  static let solve = Command(
    name: "solve", operands: "SPEC…", summary: "Solve layouts and print their frames",
    details: [
      "SPEC may be '-' for standard input. Each combination of spec and width or device gives one result, in the order given."
    ],
    options: Option.solving + [
      .format, .rect, .visible, .element, .measure, .kinds, .rest, .scroll, .limit, .array, .precision,
      .strict, .rule, .watch, .timings,
    ] + Option.reporting,
    examples: [
      "layoutcalc solve layouts/home.yaml --width 390",
      "layoutcalc solve layouts/home.yaml --device iphone-15 --format json --rect 0,0,390,844",
    ]
  ) { session throws(UsageProblem) in
    let paths = try session.specs(expected: "a spec")
    var run = try SolveRun(session, specCount: paths.count)
    let status = try session.withOutput { buffer throws(UsageProblem) in
      for path in paths { try run.solve(path, &buffer) }
      return run.finish(&buffer)
    }
    if session.arguments.has(.timings) {
      session.environment.writeError(run.timings.line(peakBytes: session.environment.peakBytes()))
    }
    return status
  }
}

/// Runs `solve`, one spec at a time.
private struct SolveRun {
  private let session: Session
  private let request: SolveRequest
  private let environments: [SpecOptions]
  private let levels: [String: LintLevel]
  private var writer: ReportWriter<Report>
  private let progress: Progress
  private var status = ExitStatus.success
  var timings: Timings

  init(_ session: Session, specCount: Int) throws(UsageProblem) {
    self.session = session
    request = try SolveRequest(session)
    environments = try session.arguments.environments()
    levels = try session.arguments.lintLevels()
    let isForSeveral = specCount * environments.count > 1 || request.isArray
    writer = request.format.writer(request.options, isForSeveral: isForSeveral)
    timings = Timings(session.environment)
    progress = Progress(session)
  }

  /// Solves one spec in every environment; its problems are reported after its results.
  mutating func solve(_ path: SystemString, _ buffer: inout TextBuffer) throws(UsageProblem) {
    var loaded: LoadedSpec
    switch try session.readSpec(at: path, &timings) {
    case .success(let spec): loaded = spec
    case .failure(let problem):
      session.report(problem, of: session.inputName(path))
      writeErrors(problem.message, file: session.inputName(path), &buffer)
      return status.combine(with: .unusableInput)
    }
    let file = loaded.diagnostics.file.name
    if let spec = loaded.spec {
      var linter = Linter(
        spec, of: loaded.diagnostics.file, levels: levels, minimum: .warning, isMatrix: false)
      for options in environments {
        let known = loaded.diagnostics.list.count
        guard !report(spec, options, &loaded.diagnostics, &linter, &buffer) else { continue }
        status.combine(with: loaded.failure)
        let message = loaded.diagnostics.firstError(after: known) ?? loaded.diagnostics.firstError()
        writer.writeError(message ?? "", file: file, to: &buffer)
      }
      for finding in linter.diagnostics { loaded.diagnostics.add(finding) }
    } else {
      status.combine(with: .unusableInput)
      writeErrors(loaded.diagnostics.firstError() ?? "", file: file, &buffer)
    }
    session.report(loaded.diagnostics)
    status.combine(with: session.status(for: loaded.diagnostics.list))
  }

  /// Writes one error per environment for a file without results, to keep the positions of the other results.
  private mutating func writeErrors(_ message: String, file: String, _ buffer: inout TextBuffer) {
    for _ in environments { writer.writeError(message, file: file, to: &buffer) }
  }

  /// Writes the result in one environment, if the spec gives a layout there.
  private mutating func report(
    _ spec: Spec, _ options: SpecOptions, _ diagnostics: inout Diagnostics, _ linter: inout Linter,
    _ buffer: inout TextBuffer
  ) -> Bool {
    guard let lowered = timings.measure(.decode, { spec.lowered(with: options, &diagnostics) }) else {
      return false
    }
    let solved = progress.during("solving \(lowered.name)") {
      timings.measure(.solve) { lowered.solved(&diagnostics) }
    }
    guard let solution = solved else { return false }
    var report = Report(
      solution: solution, environment: lowered.environment,
      labels: ReportLabels(lowered, file: diagnostics.file.name), rects: request.rects)
    report.showsVisible = request.showsVisible
    guard request.complete(&report, &diagnostics) else { return false }
    measureQueries(report)
    report.onProgress = progress.steps(of: request.elementCount(report), "elements")
    progress.during("writing \(lowered.name)") {
      timings.measure(.write) {
        writer.write(report, to: &buffer)
        buffer.flush()
      }
    }
    linter.lint(lowered, solution)
    return true
  }

  /// Queries run while the results are written, so `--timings` runs them again to measure them separately.
  private mutating func measureQueries(_ report: Report) {
    guard session.arguments.has(.timings) else { return }
    timings.measure(.query) {
      for query in report.queries {
        report.solution.forEachElement(in: query.rect, request.options.categories) { _ in true }
      }
    }
  }

  /// Ends the list of results.
  mutating func finish(_ buffer: inout TextBuffer) -> ExitStatus {
    timings.measure(.write) { writer.finish(&buffer) }
    return status
  }
}

extension SolveRequest {
  /// The number of elements that a report lists; nil if it is not known without enumerating them.
  fileprivate func elementCount(_ report: Report) -> Int? {
    guard report.queries.isEmpty, report.selection == nil, report.kindFilter == nil else { return nil }
    return report.elementCount(options.categories)
  }

  /// Resolves the requested element and rows; false if a name is not found, which is reported.
  fileprivate func complete(_ report: inout Report, _ diagnostics: inout Diagnostics) -> Bool {
    let names = ElementNames(report)
    var isComplete = true
    if let element {
      switch names.element(named: element) {
      case .success(let selection): report.selection = selection
      case .failure(let problem):
        diagnostics.add(problem)
        isComplete = false
      }
    }
    if !kinds.isEmpty { report.kindFilter = KindFilter(categories: categories, kinds: []) }
    for word in kinds {
      switch names.kinds(word) {
      case .success(let kinds): report.kindFilter?.kinds.formUnion(kinds)
      case .failure(let problem):
        diagnostics.add(problem)
        isComplete = false
      }
    }
    for (section, proposed) in proposedOffsets {
      switch names.row(ofSection: section) {
      case .success(let index): report.proposedOffsets[index] = proposed
      case .failure(let problem):
        diagnostics.add(problem)
        isComplete = false
      }
    }
    return isComplete
  }
}
