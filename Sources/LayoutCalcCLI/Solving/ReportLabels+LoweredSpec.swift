import LayoutReport
import LayoutSpec

extension ReportLabels {
  /// The names that a spec gives to its layout.
  ///
  /// - Parameters:
  ///   - lowered: The spec in one environment.
  ///   - file: The file as named on the command line; nil to leave it out of the output.
  init(_ lowered: LoweredSpec, file: String? = nil) {
    let labels = lowered.labels
    self.init(
      name: lowered.name, file: file, details: lowered.details, device: lowered.device,
      scale: lowered.traits.scale, sectionIDs: lowered.sectionIDs,
      elementKinds: ElementKinds(words: labels.kindWords, word: labels.word(of:), kind: labels.kind(of:)),
      itemIDs: ItemIDLookup(
        sections: Set(labels.itemIDs.indices.filter { labels.itemIDs[$0].isKnown }),
        id: labels.itemID(section:item:),
        items: { section, id, count, limit in
          labels.itemIDs[section].items(of: id, count: count, limit: limit)
        }))
  }
}

extension ItemIDs {
  /// Whether the section has ids.
  fileprivate var isKnown: Bool {
    switch self {
    case .none: false
    case .pattern, .listed: true
    }
  }
}
