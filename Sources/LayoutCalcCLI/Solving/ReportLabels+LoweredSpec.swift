import LayoutReport
import LayoutSpec

extension ReportLabels {
  /// The words that a spec gives its layout.
  ///
  /// - Parameters:
  ///   - lowered: the spec in one environment.
  ///   - file: the file as the command line names it; nil where that must not be in the output.
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
  /// Whether there are any.
  fileprivate var isKnown: Bool {
    switch self {
    case .none: false
    case .pattern, .listed: true
    }
  }
}
