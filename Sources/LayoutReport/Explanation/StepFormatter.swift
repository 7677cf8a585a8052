import LayoutSolver
import SourceText

/// Describes the solver's steps in text.
struct StepFormatter: GeometryFormatter {
  let precision: Precision
  let sources: StepSources

  /// Returns a step in one line.
  func text(_ step: SolverStep) -> String {
    switch step.derivation {
    case .view(let size): "the view is \(words(size))"
    case .referencedInsets(let reference, let insets): referenceText(reference, insets)
    case .insetContainer(let from, let insets, let to):
      insets == .zero
        ? "container of \(subject(step, "the layout")): \(words(to))"
        : "container of \(subject(step, "the layout")): \(words(from)) minus \(words(insets)) = \(words(to))"
    case .dimension(let axis, let dimension, let container, let length):
      dimensionText(step.subject, axis, dimension, container, length)
    case .equalPart(let axis, let count, let available, let spacing, let length):
      "\(name(axis)) (\(number(available)) - \(count - 1) × \(number(spacing))) / \(count) = \(number(length)), one of \(count) equal parts"
    case .fill(let axis, let count, let spacing, let container):
      "\(subject(step, "the group")) fits \(items(count)) along its \(name(axis)), spacing \(number(spacing)); fractions resolve "
        + "against \(words(container))"
    case .measured(let axis, let estimate, let length):
      "the content measures \(number(length)), which replaces the estimated \(name(axis)) \(number(estimate))"
    case .given(let words, _): words
    case .unmeasured(let size, let count):
      count == 0
        ? "the item is not measured, so it has the estimated size \(words(size))"
        : "the item is not measured, so it has the mean of the \(count) measured sizes: \(words(size))"
    case .unsettledSpacing(let spacing):
      spacing.isSwapped
        ? "columns are separated by the interitem spacing, \(number(spacing.interitem)), as quirks say"
        : "columns are separated by the line spacing, \(number(spacing.line)); for items of several widths two "
          + "reports saw the interitem spacing, \(number(spacing.interitem))"
    case .widened(let axis, let from, let to):
      "\(name(axis)) \(number(from)) becomes \(number(to)), the largest among its siblings"
    case .lengthFromContent(let axis, let length):
      "the \(name(axis)) of \(subject(step, "the group")) follows from its content: \(number(length))"
    case .place(let axis, let index, let spacing, let share, let position):
      placeText(axis, index, spacing, share, position)
    case .itemInsets(let insets, let frame):
      insets == .zero
        ? "frame in the section's group: \(words(frame))"
        : "minus its own \(words(insets)), frame in the section's group: \(words(frame))"
    case .repetition(let group, let firstItem, let pitch, let origin):
      repetitionText(group, firstItem, pitch, origin)
    case .line(let line, let firstItem, let count, let length):
      "line \(line) contains \(items(count)), starting with item \(firstItem): \(words(length))"
    case .lineStart(let start): lineStartText(start)
    case .lineGap(let count, let available, let total, let gap):
      "the space between items: (\(number(available)) - \(number(total))) / \(count - 1) = \(number(gap))"
    case .placeAlongLine(let place): placeAlongLineText(place)
    case .placeInLine(let frame, let thickness):
      (thickness.map { "centered in the \(number($0)) of its line; " } ?? "")
        + "frame in its section: \(words(frame))"
    case .column(let column, let start, let length):
      "placed in column \(column) at \(number(start)), length \(number(length))"
    case .anchored(let host, let size, let frame):
      "size \(words(size)), anchored to \(words(host)): frame in the section's group \(words(frame))"
    case .growth(let length):
      "boundary supplementary items add \(number(length)) at the start, which moves everything"
    case .sectionStart(let start, let spacing):
      "the section starts at \(number(start))"
        + (spacing == 0 ? "" : ", \(number(spacing)) after the one before it")
    case .notLaidOut(let item, let axis, let needs, let available):
      "\(subject(step, "the item")) needs \(number(needs)) along the \(name(axis)) of its group, but only "
        + "\(number(available)) is available: the section lays out nothing"
        + (item.map { ", item \($0) included" } ?? "")
    case .boundary(let regionLength, let slot):
      "placed along a region of \(number(regionLength)): \(words(slot)) from the section's start"
    case .pinned(let from, let to):
      "pinned to the visible bounds: moved from \(number(from)) to \(number(to))"
    case .background(let section, let insets):
      "the section is \(words(section))" + (insets == .zero ? "" : ", minus \(words(insets))")
    case .contentSize(let size): contentSizeText(size)
    case .groupLengths(let lengths): "\(subject(step, "the section")) has \(groupLengthsText(lengths))"
    case .sectionLength(let section, let length):
      "\(subject(step, "section \(section)")) is \(sectionLengthText(length)) long"
    case .mirrored(let width, let x): "mirrored for right-to-left in \(number(width)): x = \(number(x))"
    case .rounded(let from, let to):
      "rounded to the nearest pixel: \(words(from.origin)) becomes \(words(to.origin))"
    case .frame(let frame): "the frame is \(words(frame))"
    }
  }

