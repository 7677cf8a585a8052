import DocumentSyntax
import LayoutReport
import LayoutSolver
import LayoutSpec
import SourceText

/// The layouts of one side of a comparison, or how a run ends without them.
enum ComparedLayouts {
  case success([ComparedLayout])
  case failure(ExitStatus)

  var status: ExitStatus {
    switch self {
    case .success: .success
    case .failure(let status): status
    }
  }
}

extension Session {
  /// The layouts of a spec in every environment, or those of a solved JSON file; what is wrong is reported.
  func comparedLayouts(at path: String, _ precision: Precision) throws(UsageProblem) -> ComparedLayouts {
    guard let file = file(at: path) else { return .failure(.unusableInput) }
    var diagnostics = Diagnostics(file: file)
    defer { report(diagnostics) }
    guard let document = readDocument(file, as: try syntax(of: file), &diagnostics) else {
      return .failure(.unusableInput)
    }
    if SolvedLayout.isAnswer(document) {
      let layouts = SolvedLayout.all(in: document, &diagnostics)
      return layouts.map { .success($0.map { ComparedLayout($0).rounded(to: precision) }) }
        ?? .failure(.unusableInput)
    }
    let environments = try arguments.environments()
    let name = path == "-" ? file.name : specName(ofFile: path)
    guard let spec = Spec(document, name: name, &diagnostics) else { return .failure(.unusableInput) }
    let layouts = environments.compactMap { options in
      spec.answer(in: options, &diagnostics).map { ComparedLayout($0, precision) }
    }
    guard layouts.count == environments.count else {
      return .failure(LoadedSpec(spec: spec, diagnostics: diagnostics).failure)
    }
    return .success(layouts)
  }
}

extension Spec {
  /// The solved layout, if it has few enough elements to be held; what is wrong is reported.
  func answer(in options: SpecOptions, _ diagnostics: inout Diagnostics) -> Answer? {
    guard let lowered = lowered(with: options, &diagnostics), let solution = lowered.solved(&diagnostics)
    else { return nil }
    let count = (0..<solution.sectionCount).reduce(0) { sum, section in
      // The sum of many large counts must not overflow.
      min(sum, .max / 2) + min(solution.elementCount(ofSection: section, .all), .max / 2)
    }
    guard count <= ComparedLayout.elementLimit else {
      diagnostics.add(ElementCountProblem(count: count))
      return nil
    }
    return Answer(solution: solution, environment: lowered.environment, labels: ReportLabels(lowered))
  }
}

extension ComparedLayout {
  /// The most elements that are held in memory to be compared.
  static let elementLimit = 10_000_000

  /// An answer that has been read back.
  init(_ solved: SolvedLayout) {
    self.init(
      name: solved.name,
      environment: EnvironmentFacts(
        width: solved.width, height: solved.height, scale: solved.scale, rounding: solved.rounding,
        layoutDirection: solved.layoutDirection, device: solved.device),
      contentSize: solved.contentSize,
      sections: solved.sections.map { Section(id: $0.id, items: $0.items, frame: $0.frame) },
      elements: solved.elements, ids: solved.ids, kinds: solved.kinds)
  }
}

/// A layout too large to be held in memory.
private struct ElementCountProblem: Problem {
  let count: Int

  var code: String { "too-many-elements" }
  var severity: Severity { .error }
  var message: String { "expected at most \(ComparedLayout.elementLimit) elements, found \(count)" }
  var hint: String? { "fewer items show the same layout" }
}
