package import LayoutSolver
package import SourceText

/// The derivation of the frame of an element or a section, of the content size, or of an item not being laid out.
package struct Explanation {
  package enum Subject {
    case element(Element)
    case contentSize
    case section(Int)
    /// An item that is not laid out.
    case missingItem(section: Int, item: Int)
  }

  package var subject: Subject
  package var report: Report
  /// The requested name, as written on the command line.
  package var name: String
  package var steps: [SolverStep]
  /// The parts of the spec that the solver's ids refer to.
  package var sources: StepSources

  package init(
    subject: Subject, report: Report, name: String, steps: [SolverStep], sources: StepSources
  ) {
    self.subject = subject
    self.report = report
    self.name = name
    self.steps = steps
    self.sources = sources
  }
}

/// The locations and texts of a layout's parts in the spec.
package struct StepSources: Sendable {
  /// Returns the line of a part of the spec.
  package var line: @Sendable (ElementID) -> Int?
  /// Returns a description of the part: `group`, `item 'photo'`.
  package var name: @Sendable (ElementID) -> String?
  /// Returns the text of a part's dimension as written in the spec.
  package var written: @Sendable (ElementID, Axis) -> String?
  /// A description of the layout margins, if they come from a device: `iphone-15: margin 16`.
  package var margins: String?

  package init(
    line: @escaping @Sendable (ElementID) -> Int?, name: @escaping @Sendable (ElementID) -> String?,
    written: @escaping @Sendable (ElementID, Axis) -> String?, margins: String? = nil
  ) {
    self.margins = margins
    self.line = line
    self.name = name
    self.written = written
  }
}

/// A format for explanations.
package enum ExplanationFormat: String, CaseIterable, Sendable {
  case text, json

  /// Writes explanations, separated by an empty line or in a JSON array.
  package func write(
    _ explanations: [Explanation], _ precision: Precision, isArray: Bool, to buffer: inout TextBuffer
  ) {
    switch self {
    case .text:
      for (index, explanation) in explanations.enumerated() {
        if index > 0 { buffer.append("\n") }
        ExplanationText(explanation, precision).append(to: &buffer)
      }
    case .json:
      if isArray { buffer.append("[\n") }
      for (index, explanation) in explanations.enumerated() {
        if index > 0 { buffer.append(",\n") }
        ExplanationJSON(explanation, precision).append(to: &buffer)
      }
      buffer.append(isArray ? "\n]\n" : "\n")
    }
  }
}
