import LayoutSolver
import LayoutSpec
import SourceText

/// Finds the cells of a layout by their ids.
struct NamedItems: Sendable {
  /// The result of looking up an id.
  enum Place: Equatable {
    case nowhere
    case once(CellPlace)
    case often

    /// Combines this result with another for the same id.
    func and(_ other: Place) -> Place {
      switch (self, other) {
      case (.nowhere, _): other
      case (_, .nowhere): self
      case (.once, .once), (.often, _), (_, .often): .often
      }
    }
  }

  /// Sections whose ids follow the same pattern.
  private struct Pattern {
    let ids: ItemIDs
    /// The section with the most items, and its item count.
    var section: Int
    var count: Int
    /// The item count of the next largest section; the ids of items with smaller indices are not unique.
    var sharedCount = 0
  }

  /// Ids that are listed individually.
  private var listed: [ScalarString: Place] = [:]
  /// The patterns, by the text before the first number.
  private var patterns: [ScalarString: [[ScalarString]: Pattern]] = [:]
  /// The lengths of those texts, in UTF-8 bytes.
  private var frontLengths: Set<Int> = []

  /// Collects the ids of all sections; `counts` are their item counts.
  init(_ sections: [ItemIDs], _ counts: [Int]) {
    for (section, (ids, count)) in zip(sections, counts).enumerated() where count > 0 {
      switch ids {
      case .none: break
      case .listed(let ids): for (item, id) in ids { add(id, .once(CellPlace(section: section, item: item))) }
      case .pattern(let parts) where parts.count == 1:
        add(parts[0], count == 1 ? .once(CellPlace(section: section, item: 0)) : .often)
      case .pattern(let parts): add(Pattern(ids: ids, section: section, count: count), parts)
      }
    }
  }

  private mutating func add(_ id: String, _ place: Place) {
    listed[id] = listed[id, default: .nowhere].and(place)
  }

  private mutating func add(_ pattern: Pattern, _ parts: [String]) {
    frontLengths.insert(parts[0].utf8.count)
    let (front, parts) = (parts[0], parts.map { ScalarString($0) })
    guard let known = patterns[front]?[parts] else {
      patterns[front, default: [:]][parts] = pattern
      return
    }
    var (larger, smaller) = known.count < pattern.count ? (pattern, known) : (known, pattern)
    larger.sharedCount = max(smaller.count, smaller.sharedCount, known.sharedCount)
    patterns[front]?[parts] = larger
  }

  /// The place of the item with an id.
  func place(ofID id: String) -> Place {
    var place = listed[id] ?? .nowhere
    for length in frontLengths where length < id.utf8.count {
      let front = String(decoding: id.utf8.prefix(length), as: UTF8.self)
      for pattern in (patterns[front] ?? [:]).values {
        guard let item = pattern.ids.items(of: id, count: pattern.count, limit: 1).first else { continue }
        let found = CellPlace(section: pattern.section, item: item)
        place = place.and(item < pattern.sharedCount ? .often : .once(found))
      }
    }
    return place
  }
}
