/// Finds out how many sections a provider knows: it is called for one after the other, and what it compares the
/// index with shows how many there are.
struct SectionSearch: Sendable {
  /// The section that is evaluated.
  var index = 0
  /// How many sections the code tells apart.
  private(set) var count = 1
  /// How many there are at most, where the code holds a list of them.
  private(set) var limit: Int?
  /// Names by index.
  private(set) var names: [Int: String] = [:]
  /// The cases of values that depend on the section, by the path of the value.
  private(set) var cases: [String: [String]] = [:]

  /// The most sections that are told apart.
  static let largest = 100

  /// The code compares the index with a number.
  mutating func compare(with number: Double) {
    guard number >= 0, number < Double(Self.largest) else { return }
    // The section after the last that is mentioned shows what the others are.
    count = max(count, Int(number) + 2)
  }

  /// The code takes one of `count` elements by the index.
  mutating func select(from count: Int) {
    let count = min(count, Self.largest)
    self.count = max(self.count, count)
    limit = limit.map { min($0, count) } ?? count
  }

  /// The code repeats itself every `period` sections.
  mutating func repeats(every period: Double) {
    guard period >= 1, period < Double(Self.largest) else { return }
    count = max(count, Int(period))
  }

  /// Names the section that is evaluated.
  mutating func name(_ name: String) {
    if names[index] == nil { names[index] = name }
  }

  /// The case that a value has for the section that is evaluated.
  mutating func selectedCase(of path: String, _ known: [String]) -> String? {
    let cases = self.cases[path] ?? known
    self.cases[path] = cases
    guard !cases.isEmpty else { return nil }
    count = max(count, cases.count)
    let selected = cases[index % cases.count]
    name(selected)
    return selected
  }

  /// How many sections are evaluated.
  var total: Int { min(limit ?? count, count, Self.largest) }
}
