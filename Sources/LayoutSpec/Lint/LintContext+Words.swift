import LayoutSolver
import SourceText

extension LintContext {
  // MARK: Places

  /// Returns the location of a spec element.
  func place(_ id: ElementID) -> LintFinding.Place {
    guard let label = lowered.labels[id] else { return LintFinding.Place(SourceRange(start: 0, end: 0)) }
    return LintFinding.Place(label.source)
  }

  /// Returns the location of a key's value, or of the element if the key is not set.
  func place(_ id: ElementID, _ key: String) -> LintFinding.Place {
    member(id, key).map { LintFinding.Place($0.value.source) } ?? place(id)
  }

  /// Returns the location of a dimension.
  func place(_ id: ElementID, _ axis: Axis) -> LintFinding.Place { place(id, axis.key) }

  /// Returns the member for a key of an element, if it is set.
  func member(_ id: ElementID, _ key: String) -> SpecMember? {
    lowered.labels[id]?.members.first { $0.key == key }
  }

  // MARK: Names

  /// Returns the name of a section for messages.
  func name(ofSection section: Int) -> String { "section \(lowered.sectionIDs[section].quoted)" }

  /// Returns the name of the owner of boundary supplementary items for messages.
  func name(ofOwner section: Int?) -> String { section.map(name(ofSection:)) ?? "the layout" }

  /// Returns the name of an item or a group for messages.
  func name(_ part: LintPart) -> String {
    if let name = lowered.labels[part.item.id]?.name { return name.quoted }
    return part.parent == nil ? "the group" : "subitem \(part.place)"
  }

  /// Returns the path to a group from the root group, by names or else positions: `the group`, `group 'outer' >
  /// 'inner'`.
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

  /// Returns the quoted word of an element kind.
  func word(_ kind: ElementKind) -> String { lowered.labels.word(of: kind).quoted }

  // MARK: Values

  /// Returns a value as written, without quotes.
  func text(_ node: SpecNode) -> String {
    let range = node.source.stringRange ?? node.source.range
    guard file.bytes.indices.contains(range.start), range.end <= file.bytes.count, range.start <= range.end
    else {
      return ""
    }
    let text = String(decoding: file.bytes[range.start..<range.end], as: UTF8.self)
    return (text.hasPrefix(".") ? String(text.dropFirst()) : text).shortened
  }

  /// Returns a dimension as written, followed by its value if it is an expression.
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

  /// Whether a dimension is an expression that mentions names.
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
  /// The numeric value of the dimension.
  var number: Double {
    switch self {
    case .absolute(let number), .fraction(let number, _), .estimated(let number),
      .uniformAcrossSiblings(let number):
      number
    }
  }

  /// The dimension in the notation of specs.
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

  /// Returns the fraction if the dimension is a fraction of the container's length along `axis`.
  func share(of axis: Axis) -> Double? {
    guard case .fraction(let share, of: axis) = self else { return nil }
    return share
  }
}

extension Axis {
  /// The key of a dimension along the axis.
  var key: String { self == .horizontal ? "width" : "height" }

  /// The adjective for a length along the axis.
  var adjective: String { self == .horizontal ? "wide" : "high" }

  /// The names of the edges at the start and the end of the axis.
  var edges: (start: String, end: String) {
    self == .horizontal ? ("leading", "trailing") : ("top", "bottom")
  }
}

extension Int {
  /// Returns the number with a noun, in the plural unless the number is 1.
  func of(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}

/// Names the first of several items and how many more there are, with the number of items checked if it is limited.
func items(first: Int, count: Int, looked: Int = 0, of total: Int = 0) -> String {
  guard count > 1 else { return "item \(first)" }
  return "item \(first) and \(count - 1) more" + (looked < total ? " of the \(looked) checked" : "")
}
