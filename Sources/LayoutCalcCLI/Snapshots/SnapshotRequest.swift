import LayoutReport
import LayoutSolver
import LayoutSpec
import SourceText

/// What `snapshot` is asked for.
struct SnapshotRequest {
  let action: SnapshotAction
  let mode: RecordMode
  /// Folders and specs.
  let paths: [String]
  let precision: Precision
  let tolerance: Double
  let order: ChangeOrder
  /// What the command line says of every environment.
  let common: SpecOptions
  /// What it says instead of a spec's own matrix.
  let matrix: SnapshotMatrix
  /// Whether it says anything of environments.
  let hasOptions: Bool

  init(_ session: Session, _ action: SnapshotAction) throws(UsageProblem) {
    let arguments = session.arguments
    self.action = action
    paths = arguments.operands.count > 1 ? Array(arguments.operands.dropFirst()) : ["."]
    if paths.contains("-") { throw .unexpectedOperand("-") }
    let written = try arguments.word(.record, as: RecordMode.self)
    if written != nil, action != .check {
      throw .optionNeeds(option: Option.record.spelling, needed: "'check'")
    }
    let isRecord = action == .record
    mode = isRecord ? .all : written ?? (session.isContinuousIntegration ? .never : .missing)
    precision = try arguments.precision()
    tolerance = try arguments.tolerance()
    order = try arguments.word(.order, as: ChangeOrder.self) ?? .size
    let environments = try arguments.environments()
    (common, matrix) = SnapshotMatrix.read(environments)
    hasOptions = arguments.uses.contains { Option.solving.contains($0.option) }
  }

  /// The environments in which a spec is solved: its own, but for what the command line says.
  func environments(of spec: Spec) -> [SnapshotEnvironment] {
    var matrix = spec.snapshotMatrix
    if !self.matrix.screens.isEmpty { matrix.screens = self.matrix.screens }
    if !self.matrix.directions.isEmpty { matrix.directions = self.matrix.directions }
    if !self.matrix.offsets.isEmpty { matrix.offsets = self.matrix.offsets }
    return matrix.environments(over: common)
  }
}

extension SnapshotMatrix {
  /// The matrix of the command line's environments, and what they have in common beside it.
  fileprivate static func read(_ environments: [SpecOptions]) -> (SpecOptions, SnapshotMatrix) {
    var matrix = SnapshotMatrix()
    var common = environments.first ?? SpecOptions()
    matrix.screens = environments.compactMap { options in
      options.width.map { .width($0) } ?? options.device.map { .device($0) }
    }
    matrix.directions = common.layoutDirection.map { [$0] } ?? []
    matrix.offsets = common.offset.map { [$0] } ?? []
    (common.width, common.device) = (nil, nil)
    return (common, matrix)
  }
}

extension Arguments {
  /// The action that the first operand names.
  func snapshotAction() throws(UsageProblem) -> SnapshotAction {
    let known = SnapshotAction.allCases.map(\.rawValue)
    guard let word = operands.first else { throw .missingOperand(expected: known.joined(separator: " or ")) }
    guard let action = SnapshotAction(rawValue: word) else { throw .unknownAction(word, known: known) }
    return action
  }
}

extension Session {
  /// Whether this is a job of continuous integration, by the variable that all of them set.
  fileprivate var isContinuousIntegration: Bool {
    !["", "0", "false"].contains(environment.variable("CI") ?? "")
  }
}
