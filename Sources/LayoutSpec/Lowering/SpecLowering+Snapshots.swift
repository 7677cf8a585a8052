import LayoutSolver
package import SourceText

extension Spec {
  /// Returns the matrix of the spec's `snapshots`, without invalid values, which are reported.
  package func snapshotMatrix(_ options: SpecOptions, _ diagnostics: inout Diagnostics) -> SnapshotMatrix {
    var lowering = SpecLowering(self, options, diagnostics)
    defer { diagnostics = lowering.diagnostics }
    var matrix = lowering.snapshotMatrix()
    matrix.hasErrors = lowering.hasErrors
    return matrix
  }
}

extension SpecLowering {
  /// Returns the matrix of `snapshots`; empty if the spec does not set it.
  mutating func snapshotMatrix() -> SnapshotMatrix {
    // The values of the matrix define environments, so they cannot depend on one.
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

  /// Returns the values of a list with their locations.
  private func values(_ key: SnapshotsKey, of mapping: SpecMapping) -> [SpecNode] {
    guard let node = mapping[key]?.value else { return [] }
    guard case .numbers(let numbers) = node.content else { return elements(node) }
    return zip(node.source.elements, numbers).map { SpecNode(source: $0, content: .number($1)) }
  }
}
