import LayoutSolver
import SourceText

extension LintContext {
  // MARK: Places

  /// Where a part of the spec is written.
  func place(_ id: ElementID) -> LintFinding.Place {
    guard let label = lowered.labels[id] else { return LintFinding.Place(SourceRange(start: 0, end: 0)) }
    return LintFinding.Place(label.source)
  }

  /// Where the value of a key is written, else the part itself.
  func place(_ id: ElementID, _ key: String) -> LintFinding.Place {
    member(id, key).map { LintFinding.Place($0.value.source) } ?? place(id)
  }

  /// Where a dimension is written.
  func place(_ id: ElementID, _ axis: Axis) -> LintFinding.Place { place(id, axis.key) }

  /// A key of a part that is written.
  func member(_ id: ElementID, _ key: String) -> SpecMember? {
    lowered.labels[id]?.members.first { $0.key == key }
  }

  // MARK: Names

  /// A section as messages speak of it.
  func name(ofSection section: Int) -> String { "section \(lowered.sectionIDs[section].quoted)" }

  /// The owner of boundary items.
  func name(ofOwner section: Int?) -> String { section.map(name(ofSection:)) ?? "the layout" }

  /// An item or a group as messages speak of it.
  func name(_ part: LintPart) -> String {
    if let name = lowered.labels[part.item.id]?.name { return name.quoted }
    return part.parent == nil ? "the group" : "subitem \(part.place)"
  }

  /// A group by the names, else the places, on the way to it from the root group: `the group`,
  /// `group 'outer' > 'inner'`.
  func path(of group: LintPart) -> String {
    var steps: [String] = []
    var hasName = false
    var part: LintPart? = group
    while let current = part {
      let name = lowered.labels[current.item.id]?.name?.quoted
      hasName = hasName || name != nil
      if let step = name ?? (current.parent == nil ? nil : "subitem \(current.place)") { steps.append(step) }
      part = current.parent?.part
    }
    guard !steps.isEmpty else { return "the group" }
    let path = steps.reversed().joined(separator: " > ")
    return hasName ? "group \(path)" : "the nested group (\(path))"
  }

  /// The word of a boundary item's or another kind.
  func word(_ kind: ElementKind) -> String { lowered.labels.word(of: kind).quoted }

  // MARK: Values

  /// A value as it is written, without quotes.
  func text(_ node: SpecNode) -> String {
    let range = node.source.stringRange ?? node.source.range
    guard file.bytes.indices.contains(range.start), range.end <= file.bytes.count, range.start <= range.end
    else {
      return ""
    }
    let text = String(decoding: file.bytes[range.start..<range.end], as: UTF8.self)
    return (text.hasPrefix(".") ? String(text.dropFirst()) : text).shortened
  }

  /// A dimension as it is written, an expression in it with its value.
  func words(_ dimension: Dimension, _ id: ElementID, _ axis: Axis) -> String {
    guard let node = member(id, axis.key)?.value else { return dimension.words }
    let value: Double
    let argument: SpecNode
    switch node.content {
    case .dimension(_, let part): (argument, value) = (part, dimension.number)
    case .percentage(let part): (argument, value) = (part, dimension.number * 100)
    case .expression: (argument, value) = (node, dimension.number)
    case .number, .boolean, .text, .words, .flexible, .mapping, .list, .numbers, .invalid: return text(node)
    }
    guard case .expression = argument.content else { return text(node) }
    let section = lowered.labels[id]?.section
    let names = lowered.scope(ofSection: section).explained(value, argument).names
    let places = names.isEmpty ? "" : " at \(names.joined(separator: ", "))"
    return "\(text(node)) (\(plainNumberText(value))\(places))"
  }

  /// Whether a dimension depends on more than what stands in it.
  func isComputed(_ id: ElementID, _ axis: Axis) -> Bool {
    guard let node = member(id, axis.key)?.value else { return false }
    switch node.content {
    case .dimension(_, let part), .percentage(let part): return part.isComputed
    case .expression: return node.isComputed
    case .number, .boolean, .text, .words, .flexible, .mapping, .list, .numbers, .invalid: return false
    }
  }
}

extension SpecNode {
  /// Whether it is an expression that mentions names.
  var isComputed: Bool {
    guard case .expression(let expression) = content else { return false }
    return !expression.mentionedNames.isEmpty
  }

  /// Whether it is an expression at all.
  var isExpression: Bool {
    guard case .expression = content else { return false }
    return true
  }
}

extension Dimension {
  /// The number in it.
  var number: Double {
    switch self {
    case .absolute(let number), .fraction(let number, _), .estimated(let number),
      .uniformAcrossSiblings(let number):
      number
    }
  }

  /// The dimension as a spec would have it.
  var words: String {
    let number = plainNumberText(number)
    return switch self {
    case .absolute: number
    case .fraction(_, of: .horizontal): "fractionalWidth(\(number))"
    case .fraction(_, of: .vertical): "fractionalHeight(\(number))"
    case .estimated: "estimated(\(number))"
    case .uniformAcrossSiblings: "uniformAcrossSiblings(\(number))"
    }
  }

  /// The share, where it is one of the length along `axis`.
  func share(of axis: Axis) -> Double? {
    guard case .fraction(let share, of: axis) = self else { return nil }
    return share
  }
}

extension Axis {
  /// The key of a dimension along the axis.
  var key: String { self == .horizontal ? "width" : "height" }

  /// Long along the axis, in a word.
  var adjective: String { self == .horizontal ? "wide" : "high" }

  /// The names of the edges at its start and its end.
  var edges: (start: String, end: String) {
    self == .horizontal ? ("leading", "trailing") : ("top", "bottom")
  }
}

extension Int {
  /// The number with a noun, in the plural where there are several.
  func of(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}

/// The first of some items, and how many more there are, or are among those that were looked at.
func items(first: Int, count: Int, looked: Int = 0, of total: Int = 0) -> String {
  guard count > 1 else { return "item \(first)" }
  return "item \(first) and \(count - 1) more" + (looked < total ? " of the \(looked) checked" : "")
}
