import SourceText

/// The mappings of the language, each with its table of keys.
package enum MappingName: String, CaseIterable, Sendable {
  case document, environment, section, items, entry, random, item, frame
  case boundaryItem, anchoredItem, anchor, decoration, list, snapshots
  case insets, edgeSpacing, point, size, referenceSize, measuredSize, variables, definitions, lint

  /// The table of keys.
  package var reference: MappingSchema { MappingSchema.all[self] ?? makeReference() }

  /// A description of the mapping, for messages.
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
  func makeReference() -> MappingSchema {
    switch self {
    case .document: MappingSchema(self, "The top level: a layout and its content.", keys: DocumentKey.self)
    case .environment:
      MappingSchema(
        self, "The environment in which the layout is solved; command-line options override it.",
        keys: EnvironmentKey.self)
    case .section: MappingSchema(self, "One section of the layout.", keys: SectionKey.self)
    case .items:
      MappingSchema(
        self, "The content of a section: the number of items and their measured sizes.", keys: ItemsKey.self)
    case .entry: MappingSchema(self, "One item in a list of items.", keys: EntryKey.self)
    case .random:
      MappingSchema(
        self, "Random whole numbers, one per item, the same on every machine (SplitMix64).",
        keys: RandomKey.self)
    case .item:
      MappingSchema(
        self, "An item. With a 'type' it is a group; groups can be used wherever items can.",
        keys: ItemKey.self)
    case .frame:
      MappingSchema(
        self, "One frame of a custom group, relative to the group's top leading corner.", keys: FrameKey.self)
    case .boundaryItem:
      MappingSchema(
        self, "A header, footer or other supplementary item at a boundary of a section or the layout.",
        keys: BoundaryItemKey.self)
    case .anchoredItem:
      MappingSchema(
        self, "A supplementary item anchored to an item or group, such as a badge.",
        keys: AnchoredItemKey.self
      )
    case .anchor:
      MappingSchema(self, "A point on a frame, given by edges and an offset.", keys: AnchorKey.self)
    case .decoration: MappingSchema(self, "A background behind a section.", keys: DecorationKey.self)
    case .list: MappingSchema(self, "The configuration of a list section.", keys: ListKey.self)
    case .snapshots:
      MappingSchema(
        self, "The environments that 'snapshot' records: every combination of these lists.",
        keys: SnapshotsKey.self)
    case .insets:
      MappingSchema(self, "Insets from the four edges; 0 if omitted.", keys: InsetsKey.self)
    case .edgeSpacing:
      MappingSchema(self, "Space outside the four edges of an item.", keys: EdgeSpacingKey.self)
    case .point: MappingSchema(self, "An offset; 0 if omitted.", keys: PointKey.self)
    case .size: MappingSchema(self, "A width and a height in points.", keys: SizeKey.self)
    case .referenceSize:
      MappingSchema(self, "The size of a flow section's header or footer.", keys: ReferenceSizeKey.self)
    case .measuredSize: MappingSchema(self, "The measured size of a view.", keys: MeasuredSizeKey.self)
    case .variables:
      MappingSchema(self, "Named values for expressions.", noun: "variable", shape: .value)
    case .definitions:
      MappingSchema(self, "Named maps for 'use'.", noun: "definition", shape: .definition)
    case .lint:
      MappingSchema(
        self, "The level of each lint rule.",
        rows: LintRule.all.map { rule in
          KeySchema(
            name: rule.name, shape: .word(.lintLevel), presence: .optional(default: rule.level.word),
            forms: [],
            summary: rule.summary)
        })
    }
  }
}

extension MappingSchema {
  /// All tables, built once.
  static let all: [MappingName: MappingSchema] = Dictionary(
    uniqueKeysWithValues: MappingName.allCases.map { ($0, $0.makeReference()) })
}
