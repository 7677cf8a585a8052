package import LayoutSolver
package import SourceText

/// An expression in `items` that depends on the size at which an item is laid out.
struct MeasuringExpression: Sendable {
  var section: Int
  /// The items that the expression measures.
  var items: StrideTo<Int>
  var axis: Axis
  var bound: BoundExpression
  var range: NumberRange
  var source: SpecSource
}

extension LoweredSpec {
  /// Returns the solution, or nil after reporting why there is none: a limit was reached, a number is not finite, or an
  /// expression that depends on an item's laid-out size cannot be evaluated.
  ///
  /// The solver treats the size of such an item as unknown, so the error can be reported from the solution.
  package func solved(_ diagnostics: inout Diagnostics) -> Solution? {
    let solution = layout.solved(in: environment)
    var faults = measuringExpressions.compactMap { fault(of: $0, in: solution) } + limits(met: solution)
    if faults.isEmpty { faults = infinities(in: solution) }
    guard !faults.isEmpty else { return solution }
    // The same problem in several environments is reported once, with the message of the first one.
    var known = Set(diagnostics.list.map(ReportedProblem.init))
    for fault in faults where known.insert(ReportedProblem(fault)).inserted { diagnostics.add(fault) }
    return nil
  }

  /// Returns the groups that exceed the element limit and the section that exceeds the memory limit.
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

  /// Rule 65: returns the sections with a length that is not finite, or the layout if the length is not in a section.
  private func infinities(in solution: Solution) -> [Diagnostic] {
    let sections = ids.indices.filter { !solution.isFinite(section: $0) }
    if sections.isEmpty, !solution.isFinite { return [Diagnostic(SpecProblem.layoutNotFinite(section: nil))] }
    return sections.map { diagnostic(.layoutNotFinite(section: sectionIDs[$0]), at: ids[$0]) }
  }

  /// The element ids of the sections.
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

  /// Returns the first error among the first items.
  private func fault(of expression: MeasuringExpression, in solution: Solution) -> Diagnostic? {
    // The laid-out length on the measured axis is the estimate, which the solution no longer contains.
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
  /// Returns the problem with the value for an item, if any.
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
