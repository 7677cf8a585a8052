import DocumentSyntax
import LayoutReport
import LayoutSolver
import LayoutSpec
import SourceText

/// The work of `snapshot`, spec by spec.
struct SnapshotRun {
  let search: SnapshotSearch
  private(set) var outcomes: [SnapshotOutcome] = []
  private(set) var status: ExitStatus
  private let session: Session
  private let request: SnapshotRequest
  /// The specs that snapshots belong to.
  private var owners: [String: String] = [:]
  /// Specs of which nobody can tell what they ask for.
  private var unknownStems: [String] = []

  init(_ session: Session, _ request: SnapshotRequest) {
    self.session = session
    self.request = request
    search = SnapshotSearch(request.paths, session)
    status = search.status
  }

  /// Does with every snapshot of a spec what was asked for.
  mutating func visit(_ path: String) throws(UsageProblem) {
    var timings = Timings(session.environment)
    let stem = SnapshotFiles.stem(ofSpec: path)
    guard var loaded = try session.spec(at: path, &timings) else {
      unknownStems.append(stem)
      return status.combine(with: .unusableInput)
    }
    let environments = loaded.spec.map { request.matrix.environments(of: $0, &loaded.diagnostics) } ?? []
    if loaded.diagnostics.list.contains(where: { $0.severity == .error }) {
      unknownStems.append(stem)
      status.combine(with: .unusableInput)
    }
    if let spec = loaded.spec {
      var linter = Linter(
        spec, of: loaded.diagnostics.file, levels: request.lintLevels, minimum: session.findingMinimum,
        isMatrix: false)
      for environment in environments {
        try visit("\(stem)\(environment.ending).json", of: path, spec, environment, &loaded, &linter)
      }
      let findings = linter.diagnostics
      for finding in findings { loaded.diagnostics.add(finding) }
      status.combine(with: session.status(for: findings))
    }
    report(failuresOf: path, &loaded.diagnostics)
    session.report(loaded.diagnostics)
  }

  private mutating func visit(
    _ snapshot: String, of path: String, _ spec: Spec, _ environment: SnapshotEnvironment,
    _ loaded: inout LoadedSpec, _ linter: inout Linter
  ) throws(UsageProblem) {
    if let owner = owners[snapshot] {
      session.report(SharedSnapshotProblem(snapshot: snapshot, owner: owner), of: path)
      return status.combine(with: .unusableInput)
    }
    owners[snapshot] = path
    switch request.action {
    case .prune: break
    case .list, .record, .check:
      let isList = request.action == .list
      let answer = spec.answer(in: environment.options, &loaded.diagnostics) {
        if !isList { linter.look(at: $0, $1) }
      }
      guard let answer else { return status.combine(with: loaded.failure) }
      if isList {
        add(SnapshotOutcome(path: snapshot, result: exists(snapshot) ? .present : .missing))
      } else {
        try settle(snapshot, answer)
      }
    }
  }

  // MARK: Comparing and recording

  private mutating func settle(_ snapshot: String, _ answer: Answer) throws(UsageProblem) {
    var outcome = SnapshotOutcome(path: snapshot, result: .present)
    if request.action == .check { outcome.result = try result(of: snapshot, answer) }
    if mustRecord(outcome.result) {
      let written = try record(snapshot, answer)
      outcome.isRecorded = written == .success
      if !outcome.isRecorded, outcome.result == .present { outcome.result = .unwritten }
      status.combine(with: written)
    }
    add(outcome)
  }

  private func result(of snapshot: String, _ answer: Answer) throws(UsageProblem) -> SnapshotOutcome.Result {
    if case .failure(.notFound) = session.environment.readFile(snapshot) { return .missing }
    guard let recorded = session.recordedLayout(at: snapshot) else { return .unusable }
    let difference = Difference(
      from: ComparedLayout(recorded), to: ComparedLayout(answer), tolerance: request.tolerance)
    guard !difference.isSame else { return .passed }
    let options = DifferenceOptions(precision: request.precision, order: request.order, file: snapshot)
    return .failed(DifferenceWords(difference, options).lines)
  }

  private func mustRecord(_ result: SnapshotOutcome.Result) -> Bool {
    switch request.mode {
    case .all: true
    case .failed: result != .passed
    case .missing: result == .missing
    case .never: false
    }
  }

  private func record(_ snapshot: String, _ answer: Answer) throws(UsageProblem) -> ExitStatus {
    let folder = String(snapshot[..<(snapshot.lastIndex(of: "/") ?? snapshot.startIndex)])
    if let problem = session.environment.makeFolder(folder) {
      session.report(OutputProblem(problem: problem), of: folder)
      return .unwritableOutput
    }
    let options = ReportOptions(precision: request.precision)
    return try session.withFile(at: snapshot) { buffer in
      var writer = ReportFormat.json.writer(options, isForSeveral: false)
      writer.write(answer, to: &buffer)
      writer.finish(&buffer)
      return .success
    }
  }

