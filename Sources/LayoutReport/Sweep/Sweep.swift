package import LayoutSolver
package import SourceText

/// What is the same over an interval of widths.
package struct SweepStructure: Hashable, Sendable {
  /// A section's id, and how its cells lie.
  package struct Section: Hashable, Sendable {
    package var id: String
    package var structure: SectionStructure

    package init(id: String, structure: SectionStructure) {
      self.id = id
      self.structure = structure
    }
  }

  package var sections: [Section]
  /// Where the variants that hold are written, as JSON Pointers.
  package var variants: [String]
  /// The names of the lint rules that found something.
  package var findings: [String]

  package init(sections: [Section], variants: [String], findings: [String]) {
    self.sections = sections
    self.variants = variants
    self.findings = findings
  }
}

/// Widths one after another in which the structure is the same; both ends are included.
package struct SweepInterval: Sendable {
  package var from: Double
  package var to: Double
  package var structure: SweepStructure
  /// The content's height at both ends.
  package var heightFrom: Double
  package var heightTo: Double
}

/// The intervals of a layout, found width by width.
package struct Sweep: Sendable {
  package let name: String
  package private(set) var intervals: [SweepInterval] = []

  package init(name: String) { self.name = name }

  /// Takes up the next width.
  package mutating func add(width: Double, height: Double, _ structure: SweepStructure) {
    if let last = intervals.indices.last, intervals[last].structure == structure {
      intervals[last].to = width
      intervals[last].heightTo = height
    } else {
      intervals.append(
        SweepInterval(from: width, to: width, structure: structure, heightFrom: height, heightTo: height))
    }
  }
}

/// A way to write sweeps.
package enum SweepFormat: String, CaseIterable, Sendable {
  case text, json

  /// Writes the sweeps of several specs.
  package func write(_ sweeps: [Sweep], _ precision: Precision, to buffer: inout TextBuffer) {
    switch self {
    case .text:
      for (index, sweep) in sweeps.enumerated() {
        if index > 0 { buffer.append("\n") }
        SweepText(sweep: sweep, precision: precision).append(to: &buffer)
      }
    case .json:
      if sweeps.count > 1 { buffer.append("[\n") }
      for (index, sweep) in sweeps.enumerated() {
        if index > 0 { buffer.append(",\n") }
        SweepJSON(sweep: sweep, precision: precision).append(to: &buffer)
      }
      buffer.append(sweeps.count > 1 ? "\n]\n" : "\n")
    }
  }
}
