import LayoutReport
import LayoutSolver
import LayoutSpec
import SourceText

extension Command {
  /// Finds the widths at which the structure of a layout changes.
  static let sweep = Command(
    name: "sweep", operands: "SPEC…", summary: "Find the widths at which a layout changes",
    details: [
      "Solves every width from FROM to TO in steps of STEP (1 by default, at most 100000 widths), and prints the intervals in which columns, rows, variants and lint findings stay the same, with the content height at both ends.",
      "With several text sizes, such as --text-size all, compares text sizes instead of widths, at a single --width.",
    ],
    options: [.sweepWidth] + Option.solving.filter { $0 != .width && $0 != .device && $0 != .landscape }
      + [.sweepFormat, .array, .precision, .strict, .rule] + Option.reporting,
    examples: [
      "layoutcalc sweep layouts/home.yaml --width 320..1366",
      "layoutcalc sweep layouts/reading-list.yaml --width 390 --text-size all",
    ]
  ) { session throws(UsageProblem) in
    let paths = try session.specs(expected: "a spec")
    let sizes = try session.arguments.textSizes()
    let widths = try session.arguments.sweepWidths(areSizesSwept: sizes.count > 1)
    let format = try session.arguments.word(.sweepFormat, as: SweepFormat.self) ?? .text
    let isArray = try session.arguments.isArray(isJSON: format == .json)
    let precision = try session.arguments.precision()
    let options = try session.arguments.environments()[0]
    let levels = try session.arguments.lintLevels()
    var sweeps: [SweepResult] = []
    var status = ExitStatus.success
    for path in paths {
      var timings = Timings(session.environment)
      let file = session.inputName(path)
      switch try session.readSpec(at: path, &timings) {
      case .failure(let problem):
        session.report(problem, of: file)
        sweeps.append(.failure(file: file, message: problem.message))
        status.combine(with: .unusableInput)
      case .success(var loaded):
        if let sweep = loaded.sweep(widths, sizes, options, levels, session.findingMinimum) {
          sweeps.append(.sweep(sweep))
          status.combine(with: session.status(for: loaded.diagnostics.list))
        } else {
          sweeps.append(.failure(file: file, message: loaded.diagnostics.firstError() ?? ""))
          status.combine(with: loaded.failure)
        }
        session.report(loaded.diagnostics)
      }
    }
    let hasResult = sweeps.contains { if case .sweep = $0 { true } else { false } }
    return try session.withOutput { buffer throws(UsageProblem) in
      if hasResult || isArray || paths.count > 1 {
        format.write(sweeps, precision, isArray: isArray || paths.count > 1, to: &buffer)
      }
      return status
    }
  }
}

extension Option {
  fileprivate static let sweepWidth = Option(
    name: "width", value: "FROM..TO[:STEP]",
    help: "widths to solve, or one width with several text sizes; default: 320..1366")
  fileprivate static let sweepFormat = Option(
    name: "format", short: "f", value: "FORM", words: SweepFormat.allCases.map(\.rawValue),
    help: "text or json; default: text")
}

extension Arguments {
  /// The maximum number of widths that one sweep solves.
  private static let widthLimit = 100_000

  /// The widths to solve; at most one if text sizes are swept.
  fileprivate func sweepWidths(areSizesSwept: Bool) throws(UsageProblem) -> [Double] {
    if areSizesSwept {
      guard let value = value(.sweepWidth) else { return [] }
      guard let width = value[...].plainNumber, width > 0 else {
        throw .wrongValue(
          option: Option.sweepWidth.spelling, expected: "one width above 0, with several text sizes",
          found: value)
      }
      return [width]
    }
    let value = value(.sweepWidth) ?? "320..1366"
    let problem = UsageProblem.wrongValue(
      option: Option.sweepWidth.spelling,
      expected: "FROM..TO or FROM..TO:STEP, widths above 0 and at most \(Self.widthLimit) of them",
      found: value)
    let parts = value.split(separator: ":", omittingEmptySubsequences: false)
    guard let range = parts.first?.splitAtDots, parts.count <= 2,
      let from = range.from.plainNumber, let to = range.to.plainNumber,
      let step = parts.count == 2 ? parts[1].plainNumber : 1
    else { throw problem }
    guard from > 0, to >= from, step > 0, (to - from) / step < Double(Self.widthLimit) else {
      throw problem
    }
    let count = Int(((to - from) / step + 1e-9).rounded(.down)) + 1
    return (0..<count).map { from + Double($0) * step }
  }
}

