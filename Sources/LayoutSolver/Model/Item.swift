/// An item or a group. Defaults are those of UIKit (rule 64).
package struct Item: Sendable {
  package var id: ElementID
  package var size: LayoutSize
  package var contentInsets: Insets
  package var edgeSpacing: EdgeSpacing
  package var supplementaryItems: [AnchoredSupplementary]
  package var content: Content

  /// The content of an item.
  package enum Content: Sendable {
    /// A cell.
    case cell
    /// A group, which arranges its own items.
    indirect case group(Arrangement)
  }

  package init(
    id: ElementID = .none, size: LayoutSize, contentInsets: Insets = .zero,
    edgeSpacing: EdgeSpacing = .zero, supplementaryItems: [AnchoredSupplementary] = [],
    content: Content = .cell
  ) {
    self.id = id
    self.size = size
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaryItems = supplementaryItems
    self.content = content
  }

  /// Returns the content insets without those on estimated axes, which have no effect (rule 12).
  package func effectiveInsets(estimated: (Axis) -> Bool) -> Insets {
    var insets = contentInsets
    for axis in Axis.allCases where estimated(axis) { insets = insets.without(axis) }
    return insets
  }
}
