import SourceText

/// Visits everything written in a spec once, including variants that do not apply.
struct SpecWalk {
  /// The maximum number of visited values, because definitions may expand to far more than is written.
  private static let limit = 200_000

  /// The names that expressions mention.
  private(set) var mentionedNames: Set<ScalarString> = []
  /// The variants that applied; those inside one that did not apply were never evaluated.
  var heldVariants: Set<Int>?
  /// The outermost variants that did not apply.
  private(set) var idleVariants: [SpecVariant] = []
  private var visited: Set<Int> = []
  private var count = 0

  /// Whether the limit was reached before everything was visited.
  var isExhausted: Bool { count >= Self.limit }

  /// Visits a value; the nesting limit of specs bounds the depth.
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
