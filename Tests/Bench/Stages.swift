import DocumentSyntax
import LayoutReport
import LayoutSolver
import LayoutSpec
import SourceText

/// A timed stage of `solve`, run on a spec that has already been read.
enum Stage: String, CaseIterable {
  /// Reads the bytes into the model.
  case read
  /// Does nothing, to measure the cost of preparation.
  case none
  /// Solves the layout without requesting frames.
  case layout
  /// Solves the layout and writes all frames of its first section to a flat array.
  case solve
  /// Changes the measured height of one item in the middle.
  case update
  /// Runs a rect query that finds about twenty items.
  case query
  /// Writes the report as JSON and discards it.
  case json
}

/// The bytes of a spec, and the results of the stages.
struct Prepared {
  let file: SourceFile
  let lowered: LoweredSpec
  var solution: Solution

  init?(_ workload: Workload, count: Int) {
    file = SourceFile(name: workload.name, bytes: Array(workload.spec(count).utf8))
    guard let lowered = Self.lowered(file) else { return nil }
    self.lowered = lowered
    solution = lowered.layout.solved(in: lowered.environment)
  }

  private static func lowered(_ file: SourceFile) -> LoweredSpec? {
    var diagnostics = Diagnostics(file: file)
    guard let document = readDocument(file, as: .json, &diagnostics),
      let spec = Spec(document, name: file.name, &diagnostics)
    else { return nil }
    var options = SpecOptions()
    options.width = 300
    return spec.lowered(with: options, &diagnostics)
  }

  /// Runs a stage once; returns a number that depends on all results, to prevent the optimizer from removing work.
  mutating func run(_ stage: Stage, round: Int) -> Double {
    switch stage {
    case .read:
      return Double(Self.lowered(file)?.sectionIDs.count ?? 0)
    case .none: return 0
    case .layout: return lowered.layout.solved(in: lowered.environment).contentSize.height
    case .solve:
      let frames = lowered.layout.solved(in: lowered.environment).frames(ofSection: 0)
      return frames.last ?? 0
    case .update:
      let middle = solution.itemCount(ofSection: 0) / 2
      solution.update(section: 0, item: middle, measured: Double(30 + round % 20))
      return solution.contentSize.height
    case .query:
      return query(round: round)
    case .json:
      return Double(json())
    }
  }

  private func query(round: Int) -> Double {
    let length = max(1, solution.contentSize.height - 1200)
    let start = (Double(round) * 7919 * 61).truncatingRemainder(dividingBy: length)
    var sum = 0.0
    solution.forEachElement(in: Rect(x: 0, y: start, width: 300, height: 1170)) { element in
      sum += element.frame.size.height
      return true
    }
    return sum
  }

  private func json() -> Int {
    var bytes = 0
    var buffer = TextBuffer { piece in
      bytes += piece.count
      return true
    }
    let report = Report(
      solution: solution, environment: lowered.environment, labels: ReportLabels(name: file.name))
    var writer = ReportFormat.all[1].writer(ReportOptions(), isForSeveral: false)
    writer.write(report, to: &buffer)
    writer.finish(&buffer)
    buffer.flush()
    return bytes
  }
}
