import LayoutSolver
import SourceText

extension LintRule {
  /// Rule 29: a measured length has an effect on an estimated axis only.
  static let measuredSizeIgnored = LintRule(
    name: "measured-size-ignored", level: .warning,
    summary: "a measured size is ignored because that dimension is not estimated",
    explanation: """
      Measured sizes replace estimates only. If a width or height is fixed, or is the column width of a \
      waterfall, the content gets that length, whatever it measures; UIKit may even measure such a cell \
      endlessly. Write estimated(…) where the content should decide; columns of a waterfall and frames of a \
      custom group cannot be estimated.
      """,
    exceptions: [
      "both sizes agree within half a point",
      "the dimension is estimated in another environment or variant",
      "a count replaces it (see count-overrides-size)",
    ],
    requiresAllEnvironments: true,
    source: .solved { context in
      context.filledSections.flatMap(context.ignoredSizes) + context.ignoredBoundarySizes
    })
}

/// The ignored measurements of one item's dimension, over all cells that share the declaration.
private struct IgnoredSize {
  var first: Int
  var count = 0
  var fixed: Double
  var wanted: Double
}

extension LintContext {
  private struct Key: Hashable {
    var id: ElementID
    var axis: Axis
  }

  fileprivate func ignoredSizes(_ section: LintSection) -> [LintFinding] {
    let fixed = fixedAxes(section)
    guard !fixed.isEmpty else { return [] }
    let items = section.section.items
    var order: [Key] = []
    var found: [Key: IgnoredSize] = [:]
    let cells = sampledCells(ofSection: section.index)
    for cell in cells {
      for axis in fixed[cell.id] ?? [] {
        guard let wanted = items.wanted(cell, axis), abs(wanted - cell.frame.size[axis]) > 0.5 else {
          continue
        }
        // 'text-does-not-fit' reports this case, per text size.
        if axis == .vertical, wanted > cell.frame.size[axis],
          measuresText(cell.item, inSection: section.index)
        {
          continue
        }
        let key = Key(id: cell.id, axis: axis)
        if found[key] == nil { order.append(key) }
        found[key, default: IgnoredSize(first: cell.item, fixed: cell.frame.size[axis], wanted: wanted)]
          .count += 1
      }
    }
    return order.compactMap { key in found[key].map { finding($0, key, section, looked: cells.count) } }
  }

  private func finding(_ size: IgnoredSize, _ key: Key, _ section: LintSection, looked: Int) -> LintFinding {
    let subject = items(
      first: size.first, count: size.count, looked: looked, of: section.outline.cellCount)
    return LintFinding(
      place(key.id, key.axis), section: section.index,
      "\(subject): fixed at \(plainNumberText(size.fixed)) \(key.axis.adjective), but the content measures "
        + plainNumberText(size.wanted),
      hint: otherAxisHint(size, key, section) ?? fixedFrameHint(size, key, section)
        ?? "write estimated(\(plainNumberText(size.wanted))) where the content should decide")
  }

  /// Returns a hint for columns of waterfalls and frames of custom groups, which cannot be estimated.
  private func fixedFrameHint(_ size: IgnoredSize, _ key: Key, _ section: LintSection) -> String? {
    if case .group(.waterfall) = section.section.group.content {
      return "delete the measured \(key.axis.key), or put the item in a section of its own"
    }
    guard section.part(key.id) == nil else { return nil }
    return "delete the measured \(key.axis.key), or write '\(key.axis.key): \(plainNumberText(size.wanted))'"
  }

  /// Returns a hint for plain numbers in `items`, which measure the scroll axis, if only the other axis is estimated.
  private func otherAxisHint(_ size: IgnoredSize, _ key: Key, _ section: LintSection) -> String? {
    let other = key.axis.cross
    guard key.axis == section.mainAxis, section.part(key.id)?.isEstimated(other) == true,
      !section.section.items[other].isKnown, let node = member(section.section.id, "items")?.value
    else { return nil }
    switch node.content {
    case .numbers, .list:
      return "write {\(other.key): \(plainNumberText(size.wanted))} to measure the \(other.key)"
    case .number, .boolean, .expression, .text, .words, .dimension, .flexible, .percentage, .mapping,
      .invalid:
      return nil
    }
  }

  /// Returns the axes on which each cell's measurement is known but ignored.
  private func fixedAxes(_ section: LintSection) -> [ElementID: [Axis]] {
    let items = section.section.items
    var axes: [ElementID: [Axis]] = [:]
    for part in section.parts where part.isCell {
      let fixed = Axis.allCases.filter { axis in
        let isKnown = items[axis].isKnown || (axis == .vertical && items.aspectRatio.isKnown)
        return isKnown && !part.isEstimated(axis) && !part.isCounted(axis)
          && !mayBeEstimated(part.item.id, axis)
      }
      if !fixed.isEmpty { axes[part.item.id] = fixed }
    }
    if case .group(.waterfall) = section.section.group.content {
      // The column determines the length across the scroll axis (rule W1).
      let across = section.mainAxis.cross
      if items[across].isKnown { axes[section.section.group.id] = [across] }
    }
    for part in section.parts {
      for item in part.outline?.customItems ?? [] {
        axes[item.id] = Axis.allCases.filter { items[$0].isKnown }
      }
    }
    return axes
  }

  /// Returns whether a variant that does not apply here makes the dimension estimated.
  private func mayBeEstimated(_ id: ElementID, _ axis: Axis) -> Bool {
    lowered.labels[id]?.alternatives.contains { variant in
      guard let member = variant.mapping.members.first(where: { $0.key == axis.key }),
        case .dimension(let form, _) = member.value.content
      else { return false }
      return form == .estimated || form == .uniformAcrossSiblings
    } ?? false
  }

  // MARK: Boundary supplementary items

  fileprivate var ignoredBoundarySizes: [LintFinding] {
    boundaryOwners.flatMap { owner in
      boundaryItems(ofSection: owner).flatMap { boundary in
        Axis.allCases.compactMap { ignoredSize(boundary, $0, owner) }
      }
    }
  }

  private func ignoredSize(_ boundary: BoundaryOutline, _ axis: Axis, _ owner: Int?) -> LintFinding? {
    let item = boundary.item
    if axis == .vertical, let wanted = item.measured(axis), wanted > boundary.frame.size[axis],
      measuresText(item, ofSection: owner)
    {
      return nil
    }
    guard !item.size[axis].isEstimated, let wanted = item.measured(axis),
      abs(wanted - boundary.frame.size[axis]) > 0.5, !mayBeEstimated(item.id, axis)
    else { return nil }
    return LintFinding(
      place(item.id, axis), section: owner,
      "\(word(item.kind)): fixed at \(plainNumberText(boundary.frame.size[axis])) \(axis.adjective), but the content "
        + "measures \(plainNumberText(wanted))",
      hint: "write estimated(\(plainNumberText(wanted))) where the content should decide")
  }
}

extension SectionItems {
  /// Returns the length that the content of a laid-out cell measures along `axis`, even if it is ignored.
  func wanted(_ cell: Element, _ axis: Axis) -> Double? {
    let laidOut = cell.frame.size
    if let length = self[axis].length(item: cell.item, laidOut: laidOut) {
      return length.isNaN ? nil : length
    }
    guard axis == .vertical, let ratio = aspectRatio.length(item: cell.item, laidOut: laidOut), ratio > 0
    else {
      return nil
    }
    return laidOut.width / ratio
  }
}
