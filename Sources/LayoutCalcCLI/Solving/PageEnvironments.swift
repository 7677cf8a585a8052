import LayoutReport
import LayoutSolver
import LayoutSpec
import SourceText

/// The environments that a page shows: the given ones, and widths between them at which the structure changes.
struct PageEnvironments {
  private(set) var options: [SpecOptions]
  /// The indices of the environments at whose width the structure changes.
  private(set) var changes: Set<Int> = []

  init(_ options: [SpecOptions]) { self.options = options }

  /// Finds the changes between the smallest and the largest width, if only widths are given.
  init(_ options: [SpecOptions], _ spec: Spec) {
    self.init(options)
    let widths = options.compactMap { $0.device == nil ? $0.width : nil }
    guard widths.count == options.count, widths.count > 1, let least = widths.min(), let most = widths.max(),
      most - least <= Self.widthLimit
    else { return }
    var found = Set<Double>()
    var before: SweepStructure?
    for step in 0...Int(most - least) {
      var options = options[0]
      options.width = least + Double(step)
      guard let structure = SweepStructure(spec, options) else { return }
      if let before, before != structure, found.count < Self.changeLimit {
        found.insert(least + Double(step))
      }
      before = structure
    }
    let all = Set(widths).union(found).sorted()
    self.options = all.map { width in
      var options = options[0]
      options.width = width
      return options
    }
    changes = Set(all.indices.filter { found.contains(all[$0]) })
  }

  /// The largest range of widths that is searched for changes, and the maximum number of changes shown.
  private static let widthLimit = 2000.0
  private static let changeLimit = 24
}

extension SweepStructure {
  /// The structure of a layout in one environment, without lint findings; nil if it cannot be solved.
  fileprivate init?(_ spec: Spec, _ options: SpecOptions) {
    var diagnostics = Diagnostics(file: SourceFile(name: "", bytes: []))
    guard let lowered = spec.lowered(with: options, &diagnostics),
      let solution = lowered.solved(&diagnostics)
    else { return nil }
    let sections = (0..<solution.sectionCount).map {
      Section(id: lowered.sectionIDs[$0], structure: solution.structure(ofSection: $0))
    }
    // The page only compares structures, so it needs no names.
    let variants = lowered.appliedVariants.map { Variant(path: $0.source.path, name: "") }
    self.init(sections: sections, variants: variants, findings: [])
  }
}

extension LoweredSpec {
  /// Returns where an element is declared and, if requested, the explanation of its frame.
  func pageDetail(_ solution: Solution, _ file: SourceFile) -> @Sendable (Element, Bool) -> PageDetail {
    let lines = LineMap(file)
    let sources = StepSources(self, lines, file)
    let labels = ReportLabels(self, file: file.name)
    return { element, isExplained in
      let line = sources.line(element.id)
      guard isExplained, let reference = solution.reference(to: element) else {
        return PageDetail(line: line, explanation: nil)
      }
      let report = Report(solution: solution, environment: environment, labels: labels)
      return PageDetail(
        line: line,
        explanation: Explanation(
          subject: .element(element), report: report, name: "",
          steps: layout.steps(to: reference, in: environment),
          sources: sources))
    }
  }
}

extension SourceFile {
  /// The lines of the text.
  var lines: [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
  }
}
