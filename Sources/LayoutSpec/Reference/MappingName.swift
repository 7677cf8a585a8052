import SourceText

/// The mappings of the language; each has a table of keys.
package enum MappingName: String, CaseIterable, Sendable {
  case document, environment, section, items, entry, random, item, frame
  case boundaryItem, anchoredItem, anchor, decoration, list, snapshots
  case insets, edgeSpacing, point, size, referenceSize, measuredSize, variables, definitions, lint

  /// The table.
  package var reference: MappingReference { MappingReference.all[self] ?? makeReference() }

  /// The mapping as messages speak of it.
  package var words: String {
    switch self {
    case .document: "the top level"
    case .environment: "the environment"
    case .section: "a section"
    case .items: "'items'"
    case .entry: "an entry of 'items'"
    case .random: "a random length"
    case .item: "an item"
    case .frame: "a frame"
    case .boundaryItem: "a boundary supplementary item"
    case .anchoredItem: "a supplementary item"
    case .anchor: "an anchor"
    case .decoration: "a decoration item"
    case .list: "a list"
    case .snapshots: "'snapshots'"
    case .insets: "insets"
    case .edgeSpacing: "edge spacing"
    case .point: "a point"
    case .size: "a size"
    case .referenceSize: "a size"
    case .measuredSize: "a measured size"
    case .variables: "'variables'"
    case .definitions: "'definitions'"
    case .lint: "'lint'"
    }
  }

  /// Builds the table.
  func makeReference() -> MappingReference {
    switch self {
    case .document: MappingReference(self, "The top level: a layout and its content.", keys: DocumentKey.self)
    case .environment:
      MappingReference(
        self, "The environment in which the layout is solved; command-line options override it.",
        keys: EnvironmentKey.self)
    case .section: MappingReference(self, "One section of the layout.", keys: SectionKey.self)
    case .items:
      MappingReference(
        self, "The content of a section: the number of items and their measured sizes.", keys: ItemsKey.self)
    case .entry: MappingReference(self, "One item in a list of items.", keys: EntryKey.self)
    case .random:
      MappingReference(
        self, "Random whole numbers, one per item, the same on every machine (SplitMix64).",
        keys: RandomKey.self)
    case .item:
      MappingReference(
        self, "An item. With a 'type' it is a group; groups can be used wherever items can.",
        keys: ItemKey.self)
    case .frame:
      MappingReference(
        self, "One frame of a custom group, relative to the group's top leading corner.", keys: FrameKey.self)
    case .boundaryItem:
      MappingReference(
        self, "A header, footer or other supplementary item at a boundary.", keys: BoundaryItemKey.self)
    case .anchoredItem:
      MappingReference(
        self, "A supplementary item anchored to an item or group, such as a badge.",
        keys: AnchoredItemKey.self
      )
    case .anchor:
      MappingReference(self, "A point on a frame, given by edges and an offset.", keys: AnchorKey.self)
    case .decoration: MappingReference(self, "A background behind a section.", keys: DecorationKey.self)
    case .list: MappingReference(self, "The configuration of a list section.", keys: ListKey.self)
    case .snapshots:
      MappingReference(
        self, "The environments that 'snapshot' records: every combination of these lists.",
        keys: SnapshotsKey.self)
    case .insets:
      MappingReference(self, "Insets from the four edges; 0 where not given.", keys: InsetsKey.self)
    case .edgeSpacing:
      MappingReference(self, "Space outside the four edges of an item.", keys: EdgeSpacingKey.self)
    case .point: MappingReference(self, "An offset; 0 where not given.", keys: PointKey.self)
    case .size: MappingReference(self, "A width and a height in points.", keys: SizeKey.self)
    case .referenceSize:
      MappingReference(self, "The size of a flow section's header or footer.", keys: ReferenceSizeKey.self)
    case .measuredSize: MappingReference(self, "The measured size of a view.", keys: MeasuredSizeKey.self)
    case .variables:
      MappingReference(self, "Named values for expressions.", noun: "variable", shape: .value)
    case .definitions:
      MappingReference(self, "Named maps for 'use'.", noun: "definition", shape: .fragment)
    case .lint:
      MappingReference(
        self, "The level of each lint rule.",
        rows: LintRule.all.map { rule in
          KeyReference(
            name: rule.name, shape: .word(.lintLevel), presence: .optional(default: rule.level.word),
            forms: [],
            summary: rule.summary)
        })
    }
  }
}

extension MappingReference {
  /// All tables, built once.
  static let all: [MappingName: MappingReference] = Dictionary(
    uniqueKeysWithValues: MappingName.allCases.map { ($0, $0.makeReference()) })
}
