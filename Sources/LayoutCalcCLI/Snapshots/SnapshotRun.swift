import DocumentSyntax
import LayoutReport
import LayoutSolver
import LayoutSpec
import SourceText

/// Runs `snapshot`, one spec at a time.
struct SnapshotRun {
  let search: SnapshotSearch
  private(set) var outcomes: [SnapshotOutcome] = []
  var status: ExitStatus
  let session: Session
  let request: SnapshotRequest
  /// The spec that each snapshot belongs to.
  private(set) var owners: [SystemString: SystemString] = [:]
  /// The stems of invalid specs, whose snapshots are unknown.
  private(set) var unknownStems: [SystemString] = []
  /// The paths that cannot be used and have been reported.
  private var refused: Set<SystemString>

  init(_ session: Session, _ request: SnapshotRequest) {
    self.session = session
    self.request = request
    search = SnapshotSearch(request.paths, session)
    status = search.status
    refused = search.refused
  }

  /// Performs the requested action on every snapshot of a spec.
  mutating func visit(_ path: SystemString) throws(UsageProblem) {
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
        let snapshot = stem + SystemString("\(environment.ending).json")
        try visit(snapshot, of: path, spec, environment, &loaded, &linter)
      }
      let findings = linter.diagnostics
      for finding in findings { loaded.diagnostics.add(finding) }
      status.combine(with: session.status(for: findings))
    }
    report(failuresOf: path, &loaded.diagnostics)
    session.report(loaded.diagnostics)
  }

  private mutating func visit(
    _ snapshot: SystemString, of path: SystemString, _ spec: Spec, _ environment: SnapshotEnvironment,
    _ loaded: inout LoadedSpec, _ linter: inout Linter
  ) throws(UsageProblem) {
    if let owner = owners[snapshot] {
      session.report(SharedSnapshotProblem(snapshot: snapshot, owner: owner), of: path.description)
      return status.combine(with: .unusableInput)
    }
    owners[snapshot] = path
    switch request.action {
    case .prune: break
    case .list, .record, .check:
      let isList = request.action == .list
      let report = spec.report(in: environment.options, &loaded.diagnostics) {
        if !isList { linter.lint($0, $1) }
      }
      guard let report else { return status.combine(with: loaded.failure) }
      if isList {
        add(SnapshotOutcome(path: snapshot, result: listed(snapshot)))
      } else {
        try session.checkOutputs(against: [snapshot])
        try settle(snapshot, report)
      }
    }
  }

  // MARK: Comparing and recording

  private mutating func settle(_ snapshot: SystemString, _ report: Report) throws(UsageProblem) {
    var outcome = SnapshotOutcome(path: snapshot, result: .present)
    let place = SnapshotFiles.place(at: snapshot, in: session.environment)
    if case .unusable(let path, let problem) = place {
      refuse(path, problem)
      outcome.result = request.action == .check ? .unusable : .unwritten
      return add(outcome)
    }
    if request.action == .check { outcome.result = try result(of: snapshot, place, report) }
    if mustRecord(outcome.result) {
      if case .other = place {
        session.report(NotSnapshotProblem(), of: snapshot.description)
        status.combine(with: .unwritableOutput)
        if request.action == .record { outcome.result = .unwritten }
        return add(outcome)
      }
      let written = try record(snapshot, report)
      outcome.isRecorded = written == .success
      if !outcome.isRecorded, outcome.result == .present { outcome.result = .unwritten }
      status.combine(with: written)
    }
    add(outcome)
  }

  private mutating func result(
    of snapshot: SystemString, _ place: SnapshotPlace, _ report: Report
  ) throws(UsageProblem) -> SnapshotOutcome.Result {
    if case .missing = place { return .missing }
    guard let recorded = session.recordedLayout(at: snapshot) else { return .unusable }
    let difference = Difference(
      from: ComparedLayout(recorded), to: ComparedLayout(report), tolerance: request.tolerance)
    guard !difference.isSame else { return .passed }
    let options = DifferenceOptions(
      precision: request.precision, order: request.order, file: snapshot.description)
    if let folder = request.pictureFolder {
      status.combine(with: try draw(difference, of: snapshot, in: folder, options))
    }
    return .failed(DifferenceFormatter(difference, options).lines)
  }

  /// Writes a picture of a failure.
  private func draw(
    _ difference: Difference, of snapshot: SystemString, in folder: SystemString, _ options: DifferenceOptions
  ) throws(UsageProblem) -> ExitStatus {
    let path = SnapshotFiles.picture(ofSnapshot: snapshot, in: folder)
    for end in path.bytes.indices.dropFirst() where path.bytes[end] == UInt8(ascii: "/") {
      let folder = SystemString(bytes: path.bytes[..<end])
      if let problem = session.environment.makeFolder(folder) {
        session.report(OutputProblem(problem: problem), of: folder.description)
        return .unwritableOutput
      }
    }
    return try session.withFile(at: path) { buffer in
      DifferenceFormat.svg.write(Differences(count: 1) { _ in difference }, options, &buffer)
      return .success
    }
  }

  private func mustRecord(_ result: SnapshotOutcome.Result) -> Bool {
    switch request.mode {
    case .all: true
    case .failed: result != .passed
    case .missing: result == .missing
    case .never: false
    }
  }

  private func record(_ snapshot: SystemString, _ report: Report) throws(UsageProblem) -> ExitStatus {
    let folder = snapshot.folder.withoutEndSlashes
    if let problem = session.environment.makeFolder(folder) {
      session.report(OutputProblem(problem: problem), of: folder.description)
      return .unwritableOutput
    }
    let options = ReportOptions(precision: request.precision)
    return try session.withFile(at: snapshot) { buffer in
      var writer = ReportFormat.json.writer(options, isForSeveral: false)
      writer.write(report, to: &buffer)
      writer.finish(&buffer)
      return .success
    }
  }

  /// In machine-readable formats, failed snapshots are also diagnostics, on the first line of their spec.
  private func report(failuresOf path: SystemString, _ diagnostics: inout Diagnostics) {
    guard request.action == .check, session.diagnosticFormat != .text else { return }
    let bytes = diagnostics.file.bytes
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    for outcome in outcomes where owners[outcome.path] == path && outcome.status == .problemsFound {
      diagnostics.add(FailedSnapshotProblem(outcome: outcome), at: SourceRange(start: 0, end: end))
    }
  }

  private mutating func listed(_ snapshot: SystemString) -> SnapshotOutcome.Result {
    switch SnapshotFiles.place(at: snapshot, in: session.environment) {
    case .missing: return .missing
    case .snapshot, .other: return .present
    case .unusable(let path, let problem):
      refuse(path, problem)
      return .unusable
    }
  }

  private mutating func refuse(_ path: SystemString, _ problem: FileProblem) {
    status.combine(with: .unusableInput)
    guard refused.insert(path).inserted else { return }
    session.report(InputProblem(problem: problem), of: path.description)
  }

  mutating func add(_ outcome: SnapshotOutcome) {
    outcomes.append(outcome)
    if request.action == .check { status.combine(with: outcome.status) }
  }

  // MARK: Words

  /// The standard output: every listed snapshot, or every one that has not passed, with its differences.
  var text: String {
    switch request.action {
    case .list: outcomes.map { "\($0.words.padded(to: 7))  \($0.path.description.onOneLine)\n" }.joined()
    case .record, .check, .prune:
      outcomes.filter { $0.result != .passed || $0.isRecorded }.map { outcome in
        "\(outcome.path.description.onOneLine): \(outcome.words)\n"
          + outcome.lines.map { "  \($0)\n" }.joined()
      }.joined()
    }
  }
}

