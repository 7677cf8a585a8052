import SourceText

/// Goes through all that is written in a spec, once each, whether it holds or not.
struct SpecWalk {
  /// How much is looked at before it is given up: fragments may stand for far more than is written.
  private static let limit = 200_000

  /// The names that expressions mention.
  private(set) var mentionedNames: Set<ScalarString> = []
  /// Variants that held; those inside one that did not were never asked.
  var heldVariants: Set<Int>?
  /// The outermost variants that did not hold.
  private(set) var idleVariants: [SpecVariant] = []
  private var visited: Set<Int> = []
  private var count = 0

  /// Whether not all was looked at.
  var isExhausted: Bool { count >= Self.limit }

  /// Looks at a value; depth is bounded by the nesting of specs.
  mutating func visit(_ content: SpecNode.Content) {
    count += 1
    guard !isExhausted else { return }
    switch content {
    case .expression(let expression):
      mentionedNames.formUnion(expression.mentionedNames.map { ScalarString($0) })
    case .dimension(_, let node), .flexible(let node), .percentage(let node): visit(node.content)
    case .list(let nodes): for node in nodes { visit(node) }
    case .mapping(let mapping): visit(mapping)
    case .number, .boolean, .text, .words, .numbers, .invalid: return
    }
  }

  private mutating func visit(_ node: SpecNode) {
    switch node.content {
    case .mapping, .list:
      guard visited.insert(node.source.identity).inserted else { return }
    case .number, .boolean, .expression, .text, .words, .dimension, .flexible, .percentage, .numbers,
      .invalid:
      break
    }
    visit(node.content)
  }

  private mutating func visit(_ mapping: SpecMapping) {
    for member in mapping.members { visit(member.value) }
    for variant in mapping.variants + mapping.alternatives {
      if let condition = variant.condition {
        visit(condition.content)
        if let heldVariants, !heldVariants.contains(condition.source.identity) {
          if visited.insert(condition.source.identity).inserted { idleVariants.append(variant) }
          continue
        }
      }
      visit(variant.mapping)
    }
  }
}
