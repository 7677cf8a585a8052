import LayoutSpec
import SourceText

/// The environments set on the command line, which override those of a spec's own matrix.
struct EnvironmentMatrix {
  /// The options that apply to every environment.
  let common: SpecOptions
  /// The parts that replace those of a spec's matrix.
  let matrix: SnapshotMatrix
  /// Whether the command line sets any environment option.
  let hasOptions: Bool

  init(_ arguments: Arguments) throws(UsageProblem) {
    let environments = try arguments.screens()
    var common = environments.first ?? SpecOptions()
    var matrix = SnapshotMatrix()
    matrix.screens = environments.compactMap { options in
      options.width.map { .width($0) } ?? options.device.map { .device($0) }
    }
    matrix.textSizes = try arguments.textSizes()
    matrix.directions = common.layoutDirection.map { [$0] } ?? []
    matrix.offsets = common.offset.map { [$0] } ?? []
    (common.width, common.device) = (nil, nil)
    self.common = common
    self.matrix = matrix
    hasOptions = arguments.uses.contains { Option.solving.contains($0.option) }
  }

  /// The environments that a spec is solved in: its own matrix with the command line's overrides.
  ///
  /// Invalid parts of the matrix are reported and left out.
  func environments(of spec: Spec, _ diagnostics: inout Diagnostics) -> [SnapshotEnvironment] {
    var own = spec.snapshotMatrix(common, &diagnostics)
    if !matrix.screens.isEmpty { own.screens = matrix.screens }
    if !matrix.textSizes.isEmpty { own.textSizes = matrix.textSizes }
    if !matrix.directions.isEmpty { own.directions = matrix.directions }
    if !matrix.offsets.isEmpty { own.offsets = matrix.offsets }
    guard own.count <= SnapshotMatrix.environmentLimit else {
      diagnostics.add(SpecProblem.tooManyEnvironments(own.count))
      return []
    }
    return own.environments(over: common)
  }
}