extension Session {
  /// The single layout in a snapshot; nil if the file is not one, which is reported.
  fileprivate func recordedLayout(at path: SystemString) -> SolvedLayout? {
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

/// Two specs that would share a snapshot.
private struct SharedSnapshotProblem: Problem {
  let snapshot: SystemString
  let owner: SystemString

  var code: String { "shared-snapshot" }
  var severity: Severity { .error }
  var message: String {
    "its snapshot \(snapshot.description.quoted) is also the snapshot of \(owner.description.quoted)"
  }
  var hint: String? { "rename one of the two files" }
}

/// A snapshot that makes `check` fail.
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

  /// The maximum number of changes in a message.
  private static let lineLimit = 10
}

private struct LayoutCountProblem: Problem {
  let count: Int

  var code: String { "layout-count" }
  var severity: Severity { .error }
  var message: String { "expected one solved layout in a snapshot, found \(count)" }
  var hint: String? { "record it again: 'layoutcalc snapshot record'" }
}

/// A file at the path of a snapshot that layoutcalc did not write.
struct NotSnapshotProblem: Problem {
  var code: String { "not-a-snapshot" }
  var severity: Severity { .error }
  var message: String { "is not a snapshot written by layoutcalc, and is not overwritten" }
  var hint: String? { "move the file elsewhere, then run 'layoutcalc snapshot record'" }
}
