import LayoutSolver
import SourceText

/// A sweep as one JSON object, with one interval per line.
struct SweepJSON {
  let sweep: Sweep
  let precision: Precision

  func append(to buffer: inout TextBuffer) {
    buffer.append("{\"layoutcalc\": 1, \"file\": ")
    buffer.append(json: sweep.file)
    buffer.append(", \"name\": ")
    buffer.append(json: sweep.name)
    buffer.append(", \"intervals\": [")
    for (index, interval) in sweep.intervals.enumerated() {
      buffer.append(index == 0 ? "\n  " : ",\n  ")
      append(interval, to: &buffer)
    }
    buffer.append(sweep.intervals.isEmpty ? "]}" : "\n]}")
  }

  private func append(_ interval: SweepInterval, to buffer: inout TextBuffer) {
    buffer.append("{\"from\": ")
    append(position: interval.from, to: &buffer)
    buffer.append(", \"to\": ")
    append(position: interval.to, to: &buffer)
    buffer.append(", \"sections\": [")
    for (index, section) in interval.structure.sections.enumerated() {
      if index > 0 { buffer.append(", ") }
      buffer.append("{\"id\": ")
      buffer.append(json: section.id)
      buffer.append(", \"columns\": ")
      buffer.append(section.structure.columns)
      buffer.append(", \"rows\": ")
      buffer.append(section.structure.rows)
      buffer.append("}")
    }
    buffer.append("]")
    append(interval.structure.variants.map(\.path), named: "variants", to: &buffer)
    append(interval.structure.findings, named: "findings", to: &buffer)
    buffer.append(", \"contentHeight\": {\"from\": ")
    buffer.append(interval.heightFrom, precision)
    buffer.append(", \"to\": ")
    buffer.append(interval.heightTo, precision)
    buffer.append("}}")
  }

  private func append(position: Double, to buffer: inout TextBuffer) {
    if let size = sweep.textSize(at: position) {
      buffer.append(json: size)
    } else {
      buffer.append(position, precision)
    }
  }

  private func append(_ words: [String], named name: String, to buffer: inout TextBuffer) {
    buffer.append(", \"\(name)\": [")
    for (index, word) in words.enumerated() {
      if index > 0 { buffer.append(", ") }
      buffer.append(json: word)
    }
    buffer.append("]")
  }
}
