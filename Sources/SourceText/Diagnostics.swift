/// What all stages report about one file.
package struct Diagnostics: Sendable {
  /// The file that the ranges belong to.
  package let file: SourceFile

  /// Everything reported, once each, in the order of reporting.
  package private(set) var list: [Diagnostic] = []

  private var seen: Set<Diagnostic> = []

  package init(file: SourceFile) {
    self.file = file
  }

  /// Reports a problem at a place.
  package mutating func add(_ problem: some Problem, at range: SourceRange? = nil, path: String? = nil) {
    add(Diagnostic(problem, at: range, path: path))
  }

  /// Reports a diagnostic; the same one a second time is not kept.
  package mutating func add(_ diagnostic: Diagnostic) {
    if seen.insert(diagnostic).inserted { list.append(diagnostic) }
  }

  /// Lets each problem of a code speak for what else is wrong in its range, which follows from it; it is an error then itself.
  package mutating func dropConsequences(of code: String) {
    let causes = list.filter { $0.code == code }.compactMap(\.range)
    guard !causes.isEmpty else { return }
    var severe: Set<SourceRange> = []
    list.removeAll { diagnostic in
      guard diagnostic.severity == .error || diagnostic.code == code, let range = diagnostic.range,
        let cause = causes.first(where: { $0.start <= range.start && range.end <= $0.end }), cause != range
      else { return false }
      severe.insert(cause)
      return true
    }
    for index in list.indices where list[index].code == code {
      if let range = list[index].range, severe.contains(range) { list[index].severity = .error }
    }
  }

  /// Whether anything reported is an error.
  package var hasErrors: Bool {
    list.contains { $0.severity == .error }
  }

  /// The number of errors that are shown before they are only counted.
  package static let shownErrorLimit = 50

  /// The text of everything at least as severe as `minimum`, in the order of the places.
  package func rendered(_ format: DiagnosticFormat, color: Bool, minimum: Severity) -> String {
    let shown = sortedAndLimited(minimum: minimum)
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

  /// The diagnostics by place (those without one first), with a count in place of too many errors.
  private func sortedAndLimited(minimum: Severity) -> [Diagnostic] {
    let sorted = list.enumerated().filter { $0.element.severity >= minimum }.sorted { left, right in
      let leftStart = left.element.range?.start ?? -1
      let rightStart = right.element.range?.start ?? -1
      return (leftStart, left.offset) < (rightStart, right.offset)
    }
    var errorCount = 0
    var shown: [Diagnostic] = []
    for (_, diagnostic) in sorted {
      if diagnostic.severity == .error {
        errorCount += 1
        if errorCount > Self.shownErrorLimit { continue }
      }
      shown.append(diagnostic)
    }
    let rest = errorCount - Self.shownErrorLimit
    if rest > 0 { shown.append(Diagnostic(MoreErrors(count: rest))) }
    return shown
  }
}

/// The errors past the limit, as one line.
struct MoreErrors: Problem {
  /// How many are not shown.
  let count: Int

  var code: String { "more-errors" }
  var severity: Severity { .error }
  var message: String { count == 1 ? "1 more error is not shown" : "\(count) more errors are not shown" }
  var hint: String? { "correct the errors above first" }
}
