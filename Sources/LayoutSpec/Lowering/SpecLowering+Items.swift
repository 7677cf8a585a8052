import LayoutSolver
import SourceText

extension SpecLowering {
  /// The maximum number of items in a section.
  static let itemLimit = 1e12
  /// The maximum number of items in a section whose items have different sizes.
  static let sizedItemLimit = 1e8
  /// The maximum number of items for which an expression is checked in advance.
  static let triedItemCount = 10_000

  /// Returns a section's content.
  mutating func items(_ node: SpecNode?) -> SectionItems {
    guard let node else { return SectionItems(count: 0) }
    scope.knowsItems = true
    defer { scope.knowsItems = false }
    switch node.content {
    case .mapping(let mapping): return countedItems(effective(mapping))
    case .numbers(let numbers): return listedItems(numbers, node)
    case .list(let entries): return listedItems(entries)
    case .number, .expression, .boolean, .text, .words, .dimension, .flexible, .percentage, .invalid:
      return SectionItems(count: count(node))
    }
  }

  /// Returns a count of items, which cannot depend on the item.
  private mutating func count(_ node: SpecNode) -> Int {
    scope.knowsItems = false
    defer { scope.knowsItems = true }
    guard let count = number(node, .wholeNonNegative) else { return 0 }
    guard count <= Self.itemLimit else {
      report(.tooManyItems(count), at: node.source)
      return 0
    }
    return Int(count)
  }

  // MARK: Lists

  /// Returns items from one number per item, the measured length along the scroll axis.
  private mutating func listedItems(_ numbers: [Double], _ node: SpecNode) -> SectionItems {
    _ = reportWrong(numbers, node, .nonNegative)
    return items(count: numbers.count, along: .listed(numbers))
  }

  private func items(count: Int, along length: ItemLengthSource) -> SectionItems {
    scrollAxis == .vertical
      ? SectionItems(count: count, height: length) : SectionItems(count: count, width: length)
  }

  private mutating func listedItems(_ entries: [SpecNode]) -> SectionItems {
    var builder = ItemListBuilder(count: entries.count)
    for (index, entry) in entries.enumerated() { add(entry, index, to: &builder) }
    if let section = sectionIndex, !builder.ids.isEmpty { labels.itemIDs[section] = .listed(builder.ids) }
    return SectionItems(
      count: entries.count, width: builder.width.length, height: builder.height.length,
      aspectRatio: builder.aspectRatio.length)
  }

  private mutating func add(_ entry: SpecNode, _ index: Int, to builder: inout ItemListBuilder) {
    let items = stride(from: index, to: index + 1, by: 1)
    guard case .mapping(let written) = entry.content else {
      let length = entryLength(entry, items, scrollAxis, .nonNegative)
      if scrollAxis == .vertical {
        builder.height.set(length, at: index)
      } else {
        builder.width.set(length, at: index)
      }
      return
    }
    let mapping = effective(written)
    if let id = text(EntryKey.id, of: mapping), let source = mapping[EntryKey.id]?.value.source {
      builder.ids[index] = id
      reportDuplicate(itemIDs.insert(id, at: source.range.start), id, at: source)
    }
    checkAspectRatio(mapping, EntryKey.aspectRatio, EntryKey.height)
    if let node = mapping[EntryKey.width]?.value {
      builder.width.set(entryLength(node, items, .horizontal, .nonNegative), at: index)
    }
    if let node = mapping[EntryKey.height]?.value {
      builder.height.set(entryLength(node, items, .vertical, .nonNegative), at: index)
    }
    if let node = mapping[EntryKey.aspectRatio]?.value {
      builder.aspectRatio.set(entryLength(node, items, .vertical, .positive), at: index)
    }
  }

  private mutating func entryLength(
    _ node: SpecNode, _ items: StrideTo<Int>, _ axis: Axis, _ range: NumberRange
  ) -> ItemListBuilder.Entry {
    guard case .expression(let expression) = node.content, expression.mentionsItems else {
      return .number(number(node, range) ?? .nan)
    }
    guard let bound = bound(expression, at: node.source) else { return .number(.nan) }
    validateForItems(bound, items: items, axis, range, at: node.source)
    return .expression(bound)
  }

