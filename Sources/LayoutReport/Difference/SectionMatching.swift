import SourceText

/// The matching sections of two layouts: by id, otherwise by index.
struct SectionMatching {
  /// For each section of the first layout, its counterpart in the second.
  let forward: [Int?]
  /// The sections of the second layout without a counterpart.
  let added: [Int]

  init(_ from: ComparedLayout, _ to: ComparedLayout) {
    let old = Self.byID(from)
    let new = Self.byID(to)
    var isMatched = Array(repeating: false, count: to.sections.count)
    forward = from.sections.indices.map { section in
      let named = new[from.sections[section].id]
      let isFree =
        named == nil && to.sections.indices.contains(section) && old[to.sections[section].id] == nil
      guard let counterpart = named ?? (isFree ? section : nil), !isMatched[counterpart] else { return nil }
      isMatched[counterpart] = true
      return counterpart
    }
    added = isMatched.indices.filter { !isMatched[$0] }
  }

  /// Returns the counterpart of an element's section, which is nil for the layout itself; returns nil if the section
  /// was removed.
  func counterpart(of section: Int?) -> Int?? {
    guard let section else { return .some(nil) }
    guard forward.indices.contains(section) else { return .some(section) }
    return forward[section].map { .some($0) }
  }

  private static func byID(_ layout: ComparedLayout) -> [ScalarString: Int] {
    Dictionary(keepingFirst: layout.sections.indices.map { (ScalarString(layout.sections[$0].id), $0) })
  }
}