  private func exists(_ path: String) -> Bool {
    if case .failure(.notFound) = session.environment.readFile(path) { return false }
    return true
  }

  /// For programs, failed snapshots are diagnostics too, on the first line of their spec.
  private func report(failuresOf path: String, _ diagnostics: inout Diagnostics) {
    guard request.action == .check, session.diagnosticFormat != .text else { return }
    let bytes = diagnostics.file.bytes
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    for outcome in outcomes where owners[outcome.path] == path && outcome.status == .notFine {
      diagnostics.add(FailedSnapshotProblem(outcome: outcome), at: SourceRange(start: 0, end: end))
    }
  }

  private mutating func add(_ outcome: SnapshotOutcome) {
    outcomes.append(outcome)
    if request.action == .check { status.combine(with: outcome.status) }
  }

  // MARK: Stale snapshots

  /// Judges the snapshots that no spec has asked for, and removes them where that is the task.
  mutating func judgeStale() {
    guard search.isOfFolders, !request.matrix.hasOptions else { return }
    for path in search.snapshots where owners[path] == nil {
      guard !unknownStems.contains(where: { SnapshotFiles.isSnapshot(path, ofStem: $0) }) else { continue }
      add(SnapshotOutcome(path: path, result: request.action == .prune ? remove(path) : .stale))
    }
  }

  private mutating func remove(_ path: String) -> SnapshotOutcome.Result {
    guard let problem = session.environment.removeFile(path) else { return .removed }
    session.report(RemovalProblem(problem: problem), of: path)
    status.combine(with: .unwritableOutput)
    return .stale
  }

  // MARK: Words

  /// What standard output gets: all that is listed, else what has not passed, each with what differs.
  var text: String {
    switch request.action {
    case .list: outcomes.map { "\($0.words.padded(to: 7))  \($0.path.onOneLine)\n" }.joined()
    case .record, .check, .prune:
      outcomes.filter { $0.result != .passed || $0.isRecorded }.map { outcome in
        "\(outcome.path.onOneLine): \(outcome.words)\n" + outcome.lines.map { "  \($0)\n" }.joined()
      }.joined()
    }
  }
}

extension Session {
  /// The one layout of a snapshot; nil where the file is none, which is reported.
  fileprivate func recordedLayout(at path: String) -> SolvedLayout? {
    guard let file = file(at: path) else { return nil }
    var diagnostics = Diagnostics(file: file)
    defer { report(diagnostics) }
    guard let document = readDocument(file, as: .json, &diagnostics) else { return nil }
    guard let layouts = SolvedLayout.all(in: document, &diagnostics) else { return nil }
    guard layouts.count == 1, let layout = layouts.first else {
      diagnostics.add(LayoutCountProblem(count: layouts.count))
      return nil
    }
    return layout
  }
}

/// Two specs whose snapshots would have one name.
private struct SharedSnapshotProblem: Problem {
  let snapshot: String
  let owner: String

  var code: String { "shared-snapshot" }
  var severity: Severity { .error }
  var message: String { "its snapshot '\(snapshot)' is also the snapshot of '\(owner)'" }
  var hint: String? { "rename one of the two files" }
}

/// A snapshot that holds none or several layouts.
private struct FailedSnapshotProblem: Problem {
  let outcome: SnapshotOutcome

  var code: String { "snapshot" }
  var severity: Severity { .error }
  var message: String {
    let changes = outcome.lines.prefix(Self.lineLimit).map { "\n\($0)" }.joined()
    let rest = outcome.lines.count - Self.lineLimit
    return "snapshot '\(outcome.path)': \(outcome.words)\(changes)" + (rest > 0 ? "\n… and \(rest) more" : "")
  }
  var hint: String? {
    outcome.isRecorded
      ? "commit the recorded file"
      : "if the change is intended, run 'layoutcalc snapshot check --record failed'"
  }

  /// How many changes a message holds.
  private static let lineLimit = 10
}

private struct LayoutCountProblem: Problem {
  let count: Int

  var code: String { "answer-count" }
  var severity: Severity { .error }
  var message: String { "expected one solved layout in a snapshot, found \(count)" }
  var hint: String? { "record it again: 'layoutcalc snapshot record'" }
}

/// A file that cannot be removed.
private struct RemovalProblem: Problem {
  let problem: FileProblem

  var code: String { "output" }
  var severity: Severity { .error }
  var message: String { "cannot be removed: \(problem.message)" }
  var hint: String? { nil }
}
