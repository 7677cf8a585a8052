/// The diagnostics of all stages for one file.
package struct Diagnostics: Sendable {
  /// The file that the ranges belong to.
  package let file: SourceFile

  /// The diagnostics in order of reporting, without duplicates; at most `keptLimit` of each severity.
  package private(set) var list: [Diagnostic] = []

  private var seen: Set<Diagnostic> = []
  /// The number of diagnostics of each severity, including those that are not kept.
  private var counts: [Severity: Int] = [:]

  /// Beyond this number, diagnostics of a severity are only counted, so that a file with errors on every line cannot
  /// fill the memory.
  static let keptLimit = 20_000

  package init(file: SourceFile) {
    self.file = file
  }

  /// Reports a problem at a source range.
  package mutating func add(_ problem: some Problem, at range: SourceRange? = nil, path: String? = nil) {
    add(Diagnostic(problem, at: range, path: path))
  }

  /// Reports a diagnostic; duplicates are ignored.
  package mutating func add(_ diagnostic: Diagnostic) {
    guard seen.insert(diagnostic).inserted else { return }
    let count = counts[diagnostic.severity, default: 0] + 1
    counts[diagnostic.severity] = count
    if count <= Self.keptLimit {
      list.append(diagnostic)
    } else {
      // Duplicates of diagnostics that are not kept may be counted.
      seen.remove(diagnostic)
    }
  }

  /// The number of diagnostics of a severity.
  package func count(of severity: Severity) -> Int { counts[severity, default: 0] }

  /// Removes errors within the range of a problem with `code`, because they follow from it; that problem then becomes
  /// an error.
  package mutating func dropConsequences(of code: String) {
    let causes = CauseRanges(list.filter { $0.code == code }.compactMap(\.range))
    guard !causes.isEmpty else { return }
    var severe: Set<SourceRange> = []
    var kept: [Diagnostic] = []
    for diagnostic in list {
      if diagnostic.severity == .error || diagnostic.code == code, let range = diagnostic.range,
        let cause = causes.outermost(around: range), cause != range
      {
        severe.insert(cause)
        counts[diagnostic.severity, default: 0] -= 1
      } else {
        kept.append(diagnostic)
      }
    }
    for index in kept.indices where kept[index].code == code {
      guard let range = kept[index].range, severe.contains(range), kept[index].severity != .error else {
        continue
      }
      counts[kept[index].severity, default: 0] -= 1
      counts[.error, default: 0] += 1
      kept[index].severity = .error
    }
    list = kept
  }

  /// Whether there is an error.
  package var hasErrors: Bool { count(of: .error) > 0 }

  /// The default maximum number of diagnostics shown per severity.
  package static let shownLimit = 50

  /// The formatted diagnostics that are at least as severe as `minimum`, in source order.
  ///
  /// At most `limit` of each severity are shown; one more line counts the others.
  package func rendered(
    _ format: DiagnosticFormat, color: Bool, minimum: Severity, limit: Int = shownLimit
  ) -> String {
    let shown = sortedAndLimited(minimum: minimum, limit: limit)
    guard !shown.isEmpty else { return "" }
    let lines = LineMap(file)
    switch format {
    case .text:
      let writer = DiagnosticText(file: file, lines: lines, color: color)
      return shown.map(writer.text).joined()
    case .json:
      let writer = DiagnosticJSON(file: file, lines: lines)
      return shown.map(writer.text).joined()
    case .github:
      let writer = DiagnosticAnnotation(file: file, lines: lines)
      return shown.map(writer.text).joined()
    }
  }

  /// The diagnostics in source order (those without a range first), with a count instead of those past the limit.
  private func sortedAndLimited(minimum: Severity, limit: Int) -> [Diagnostic] {
    let sorted = list.enumerated().filter { $0.element.severity >= minimum }.sorted { left, right in
      let leftStart = left.element.range?.start ?? -1
      let rightStart = right.element.range?.start ?? -1
      return (leftStart, left.offset) < (rightStart, right.offset)
    }
    var shownCounts: [Severity: Int] = [:]
    var shown: [Diagnostic] = []
    for (_, diagnostic) in sorted where shownCounts[diagnostic.severity, default: 0] < limit {
      shownCounts[diagnostic.severity, default: 0] += 1
      shown.append(diagnostic)
    }
    for severity in Severity.allCases.reversed() where severity >= minimum {
      let rest = count(of: severity) - shownCounts[severity, default: 0]
      if rest > 0 { shown.append(Diagnostic(MoreFindings(severity: severity, count: rest))) }
    }
    return shown
  }
}

/// The number of diagnostics of one severity past the limit.
struct MoreFindings: Problem {
  let severity: Severity
  /// The number of diagnostics that are not shown.
  let count: Int

  var code: String { "more-\(severity.word)s" }
  var message: String {
    count == 1 ? "1 more \(severity.word) is not shown" : "\(count) more \(severity.word)s are not shown"
  }
  var hint: String? { "fix what is shown above first, or show more with --max-findings" }
}

/// Ranges that can be searched for the widest one around another.
private struct CauseRanges {
  private let sorted: [SourceRange]
  /// For each range, the range with the largest end up to this one; the first if there are several.
  private let widest: [SourceRange]

  init(_ ranges: [SourceRange]) {
    sorted = ranges.sorted { ($0.start, $1.end) < ($1.start, $0.end) }
    var widest: [SourceRange] = []
    for range in sorted {
      if let before = widest.last, before.end >= range.end {
        widest.append(before)
      } else {
        widest.append(range)
      }
    }
    self.widest = widest
  }

  var isEmpty: Bool { sorted.isEmpty }

  /// The widest range that contains `range`.
  func outermost(around range: SourceRange) -> SourceRange? {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle].start <= range.start { low = middle + 1 } else { high = middle }
    }
    guard low > 0, widest[low - 1].end >= range.end else { return nil }
    return widest[low - 1]
  }
}
