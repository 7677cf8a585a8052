import LayoutSolver

extension Spec {
  /// The matrix that the spec's own `snapshots` asks for; empty where it says nothing.
  package var snapshotMatrix: SnapshotMatrix {
    var matrix = SnapshotMatrix()
    guard case .mapping(let written)? = root[DocumentKey.snapshots]?.value.content else { return matrix }
    matrix.screens =
      numbers(written[SnapshotsKey.widths]?.value.content).map { .width($0) }
      + texts(written[SnapshotsKey.devices]?.value.content).map { .device($0) }
    matrix.directions = texts(written[SnapshotsKey.directions]?.value.content)
      .compactMap(LayoutDirection.init(rawValue:))
    matrix.offsets = points(written[SnapshotsKey.offsets]?.value.content)
    return matrix
  }

  private func numbers(_ content: SpecNode.Content?) -> [Double] {
    switch content {
    case .numbers(let numbers): numbers
    case .list(let nodes): nodes.flatMap { numbers($0.content) }
    case .number(let number): [number]
    case .boolean, .expression, .text, .words, .dimension, .flexible, .percentage, .mapping, .faulty, nil: []
    }
  }

  private func texts(_ content: SpecNode.Content?) -> [String] {
    switch content {
    case .words(let words): words
    case .list(let nodes): nodes.flatMap { texts($0.content) }
    case .text(let text): [text]
    case .boolean, .expression, .number, .numbers, .dimension, .flexible, .percentage, .mapping, .faulty, nil:
      []
    }
  }

  private func points(_ content: SpecNode.Content?) -> [Point] {
    switch content {
    case .list(let nodes): nodes.flatMap { points($0.content) }
    case .mapping(let point):
      [
        Point(
          x: numbers(point[PointKey.x]?.value.content).first ?? 0,
          y: numbers(point[PointKey.y]?.value.content).first ?? 0)
      ]
    case .boolean, .expression, .number, .numbers, .text, .words, .dimension, .flexible, .percentage, .faulty,
      nil:
      []
    }
  }
}
