import SourceText

/// Which sections of two layouts are the same: those of one id, else those of one index.
struct SectionMatching {
  /// For each section of the first layout its counterpart in the second.
  let forward: [Int?]
  /// The sections of the second layout that are no counterpart.
  let added: [Int]

  init(_ from: ComparedLayout, _ to: ComparedLayout) {
    let old = Self.byID(from)
    let new = Self.byID(to)
    var isTaken = Array(repeating: false, count: to.sections.count)
    forward = from.sections.indices.map { section in
      let named = new[from.sections[section].id]
      let isFree =
        named == nil && to.sections.indices.contains(section) && old[to.sections[section].id] == nil
      guard let counterpart = named ?? (isFree ? section : nil), !isTaken[counterpart] else { return nil }
      isTaken[counterpart] = true
      return counterpart
    }
    added = isTaken.indices.filter { !isTaken[$0] }
  }

  /// The counterpart of an element's section, nil for the layout itself; nil where that section is gone.
  func counterpart(of section: Int?) -> Int?? {
    guard let section else { return .some(nil) }
    guard forward.indices.contains(section) else { return .some(section) }
    return forward[section].map { .some($0) }
  }

  private static func byID(_ layout: ComparedLayout) -> [ScalarString: Int] {
    Dictionary(
      layout.sections.indices.map { (ScalarString(layout.sections[$0].id), $0) }, uniquingKeysWith: min)
  }
}
