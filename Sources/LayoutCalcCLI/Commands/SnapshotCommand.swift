import LayoutReport
import LayoutSolver
import LayoutSpec
import SourceText

extension Command {
  /// Records solved layouts and compares them with the current results of their specs.
  static let snapshot = Command(
    name: "snapshot", operands: SnapshotAction.allCases.map(\.rawValue).joined(separator: "|") + " [PATH…]",
    summary: "Record solved layouts and check them for changes",
    details: [
      """
      PATH is a spec or a folder; the default is the current folder. Folders are searched for '*.layout.yaml' and \
      '*.layout.json', but hidden folders and links to folders are skipped. Each spec is solved in the environments \
      of its 'snapshots', or of the options, and recorded in '\(SnapshotFiles.folder)/NAME@390.json' next to it.
      """,
      """
      'check' prints the differences as 'diff' does. It exits with 1 if a snapshot differs, is missing or \
      stale, or was recorded. 'record' writes all snapshots, 'list' prints their file names, and 'prune' \
      removes stale ones: the spec is gone or no longer lists their environment. With environment \
      options or files, no snapshot is treated as stale. Snapshots are never read or written through \
      links, and a file that is not a snapshot is never overwritten or removed.
      """,
    ],
    options: Option.solving + [
      .record, .reportFile, .pictureFolder, .order, .tolerance, .measure, .precision, .strict, .rule,
    ]
      + Option.reporting,
    examples: [
      "layoutcalc snapshot record layouts",
      "layoutcalc snapshot check --record never --report summary.md",
    ],
    operandWords: { OperandUsage(first: SnapshotAction.allCases.map(\.rawValue)) }
  ) { session throws(UsageProblem) in
    let action = try session.arguments.snapshotAction()
    let request = try SnapshotRequest(session, action)
    var run = SnapshotRun(session, request)
    try session.checkOutputs(against: run.search.specs + run.search.snapshots)
    for path in run.search.specs { try run.visit(path) }
    run.handleStale()
    let isEmpty = run.search.specs.isEmpty && run.outcomes.isEmpty
    if isEmpty, action != .prune, run.status == .success {
      session.report(NoSpecsProblem(), of: request.paths.map(\.description).joined(separator: " "))
      return .unusableInput
    }
    return try session.finish(run)
  }
}

/// The actions of `snapshot`.
enum SnapshotAction: String, CaseIterable {
  case record, check, list, prune
}

/// Which snapshots `check` writes.
enum RecordMode: String, CaseIterable {
  case missing, failed, all, never
}

extension Option {
  static let record = Option(
    name: "record", value: "WHICH", words: RecordMode.allCases.map(\.rawValue),
    help:
      "what 'check' writes: missing, failed (and missing), all or never; default: missing, or never if CI is set"
  )
  static let reportFile = Option(
    name: "report", value: "FILE.md", isFile: true, help: "write a Markdown summary, for example for a CI job"
  )
  static let pictureFolder = Option(
    name: "pictures", value: "DIR", isFile: true,
    help: "write an SVG image of old and new frames to DIR for each snapshot that 'check' finds changed")
}

extension Session {
  /// Prints the outcomes and the summary.
  fileprivate func finish(_ run: SnapshotRun) throws(UsageProblem) -> ExitStatus {
    var status = run.status
    let text = run.text
    status.combine(
      with: try withOutput { buffer in
        buffer.append(text)
        return .success
      })
    if let path = arguments.path(.reportFile) {
      let report = SnapshotReport(run.outcomes).markdown
      status.combine(
        with: try withFile(at: path) { buffer in
          buffer.append(report)
          return .success
        })
    }
    if status != .usage { writeMessage(SnapshotCounts(run.outcomes).line + "\n") }
    return status
  }
}

/// No spec to work on, which is probably a mistake.
private struct NoSpecsProblem: Problem {
  var code: String { "no-specs" }
  var severity: Severity { .error }
  var message: String { "expected specs, found none" }
  var hint: String? { "name specs '*.layout.yaml' or '*.layout.json', or list files by name" }
}
