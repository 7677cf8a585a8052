/// The container of a section's groups and boundary supplementary items (rules 5 to 9, 44), unmirrored.
struct SectionContainer {
  /// The layout's scroll axis.
  let mainAxis: Axis
  /// The axis along which groups follow each other; in an orthogonal row, across the scroll axis.
  let rowAxis: Axis
  let view: Size
  /// The section's insets including, across the scroll axis, the referenced ones.
  let insets: Insets
  /// The reference and its insets, which are included in `insets`.
  let reference: ContentInsetsReference
  let referencedInsets: Insets
  /// The insets of boundary supplementary items that follow the content insets, across the scroll axis.
  let supplementaryInsets: Insets
  /// The container of the root group's fractions.
  let groupContainer: Size

  init(_ section: Section, in layout: CompositionalLayout, _ environment: LayoutEnvironment) {
    mainAxis = layout.scrollAxis
    let cross = mainAxis.cross
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    rowAxis = isOrthogonal ? cross : mainAxis
    view = environment.container

    // Rule 44: referenced insets apply only across the scroll axis, in addition to the section's own.
    reference = section.contentInsetsReference.resolved(
      or: layout.contentInsetsReference.resolved(or: .safeArea))
    referencedInsets = environment.insets(reference).without(mainAxis)
    insets = section.contentInsets + referencedInsets

    // Rule 44, D 44: boundary supplementary items may use a different reference, or no insets.
    let supplementary = section.supplementaryContentInsetsReference.resolved(or: reference)
    supplementaryInsets =
      section.supplementariesFollowContentInsets
      ? (section.contentInsets + environment.insets(supplementary)).without(mainAxis) : .zero

    // Rules 6, 7: insets are subtracted only across the row of groups; a row has the full width (D 57).
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
  /// Returns the reference, or `other` if it is automatic.
  func resolved(or other: ContentInsetsReference) -> ContentInsetsReference {
    switch self {
    case .automatic: other
    case .none, .safeArea, .layoutMargins, .readableContent: self
    }
  }
}

extension LayoutEnvironment {
  /// Returns the insets of a reference.
  func insets(_ reference: ContentInsetsReference) -> Insets {
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: return safeArea
    case .layoutMargins: return layoutMargins
    case .readableContent:
      // D 44: each side is the larger of the margin and the space next to the centered readable width.
      guard let readableWidth else { return layoutMargins }
      let side = (container.width - readableWidth) / 2
      return Insets(
        top: layoutMargins.top, leading: max(layoutMargins.leading, side), bottom: layoutMargins.bottom,
        trailing: max(layoutMargins.trailing, side))
    }
  }
}
