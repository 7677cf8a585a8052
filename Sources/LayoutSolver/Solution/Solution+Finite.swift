extension Solution {
  /// Whether every position and length of a section is a number, and none so large that rounding or a sum of all of
  /// them would not be one.
  package func isFinite(section index: Int) -> Bool {
    let section = sections[index]
    return exactFrame(section).isFinite && section.groups.isFinite
      && section.boundaries.items.allSatisfy { $0.slot.isFinite && $0.item.contentInsets.areFinite }
      && section.decorations.allSatisfy { $0.contentInsets.areFinite }
      && (section.row.map { $0.viewport.isFinite && $0.stops.contentLength.isReasonable } ?? true)
      && lengths(ofSection: index).allSatisfy(\.areFinite)
  }

  /// Whether that is so for the content, the layout's own boundary items, and the environment.
  package var isFinite: Bool {
    Rect(origin: environment.offset ?? .zero, size: exactContentSize).isFinite
      && boundaries.items.allSatisfy { $0.slot.isFinite && $0.item.contentInsets.areFinite }
      && environment.contentInset.areFinite && environment.safeArea.areFinite
      && Rect(origin: .zero, size: environment.container).isFinite
  }

  /// What a section's items measure, as the layout says.
  private func lengths(ofSection index: Int) -> [MeasuredLength] {
    let items: SectionItems =
      switch layout {
      case .compositional(let layout): layout.sections[index].items
      case .flow(let layout): layout.sections[index].items
      }
    return [items.width, items.height, items.aspectRatio]
  }
}

extension MeasuredLength {
  /// Whether all lengths that are listed are finite; whoever computes one keeps to it.
  fileprivate var areFinite: Bool {
    switch self {
    case .unknown, .random, .computed: true
    case .constant(let length): length.isReasonable
    case .listed(let lengths), .cycled(let lengths): lengths.allSatisfy { $0.isNaN || $0.isReasonable }
    }
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
    case .filled(let groups):
      frame(ofGroup: 0).isFinite && frame(ofGroup: count - 1).isFinite && groups.last.cells.areFinite
        && groups.cell(0, ofGroup: 0).frame.isFinite
    case .listed(let groups):
      groups.frames.allSatisfy(\.isFinite) && groups.cells.areFinite
        && groups.supplementaries.allSatisfy { $0.frame.isFinite }
    case .waterfall(let group):
      group.frame.isFinite && group.supplementaries.allSatisfy { $0.frame.isFinite }
    case .lines(let lines): lines.frame(ofLine: 0).isFinite && lines.frame(ofLine: count - 1).isFinite
    }
  }
}

extension FlattenedGroup {
  fileprivate var isFinite: Bool {
    cells.areFinite && supplementaries.allSatisfy { $0.frame.isFinite }
  }
}

extension [SolvedCell] {
  fileprivate var areFinite: Bool { allSatisfy { $0.frame.isFinite } }
}

extension Rect {
  fileprivate var isFinite: Bool {
    origin.x.isReasonable && origin.y.isReasonable && size.width.isReasonable && size.height.isReasonable
  }
}

extension Insets {
  fileprivate var areFinite: Bool {
    top.isReasonable && leading.isReasonable && bottom.isReasonable && trailing.isReasonable
  }
}

extension Double {
  /// Whether the number stays finite in sums of as many terms as there can be items, and times the largest scale.
  fileprivate var isReasonable: Bool { magnitude <= 1e290 }
}
