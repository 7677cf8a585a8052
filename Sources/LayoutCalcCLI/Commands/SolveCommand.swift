import LayoutReport
import LayoutSolver
import LayoutSpec
import SourceText

extension Command {
  /// Frames, content size and visible-rect queries.
  static let solve = Command(
    name: "solve", operands: "SPEC…", summary: "Solve layouts and print their frames",
    details: [
      "SPEC may be '-' for standard input. Each combination of spec and width or device gives one result, in the order given."
    ],
    options: Option.solving + [
      .format, .rect, .element, .measure, .kinds, .rest, .scroll, .limit, .precision, .strict, .rule,
      .timings,
    ] + Option.reporting,
    examples: [
      "layoutcalc solve layouts/home.yaml --width 390",
      "layoutcalc solve layouts/home.yaml --device iphone-15 --format json --rect 0,0,390,844",
    ]
  ) { session throws(UsageProblem) in
    let paths = try session.inputs(expected: "a spec")
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

/// The work of `solve`, spec by spec.
private struct SolveRun {
  private let session: Session
  private let request: SolveRequest
  private let environments: [SpecOptions]
  private let levels: [String: LintLevel]
  private var writer: AnswerWriter<Answer>
  private let progress: Progress
  private var status = ExitStatus.success
  var timings: Timings

  init(_ session: Session, specCount: Int) throws(UsageProblem) {
    self.session = session
    request = try SolveRequest(session)
    environments = try session.arguments.environments()
    levels = try session.arguments.lintLevels()
    let isForSeveral = specCount * environments.count > 1
    writer = request.format.writer(request.options, isForSeveral: isForSeveral)
    timings = Timings(session.environment)
    progress = Progress(session)
  }

  /// Solves one spec in every environment; what is wrong with it is told after its answers.
  mutating func solve(_ path: String, _ buffer: inout TextBuffer) throws(UsageProblem) {
    guard var loaded = try session.spec(at: path, &timings) else {
      return status.combine(with: .unusableInput)
    }
    if let spec = loaded.spec {
      var linter = Linter(
        spec, of: loaded.diagnostics.file, levels: levels, minimum: .warning, isMatrix: false)
      for options in environments {
        let isAnswered = answer(spec, options, &loaded.diagnostics, &linter, &buffer)
        if !isAnswered { status.combine(with: loaded.failure) }
      }
      for finding in linter.diagnostics { loaded.diagnostics.add(finding) }
    } else {
      status.combine(with: .unusableInput)
    }
    session.report(loaded.diagnostics)
    status.combine(with: session.status(for: loaded.diagnostics.list))
  }

  /// Answers in one environment, if the spec gives a layout there.
  private mutating func answer(
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
    var answer = Answer(
      solution: solution, environment: lowered.environment, labels: ReportLabels(lowered),
      rects: request.rects)
    guard request.complete(&answer, &diagnostics) else { return false }
    measureQueries(answer)
    answer.onProgress = progress.steps(of: request.elementCount(answer), "elements")
    progress.during("writing \(lowered.name)") {
      timings.measure(.write) {
        writer.write(answer, to: &buffer)
        buffer.flush()
      }
    }
    linter.look(at: lowered, solution)
    return true
  }

  /// Queries are answered while they are written; to tell what they cost, they are asked once more.
  private mutating func measureQueries(_ answer: Answer) {
    guard session.arguments.has(.timings) else { return }
    timings.measure(.query) {
      for rect in answer.rects {
        answer.solution.forEachElement(in: rect, request.options.categories) { _ in true }
      }
    }
  }

  /// Ends the list of answers.
  mutating func finish(_ buffer: inout TextBuffer) -> ExitStatus {
    timings.measure(.write) { writer.finish(&buffer) }
    return status
  }
}

extension SolveRequest {
  /// How many elements an answer lists; nil where only going through them tells.
  fileprivate func elementCount(_ answer: Answer) -> Int? {
    guard answer.rects.isEmpty, answer.selection == nil else { return nil }
    return answer.elementCount(options.categories)
  }

  /// Finds the element and the rows that were named; false where there are none of that name, which is reported.
  fileprivate func complete(_ answer: inout Answer, _ diagnostics: inout Diagnostics) -> Bool {
    let names = ElementNames(answer)
    var isComplete = true
    if let element {
      switch names.element(named: element) {
      case .success(let selection): answer.selection = selection
      case .failure(let problem):
        diagnostics.add(problem)
        isComplete = false
      }
    }
    for (section, proposed) in rests {
      switch names.row(ofSection: section) {
      case .success(let index): answer.rests[index] = proposed
      case .failure(let problem):
        diagnostics.add(problem)
        isComplete = false
      }
    }
    return isComplete
  }
}
