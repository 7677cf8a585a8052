import LayoutSolver

/// Lint findings, shown at the elements they apply to.
extension PictureBuilder {
  /// Adds an outline for every element of a finding.
  mutating func add(_ findings: [PictureFinding]) {
    panel.findings = findings
    for (place, finding) in findings.enumerated() {
      for (number, shape) in shapes(of: finding).enumerated() {
        add(outline(shape, finding, name: "finding.\(place).\(number)", isFirst: number == 0))
      }
    }
  }

  private func outline(
    _ shape: PictureShape, _ finding: PictureFinding, name: String, isFirst: Bool
  ) -> PictureShape {
    let isPlaced = shape.role != .unplaced
    return PictureShape(
      role: .finding(rule: finding.rule, isPlaced: isPlaced), section: shape.section, name: name,
      frame: shape.frame,
      labels: isFirst ? [["\(finding.rule): \(sizeWords(shape.frame.size))"], [finding.rule]] : [],
      summary: "\(finding.rule): \(finding.message)")
  }

  /// Returns the shapes that a finding applies to.
  private func shapes(of finding: PictureFinding) -> [PictureShape] {
    switch finding.target {
    case nil: return []
    case .cells(let section, let items):
      let sought = Set(items)
      return panel.shapes.filter { shape in
        guard let element = shape.element, element.category == .cell else { return false }
        return element.section == section && sought.contains(element.item)
      }
    case .part(let id):
      let elements = panel.shapes.filter { $0.element?.id == id }
      return elements.isEmpty ? groups(id) + unplaced(id) : elements
    }
  }

  /// Returns the shapes of the root groups with an id.
  private func groups(_ id: ElementID) -> [PictureShape] {
    panel.sections.filter { declared.roots.indices.contains($0.index) && declared.roots[$0.index].id == id }
      .flatMap { section -> [PictureShape] in
        let shift = section.row.map(solution.rowShift) ?? .zero
        return (0..<min(solution.groupCount(ofSection: section.index), 20)).map { group in
          PictureShape(
            role: .group(depth: 0), section: section.index, name: section.id,
            frame: solution.frame(ofGroup: group, inSection: section.index).offset(by: shift), summary: "")
        }
      }
  }

  /// Returns the place of an item or a group that does not fit, and therefore is not laid out (rule 17).
  private func unplaced(_ id: ElementID) -> [PictureShape] {
    solution.issues.compactMap { issue in
      guard case .itemDoesNotFit(let section, let group, let item, let needs, _, _) = issue,
        id == item || id == group, solution.cellCount(ofSection: section) == 0,
        case .group(.stack(let stack))? = declared.entries[group]?.item.content
      else { return nil }
      let region = solution.region(ofSection: section)
      let outline = solution.outline(ofSection: section)
      var size = outline?.full.size ?? panel.viewSize
      size[stack.axis] = needs
      size[stack.axis.cross] = max(size[stack.axis.cross], 44)
      var frame = Rect(origin: region.origin, size: size)
      frame.origin.x += outline?.insets.leading ?? 0
      frame.origin.y += outline?.insets.top ?? 0
      if panel.layoutDirection == .rightToLeft {
        frame.origin.x = region.end(.horizontal) - (outline?.insets.leading ?? 0) - size.width
      }
      return PictureShape(
        role: .unplaced, section: section, name: sectionName(section), frame: frame, summary: "")
    }
  }
}

extension PictureRole {
  /// The role of an element that is not laid out.
  fileprivate static let unplaced = PictureRole.finding(rule: "", isPlaced: false)
}
