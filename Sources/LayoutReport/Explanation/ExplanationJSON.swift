import LayoutSolver
import SourceText

/// An explanation as one JSON object, with one step per line.
struct ExplanationJSON {
  private let explanation: Explanation
  private let precision: Precision
  private let words: StepFormatter

  init(_ explanation: Explanation, _ precision: Precision) {
    self.explanation = explanation
    self.precision = precision
    words = StepFormatter(precision: precision, sources: explanation.sources)
  }

  func append(to buffer: inout TextBuffer) {
    buffer.append("{\"layoutcalc\": 1,\n ")
    let objects = JSONObjects(report: explanation.report, precision: precision)
    objects.appendFile(separator: ",\n ", to: &buffer)
    buffer.append("\"element\": ")
    switch explanation.subject {
    case .element(let element):
      var writer = JSONElement(explanation.report.labels, precision)
      writer.append(element, to: &buffer)
    case .contentSize:
      buffer.append("{\"contentSize\": ")
      objects.appendContentSize(to: &buffer)
      buffer.append("}")
    case .section(let section): objects.appendSection(section, to: &buffer)
    case .missingItem(let section, let item):
      buffer.append("{\"section\": \(section), \"item\": \(item), \"isLaidOut\": false}")
    }
    buffer.append(",\n \"steps\": [")
    for (index, step) in explanation.steps.enumerated() {
      buffer.append(index == 0 ? "\n" : ",\n")
      append(step, to: &buffer)
    }
    buffer.append("\n ]}")
  }

  private func append(_ step: SolverStep, to buffer: inout TextBuffer) {
    buffer.append("  {\"rule\": ")
    buffer.append(json: step.rule.rawValue)
    buffer.append(", \"text\": ")
    buffer.append(json: words.text(step))
    buffer.append(", \"value\": ")
    append(step.derivation.value, to: &buffer)
    if let line = explanation.sources.line(step.subject) {
      buffer.append(", \"line\": ")
      buffer.append(line)
    }
    buffer.append("}")
  }

  private func append(_ value: StepValue, to buffer: inout TextBuffer) {
    switch value {
    case .number(let number): buffer.append(number, precision)
    case .members(let members):
      buffer.append("{")
      for (index, member) in members.enumerated() {
        if index > 0 { buffer.append(", ") }
        buffer.append(json: member.name)
        buffer.append(": ")
        buffer.append(member.number, precision)
      }
      buffer.append("}")
    }
  }
}

/// The result of a step: a number, or named numbers.
enum StepValue {
  case number(Double)
  case members([(name: String, number: Double)])

  init(_ size: Size) { self = .members([("width", size.width), ("height", size.height)]) }

  init(_ point: Point) { self = .members([("x", point.x), ("y", point.y)]) }

  init(_ frame: Rect) {
    self = .members([
      ("x", frame.origin.x), ("y", frame.origin.y), ("width", frame.size.width),
      ("height", frame.size.height),
    ])
  }
}

extension SolverStep.Derivation {
  /// The result of the step.
  var value: StepValue {
    switch self {
    case .view(let size), .insetContainer(_, _, let size), .fill(_, _, _, let size): StepValue(size)
    case .contentSize(let content): StepValue(content.size)
    case .groupLengths(let lengths): .number(lengths.total)
    case .sectionLength(_, let length): .number(length.total)
    case .lineStart(let start): .number(start.start)
    case .lineGap(_, _, _, let gap): .number(gap)
    case .placeAlongLine(let place): .number(place.position)
    case .notLaidOut(_, _, let needs, let available):
      .members([("needs", needs), ("available", available)])
    case .unmeasured(let size, _): StepValue(size)
    case .given(_, let value): .number(value)
    case .unsettledSpacing(let spacing): .number(spacing.used)
    case .dimension(_, _, _, let length), .equalPart(_, _, _, _, let length), .measured(_, _, let length),
      .widened(_, _, let length), .lengthFromContent(_, let length), .place(_, _, _, _, let length),
      .growth(let length), .sectionStart(let length, _), .pinned(_, let length), .mirrored(_, let length):
      .number(length)
    case .referencedInsets(_, let insets):
      .members([
        ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
        ("trailing", insets.trailing),
      ])
    case .repetition(_, _, _, let origin): StepValue(origin)
    case .line(_, _, _, let length): StepValue(length)
    case .column(let column, _, _): .number(Double(column))
    case .itemInsets(_, let frame), .placeInLine(let frame, _),
      .anchored(_, _, let frame),
      .boundary(_, let frame),
      .background(let frame, _), .rounded(_, let frame), .frame(let frame):
      StepValue(frame)
    }
  }
}
