import DocumentSyntax
import LayoutReport
import LayoutSolver
import LayoutSpec
import SourceText

/// What is timed, each over a spec that has been read: the path that `solve` takes, stage by stage.
enum Stage: String, CaseIterable {
  /// From bytes to the model.
  case read
  /// Nothing: what it costs to get ready.
  case none
  /// The layout solved; frames are not asked for.
  case layout
  /// The layout solved, and all frames of its first section written to a flat array.
  case solve
  /// One item in the middle measures another height.
  case update
  /// A rect query that finds some twenty items.
  case query
  /// The answer as JSON, into nothing.
  case json
}

/// Bytes of a spec, and what has been made of them.
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

  /// Does a stage once; answers a number that depends on all that was done, so that nothing is left out.
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
