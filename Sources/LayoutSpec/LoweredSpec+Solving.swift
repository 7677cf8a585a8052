package import LayoutSolver
package import SourceText

/// An expression of `items` that asks for the size at which an item is laid out.
struct MeasuringExpression: Sendable {
  var section: Int
  /// The items that it measures.
  var items: StrideTo<Int>
  var axis: Axis
  var bound: BoundExpression
  var range: NumberRange
  var source: SpecSource
}

extension LoweredSpec {
  /// The solution; nil where it is none, which is told: a limit was met, a number is not finite, or an expression that
  /// asks for an item's laid-out size has no value there.
  ///
  /// The solver takes such an item's size as unknown, so that the fault can be told with the solution at hand.
  package func solved(_ diagnostics: inout Diagnostics) -> Solution? {
    let solution = layout.solved(in: environment)
    var faults = measuringExpressions.compactMap { fault(of: $0, in: solution) } + limits(met: solution)
    if faults.isEmpty { faults = infinities(in: solution) }
    guard !faults.isEmpty else { return solution }
    // Of several environments, the first one's words are kept.
    var known = Set(diagnostics.list.map(ReportedProblem.init))
    for fault in faults where known.insert(ReportedProblem(fault)).inserted { diagnostics.add(fault) }
    return nil
  }

  /// The groups that the solver has not laid out whole, and the section that there was no memory for.
  private func limits(met solution: Solution) -> [Diagnostic] {
    solution.issues.compactMap { issue in
      switch issue {
      case .tooManyElements(_, let group): diagnostic(.tooManyElements, at: group)
      case .outOfMemory(let section, let bytes, let limit):
        diagnostic(
          .outOfMemory(section: sectionIDs[section], bytes: bytes, limit: limit), at: ids[section])
      case .itemDoesNotFit, .itemExceedsLine, .emptyCycle: nil
      }
    }
  }

  /// Rule 65: the sections in which a length is not finite, or the layout where it is its own.
  private func infinities(in solution: Solution) -> [Diagnostic] {
    let sections = ids.indices.filter { !solution.isFinite(section: $0) }
    if sections.isEmpty, !solution.isFinite { return [Diagnostic(SpecProblem.layoutNotFinite(section: nil))] }
    return sections.map { diagnostic(.layoutNotFinite(section: sectionIDs[$0]), at: ids[$0]) }
  }

  /// The ids of the sections.
  private var ids: [ElementID] {
    switch layout {
    case .compositional(let layout): layout.sections.map(\.id)
    case .flow(let layout): layout.sections.map(\.id)
    }
  }

  private func diagnostic(_ problem: SpecProblem, at id: ElementID) -> Diagnostic {
    guard let label = labels[id] else { return Diagnostic(problem) }
    return Diagnostic(problem, at: label.range, path: label.path)
  }

  /// The first fault among the first items.
  private func fault(of expression: MeasuringExpression, in solution: Solution) -> Diagnostic? {
    // The laid-out length along the measured axis is the estimate, which the solution no longer has.
    let own = expression.axis == .horizontal ? "itemWidth" : "itemHeight"
    guard !expression.bound.expression.mentions(own) else { return nil }
    for item in expression.items.prefix(SpecLowering.triedItemCount) {
      guard let cell = solution.cell(section: expression.section, item: item) else { return nil }
      if let diagnostic = expression.diagnostic(item: item, laidOut: cell.frame.size) { return diagnostic }
    }
    return nil
  }
}

extension MeasuringExpression {
  /// What is wrong with the value for an item.
  fileprivate func diagnostic(item: Int, laidOut: Size) -> Diagnostic? {
    switch bound.problem(item: item, laidOut: laidOut, in: range) {
    case nil: nil
    case .value(let problem): Diagnostic(problem, at: source.range, path: source.path)
    case .fault(let fault):
      Diagnostic(
        SpecProblem(fault, known: [], looksCut: false, inDimension: false),
        at: source.range(of: fault, offset: bound.expression.offset), path: source.path)
    }
  }
}