  // MARK: Counts with sizes

  private mutating func countedItems(_ mapping: SpecMapping) -> SectionItems {
    check(mapping)
    let count = mapping[ItemsKey.count].map { self.count($0.value) } ?? 0
    checkAspectRatio(mapping, ItemsKey.aspectRatio, ItemsKey.height)
    if let id = text(ItemsKey.id, of: mapping), let source = mapping[ItemsKey.id]?.value.source,
      let section = sectionIndex
    {
      let parts = id.parts(around: "{item}")
      labels.itemIDs[section] = .pattern(parts)
      if parts.count == 1, count > 1 {
        report(.duplicateItemID(id, firstLine: nil), at: source)
      } else if count > 0 {
        reportDuplicate(
          itemIDs.insert(pattern: id, parts, count: count, at: source.range.start), id, at: source)
      }
    }
    let items = SectionItems(
      count: count, width: measured(mapping[ItemsKey.width]?.value, count, .horizontal, .nonNegative),
      height: measured(mapping[ItemsKey.height]?.value, count, .vertical, .nonNegative),
      aspectRatio: measured(mapping[ItemsKey.aspectRatio]?.value, count, .vertical, .positive))
    let lengths: [ItemLengthSource] = [items.width, items.height, items.aspectRatio]
    let isSized = !lengths.allSatisfy(\.isSameForAll)
    if isSized, Double(count) > Self.sizedItemLimit, let node = mapping[ItemsKey.count]?.value {
      report(.tooManySizedItems(Double(count)), at: node.source)
    }
    return items
  }

  /// Reports a duplicate item id; `first` is the location of its first use.
  private mutating func reportDuplicate(_ first: Int?, _ id: String, at source: SpecSource) {
    guard let first else { return }
    report(.duplicateItemID(id, firstLine: LineMap(diagnostics.file).line(of: first)), at: source)
  }

  private mutating func checkAspectRatio(
    _ mapping: SpecMapping, _ aspectRatio: some SpecKey, _ height: some SpecKey
  ) {
    guard let member = mapping[aspectRatio], mapping[height] != nil else { return }
    report(
      Diagnostic(
        SpecProblem.excludedKeys(aspectRatio.rawValue, height.rawValue), at: member.keyRange,
        path: mapping.source.path))
  }

  /// Returns the measured lengths of the items along one axis.
  private mutating func measured(_ node: SpecNode?, _ count: Int, _ axis: Axis, _ range: NumberRange)
    -> ItemLengthSource
  {
    guard let node else { return .unknown }
    switch node.content {
    case .numbers(let numbers): return cycled(numbers, node, range)
    case .list(let nodes): return cycled(nodes, node, count, axis, range)
    case .mapping(let random): return self.random(effective(random))
    case .expression(let expression) where expression.mentionsItems:
      guard let bound = bound(expression, at: node.source) else { return .unknown }
      validateForItems(bound, items: stride(from: 0, to: count, by: 1), axis, range, at: node.source)
      return .computed { item, laidOut in bound.length(item: item, laidOut: laidOut) }
    case .expression, .number, .boolean, .text, .words, .dimension, .flexible, .percentage, .invalid:
      return number(node, range).map { .constant($0) } ?? .unknown
    }
  }

  private mutating func cycled(_ numbers: [Double], _ node: SpecNode, _ range: NumberRange)
    -> ItemLengthSource
  {
    if reportWrong(numbers, node, range) { return .unknown }
    if numbers.isEmpty { report(.wrongItemCount(expected: "at least one length", found: 0), at: node.source) }
    return numbers.isEmpty ? .unknown : .cycled(numbers)
  }

