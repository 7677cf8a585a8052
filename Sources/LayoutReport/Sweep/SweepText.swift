import LayoutSolver
import SourceText

/// A sweep as text: one paragraph per interval, with its changes from the previous one.
struct SweepText {
  let sweep: Sweep
  let precision: Precision

  func append(to buffer: inout TextBuffer) {
    buffer.append(line: sweep.name)
    var before: SweepStructure?
    for interval in sweep.intervals {
      let range =
        interval.from == interval.to
        ? position(interval.from) : "\(position(interval.from))–\(position(interval.to))"
      let height =
        interval.heightFrom == interval.heightTo
        ? number(interval.heightFrom) : "\(number(interval.heightFrom)) to \(number(interval.heightTo))"
      buffer.append(
        line: "  \(sweep.textSizes.isEmpty ? "width" : "text size") \(range): content height \(height)")
      for line in lines(interval.structure, before) { buffer.append(line: "    \(line)") }
      before = interval.structure
    }
  }

  /// Returns the first interval completely, and only the changes in other intervals.
  private func lines(_ structure: SweepStructure, _ before: SweepStructure?) -> [String] {
    var lines: [String] = []
    for (index, section) in structure.sections.enumerated() {
      let old = before.flatMap { $0.sections.indices.contains(index) ? $0.sections[index] : nil }
      guard old != section else { continue }
      let size = words(section.structure)
      lines.append("\(section.id): \(size)" + (old.map { ", before \(words($0.structure))" } ?? ""))
    }
    lines += news("variant", structure.variants.map(\.name), before?.variants.map(\.name) ?? [])
    lines += news("finding", structure.findings, before?.findings ?? [])
    return lines
  }

  private func news(_ noun: String, _ now: [String], _ before: [String]) -> [String] {
    now.filter { !before.contains($0) }.map { "\(noun) \($0)" }
      + before.filter { !now.contains($0) }.map { "\(noun) \($0) no longer applies" }
  }

  private func words(_ structure: SectionStructure) -> String {
    "\(structure.columns) × \(structure.rows) (columns × rows)"
  }

  private func position(_ value: Double) -> String { sweep.textSize(at: value) ?? number(value) }

  private func number(_ value: Double) -> String { numberText(value, precision) }
}
