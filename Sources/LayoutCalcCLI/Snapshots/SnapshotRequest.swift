import LayoutReport
import LayoutSpec
import SourceText

/// The action and options of `snapshot`.
struct SnapshotRequest {
  let action: SnapshotAction
  let mode: RecordMode
  /// Folders and specs.
  let paths: [SystemString]
  let precision: Precision
  let tolerance: Double
  let order: ChangeOrder
  /// The environments set on the command line for every spec.
  let matrix: EnvironmentMatrix
  let lintLevels: [String: LintLevel]
  /// The folder for pictures of failed snapshots.
  let pictureFolder: SystemString?

  init(_ session: Session, _ action: SnapshotAction) throws(UsageProblem) {
    let arguments = session.arguments
    self.action = action
    paths = arguments.operands.count > 1 ? Array(arguments.operands.dropFirst()) : ["."]
    if paths.contains(where: \.isStandardInput) { throw .unexpectedOperand("-") }
    let written = try arguments.word(.record, as: RecordMode.self)
    if written != nil, action != .check {
      throw .optionNeeds(option: Option.record.spelling, needed: "'check'")
    }
    pictureFolder = arguments.path(.pictureFolder)
    if pictureFolder != nil, action != .check {
      throw .optionNeeds(option: Option.pictureFolder.spelling, needed: "'check'")
    }
    let isRecord = action == .record
    mode = isRecord ? .all : written ?? (session.environment.isContinuousIntegration ? .never : .missing)
    precision = try arguments.precision()
    tolerance = try arguments.tolerance()
    order = try arguments.word(.order, as: ChangeOrder.self) ?? .size
    matrix = try EnvironmentMatrix(arguments)
    lintLevels = try arguments.lintLevels()
  }
}

extension Arguments {
  /// The action that the first operand names.
  func snapshotAction() throws(UsageProblem) -> SnapshotAction {
    let known = SnapshotAction.allCases.map(\.rawValue)
    guard let word = words.first else { throw .missingOperand(expected: known.alternatives) }
    guard let action = SnapshotAction(rawValue: word) else { throw .unknownAction(word, known: known) }
    return action
  }
}
