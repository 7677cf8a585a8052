extension Solution {
  /// Whether all positions and lengths of a section are finite, and small enough that rounding and sums stay finite.
  package func isFinite(section index: Int) -> Bool {
    let section = sections[index]
    return exactFrame(section).isFinite && section.groups.isFinite
      && section.boundaries.items.allSatisfy { $0.slot.isFinite && $0.item.contentInsets.areFinite }
      && section.decorations.allSatisfy { $0.contentInsets.areFinite }
      && (section.row.map { $0.viewport.isFinite && $0.stops.contentLength.isReasonable } ?? true)
      && lengths(ofSection: index).allSatisfy(\.areFinite)
  }

  /// Whether the content, the layout's own boundary supplementary items and the environment are finite.
  package var isFinite: Bool {
    Rect(origin: environment.offset ?? .zero, size: exactContentSize).isFinite
      && boundaries.items.allSatisfy { $0.slot.isFinite && $0.item.contentInsets.areFinite }
      && environment.contentInset.areFinite && environment.safeArea.areFinite
      && Rect(origin: .zero, size: environment.container).isFinite
  }

  /// Returns the declared measurements of a section's items.
  private func lengths(ofSection index: Int) -> [ItemLengthSource] {
    let items: SectionItems =
      switch layout {
      case .compositional(let layout): layout.sections[index].items
      case .flow(let layout): layout.sections[index].items
      }
    return [items.width, items.height, items.aspectRatio]
  }
}

extension ItemLengthSource {
  /// Whether all listed lengths are finite; computed lengths must be finite already.
  fileprivate var areFinite: Bool {
    switch self {
    case .unknown, .random, .computed: true
    case .constant(let length): length.isReasonable
    case .listed(let lengths), .cycled(let lengths): lengths.allSatisfy { $0.isNaN || $0.isReasonable }
    }
  }
}

extension Groups {
  /// Whether all stored values are finite, and therefore all computed ones.
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
  /// Whether the number stays finite when multiplied by the largest item count and the largest scale.
  fileprivate var isReasonable: Bool { magnitude <= 1e290 }
}
