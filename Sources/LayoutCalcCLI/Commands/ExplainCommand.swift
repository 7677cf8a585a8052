import LayoutReport
import LayoutSolver
import LayoutSpec
import SourceText

extension Command {
  /// Explains how an element's frame is computed.
  static let explain = Command(
    name: "explain", operands: "SPEC ELEMENT", summary: "Explain how an element's frame is computed",
    details: [
      "ELEMENT is SECTION.ITEM, SECTION.KIND[.N], layout.KIND, an item's id, SECTION for a whole section, or 'size' for the content size.",
      "Prints one line per step of the calculation, with its rule and the line of the spec.",
    ],
    options: Option.solving + [
      .explanationFormat, .measure, .scroll, .array, .precision, .strict, .rule,
    ] + Option.reporting,
    examples: ["layoutcalc explain layouts/home.yaml products.3 --width 390"]
  ) { session throws(UsageProblem) in
    let operands = session.arguments.operands
    guard operands.count == 2 else {
      throw operands.count < 2
        ? .missingOperand(expected: operands.isEmpty ? "a spec and an element" : "an element")
        : .unexpectedOperand(operands[2].description)
    }
    try session.checkOutputs(against: [operands[0]])
    let format = try session.arguments.word(.explanationFormat, as: ExplanationFormat.self) ?? .text
    let isArray = try session.arguments.isArray(isJSON: format == .json)
    let precision = try session.arguments.precision()
    let environments = try session.arguments.environments()
    let levels = try session.arguments.lintLevels()
    var timings = Timings(session.environment)
    guard var loaded = try session.spec(at: operands[0], &timings) else { return .unusableInput }
    var explanations: [Explanation] = []
    if let spec = loaded.spec {
      var linter = Linter(
        spec, of: loaded.diagnostics.file, levels: levels, minimum: session.findingMinimum, isMatrix: false)
      let name = operands[1].description
      for options in environments {
        guard let lowered = spec.lowered(with: options, &loaded.diagnostics),
          let solution = lowered.solved(&loaded.diagnostics)
        else { continue }
        linter.lint(lowered, solution)
        if let explanation = Explanation(lowered, solution, name, &loaded.diagnostics) {
          explanations.append(explanation)
        }
      }
      for finding in linter.diagnostics { loaded.diagnostics.add(finding) }
    }
    session.report(loaded.diagnostics)
    guard explanations.count == environments.count else { return loaded.failure }
    let status = session.status(for: loaded.diagnostics.list)
    return try session.withOutput { buffer throws(UsageProblem) in
      format.write(explanations, precision, isArray: isArray || explanations.count > 1, to: &buffer)
      return status
    }
  }
}

extension Option {
  static let explanationFormat = Option(
    name: "format", short: "f", value: "FORM", words: ExplanationFormat.allCases.map(\.rawValue),
    help: "text or json; default: text")
}

extension Explanation {
  /// Explains the element with that name; nil if it is not found, which is reported.
  fileprivate init?(
    _ lowered: LoweredSpec, _ solution: Solution, _ name: String, _ diagnostics: inout Diagnostics
  ) {
    let report = Report(
      solution: solution, environment: lowered.environment,
      labels: ReportLabels(lowered, file: diagnostics.file.name))
    switch ElementNames(report).subject(named: name) {
    case .failure(let problem):
      diagnostics.add(problem)
      return nil
    case .success(let subject):
      let (reference, element) = solution.reference(to: subject)
      self.init(
        subject: subject, report: report, name: name,
        steps: lowered.layout.steps(to: reference, in: lowered.environment).flatMap { step in
          // Rules X3, X4: if a number was computed from text, its calculation comes first.
          lowered.textCalls(before: step, of: element).map { call in
            SolverStep(
              rule: call.rule, subject: step.subject,
              derivation: .given(call.text(at: lowered.traits.textSize), value: call.value))
          } + [step]
        },
        sources: StepSources(lowered, LineMap(diagnostics.file), diagnostics.file))
    }
  }
}

extension Solution {
  /// The reference for the steps of a subject, and its element, if it is one.
  fileprivate func reference(to subject: Explanation.Subject) -> (ElementReference, Element?) {
    switch subject {
    case .element(let element): (reference(to: element) ?? .contentSize, element)
    case .contentSize: (.contentSize, nil)
    case .section(let section): (.section(section), nil)
    case .missingItem(let section, let item): (.cell(section: section, item: item), nil)
    }
  }
}

extension StepSources {
  /// Lines, names and texts from the spec's source ranges.
  init(_ lowered: LoweredSpec, _ lines: LineMap, _ file: SourceFile) {
    let labels = lowered.labels
    self.init(
      line: { labels[$0].map { lines.line(of: $0.range.start) } },
      name: { id in labels[id].map { "\($0.part.word)\($0.name.map { " '\($0)'" } ?? "")" } },
      written: { id, axis in
        let member = labels[id]?.member(axis == .horizontal ? ItemKey.width : ItemKey.height)
        return member.map { file.text(in: $0.value.source.range) }
      }, margins: lowered.traits.deviceMargins?.description)
  }
}

extension ElementLabels.Part {
  /// The subject as named in messages.
  fileprivate var word: String {
    switch self {
    case .section: "the section"
    case .group: "the group"
    case .item: "the item"
    case .frame: "the frame"
    case .boundaryItem: "the boundary supplementary item"
    case .anchoredItem: "the anchored item"
    case .decoration: "the background"
    }
  }
}
