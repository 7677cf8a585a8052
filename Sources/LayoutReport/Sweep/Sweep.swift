package import LayoutSolver
package import SourceText

/// The structure of a layout that is constant over an interval of widths.
package struct SweepStructure: Hashable, Sendable {
  /// A section's id, and the arrangement of its cells.
  package struct Section: Hashable, Sendable {
    package var id: String
    package var structure: SectionStructure

    package init(id: String, structure: SectionStructure) {
      self.id = id
      self.structure = structure
    }
  }

  package var sections: [Section]
  /// An active variant.
  package struct Variant: Hashable, Sendable {
    /// The location in the spec, as a JSON Pointer.
    package var path: String
    /// The condition, with its line in the spec.
    package var name: String

    package init(path: String, name: String) {
      self.path = path
      self.name = name
    }
  }

  package var variants: [Variant]
  /// The names of the lint rules with findings.
  package var findings: [String]

  package init(sections: [Section], variants: [Variant], findings: [String]) {
    self.sections = sections
    self.variants = variants
    self.findings = findings
  }
}

/// Consecutive widths with the same structure, including both ends.
package struct SweepInterval: Sendable {
  package var from: Double
  package var to: Double
  package var structure: SweepStructure
  /// The content's height at both ends.
  package var heightFrom: Double
  package var heightTo: Double
}

/// The intervals of a layout, built from consecutive widths.
package struct Sweep: Sendable {
  package let name: String
  /// The path of the spec as given on the command line.
  package let file: String
  package private(set) var intervals: [SweepInterval] = []
  /// The text sizes of the sweep, whose indices are the positions; empty if positions are widths.
  package let textSizes: [String]

  package init(name: String, file: String, textSizes: [String] = []) {
    self.name = name
    self.textSizes = textSizes
    self.file = file
  }

  /// Returns the text size at a position; nil if positions are widths.
  func textSize(at position: Double) -> String? {
    let index = Int(position)
    return textSizes.indices.contains(index) ? textSizes[index] : nil
  }

  /// Adds the next width, or the index of the next text size.
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

/// The result for one spec.
package enum SweepResult: Sendable {
  case sweep(Sweep)
  /// The first error of an unusable file.
  case failure(file: String, message: String)
}

/// A format for sweeps.
package enum SweepFormat: String, CaseIterable, Sendable {
  case text, json

  /// Writes the sweeps of several specs; text omits failures, JSON includes them.
  package func write(
    _ sweeps: [SweepResult], _ precision: Precision, isArray: Bool, to buffer: inout TextBuffer
  ) {
    switch self {
    case .text:
      var isFirst = true
      for case .sweep(let sweep) in sweeps {
        if !isFirst { buffer.append("\n") }
        isFirst = false
        SweepText(sweep: sweep, precision: precision).append(to: &buffer)
      }
    case .json:
      if isArray { buffer.append("[\n") }
      for (index, result) in sweeps.enumerated() {
        if index > 0 { buffer.append(",\n") }
        switch result {
        case .sweep(let sweep): SweepJSON(sweep: sweep, precision: precision).append(to: &buffer)
        case .failure(let file, let message): buffer.appendError(message, file: file)
        }
      }
      buffer.append(isArray ? "\n]\n" : "\n")
    }
  }
}
