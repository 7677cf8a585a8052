import SourceText

/// The item ids of a spec so far, with their locations, for finding duplicates.
struct ItemIDCheck {
  private struct Pattern {
    var ids: ItemIDs
    var count: Int
    var place: Int
  }

  /// The maximum number of patterns compared with individual ids; each comparison is linear.
  private static let patternLimit = 64

  private var places: [ScalarString: Int] = [:]
  private var patternPlaces: [ScalarString: Int] = [:]
  private var patterns: [Pattern] = []

  /// Adds the id of one item; returns the location of its first use if it is a duplicate.
  mutating func insert(_ id: String, at place: Int) -> Int? {
    let key = ScalarString(id)
    if let first = places[key] { return first }
    places[key] = place
    return patterns.first { !$0.ids.items(of: id, count: $0.count, limit: 1).isEmpty }?.place
  }

  /// Adds the ids of `count` items by their pattern; returns the location of the first use of a duplicate.
  mutating func insert(pattern: String, _ parts: [String], count: Int, at place: Int) -> Int? {
    let key = ScalarString(pattern)
    if let first = patternPlaces[key] { return first }
    patternPlaces[key] = place
    let ids = ItemIDs.pattern(parts)
    guard patterns.count < Self.patternLimit else { return nil }
    patterns.append(Pattern(ids: ids, count: count, place: place))
    return places.lazy.filter { !ids.items(of: $0.key.string, count: count, limit: 1).isEmpty }.map(\.value)
      .min()
  }
}
