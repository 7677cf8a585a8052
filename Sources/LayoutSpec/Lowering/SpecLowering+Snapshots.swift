import LayoutSolver
package import SourceText

extension Spec {
  /// The matrix that the spec's own `snapshots` asks for, without what is wrong in it, which is reported.
  package func snapshotMatrix(_ options: SpecOptions, _ diagnostics: inout Diagnostics) -> SnapshotMatrix {
    var lowering = SpecLowering(self, options, diagnostics)
    defer { diagnostics = lowering.diagnostics }
    var matrix = lowering.snapshotMatrix()
    matrix.isFaulty = lowering.isFaulty
    return matrix
  }
}

extension SpecLowering {
  /// The matrix of `snapshots`; empty where the spec says nothing.
  mutating func snapshotMatrix() -> SnapshotMatrix {
    // What environments are made of cannot depend on one.
    scope = Scope()
    var matrix = SnapshotMatrix()
    guard let written = mapping(spec.root[DocumentKey.snapshots]?.value) else { return matrix }
    for node in values(SnapshotsKey.widths, of: written) {
      if let width = number(node, .positive) { matrix.screens.append(.width(width)) }
    }
    for node in values(SnapshotsKey.devices, of: written) {
      if case .text(let name) = node.content, device(node) != nil { matrix.screens.append(.device(name)) }
    }
    matrix.textSizes = values(SnapshotsKey.textSizes, of: written).compactMap { textSize($0) }
    for node in values(SnapshotsKey.directions, of: written) {
      guard case .text(let word) = node.content, let direction = LayoutDirection(rawValue: word) else {
        continue
      }
      matrix.directions.append(direction)
    }
    for node in values(SnapshotsKey.offsets, of: written) {
      if let offset = point(node) { matrix.offsets.append(offset) }
    }
    guard matrix.count <= SnapshotMatrix.environmentLimit else {
      report(.tooManyEnvironments(matrix.count), at: written.source)
      return SnapshotMatrix()
    }
    return matrix
  }

  /// The values of a list, each with its place.
  private func values(_ key: SnapshotsKey, of mapping: SpecMapping) -> [SpecNode] {
    guard let node = mapping[key]?.value else { return [] }
    guard case .numbers(let numbers) = node.content else { return elements(node) }
    return zip(node.source.elements, numbers).map { SpecNode(source: $0, content: .number($1)) }
  }
}
