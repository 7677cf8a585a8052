/// One step of the chain behind a frame: the rule, the part of the layout it is about, and the numbers.
package struct SolverStep: Hashable, Sendable {
  /// As rules are cited: `16a`, `D 27`, `F4`.
  package var rule: Rule
  package var subject: ElementID
  package var derivation: Derivation

  package init(rule: Rule, subject: ElementID, derivation: Derivation) {
    self.rule = rule
    self.subject = subject
    self.derivation = derivation
  }

  /// What a step did, in points; sizes are width and height, positions as `Point` says.
  package enum Derivation: Hashable, Sendable {
    /// The collection view.
    case view(Size)
    /// Insets of the view were taken off, besides the section's own.
    case referencedInsets(ContentInsetsReference, Insets)
    /// Insets were taken off a room.
    case insetContainer(from: Size, insets: Insets, to: Size)
    /// A dimension was resolved; `of` is the container's length for a fraction.
    case dimension(Axis, Dimension, of: Double?, length: Double)
    /// A count replaced a dimension by an equal part of the room that the spacing leaves.
    case equalPart(Axis, count: Int, room: Double, spacing: Double, length: Double)
    /// How many subitems a group holds, and what their fractions see.
    case filling(Axis, count: Int, spacing: Double, container: Size)
    /// A measured length replaced an estimate.
    case measured(Axis, estimate: Double, length: Double)
    /// An item of a flow layout has not been measured: it has the mean of `count` measured sizes, or the estimate.
    case unmeasured(Size, count: Int)
    /// Columns of items of several widths are separated by the line spacing, or by the interitem spacing, as two
    /// reports saw it.
    case unsettledSpacing(UnsettledSpacing)
    /// A number that whoever built the layout worked out, in their words.
    case given(String, value: Double)
    /// Siblings share the largest length.
    case widened(Axis, from: Double, to: Double)
    /// A group took its length from what is in it.
    case lengthFromContent(Axis, length: Double)
    /// Where a subitem lies in its group: after what, and with how much edge spacing.
    case place(Axis, index: Int, spacing: Double, share: Double, position: Double)
    /// Insets inside the slot gave the frame, in the root group's space.
    case itemInsets(Insets, frame: Rect)
    /// The root group is number `group` of its section; `pitch` where they repeat.
    case repetition(group: Int, firstItem: Int, pitch: Double?, origin: Point)
    /// The item is in this line of a flow layout, which holds `count` items from `firstItem` on.
    case line(Int, firstItem: Int, count: Int, length: Size)
    /// Where an item lies in its section, in its line.
    case placeInLine(Rect)
    /// The item is in this column of a waterfall, from its start on.
    case column(Int, start: Double, length: Double)
    /// A supplementary view's frame came from an anchor on a host, in the root group's space.
    case anchored(host: Rect, size: Size, frame: Rect)
    /// The room that boundary items add before a region moved it.
    case growth(Double)
    /// The section begins here along the scroll axis.
    case sectionStart(Double)
    /// A boundary item's place along its region of `regionLength`, from the section's start.
    case boundary(regionLength: Double, slot: Rect)
    /// Pinning moved the item along the scroll axis.
    case pinned(from: Double, to: Double)
    /// The whole section, less the decoration's own insets.
    case background(section: Rect, insets: Insets)
    /// The content's size: the sections, with what the layout's boundary items add.
    case contentSize(sections: Double, boundaries: Double, size: Size)
    /// A section's length, and its number.
    case sectionLength(section: Int, length: Double, spacingBefore: Double)
    /// The frame turned round in a width.
    case mirrored(width: Double, x: Double)
    /// The position put on the pixel grid.
    case rounded(from: Rect, to: Rect)
    /// The answer.
    case frame(Rect)
  }
}

/// Which element a chain of steps is asked for.
package enum ElementReference: Hashable, Sendable {
  case contentSize
  case cell(section: Int, item: Int)
  /// An anchored supplementary by its kind and running number.
  case anchored(section: Int, kind: ElementKind, number: Int)
  /// A boundary item by its place in the list; the layout's own without a section.
  case boundary(section: Int?, index: Int)
  case decoration(section: Int, index: Int)
}
