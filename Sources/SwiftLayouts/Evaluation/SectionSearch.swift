/// Determines the number of sections by calling the provider with one index after another and recording the
/// numbers that the code compares the index with.
struct SectionSearch: Sendable {
  /// The index of the section being evaluated.
  var index = 0
  /// The number of sections that the code distinguishes.
  private(set) var count = 1
  /// The maximum number of sections, if the code indexes a list of them.
  private(set) var limit: Int?
  /// The names of sections, by index.
  private(set) var names: [Int: String] = [:]
  /// The cases of values that depend on the section, by the path of the value.
  private(set) var cases: [String: [String]] = [:]

  /// The maximum number of sections that are distinguished.
  static let largest = 100

  /// Records that the code compares the index with a number.
  mutating func compare(with number: Double) {
    guard number >= 0, number < Double(Self.largest) else { return }
    // The section after the last number compared represents all others.
    count = max(count, Int(number) + 2)
  }

  /// Records that the code uses the index to select one of `count` elements.
  mutating func select(from count: Int) {
    let count = min(count, Self.largest)
    self.count = max(self.count, count)
    limit = limit.map { min($0, count) } ?? count
  }

  /// Records that the code repeats every `period` sections.
  mutating func repeats(every period: Double) {
    guard period >= 1, period < Double(Self.largest) else { return }
    count = max(count, Int(period))
  }

  /// Names the section being evaluated.
  mutating func name(_ name: String) {
    if names[index] == nil { names[index] = name }
  }

  /// Returns the case of a value for the section being evaluated.
  mutating func selectedCase(of path: String, _ known: [String]) -> String? {
    let cases = self.cases[path] ?? known
    self.cases[path] = cases
    guard !cases.isEmpty else { return nil }
    count = max(count, cases.count)
    let selected = cases[index % cases.count]
    name(selected)
    return selected
  }

  /// The number of sections to evaluate.
  var total: Int { min(limit ?? count, count, Self.largest) }
}
