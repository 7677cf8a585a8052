import DocumentSyntax
import SourceText

/// A key that UIKit, CSS or this tool's output has, and that no map of a spec has, with what to write instead.
package struct ForeignKey: Sendable {
  package var words: [String]
  /// The maps in which the row applies; empty: all that have the key that takes its place.
  package var maps: Set<MappingName>
  package var replacement: Replacement

  package enum Replacement: Sendable {
    /// Another name for the key.
    case key(String)
    /// A text in which `$` is the value.
    case text(String)
    /// A fraction of the container as a percentage.
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

  /// Every row, more special ones first.
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

  /// What to write instead of an unknown key; nil if it is not a foreign word there.
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
    return nil
  }

  private func applies(in reference: MappingSchema) -> Bool {
    if !maps.isEmpty { return maps.contains(reference.name) }
    guard case .key(let name) = replacement else { return true }
    return reference.key(name) != nil
  }
}

extension DocumentNode {
  /// A scalar as it may be pasted; empty for anything else and for long ones.
  var shortText: String {
    let text = scalarText ?? ""
    return text.utf8.count <= 40 ? text : ""
  }
}

/// Keys of one form of a map that are written in another form.
enum MisplacedKey {
  /// What to write instead of a key that has no meaning in a form.
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
