import LayoutSolver
import Testing

@Suite("Content sizes of random layouts")
struct ContentSizePropertyTests {
  private static let options = RandomLayoutOptions(isExact: true, allowsPinning: false)

  @Test(
    "Rule 42: the content is as long as its sections and as wide as the view or the widest group",
    arguments: RandomLayouts.layouts(250, options))
  func isWhatTheRuleSays(_ random: RandomLayout) {
    let solution = random.solved()
    let axis = random.layout.scrollAxis
    let cross = axis.cross
    let frames = solution.sectionFrames

    // Rule 39: sections follow each other.
    for (before, after) in zip(frames, frames.dropFirst()) {
      #expect(
        abs(before.end(axis) + random.layout.interSectionSpacing - after.start(axis)) < 1e-6, "\(random.spec)"
      )
    }
    // Rule 42: the widest group of sections that do not scroll orthogonally (rule 43).
    var across = random.environment.container[cross]
    for (index, section) in random.layout.sections.enumerated()
    where section.orthogonalScrollingBehavior == .none {
      solution.forEachGroup(ofSection: index) { frame, _ in across = max(across, frame.size[cross]) }
    }
    #expect(abs(solution.contentSize[cross] - across) < 1e-6, "\(random.spec)")
    // Rules 42, 50: the layout's own items add the length by which they extend.
    var (start, end) = (frames.first?.start(axis) ?? 0, frames.last?.end(axis) ?? 0)
    let boundaries = random.layout.boundarySupplementaryItems
    let sectionsStart = start
    for (item, element) in zip(boundaries, solution.elements)
    where item.extendsBoundary && item.alignment != .none {
      var slot = element.frame
      // The item's insets only shrink its frame (part B, rule 12).
      if !item.size[axis].isEstimated {
        slot.origin[axis] -= item.contentInsets.start(axis)
        slot.size[axis] += item.contentInsets.sum(axis)
      }
      if slot.size[axis] >= item.contentInsets.sum(axis) {
        (start, end) = (min(start, slot.start(axis)), max(end, slot.end(axis)))
        // Rule 48: a side item makes the content as long as itself.
        let isBeside = item.alignment.edges.factor(axis) == 0.5
        if isBeside { end = max(end, sectionsStart + slot.size[axis]) }
      }
    }
    #expect(abs(start) < 1e-6 && abs(solution.contentSize[axis] - end) < 1e-6, "\(random.spec)")
  }

  @Test(
    "Rule 37: without boundary items, a section consists of its insets, groups and spacing",
    arguments: RandomLayouts.layouts(250, options))
  func addsUpSections(_ random: RandomLayout) {
    let solution = random.solved()
    let axis = random.layout.scrollAxis
    for (index, section) in random.layout.sections.enumerated()
    where section.boundarySupplementaryItems.isEmpty && section.orthogonalScrollingBehavior == .none {
      var lengths: [Double] = []
      solution.forEachGroup(ofSection: index) { frame, _ in lengths.append(frame.size[axis]) }
      // Rule 38: the length is 0 without groups.
      var length = 0.0
      if !lengths.isEmpty {
        length = section.contentInsets.sum(axis) + Double(lengths.count - 1) * section.interGroupSpacing
        for group in lengths { length += group + section.group.edgeSpacing.minimum(axis) }
      }
      #expect(abs(solution.frame(ofSection: index).size[axis] - length) < 1e-6, "\(random.spec)")
    }
  }
}
