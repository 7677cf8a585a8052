import LayoutSolver
import SourceText

/// Cells, supplementary items and decorations.
extension PictureBuilder {
  /// Adds the elements in the order of their z-indexes, followed by the estimates.
  mutating func addElements() {
    var shapes: [PictureShape] = []
    solution.forEachElement(.supplementary) { element in
      guard element.section == nil else { return false }
      shapes.append(boundary(element, number: shapes.count, ofSection: nil))
      return true
    }
    for section in panel.sections { shapes += self.shapes(of: section) }
    let order = shapes.indices.sorted { (shapes[$0].zIndex, $0) < (shapes[$1].zIndex, $1) }
    for index in order { add(shapes[index]) }
    for shape in shapes { if let estimate = estimate(of: shape) { add(estimate) } }
  }

  /// Returns the drawn elements of one section.
  private mutating func shapes(of section: PictureSection) -> [PictureShape] {
    let index = section.index
    var shapes: [PictureShape] = []
    solution.forEachElement(ofSection: index, .decoration) { element in
      shapes.append(background(element))
      return true
    }
    let boundaryCount = solution.boundaryItems(ofSection: index).count
    var number = 0
    solution.forEachElement(ofSection: index, .supplementary) { element in
      guard number < boundaryCount else { return false }
      shapes.append(boundary(element, number: number, ofSection: index))
      number += 1
      return true
    }
    var drawn = DrawnCells()
    let intervals = section.row == nil ? folding.intervals : Array(folding.intervals.prefix(1))
    for (place, interval) in intervals.enumerated() {
      let part = solution.drawnPart(ofSection: index, in: interval, panel.visibleBounds)
      let before = folding.intervals.prefix(place)
      solution.forEachElement(ofSection: index, inGroupsNear: part) { element in
        let isWanted =
          element.frame.meets(part)
          && (section.row != nil || !before.contains { $0.meets(element.frame, axis) })
        guard isWanted else { return true }
        shapes.append(groupElement(element, in: section))
        if case .cell = element.category { drawn.add(element.item, inStretch: place) }
        return shapes.count < 2 * window.elementLimit
      }
    }
    drawnCells[index] = drawn
    return shapes
  }

  /// Returns the shape of a cell or an anchored supplementary; those of a row are moved by its scroll offset and
  /// clipped.
  private func groupElement(_ element: borrowing Element, in section: PictureSection) -> PictureShape {
    var shape = element.category == .cell ? cell(element) : anchored(element)
    if let row = section.row {
      shape.frame = shape.frame.offset(by: solution.rowShift(row))
      shape.clip = row.viewport
    }
    return shape
  }

  private func cell(_ element: borrowing Element) -> PictureShape {
    let place = "\(sectionName(element.section)).\(element.item)"
    let id = report.labels.id(of: element)
    let size = sizeWords(element.frame.size)
    var labels = [["\(id ?? place) · \(size)"], [id ?? place, size], [place]]
    if id == nil { labels.append(["\(element.item)", size]) }
    return shape(
      .cell(isEstimated: element.isEstimated), element, name: place,
      what: id.map { "cell \($0)" } ?? "cell", labels: labels)
  }

  private func anchored(_ element: borrowing Element) -> PictureShape {
    let kind = kindWord(element.category)
    return shape(
      .anchored, element, name: "\(sectionName(element.section)).\(kind).\(element.item)", what: kind,
      labels: [["\(kind)"]])
  }

  private func background(_ element: borrowing Element) -> PictureShape {
    let kind = kindWord(element.category)
    return shape(
      .background, element, name: "\(sectionName(element.section)).\(kind)", what: kind, labels: [])
  }

  private func boundary(
    _ element: borrowing Element, number: Int, ofSection section: Int?
  ) -> PictureShape {
    let kind = kindWord(element.category)
    let items = solution.boundaryItems(ofSection: section)
    let item = items.indices.contains(number) ? items[number].item : nil
    let pin: PicturePin =
      element.isPinned ? .moved : item?.pinToVisibleBounds == true ? .resting : .unpinned
    let edge = item.flatMap { self.edge(of: $0.alignment) }
    return shape(
      .boundary(edge, pin), element, name: "\(sectionName(section)).\(kind)", what: kind,
      labels: [["\(kind) · \(sizeWords(element.frame.size))"], [kind]])
  }

  private func shape(
    _ role: PictureRole, _ element: borrowing Element, name: String, what: String, labels: [[String]]
  ) -> PictureShape {
    var summary = "\(name): \(what), \(words(element.frame)), z \(element.zIndex)"
    if element.isEstimated { summary += ", estimated" }
    if element.isPinned { summary += ", pinned" }
    return PictureShape(
      role: role, section: element.section, name: name, frame: element.frame, labels: labels,
      summary: summary, element: copy element)
  }

  /// Returns the estimated size of a measured cell, at the cell's leading corner.
  private func estimate(of shape: PictureShape) -> PictureShape? {
    guard let element = shape.element, let size = declared.estimatedSize(of: element) else { return nil }
    var frame = Rect(origin: shape.frame.origin, size: size)
    if panel.layoutDirection == .rightToLeft {
      frame.origin.x = shape.frame.end(.horizontal) - size.width
    }
    return PictureShape(
      role: .estimate, section: shape.section, name: "\(shape.name).estimate", frame: frame,
      summary: "\(shape.name): estimated \(words(size)), measured \(words(element.frame.size))",
      clip: shape.clip)
  }

  // MARK: Words

  /// Returns a section's id for use in names; `layout` for the layout's own elements.
  func sectionName(_ section: Int?) -> String { section.map(report.labels.sectionID) ?? "layout" }

  /// Returns a size as shown in labels.
  func sizeWords(_ size: Size) -> String { "\(number(size.width))×\(number(size.height))" }

  /// Returns the name of a kind, shortened for UIKit's own.
  private func kindWord(_ category: Element.Category) -> String {
    guard let kind = category.elementKind else { return "cell" }
    return report.labels.word(kind).shortKind
  }

  /// Returns the physical edge of a boundary supplementary item: on the scroll axis if it has one, otherwise across it.
  private func edge(of alignment: Alignment) -> PictureEdge? {
    for axis in [axis, axis.cross] {
      let factor = alignment.edges.factor(axis)
      guard factor != 0.5 else { continue }
      let isMirrored = axis == .horizontal && panel.layoutDirection == .rightToLeft
      let isStart = (factor == 0) != isMirrored
      return PictureEdge.allCases.first { $0.axis == axis && $0.isStart == isStart }
    }
    return nil
  }
}

extension PictureShape {
  fileprivate var zIndex: Int { element?.zIndex ?? 0 }
}