  private func referenceText(_ reference: ContentInsetsReference, _ insets: Insets) -> String {
    let name =
      switch reference {
      case .automatic, .safeArea: "safe area"
      case .layoutMargins: "layout margins"
      case .readableContent: "readable content"
      case .none: "none"
      }
    let text = "the view's \(name): \(words(insets))"
    let isMargin = reference == .layoutMargins || reference == .readableContent
    return isMargin ? text + (sources.margins.map { " (\($0))" } ?? "") : text
  }

  private func dimensionText(
    _ subject: ElementID, _ axis: Axis, _ dimension: Dimension, _ container: Double?, _ length: Double
  ) -> String {
    let part = sources.name(subject).map { "the \(name(axis)) of \($0)" } ?? "the \(name(axis))"
    let written = sources.written(subject, axis).map { " \($0)" } ?? ""
    switch dimension {
    case .absolute:
      return written == " \(number(length))" ? "\(part):\(written)" : "\(part):\(written) = \(number(length))"
    case .fraction(let share, let of):
      guard let container else { return "\(part):\(written) = \(number(length))" }
      let other = of == axis ? "" : "\(name(of)) "
      let exact = share * container
      // Rule 2 rounds down to a pixel: also show the exact length if it differs.
      let rounding =
        number(exact) == number(length)
        ? "" : " = \(number(exact)), rounded down to the pixel"
      return "\(part):\(written) of \(other)\(number(container))\(rounding) = \(number(length))"
    case .estimated: return "\(part):\(written) = \(number(length)), an estimate"
    case .uniformAcrossSiblings:
      return "\(part):\(written) = \(number(length)), an estimate, uniform across siblings"
    }
  }

  private func placeText(_ axis: Axis, _ index: Int, _ spacing: Double, _ share: Double, _ position: Double)
    -> String
  {
    let flexible = share == 0 ? "" : ", each flexible spacing gets \(number(share))"
    return
      "subitem \(index) of its group starts at \(axis == .horizontal ? "x" : "y") = \(number(position))"
      + (index > 0 && spacing != 0 ? ", after a spacing of \(number(spacing))" : "") + flexible
  }

  private func repetitionText(_ group: Int, _ firstItem: Int, _ pitch: Double?, _ origin: Point) -> String {
    let place =
      "group \(group), starting with item \(firstItem), is at \(words(origin)) in the section"
    guard let pitch, group > 0 else { return place }
    return place + ": group 0 plus \(group) × \(number(pitch))"
  }

  private func subject(_ step: SolverStep, _ other: String) -> String { sources.name(step.subject) ?? other }

  private func items(_ count: Int) -> String { count == 1 ? "1 item" : "\(count) items" }

  private func name(_ axis: Axis) -> String { axis == .horizontal ? "width" : "height" }

  private func words(_ insets: Insets) -> String {
    let edges = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing),
    ]
    return "insets " + edges.filter { $0.1 != 0 }.map { "\($0.0) \(number($0.1))" }.joined(separator: ", ")
  }
}

