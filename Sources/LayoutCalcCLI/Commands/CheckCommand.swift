import DocumentSyntax
import LayoutSolver
import LayoutSpec
import SourceText

extension Command {
  /// Validates and lints specs.
  static let check = Command(
    name: "check", operands: "SPEC…", summary: "Validate and lint specs",
    details: [
      """
      SPEC may be '-' for standard input. Each spec is checked in every width and device given, or in those of its own \
      'snapshots'; each finding names the environments where it applies. 'layoutcalc help lint' lists the rules. The exit status is 1 for \
      errors, and with --strict for warnings; notes never change it.
      """
    ],
    options: Option.solving + [.strict, .rule, .watch] + Option.reporting,
    examples: [
      "layoutcalc check layouts/home.yaml --width 320 --width 1024",
      "layoutcalc check layouts/*.yaml --device iphone-15 --rule pixel-gap=off --strict",
    ]
  ) { session throws(UsageProblem) in
    let paths = try session.specs(expected: "a spec")
    var run = try CheckRun(session)
    let status = try session.withOutput { buffer throws(UsageProblem) in
      for path in paths { try run.check(path, &buffer) }
      return run.status
    }
    if status != .usage { session.writeMessage(run.summary) }
    return status
  }
}

/// Runs `check`, one spec at a time.
private struct CheckRun {
  private let session: Session
  private let matrix: EnvironmentMatrix
  private let levels: [String: LintLevel]
  private var timings: Timings
  private var specCount = 0
  private var counts: [Severity: Int] = [:]
  private(set) var status = ExitStatus.success

  init(_ session: Session) throws(UsageProblem) {
    self.session = session
    matrix = try EnvironmentMatrix(session.arguments)
    levels = try session.arguments.lintLevels()
    timings = Timings(session.environment)
  }

  /// Checks one spec in every environment.
  mutating func check(_ path: SystemString, _ buffer: inout TextBuffer) throws(UsageProblem) {
    guard var loaded = try session.spec(at: path, &timings) else {
      return status.combine(with: .unusableInput)
    }
    specCount += 1
    if let spec = loaded.spec {
      check(spec, &loaded.diagnostics)
      if loaded.failure == .usage {
        session.report(loaded.diagnostics)
        return status.combine(with: .usage)
      }
    }
    for severity in Severity.allCases {
      counts[severity, default: 0] += loaded.diagnostics.count(of: severity)
    }
    status.combine(with: session.status(for: loaded.diagnostics.list))
    buffer.append(session.rendered(loaded.diagnostics, color: session.colorsOutput, minimum: .note))
  }

  private func check(_ spec: Spec, _ diagnostics: inout Diagnostics) {
    var linter = Linter(spec, of: diagnostics.file, levels: levels)
    for environment in matrix.environments(of: spec, &diagnostics) {
      guard let lowered = spec.lowered(with: environment.options, &diagnostics),
        let solution = lowered.solved(&diagnostics)
      else { continue }
      linter.lint(lowered, solution)
    }
    for finding in linter.diagnostics { diagnostics.add(finding) }
  }

  /// The number of findings per severity, in one line.
  var summary: String {
    let found = [Severity.error, .warning, .note].compactMap { severity -> String? in
      guard let count = counts[severity], count > 0 else { return nil }
      return "\(count) \(severity.word)\(count == 1 ? "" : "s")"
    }
    let specs = "\(specCount) spec\(specCount == 1 ? "" : "s") checked"
    return "\(specs): \(found.isEmpty ? "no problems found" : found.joined(separator: ", "))\n"
  }
}
