import DocumentSyntax
import LayoutReport
import LayoutSolver
import LayoutSpec
import SourceText

/// The layouts of one side of a comparison, each created when it is compared, or the exit status if there are none.
enum ComparedLayouts {
  case success([() -> ComparedLayout])
  case failure(ExitStatus)

  var status: ExitStatus {
    switch self {
    case .success: .success
    case .failure(let status): status
    }
  }
}

extension Session {
  /// The layouts of a spec in every environment, or those of a solved JSON file; problems are reported.
  func comparedLayouts(at path: SystemString) throws(UsageProblem) -> ComparedLayouts {
    guard let path = singleSpec(path) else { return .failure(.unusableInput) }
    if let operand = swiftOperand(path) { return try comparedLayouts(of: operand) }
    guard let file = file(at: path) else { return .failure(.unusableInput) }
    var diagnostics = Diagnostics(file: file)
    defer { report(diagnostics) }
    guard let document = readDocument(file, as: try syntax(of: file), &diagnostics) else {
      return .failure(.unusableInput)
    }
    if SolvedLayout.isSolvedLayout(document) {
      let layouts = SolvedLayout.all(in: document, &diagnostics)
      return layouts.map { .success($0.map { layout in { ComparedLayout(layout) } }) }
        ?? .failure(.unusableInput)
    }
    let environments = try arguments.environments()
    let name = path.isStandardInput ? file.name : path.specName.description
    guard let spec = Spec(document, name: name, &diagnostics) else { return .failure(.unusableInput) }
    // Both sides are in memory at the same time, each in all environments.
    var memory = arguments.memoryLimit / 2
    var reports: [Report] = []
    for var options in environments {
      options.memoryLimit = memory
      guard let report = spec.report(in: options, &diagnostics) else { break }
      memory -= report.solution.memory
      reports.append(report)
    }
    guard reports.count == environments.count else {
      return .failure(LoadedSpec(spec: spec, diagnostics: diagnostics).failure)
    }
    return .success(reports.map { report in { ComparedLayout(report) } })
  }
}

extension Session {
  /// The layouts of a Swift layout function in every environment; problems are reported.
  private func comparedLayouts(of operand: SwiftOperand) throws(UsageProblem) -> ComparedLayouts {
    var timings = Timings(environment)
    guard var loaded = try spec(at: operand.text, &timings) else { return .failure(.unusableInput) }
    defer { report(loaded.diagnostics) }
    let environments = try arguments.environments()
    let reports = environments.compactMap { loaded.spec?.report(in: $0, &loaded.diagnostics) }
    guard reports.count == environments.count else { return .failure(loaded.failure) }
    return .success(reports.map { report in { ComparedLayout(report) } })
  }
}

extension Spec {
  /// The solved layout, if its elements fit in memory; problems are reported.
  func report(
    in options: SpecOptions, _ diagnostics: inout Diagnostics,
    lint: (LoweredSpec, Solution) -> Void = { _, _ in }
  ) -> Report? {
    guard let lowered = lowered(with: options, &diagnostics), let solution = lowered.solved(&diagnostics)
    else { return nil }
    lint(lowered, solution)
    let report = Report(
      solution: solution, environment: lowered.environment, labels: ReportLabels(lowered))
    let count = report.elementCount(.all)
    guard count <= ComparedLayout.elementLimit else {
      diagnostics.add(ElementCountProblem(count: count))
      return nil
    }
    let needed = count * ComparedElements.bytesPerElement
    guard needed <= options.memoryLimit else {
      diagnostics.add(ElementMemoryProblem(count: count, bytes: needed, limit: options.memoryLimit))
      return nil
    }
    return report
  }
}

extension ComparedLayout {
  /// The maximum number of elements that are compared in memory.
  static let elementLimit = 10_000_000

  /// A layout read from solved JSON, with its numbers as printed there.
  init(_ solved: SolvedLayout) {
    var elements = ComparedElements()
    elements.reserve(solved.elements.count)
    for element in solved.elements { elements.append(element) }
    self.init(
      name: solved.name,
      environment: EnvironmentValues(
        width: solved.width, height: solved.height, scale: solved.scale, rounding: solved.rounding,
        layoutDirection: solved.layoutDirection, device: solved.device),
      contentSize: solved.contentSize,
      sections: solved.sections.map { section in
        let rest = section.rest.map { SettledOffset(proposed: $0.proposed, offset: $0.offset) }
        return Section(
          id: section.id, items: section.items, frame: section.frame,
          row: section.row.map { ComparedRow($0, rest: rest) })
      }, elements: elements, ids: .listed(solved.ids), kinds: solved.kinds)
  }
}

/// A layout with too many elements to compare in memory.
private struct ElementCountProblem: Problem {
  let count: Int

  var code: String { "too-many-elements" }
  var severity: Severity { .error }
  var message: String { "expected at most \(ComparedLayout.elementLimit) elements, found \(count)" }
  var hint: String? { "use fewer items" }
}

/// A layout whose elements exceed the memory limit.
private struct ElementMemoryProblem: Problem {
  let count: Int
  let bytes: Int
  let limit: Int

  var code: String { SpecProblemCode.outOfMemory.rawValue }
  var severity: Severity { .error }
  var message: String {
    "\(count) elements would take \(memoryText(bytes)) of memory, but \(memoryText(limit)) are left"
  }
  var hint: String? { "use fewer items, or set LAYOUTCALC_MEMORY to a larger number of bytes" }
}