extension StepFormatter {
  private func lineStartText(_ start: LineStart) -> String {
    let position = "line \(start.line) starts at \(start.axis.letter) = \(number(start.start))"
    guard start.line > 0 else { return position + (start.inset == 0 ? "" : ", after the inset") }
    guard let pitch = start.pitch else {
      return position + ": line \(start.line - 1) ends at \(number(start.previousEnd)), plus spacing "
        + number(start.spacing)
    }
    return position + ": \(number(start.inset)) + \(start.line) × \(number(pitch)) (thickness "
      + "\(number(pitch - start.spacing)) and spacing \(number(start.spacing)))"
  }

  private func placeAlongLineText(_ place: PlaceAlongLine) -> String {
    let position = "\(place.axis.letter) = \(number(place.position))"
    guard place.index > 0 else {
      guard place.count == 1, place.position != place.inset else {
        return "first in its line: \(position)" + (place.inset == 0 ? "" : ", after the inset")
      }
      return "alone in its line and centered: \(position)"
    }
    return
      "item \(place.index) of its line: \(number(place.lineStart)) + \(number(place.lengthsBefore)) of items + "
      + "\(place.index) × \(number(place.gap)) = \(number(place.position)), its \(place.axis.letter)"
  }

  private func groupLengthsText(_ lengths: GroupLengths) -> String {
    let noun =
      switch (lengths.arrangement, lengths.count) {
      case (.lines, 1): "line"
      case (.lines, _): "lines"
      case (_, 1): "group"
      case (_, _): "groups"
      }
    let edges = lengths.edgeSpacing == 0 ? "" : " + \(number(lengths.edgeSpacing)) of edge spacing"
    let total = edges.isEmpty ? "" : "\(edges) = \(number(lengths.total))"
    if lengths.arrangement == .row, lengths.count > 1 {
      return "\(lengths.count) groups in a row, the longest \(number(lengths.longest))" + total
    }
    if lengths.count == 1 { return "1 \(noun) of \(number(lengths.last))" + total }
    guard lengths.shortest == lengths.longest else {
      return "\(lengths.count) \(noun) of \(number(lengths.shortest)) to \(number(lengths.longest)), spacing "
        + "\(number(lengths.spacing))\(edges): \(number(lengths.total)) together"
    }
    let last = lengths.last == lengths.longest ? "" : ", the last one \(number(lengths.last))"
    return
      "\(lengths.count) \(noun) of \(number(lengths.longest)), spacing \(number(lengths.spacing))\(last): "
      + "\(lengths.count - 1) × \(number(lengths.longest + lengths.spacing)) + \(number(lengths.last))\(edges) = "
      + number(lengths.total)
  }

  private func sectionLengthText(_ length: SectionLength) -> String {
    let parts = [
      ("boundary supplementary items", length.boundaryBefore), ("inset", length.insetBefore),
      ("contents", length.groups), ("inset", length.insetAfter),
      ("boundary supplementary items", length.boundaryAfter),
    ].filter { $0.1 != 0 }
    guard parts.count > 1 else { return number(length.total) }
    return parts.map { "\(number($0.1)) (\($0.0))" }.joined(separator: " + ") + " = \(number(length.total))"
  }

  private func contentSizeText(_ content: ContentSize) -> String {
    let end = "the sections end at \(number(content.sections))"
    let boundaries =
      content.boundaries == 0
      ? "" : ", the layout's boundary supplementary items add \(number(content.boundaries))"
    let widest = content.isWidened ? "the longest group" : "the view"
    let other = "the content has the \(name(content.axis.cross)) of \(widest)"
    let rounding = content.exact == content.size ? "" : "\(words(content.exact)), rounded to pixels: "
    return "\(end)\(boundaries); \(other): \(rounding)\(words(content.size))"
  }
}

extension Axis {
  fileprivate var letter: String { self == .horizontal ? "x" : "y" }
}
