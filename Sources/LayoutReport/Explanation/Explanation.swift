package import LayoutSolver
package import SourceText

/// The chain behind one element's frame, or behind the content size, ready to be written.
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
  /// What was asked for, in the words of the command line.
  package var name: String
  package var steps: [SolverStep]
  /// What the solver's ids stand for.
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

/// Where the parts of a layout are written, and how.
package struct StepSources: Sendable {
  /// The line of a part of the spec.
  package var line: @Sendable (ElementID) -> Int?
  /// What a person would call the part: `group`, `item 'photo'`.
  package var name: @Sendable (ElementID) -> String?
  /// The text of a part's dimension as it is written.
  package var written: @Sendable (ElementID, Axis) -> String?
  /// What the layout margins consist of, where a device gives them: `iphone-15: margin 16`.
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

/// A way to write explanations.
package enum ExplanationFormat: String, CaseIterable, Sendable {
  case text, json

  /// Writes one explanation; several stand apart by an empty line, or in a list.
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
