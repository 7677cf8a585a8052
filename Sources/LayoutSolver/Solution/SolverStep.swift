/// One step in the derivation of a frame: the rule, the part of the layout it applies to, and its numbers.
package struct SolverStep: Hashable, Sendable {
  /// The rule, such as `16a`, `D 27` or `F4`.
  package var rule: Rule
  package var subject: ElementID
  package var derivation: Derivation

  package init(rule: Rule, subject: ElementID, derivation: Derivation) {
    self.rule = rule
    self.subject = subject
    self.derivation = derivation
  }

  /// The result of a step, in points.
  package enum Derivation: Hashable, Sendable {
    /// The size of the collection view.
    case view(Size)
    /// Insets of the view, other than the section's own, were subtracted.
    case referencedInsets(ContentInsetsReference, Insets)
    /// Insets were subtracted from a container.
    case insetContainer(from: Size, insets: Insets, to: Size)
    /// A dimension was resolved; `of` is the container's length if it is a fraction.
    case dimension(Axis, Dimension, of: Double?, length: Double)
    /// A count replaced a dimension with an equal part of the available length, less the spacing.
    case equalPart(Axis, count: Int, available: Double, spacing: Double, length: Double)
    /// The number of subitems in a group, and the container that their fractions resolve against.
    case fill(Axis, count: Int, spacing: Double, container: Size)
    /// A measured length replaced an estimate.
    case measured(Axis, estimate: Double, length: Double)
    /// An item of a flow layout has not been measured: its size is the mean of `count` measured sizes, or the estimate.
    case unmeasured(Size, count: Int)
    /// Columns of items of different widths are separated by the line spacing, or by the interitem spacing according to
    /// two bug reports.
    case unsettledSpacing(UnsettledSpacing)
    /// A value computed by the layout's creator, with its description.
    case given(String, value: Double)
    /// Siblings got the largest length.
    case widened(Axis, from: Double, to: Double)
    /// A group got its length from its content.
    case lengthFromContent(Axis, length: Double)
    /// The position of a subitem in its group.
    case place(Axis, index: Int, spacing: Double, share: Double, position: Double)
    /// Insets within the slot determined the frame, in the root group's coordinates.
    case itemInsets(Insets, frame: Rect)
    /// The root group has index `group` in its section; `pitch` is the distance between repeated groups.
    case repetition(group: Int, firstItem: Int, pitch: Double?, origin: Point)
    /// The item is in this line of a flow layout, which contains `count` items starting with `firstItem`.
    case line(Int, firstItem: Int, count: Int, length: Size)
    /// The start of a line along the scroll axis.
    case lineStart(LineStart)
    /// The gap between the items of a line: an equal part of the length that remains next to `count` items.
    case lineGap(count: Int, available: Double, total: Double, gap: Double)
    /// The position of an item in its line.
    case placeAlongLine(PlaceAlongLine)
    /// The frame of an item in its section; `thickness` is that of its line if the item is thinner.
    case placeInLine(Rect, thickness: Double?)
    /// The item is in this column of a waterfall, starting at `start`.
    case column(Int, start: Double, length: Double)
    /// A supplementary view's frame was derived from an anchor on a host, in the root group's coordinates.
    case anchored(host: Rect, size: Size, frame: Rect)
    /// Boundary supplementary items before a region moved it by this length.
    case growth(Double)
    /// The section starts here along the scroll axis, `spacing` after the previous one.
    case sectionStart(Double, spacing: Double)
    /// The slot of a boundary supplementary item along its region, relative to the section's start.
    case boundary(regionLength: Double, slot: Rect)
    /// Pinning moved the item along the scroll axis.
    case pinned(from: Double, to: Double)
    /// The entire section, less the decoration's insets.
    case background(section: Rect, insets: Insets)
    /// The content size.
    case contentSize(ContentSize)
    /// The lengths of a section's groups along the scroll axis.
    case groupLengths(GroupLengths)
    /// The parts of a section's length.
    case sectionLength(section: Int, SectionLength)
    /// The first subitem does not fit its group, so the section lays out nothing, including `item` (rule 17).
    case notLaidOut(item: Int?, Axis, needs: Double, available: Double)
    /// The frame was mirrored in a width.
    case mirrored(width: Double, x: Double)
    /// The position was rounded to pixels.
    case rounded(from: Rect, to: Rect)
    /// The resulting frame.
    case frame(Rect)
  }
}

/// The element whose steps are requested.
package enum ElementReference: Hashable, Sendable {
  case contentSize
  case section(Int)
  /// A cell, or an item that is not laid out.
  case cell(section: Int, item: Int)
  /// An anchored supplementary by its kind and running number.
  case anchored(section: Int, kind: ElementKind, number: Int)
  /// A boundary supplementary item by its index; without a section, one of the layout's own.
  case boundary(section: Int?, index: Int)
  case decoration(section: Int, index: Int)
}

/// The start of a flow layout's line along the scroll axis (rules F2, F7).
package struct LineStart: Hashable, Sendable {
  package var line: Int
  package var axis: Axis
  /// The section inset before the first line.
  package var inset: Double
  /// The distance between the starts of consecutive lines, if it is the same for all.
  package var pitch: Double?
  /// The end of the previous line; `spacing` is the distance from there to the line's start.
  package var previousEnd: Double
  package var spacing: Double
  package var start: Double
}

/// The position of an item in its line (rules F4, F5).
package struct PlaceAlongLine: Hashable, Sendable {
  package var axis: Axis
  /// The item's index in the line, and the number of items in the line.
  package var index: Int
  package var count: Int
  /// The start of the line's first item.
  package var lineStart: Double
  /// The section inset before the line.
  package var inset: Double
  /// The total length of the preceding items in the line.
  package var lengthsBefore: Double
  package var gap: Double
  package var position: Double
}
