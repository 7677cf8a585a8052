extension Solution {
  /// Whether every position and length of a section is a number.
  package func isFinite(section index: Int) -> Bool {
    let section = sections[index]
    return exactFrame(section).isFinite && section.groups.isFinite
      && section.boundaries.items.allSatisfy { $0.slot.isFinite }
  }
}

extension Groups {
  /// Whether all that is stored is finite, and with it all that is computed.
  fileprivate var isFinite: Bool {
    switch self {
    case .empty: true
    case .pattern(let groups):
      frame(ofGroup: 0).isFinite && frame(ofGroup: count - 1).isFinite
        && groups.full.isFinite && groups.last.isFinite
    case .measured(let groups):
      frame(ofGroup: count - 1).isFinite && groups.template.cells.areFinite && groups.last.cells.areFinite
    case .listed(let groups):
      groups.frames.allSatisfy(\.isFinite) && groups.cells.areFinite
        && groups.supplementaries.allSatisfy { $0.frame.isFinite }
    case .waterfall(let group):
      group.frame.isFinite && group.supplementaries.allSatisfy { $0.frame.isFinite }
    case .lines(let lines): lines.frame(ofLine: 0).isFinite && lines.frame(ofLine: count - 1).isFinite
    }
  }
}

extension Fragment {
  fileprivate var isFinite: Bool {
    cells.areFinite && supplementaries.allSatisfy { $0.frame.isFinite }
  }
}

extension [CellTemplate] {
  fileprivate var areFinite: Bool { allSatisfy { $0.frame.isFinite } }
}

extension Rect {
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
