/// The room in which a section's groups and boundary items lie (rules 5 to 9, 44), leading to trailing.
struct SectionContainer {
  /// The layout's scroll axis.
  let mainAxis: Axis
  /// The axis along which the groups follow each other: across the scroll axis in an orthogonal row.
  let rowAxis: Axis
  let view: Size
  /// The section's insets and, across the scroll axis, the referenced ones.
  let insets: Insets
  /// Which insets of the view are among them, and how large they are.
  let reference: ContentInsetsReference
  let referencedInsets: Insets
  /// The insets that following boundary items are cleared of, across the scroll axis.
  let supplementaryInsets: Insets
  /// What the root group's fractions see.
  let groupContainer: Size

  init(_ section: Section, in layout: CompositionalLayout, _ environment: LayoutEnvironment) {
    mainAxis = layout.scrollAxis
    let cross = mainAxis.cross
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    rowAxis = isOrthogonal ? cross : mainAxis
    view = environment.container

    // Rule 44: referenced insets are taken off across the scroll axis only, and add to the section's own.
    reference = section.contentInsetsReference.resolved(
      or: layout.contentInsetsReference.resolved(or: .safeArea))
    referencedInsets = environment.insets(reference).without(mainAxis)
    insets = section.contentInsets + referencedInsets

    // Rule 44, D 44: boundary items may refer to other insets, or to none at all.
    let supplementary = section.supplementaryContentInsetsReference.resolved(or: reference)
    supplementaryInsets =
      section.supplementariesFollowContentInsets
      ? (section.contentInsets + environment.insets(supplementary)).without(mainAxis) : .zero

    // Rules 6, 7: the insets are taken off across the row of groups only; a row keeps the whole width (D 57).
    var container = view
    let inset = rowAxis.cross
    container[inset] = max(0, view[inset] - insets.sum(inset))
    groupContainer = container
  }

  /// The length of the view inside the insets, across the scroll axis.
  var insetCrossLength: Double { view[mainAxis.cross] - insets.sum(mainAxis.cross) }

  var isOrthogonal: Bool { rowAxis != mainAxis }
}

extension ContentInsetsReference {
  /// The reference, or `other` where it is automatic.
  func resolved(or other: ContentInsetsReference) -> ContentInsetsReference {
    switch self {
    case .automatic: other
    case .none, .safeArea, .layoutMargins, .readableContent: self
    }
  }
}

extension LayoutEnvironment {
  /// The insets that a reference stands for.
  func insets(_ reference: ContentInsetsReference) -> Insets {
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: return safeArea
    case .layoutMargins: return layoutMargins
    case .readableContent:
      // D 44: each side the larger of the margin and what centring the readable width leaves.
      guard let readableWidth else { return layoutMargins }
      let side = (container.width - readableWidth) / 2
      return Insets(
        top: layoutMargins.top, leading: max(layoutMargins.leading, side), bottom: layoutMargins.bottom,
        trailing: max(layoutMargins.trailing, side))
    }
  }
}
