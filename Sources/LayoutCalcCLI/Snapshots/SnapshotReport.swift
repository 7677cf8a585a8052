import SourceText

/// A Markdown summary for the page of a CI job.
struct SnapshotReport {
  private let outcomes: [SnapshotOutcome]
  /// Job pages are limited to a megabyte; everything else is in the job's output.
  private static let lineLimit = 50
  private static let outcomeLimit = 200

  init(_ outcomes: [SnapshotOutcome]) { self.outcomes = outcomes }

  /// The counts, one row per snapshot that has not passed, and the differences.
  var markdown: String {
    var text = "# Layout snapshots\n\n\(SnapshotCounts(outcomes).line)\n"
    let notable = outcomes.filter { $0.result != .passed }
    guard !notable.isEmpty else { return text }
    text += "\n| snapshot | result |\n|---|---|\n"
    for outcome in notable.prefix(Self.outcomeLimit) {
      text += "| \(Self.cell(outcome.path.description)) | \(outcome.words) |\n"
    }
    if notable.count > Self.outcomeLimit { text += "\n… and \(notable.count - Self.outcomeLimit) more\n" }
    for outcome in notable.prefix(Self.outcomeLimit) where !outcome.lines.isEmpty {
      text += "\n## \(Self.cell(outcome.path.description))\n\n"
      for line in outcome.lines.prefix(Self.lineLimit) { text += "    \(line)\n" }
      if outcome.lines.count > Self.lineLimit {
        text += "    … and \(outcome.lines.count - Self.lineLimit) more\n"
      }
    }
    return text
  }

  /// A path as inline code, without characters that would end the code or the table cell.
  private static func cell(_ path: String) -> String {
    let harmless = path.onOneLine.map { "`|".contains($0) ? "?" : $0 }
    return "`\(String(harmless))`"
  }
}
