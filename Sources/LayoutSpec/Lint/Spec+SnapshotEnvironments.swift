extension Spec {
  /// The environments of the spec's own `snapshots`: its widths, then its devices.
  package var snapshotEnvironments: [EnvironmentName] {
    guard case .mapping(let snapshots)? = root[DocumentKey.snapshots]?.value.content else { return [] }
    return widths(snapshots[SnapshotsKey.widths]?.value.content).map { .width($0) }
      + texts(snapshots[SnapshotsKey.devices]?.value.content).map { .device($0) }
  }

  private func widths(_ content: SpecNode.Content?) -> [Double] {
    switch content {
    case .numbers(let numbers): numbers
    case .list(let nodes): nodes.flatMap { widths($0.content) }
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
}