  /// Reports the numbers of a list that are out of range; returns whether there are any.
  private mutating func reportWrong(_ numbers: [Double], _ node: SpecNode, _ range: NumberRange) -> Bool {
    // Every number above 0 is a valid length.
    let wrong = numbers.indices.filter { !(numbers[$0] > 0) }
    guard !wrong.isEmpty else { return false }
    let sources = node.source.elements
    var isWrong = false
    for index in wrong {
      guard let problem = range.problem(ExplainedNumber(numbers[index])) else { continue }
      report(problem, at: sources.indices.contains(index) ? sources[index] : node.source)
      isWrong = true
    }
    return isWrong
  }

  /// Returns the lengths of a list that contains at least one expression.
  private mutating func cycled(
    _ nodes: [SpecNode], _ node: SpecNode, _ count: Int, _ axis: Axis, _ range: NumberRange
  ) -> ItemLengthSource {
    let entries = nodes.enumerated().map { index, node in
      // The entry applies to one item per repetition of the cycle.
      entryLength(node, stride(from: index, to: count, by: nodes.count), axis, range)
    }
    if entries.isEmpty { report(.wrongItemCount(expected: "at least one length", found: 0), at: node.source) }
    var builder = ItemListBuilder.Lengths(count: entries.count)
    for (index, entry) in entries.enumerated() { builder.set(entry, at: index) }
    return builder.cycledLength
  }

  private mutating func random(_ mapping: SpecMapping) -> ItemLengthSource {
    check(mapping)
    guard let node = mapping[RandomKey.random]?.value else { return .unknown }
    let bounds: [Double]
    switch node.content {
    case .numbers(let numbers): bounds = numbers
    case .list(let nodes): bounds = nodes.compactMap { number($0, .whole) }
    case .number, .expression, .boolean, .text, .words, .dimension, .flexible, .percentage, .mapping,
      .invalid:
      return .unknown
    }
    guard bounds.count == 2 else {
      report(
        .wrongItemCount(expected: "the smallest and the largest length", found: bounds.count), at: node.source
      )
      return .unknown
    }
    guard bounds[0] >= 0, bounds[1] >= bounds[0], bounds[1] <= 1e9, bounds.allSatisfy({ $0 == $0.rounded() })
    else {
      let wrong = bounds.first { $0 < 0 || $0 > 1e9 || $0 != $0.rounded() } ?? bounds[1]
      report(
        .outOfRange(
          ExplainedNumber(wrong), expected: "two whole numbers from 0 to 1000000000, the smaller first"),
        at: node.source)
      return .unknown
    }
    let seed = number(RandomKey.seed, of: mapping) ?? 0
    return .random(
      RandomLengths(low: Int(bounds[0]), high: Int(bounds[1]), seed: UInt64(min(seed, 0x1p63))))
  }

  /// Checks an expression for a range of items, so that errors are reported before the layout is solved.
  ///
  /// An expression that depends on an item's laid-out size is checked after the layout is solved instead.
  private mutating func validateForItems(
    _ bound: BoundExpression, items: StrideTo<Int>, _ axis: Axis, _ range: NumberRange, at source: SpecSource
  ) {
    if bound.expression.mentions("itemWidth") || bound.expression.mentions("itemHeight") {
      measuringExpressions.append(
        MeasuringExpression(
          section: sectionIndex ?? 0, items: items, axis: axis, bound: bound, range: range, source: source))
      return
    }
    for item in items.prefix(Self.triedItemCount) {
      if let problem = bound.problem(item: item, in: range) {
        return report(problem, of: bound.expression, at: source)
      }
    }
  }
}

extension Expression {
  /// Whether the expression depends on the item.
  var mentionsItems: Bool { mentions("item") || mentions("itemWidth") || mentions("itemHeight") }
}

extension String {
  /// Returns the parts of the string before, between and after the occurrences of a word.
  func parts(around word: String) -> [String] {
    let (bytes, word) = (Array(utf8), Array(word.utf8))
    var parts: [String] = []
    var (start, index) = (0, 0)
    while index + word.count <= bytes.count {
      guard bytes[index..<index + word.count].elementsEqual(word) else {
        index += 1
        continue
      }
      parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
      index += word.count
      start = index
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }
}
