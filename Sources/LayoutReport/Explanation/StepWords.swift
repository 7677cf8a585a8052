import LayoutSolver
import SourceText

/// Puts the solver's steps into words.
struct StepWords: GeometryWords {
  let precision: Precision
  let sources: StepSources

  /// A step in one line.
  func text(_ step: SolverStep) -> String {
    switch step.fact {
    case .view(let size): "the view is \(words(size))"
    case .referencedInsets(let reference, let insets): referenceText(reference, insets)
    case .insetRoom(let from, let insets, let to):
      insets == .zero
        ? "\(subject(step, "the room")) has \(words(to)) for what is in it"
        : "\(subject(step, "the room")) has \(words(from)) less \(words(insets)) for what is in it: \(words(to))"
    case .dimension(let axis, let dimension, let container, let length):
      dimensionText(step.subject, axis, dimension, container, length)
    case .equalPart(let axis, let count, let room, let spacing, let length):
      "the \(name(axis)) is one of \(count) equal parts of \(number(room)) less \(count - 1) × \(number(spacing)): \(number(length))"
    case .filling(let axis, let count, let spacing, let container):
      "\(subject(step, "the group")) holds \(count) along its \(name(axis)), \(number(spacing)) apart; fractions see \(words(container))"
    case .measured(let axis, let estimate, let length):
      "the content measures \(number(length)) in place of the estimated \(name(axis)) \(number(estimate))"
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
      "the \(name(axis)) \(number(from)) becomes \(number(to)), the largest among its siblings"
    case .lengthFromContent(let axis, let length):
      "\(subject(step, "the group")) takes its \(name(axis)) from its content: \(number(length))"
    case .place(let axis, let index, let spacing, let share, let position):
      placeText(axis, index, spacing, share, position)
    case .itemInsets(let insets, let frame):
      insets == .zero
        ? "in the outermost group it is \(words(frame))"
        : "less its own \(words(insets)), in the outermost group it is \(words(frame))"
    case .repetition(let group, let firstItem, let pitch, let origin):
      repetitionText(group, firstItem, pitch, origin)
    case .line(let line, let firstItem, let count, let length):
      "line \(line) holds \(count), from item \(firstItem) on: \(words(length))"
    case .placeInLine(let frame): "in its section it is \(words(frame))"
    case .column(let column, let start, let length):
      "it goes to column \(column), at \(number(start)) of it, \(number(length)) long"
    case .anchored(let host, let size, let frame):
      "anchored, \(words(size)), on \(words(host)): \(words(frame)) in the outermost group"
    case .growth(let length): "boundary items add \(number(length)) before, which moves everything"
    case .sectionStart(let start): "the section starts at \(number(start))"
    case .boundary(let regionLength, let slot):
      "along a region of \(number(regionLength)) it is \(words(slot)), from the section's start"
    case .pinned(let from, let to):
      "pinned to the visible bounds: moved from \(number(from)) to \(number(to))"
    case .background(let section, let insets):
      "the section is \(words(section))" + (insets == .zero ? "" : ", less \(words(insets))")
    case .contentSize(let sections, let boundaries, let size):
      "the sections end at \(number(sections)), the layout's boundary items add \(number(boundaries)): \(words(size))"
    case .sectionLength(let section, let length, let spacing):
      "section \(section) is \(number(length)) long"
        + (spacing == 0 ? "" : ", \(number(spacing)) after the one before")
    case .mirrored(let width, let x): "turned round in a width of \(number(width)): x is \(number(x))"
    case .rounded(let from, let to):
      "on the pixel grid \(words(from.origin)) is \(words(to.origin))"
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
    let written = sources.written(subject, axis).map { ", written \($0)," } ?? ""
    switch dimension {
    case .absolute: return "\(part)\(written) is \(number(length))"
    case .fraction(let share, let of):
      let room = container.map { " of \(number($0))" } ?? ""
      return "\(part)\(written) is \(number(share))\(room) along the \(name(of)): \(number(length))"
    case .estimated: return "\(part)\(written) is estimated at \(number(length))"
    case .uniformAcrossSiblings:
      return "\(part)\(written) is estimated at \(number(length)), uniform across siblings"
    }
  }

  private func placeText(_ axis: Axis, _ index: Int, _ spacing: Double, _ share: Double, _ position: Double)
    -> String
  {
    let flexible = share == 0 ? "" : ", each flexible space with a share of \(number(share))"
    return
      "as subitem \(index) of its group it starts at \(axis == .horizontal ? "x" : "y") \(number(position))"
      + (index > 0 && spacing != 0 ? ", spaced by \(number(spacing))" : "") + flexible
  }

  private func repetitionText(_ group: Int, _ firstItem: Int, _ pitch: Double?, _ origin: Point) -> String {
    let place =
      "group \(group), from item \(firstItem) on, lies at \(words(origin)) in the section"
    guard let pitch, group > 0 else { return place }
    return place + ": group 0 and \(group) × \(number(pitch))"
  }

  private func subject(_ step: SolverStep, _ other: String) -> String { sources.name(step.subject) ?? other }

  private func name(_ axis: Axis) -> String { axis == .horizontal ? "width" : "height" }

  private func words(_ insets: Insets) -> String {
    let edges = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing),
    ]
    return "insets " + edges.filter { $0.1 != 0 }.map { "\($0.0) \(number($0.1))" }.joined(separator: ", ")
  }
}