extension Substring {
  /// The two parts of `a..b`.
  fileprivate var splitAtDots: (from: Substring, to: Substring)? {
    for index in indices where self[index...].hasPrefix("..") {
      return (self[..<index], self[self.index(index, offsetBy: 2)...])
    }
    return nil
  }
}

extension LoadedSpec {
  /// Solves the spec at every width; nil if one of them gives no layout, which is reported.
  fileprivate mutating func sweep(
    _ widths: [Double], _ sizes: [TextSize], _ options: SpecOptions, _ levels: [String: LintLevel],
    _ minimum: Severity
  ) -> Sweep? {
    guard let spec else { return nil }
    var linter = Linter(spec, of: diagnostics.file, levels: levels, isMatrix: false)
    defer { for finding in linter.diagnostics(atLeast: minimum) { diagnostics.add(finding) } }
    var sweep: Sweep?
    var effort = SweepEffort(limit: options.memoryLimit)
    let isBySize = sizes.count > 1
    for index in 0..<(isBySize ? sizes.count : widths.count) {
      var options = options
      options.width = isBySize ? widths.first : widths[index]
      if isBySize { options.textSize = sizes[index] }
      guard let lowered = spec.lowered(with: options, &diagnostics) else { return nil }
      guard let solution = lowered.solved(&diagnostics) else { return nil }
      guard effort.add(solution.effort) else {
        diagnostics.add(Diagnostic(SweepProblem(solved: index + 1, limit: effort.limit)))
        return nil
      }
      let sections = (0..<solution.sectionCount).map {
        SweepStructure.Section(id: lowered.sectionIDs[$0], structure: solution.structure(ofSection: $0))
      }
      let structure = SweepStructure(
        sections: sections, variants: variants(of: lowered), findings: linter.lint(lowered, solution))
      if sweep == nil {
        sweep = Sweep(
          name: lowered.name, file: diagnostics.file.name,
          textSizes: isBySize ? sizes.map(\.rawValue) : [])
      }
      sweep?.add(
        width: isBySize ? Double(index) : widths[index], height: solution.contentSize.height, structure)
    }
    return sweep
  }

  /// The variants that apply, with their conditions as names.
  private func variants(of lowered: LoweredSpec) -> [SweepStructure.Variant] {
    let lines = LineMap(diagnostics.file)
    return lowered.appliedVariants.map { variant in
      let range = variant.condition.stringRange ?? variant.condition.range
      let condition = diagnostics.file.text(in: range).onOneLine
      return SweepStructure.Variant(
        path: variant.source.path, name: "'\(condition)' (line \(lines.line(of: range.start)))")
    }
  }
}

/// The bytes stored while the layouts of a sweep were solved, one after the other, which stand for its time: a group of
/// a million elements is no problem once, but is at a thousand widths.
private struct SweepEffort {
  let limit: Int
  private var used = 0

  init(limit: Int) {
    self.limit = min(limit, 1 << 31)
  }

  /// Adds a layout, and returns whether the limit still holds.
  mutating func add(_ bytes: Int) -> Bool {
    used += bytes
    return used <= limit
  }
}

/// A sweep that would take too long.
private struct SweepProblem: Problem {
  let solved: Int
  let limit: Int

  var code: String { "sweep-too-large" }
  var severity: Severity { .error }
  var message: String {
    "the first \(solved) widths took \(memoryText(limit)) of memory, one after the other, which is the limit"
  }
  var hint: String? { "use fewer items, a shorter range of widths, or a larger STEP" }
}
