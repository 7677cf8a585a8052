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
    case .boundaryItem: "a boundary item"
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
        self, "What the layout is solved in; options of the command line override it.",
        keys: EnvironmentKey.self)
    case .section: MappingReference(self, "One section of the layout.", keys: SectionKey.self)
    case .items:
      MappingReference(
        self, "A section's content: how many items, and what each measures.", keys: ItemsKey.self)
    case .entry: MappingReference(self, "One item of a list of items.", keys: EntryKey.self)
    case .random:
      MappingReference(
        self, "Whole numbers drawn by SplitMix64, one an item, the same everywhere.", keys: RandomKey.self)
    case .item:
      MappingReference(
        self, "An item; with a 'type' it is a group, which may stand wherever an item may.",
        keys: ItemKey.self)
    case .frame:
      MappingReference(
        self, "One frame of a custom group, from the group's outer corner.", keys: FrameKey.self)
    case .boundaryItem:
      MappingReference(self, "A header, a footer or a side item at a boundary.", keys: BoundaryItemKey.self)
    case .anchoredItem:
      MappingReference(
        self, "A supplementary that hangs on an item or a group, such as a badge.", keys: AnchoredItemKey.self
      )
    case .anchor: MappingReference(self, "A point on a frame, by edges and an offset.", keys: AnchorKey.self)
    case .decoration: MappingReference(self, "A background behind a section.", keys: DecorationKey.self)
    case .list: MappingReference(self, "A section that looks like a table.", keys: ListKey.self)
    case .snapshots:
      MappingReference(self, "The matrix of environments that 'snapshot' solves.", keys: SnapshotsKey.self)
    case .insets:
      MappingReference(self, "Distances from the four edges; a missing edge is 0.", keys: InsetsKey.self)
    case .edgeSpacing:
      MappingReference(self, "Room outside an item at its four edges.", keys: EdgeSpacingKey.self)
    case .point: MappingReference(self, "An offset; a missing coordinate is 0.", keys: PointKey.self)
    case .size: MappingReference(self, "A width and a height in points.", keys: SizeKey.self)
    case .referenceSize:
      MappingReference(self, "The size of a flow section's header or footer.", keys: ReferenceSizeKey.self)
    case .measuredSize: MappingReference(self, "What a view's content measures.", keys: MeasuredSizeKey.self)
    case .variables:
      MappingReference(self, "Names for values, to be used in expressions.", noun: "variable", shape: .value)
    case .definitions:
      MappingReference(self, "Named maps, to be taken up by 'use'.", noun: "definition", shape: .fragment)
    case .lint:
      MappingReference(
        self, "How much the findings of each lint rule weigh.",
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
