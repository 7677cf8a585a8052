import LayoutReport
import SourceText

extension Command {
  /// Compares two specs or two solved JSON files.
  static let diff = Command(
    name: "diff", operands: "A B", summary: "Compare two specs or two solved JSON files",
    details: [
      "A and B are specs, or JSON printed by 'solve'; options apply to specs only. Several widths and devices are compared one by one.",
      "Elements are matched by an id that is unique on both sides, otherwise by section, kind and item. Frames, z-indexes and orthogonally scrolling rows are compared.",
      "The exit status is 0 if both are the same, 1 if they differ, and 2 if one cannot be used.",
    ],
    options: Option.solving + [.differenceFormat, .order, .tolerance, .measure, .precision]
      + Option.reporting,
    examples: [
      "layoutcalc diff old.yaml new.yaml --width 390",
      "layoutcalc diff before.json new.yaml --width 390 --tolerance 0.5",
    ]
  ) { session throws(UsageProblem) in
    let paths = try session.inputs(expected: "two specs or solved JSON files", minimum: 2)
    guard paths.count == 2 else { throw .unexpectedOperand(paths[2].description) }
    let format =
      try session.arguments.choice(.differenceFormat, of: DifferenceFormat.all) { $0.name }
      ?? (session.arguments.writesFile(endingIn: ".svg") ? .svg : .text)
    let options = DifferenceOptions(
      precision: try session.arguments.precision(),
      order: try session.arguments.word(.order, as: ChangeOrder.self) ?? .size, file: paths[1].description)
    let tolerance = try session.arguments.tolerance()
    let from = try session.comparedLayouts(at: paths[0])
    let to = try session.comparedLayouts(at: paths[1])
    guard case (.success(let from), .success(let to)) = (from, to) else {
      return max(from.status, to.status)
    }
    guard from.count == to.count else {
      session.report(ReportCountProblem(from: from.count, to: to.count), of: paths[1].description)
      return .unusableInput
    }
    return try session.withOutput { buffer throws(UsageProblem) in
      var isSame = true
      // One environment at a time, because two layouts may fill the memory.
      let differences = Differences(count: from.count) { index in
        let difference = Difference(from: from[index](), to: to[index](), tolerance: tolerance)
        isSame = isSame && difference.isSame
        return difference
      }
      format.write(differences, options, &buffer)
      return isSame ? .success : .problemsFound
    }
  }
}

extension Option {
  fileprivate static let differenceFormat = Option(
    name: "format", short: "f", value: "FORM", words: DifferenceFormat.all.map(\.name),
    help: DifferenceFormat.all.map { "\($0.name): \($0.summary)" }.joined(separator: "; "))
  static let order = Option(
    name: "order", value: "ORDER", words: ChangeOrder.allCases.map(\.rawValue),
    help: "order of changes: size (largest first) or index; default: size")
  static let tolerance = Option(
    name: "tolerance", value: "T",
    help: "ignore differences up to T points; default: half of the last decimal printed")
}

extension Arguments {
  /// The tolerance in points: by default half of the last printed decimal.
  func tolerance() throws(UsageProblem) -> Double {
    guard let value = value(.tolerance) else { return try precision().halfStep }
    return try Self.number(value, of: .tolerance, "a number of points, 0 or more") { $0 >= 0 }
  }
}

extension Precision {
  /// Half of the last printed decimal; 0 for full precision.
  fileprivate var halfStep: Double {
    switch self {
    case .full: return 0
    case .decimals(let count):
      var step = 1.0
      for _ in 0..<count { step *= 10 }
      return 0.5 / step
    }
  }
}

/// Two sides with different numbers of layouts.
private struct ReportCountProblem: Problem {
  let from: Int
  let to: Int

  var code: String { "layout-count" }
  var severity: Severity { .error }
  var message: String { "expected the same number of layouts on both sides, found \(from) and \(to)" }
  var hint: String? { "use the widths and devices of the solved JSON" }
}
