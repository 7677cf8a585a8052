import DocumentSyntax
import SourceText

/// A key of UIKit, CSS or this tool's output that specs do not have, and its replacement.
package struct ForeignKey: Sendable {
  package var words: [String]
  /// The maps to which the row applies; if empty, all that have the replacement key.
  package var maps: Set<MappingName>
  package var replacement: Replacement

  package enum Replacement: Sendable {
    /// Another name for the key.
    case key(String)
    /// A text in which `$` is replaced by the value.
    case text(String)
    /// A fraction of the container, replaced by a percentage of the given key.
    case percentage(of: String)
  }

  init(_ words: String..., in maps: Set<MappingName> = [], as replacement: Replacement) {
    self.words = words
    self.maps = maps
    self.replacement = replacement
  }

  private static let sized: Set<MappingName> = [.item, .boundaryItem, .anchoredItem]

  private static let boundary =
    "boundarySupplementaryItems: [{kind: KIND, width: 100%, height: 44, alignment: EDGE}]"

  /// All rows, more specific ones first.
  package static let all: [ForeignKey] = [
    ForeignKey("elementKind", "supplementaryKind", as: .key("kind")),
    ForeignKey("left", "start", as: .key("leading")),
    ForeignKey("right", "end", as: .key("trailing")),
    ForeignKey("layoutSize", "size", "itemSize", in: sized, as: .text("width: 100%, height: 44")),
    ForeignKey("widthDimension", "w", in: sized, as: .key("width")),
    ForeignKey("heightDimension", "h", in: sized, as: .key("height")),
    ForeignKey("fractionalWidth", "widthFraction", in: sized, as: .percentage(of: "width")),
    ForeignKey("fractionalHeight", "heightFraction", in: sized, as: .percentage(of: "height")),
    ForeignKey("estimatedWidth", in: sized, as: .text("width: estimated($)")),
    ForeignKey("estimatedHeight", "estimated", in: sized, as: .text("height: estimated($)")),
    ForeignKey("estimatedHeight", "estimatedRowHeight", in: [.section], as: .text("height: estimated($)")),
    ForeignKey("absoluteWidth", "minWidth", "maxWidth", in: sized, as: .text("width: $")),
    ForeignKey("absoluteHeight", "absolute", "minHeight", "maxHeight", in: sized, as: .text("height: $")),
    ForeignKey("rowHeight", in: [.item, .section], as: .text("height: $")),
    ForeignKey(
      "header", "headers", in: [.section, .document],
      as: .text(boundary.replacing("KIND", with: "header").replacing("EDGE", with: "top"))),
    ForeignKey(
      "footer", "footers", in: [.section, .document],
      as: .text(boundary.replacing("KIND", with: "footer").replacing("EDGE", with: "bottom"))),
    ForeignKey(
      "background", "backgroundDecoration", in: [.section], as: .text("decorationItems: [{kind: background}]")
    ),
    ForeignKey(
      "badge", in: [.item],
      as: .text(
        "supplementaryItems: [{kind: badge, width: 20, height: 20, containerAnchor: {edges: [top, trailing]}}]"
      )),
    ForeignKey("decorations", "decorationViews", "decoration", as: .key("decorationItems")),
    ForeignKey(
      "supplementaryItems", "supplementaries", "boundaryItems", "boundarySupplementaries",
      in: [.section, .document], as: .key("boundarySupplementaryItems")),
    ForeignKey(
      "supplementaries", "badges", "supplementaryViews", in: [.item], as: .key("supplementaryItems")),
    ForeignKey(
      "spacing", "gap", "columnGap", "rowGap", "interitemSpacing",
      in: [.item], as: .key("interItemSpacing")),
    ForeignKey(
      "spacing", "lineSpacing", "rowSpacing", "groupSpacing", "gap", "rowGap", in: [.section],
      as: .key("interGroupSpacing")),
    ForeignKey(
      "itemSpacing", "columnGap", "columnSpacing", in: [.section],
      as: .text("interItemSpacing: $' in the group; in a flow layout 'minimumInteritemSpacing: $")),
    ForeignKey("spacing", "sectionSpacing", "gap", in: [.document], as: .key("interSectionSpacing")),
    ForeignKey(
      "padding", "paddings", "margin", "margins", "inset", "insets", "edgeInsets",
      "sectionInsets", in: [.item, .section, .boundaryItem, .anchoredItem, .decoration],
      as: .key("contentInsets")),
    ForeignKey(
      "columns", "numberOfColumns", "columnCount", in: [.section],
      as: .text(
        "group: {type: horizontal, width: 100%, height: 44, count: $, subitem: {width: 100%, height: 44}}")),
    ForeignKey("numberOfColumns", "columnCount", in: [.item], as: .key("columns")),
    ForeignKey(
      "children", "cells", "items", "contents", "layoutItems", in: [.item], as: .key("subitems")),
    ForeignKey("item", in: [.item], as: .key("subitem")),
    ForeignKey("repeating", "repeatingItem", in: [.item], as: .key("repeatingSubitem")),
    ForeignKey(
      "axis", "direction", "orientation", "layout", "scrollDirection", in: [.item], as: .key("type")),
    ForeignKey("axis", "direction", "orientation", in: [.document], as: .key("scrollDirection")),
    ForeignKey("type", "kind", "layoutType", in: [.document], as: .key("layout")),
    ForeignKey("ratio", "aspect", "aspect-ratio", as: .key("aspectRatio")),
    ForeignKey(
      "orthogonalScrolling", "orthogonalBehavior", "orthogonalScrollBehavior", "scrollingBehavior",
      "scrollBehavior", "behavior", "scroll", in: [.section], as: .key("orthogonalScrollingBehavior")),
    ForeignKey(
      "numberOfItems", "numberOfItemsInSection", "itemCount", "count", "cells", in: [.section],
      as: .key("items")),
    ForeignKey("number", "numberOfItems", in: [.items], as: .key("count")),
    ForeignKey("sectionId", "sectionID", "identifier", "name", "key", in: [.section], as: .key("id")),
    ForeignKey("identifier", "name", "key", in: [.entry], as: .key("id")),
    ForeignKey(
      "pinned", "pin", "sticky", "pinsToVisibleBounds", "shouldPinToVisibleBounds",
      "sectionHeadersPinToVisibleBounds", in: [.boundaryItem], as: .key("pinToVisibleBounds")),
    ForeignKey("extends", "extendsBoundaries", in: [.boundaryItem], as: .key("extendsBoundary")),
    ForeignKey("edge", "position", "edges", in: [.boundaryItem], as: .key("alignment")),
    ForeignKey("offset", in: [.boundaryItem], as: .key("absoluteOffset")),
    ForeignKey("z", "zindex", "z-index", "depth", as: .key("zIndex")),
    ForeignKey("anchor", in: [.anchoredItem], as: .key("containerAnchor")),
    ForeignKey("section", "groups", in: [.document], as: .key("sections")),
    ForeignKey("safeAreaInsets", in: [.environment], as: .key("safeArea")),
    ForeignKey("directionalLayoutMargins", "margins", in: [.environment], as: .key("layoutMargins")),
    ForeignKey("displayScale", in: [.environment], as: .key("scale")),
    ForeignKey("userInterfaceIdiom", in: [.environment], as: .key("idiom")),
    ForeignKey("rtl", in: [.environment], as: .text("layoutDirection: rtl")),
  ]

  /// Returns the hint for an unknown key; nil if no row applies.
  static func hint(for member: DocumentMember, in reference: MappingSchema) -> String? {
    for row in all where row.words.containsSame(member.key.string) && row.applies(in: reference) {
      switch row.replacement {
      case .key(let name):
        let value = member.value.shortText
        return value.isEmpty ? "write '\(name)'" : "write '\(name): \(value)'"
      case .text(let text):
        let value = member.value.shortText
        return "write '\(text.replacing("$", with: value.isEmpty ? "…" : value))'"
      case .percentage(let name):
        if let number = member.value.number {
          return "write '\(name): \(plainNumberText(number * 100))%'"
        }
        return "write '\(name): \(member.key.string)(\(member.value.shortText))'"
      }
    }
    guard reference.name == .document, MappingName.environment.reference.key(member.key) != nil else {
      return nil
    }
    let value = member.value.shortText
    return "write 'environment: {\(member.key.string): \(value.isEmpty ? "…" : value)}'"
  }

  private func applies(in reference: MappingSchema) -> Bool {
    if !maps.isEmpty { return maps.contains(reference.name) }
    guard case .key(let name) = replacement else { return true }
    return reference.key(name) != nil
  }
}

extension DocumentNode {
  /// The scalar's text, for pasting; empty for other nodes and for texts over 40 bytes.
  var shortText: String {
    let text = scalarText ?? ""
    return text.utf8.count <= 40 ? text : ""
  }
}

/// Keys that belong to another form of a map.
enum MisplacedKey {
  /// Returns the hint for a key that has no meaning in a form.
  static func hint(for key: String, in form: MappingForm) -> String? {
    switch (key, form) {
    case ("columns", .horizontal), ("columns", .vertical):
      "write 'count: 2, subitem: {width: 100%, height: 100%}' for equal parts, or 'type: waterfall'"
    case ("itemSpacing", .horizontal), ("itemSpacing", .vertical): "write 'interItemSpacing'"
    case ("minimumInteritemSpacing", .compositional): "write 'interItemSpacing' in the group"
    case ("minimumLineSpacing", .compositional): "write 'interGroupSpacing'"
    case ("sectionInset", .compositional): "write 'contentInsets'"
    case ("interGroupSpacing", .flow): "write 'minimumLineSpacing'"
    case ("contentInsets", .flow): "write 'sectionInset'"
    default: nil
    }
  }
}
