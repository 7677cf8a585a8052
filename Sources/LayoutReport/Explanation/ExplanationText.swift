import LayoutSolver
import SourceText

/// An explanation as text, with one step per line with its rule and the line in the spec.
struct ExplanationText {
  private let explanation: Explanation
  private let words: StepFormatter

  init(_ explanation: Explanation, _ precision: Precision) {
    self.explanation = explanation
    words = StepFormatter(precision: precision, sources: explanation.sources)
  }

  func append(to buffer: inout TextBuffer) {
    let size = explanation.report.environment.container
    buffer.append(
      line:
        "\(explanation.name) in \(explanation.report.labels.file ?? explanation.report.labels.name), \(words.number(size.width)) × \(words.number(size.height))"
    )
    for step in explanation.steps {
      let rule = "rule \(step.rule.rawValue)"
      let place = explanation.sources.line(step.subject).map { "  (line \($0))" } ?? ""
      buffer.append(
        line: "  \(rule.padded(to: 10)) \(words.text(step))\(place)")
    }
  }
}
