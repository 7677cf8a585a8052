/// A cell of a solved group.
struct SolvedCell: Sendable {
  /// The frame in the coordinates of the containing group or section.
  var frame: Rect
  var id: ElementID
  /// The z-index; nil uses the cells' default.
  var zIndex: Int?
  var isEstimated: Bool
}

/// An anchored supplementary of a solved group.
struct SolvedSupplementary: Sendable {
  var frame: Rect
  var id: ElementID
  var kind: ElementKind
  var zIndex: Int
  /// The index of its host cell within the group; nil if it is attached to a group.
  var host: Int?
  /// The running number within its kind in the group.
  var number: Int
  var isEstimated: Bool
}

/// A solved and flattened root group: its cells and anchored supplementaries in the group's coordinates.
struct FlattenedGroup: Sendable {
  var size: Size = .zero
  var cells: [SolvedCell] = []
  /// Depth first: an item's supplementaries follow its placement, a group's follow all of its content (D 54).
  var supplementaries: [SolvedSupplementary] = []
  /// The number of supplementaries of each kind.
  var kindCounts: [ElementKind: Int] = [:]
  /// The farthest edges of item frames, over all slots and over those whose item exists (rule 40).
  var farEdge = Size(width: -.infinity, height: -.infinity)
  var presentFarEdge = Size(width: -.infinity, height: -.infinity)
}

/// Flattens a solved group.
struct GroupFlattener {
  let grid: PixelGrid
  var solver: GroupSolver
  var flattened = FlattenedGroup()

  /// Adds the root group and its content.
  mutating func add(root item: Item, _ group: ArrangedGroup) {
    flattened.size = group.size
    add(item, group, at: .zero)
  }

  /// The recursion depth is bounded by the nesting of the spec.
  private mutating func add(_ item: Item, _ group: ArrangedGroup, at origin: Point) {
    let cellsBefore = flattened.cells.count
    switch item.content {
    case .cell: return
    case .group(.stack(let stack)):
      let declared = stack.subitems.declared
      for slot in group.slots { add(slot, declared[slot.declared], in: group.container, at: origin) }
    case .group(.custom), .group(.waterfall):
      for slot in group.slots {
        let custom = group.customItems[slot.declared]
        let frame = custom.frame.offset(by: origin)
        if slot.firstCell == solver.recorder?.target {
          solver.record(.r56, custom.id, .itemInsets(.zero, frame: frame))
        }
        addCell(
          SolvedCell(frame: frame, id: custom.id, zIndex: custom.zIndex, isEstimated: false),
          isPresent: slot.isPresent)
      }
    }
    // D 40: a group's supplementaries appear only if at least one of its items exists.
    guard flattened.cells.count > cellsBefore else { return }
    // Rule 53: a group's host frame is its frame less its insets, except on estimated axes.
    let host = Rect(origin: origin, size: group.size)
      .inset(by: item.effectiveInsets(estimated: group.estimated.contains))
    // Rule 10: sized in the container of the group's own fractions.
    addSupplementaries(of: item, on: host, container: group.container, host: nil)
  }

  private mutating func add(_ slot: Slot, _ item: Item, in container: Size, at origin: Point) {
    let place = slot.origin + origin
    if let nested = slot.nested.first {
      if slot.isPresent {
        add(item, nested, at: place)
      } else {
        // Missing items count for the far edge of the full pattern.
        var missing = GroupFlattener(grid: grid, solver: solver)
        missing.add(item, nested, at: place)
        flattened.farEdge = flattened.farEdge.union(missing.flattened.farEdge)
      }
      return
    }
    // Rules 11, 12, 25: insets are inside the slot and have no effect on estimated axes.
    let insets = item.effectiveInsets(estimated: slot.estimated.contains)
    let frame = Rect(origin: place, size: slot.size).inset(by: insets)
    if slot.firstCell == solver.recorder?.target {
      solver.record(.r11, item.id, .itemInsets(insets, frame: frame))
    }
    let isEstimated = slot.estimated != slot.measured.intersection(slot.estimated)
    addCell(
      SolvedCell(frame: frame, id: item.id, zIndex: nil, isEstimated: isEstimated),
      isPresent: slot.isPresent)
    if slot.isPresent {
      // Rule 10: sized in the item's final frame.
      addSupplementaries(of: item, on: frame, container: frame.size, host: flattened.cells.count - 1)
    }
  }

  private mutating func addCell(_ cell: SolvedCell, isPresent: Bool) {
    let edge = Size(width: cell.frame.end(.horizontal), height: cell.frame.end(.vertical))
    flattened.farEdge = flattened.farEdge.union(edge)
    guard isPresent else { return }
    flattened.presentFarEdge = flattened.presentFarEdge.union(edge)
    flattened.cells.append(cell)
  }

  /// Adds the supplementaries of one item or group (rule 53), sized in `container` (rule 10).
  mutating func addSupplementaries(of item: Item, on host: Rect, container: Size, host index: Int?) {
    for supplementary in item.supplementaryItems {
      let number = flattened.kindCounts[supplementary.kind, default: 0]
      let frame = solver.frame(of: supplementary, on: host, container: container)
      if let sought = solver.recorder?.supplementary, sought == (supplementary.id, index) {
        solver.recordDimension(supplementary.size.width, .horizontal, supplementary.id, in: container)
        solver.recordDimension(supplementary.size.height, .vertical, supplementary.id, in: container)
        solver.record(.r53, supplementary.id, .anchored(host: host, size: frame.size, frame: frame))
      }
      flattened.kindCounts[supplementary.kind] = number + 1
      flattened.supplementaries.append(
        SolvedSupplementary(
          frame: frame, id: supplementary.id,
          kind: supplementary.kind, zIndex: supplementary.zIndex, host: index, number: number,
          isEstimated: supplementary.size.width.isEstimated || supplementary.size.height.isEstimated))
    }
  }
}

extension GroupSolver {
  /// Returns a supplementary's frame: an anchor point on the view is placed on one of the host, and both offsets are
  /// added (rule 53).
  func frame(of supplementary: AnchoredSupplementary, on host: Rect, container: Size) -> Rect {
    let size = size(supplementary.size, in: container)
    let itemEdges = (supplementary.itemAnchor ?? supplementary.containerAnchor).edges
    var frame = Rect(origin: host.origin, size: size)
    for axis in Axis.allCases {
      frame.origin[axis] +=
        supplementary.containerAnchor.edges.factor(axis) * host.size[axis] - itemEdges.factor(axis)
        * size[axis]
        + supplementary.containerAnchor.offset(axis, of: size)
        + (supplementary.itemAnchor?.offset(axis, of: size) ?? 0)
    }
    // D 53: the supplementary's insets are applied after placing, except on estimated axes (rule 12).
    var insets = supplementary.contentInsets
    for axis in Axis.allCases where supplementary.size[axis].isEstimated { insets = insets.without(axis) }
    return frame.inset(by: insets)
  }
}

extension Anchor {
  /// Returns the offset along `axis` in points; fractions are of the supplementary view's own size.
  func offset(_ axis: Axis, of size: Size) -> Double {
    switch offset {
    case .absolute(let points): points[axis]
    case .fractional(let shares): shares[axis] * size[axis]
    }
  }
}

extension Size {
  /// Returns the larger length on each axis.
  func union(_ other: Size) -> Size {
    Size(width: max(width, other.width), height: max(height, other.height))
  }
}
