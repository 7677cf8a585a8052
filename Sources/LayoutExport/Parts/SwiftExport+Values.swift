import LayoutSpec

extension SwiftExport {
  // MARK: Dimensions and sizes

  /// `.init(widthDimension: …, heightDimension: …)`; `replaced` overrides a dimension that a count
  /// determines.
  mutating func layoutSize(
    _ mapping: SpecMapping, replacing replaced: (key: String, code: SwiftCode)? = nil
  ) -> SwiftCode {
    func dimension(_ key: String, _ export: inout SwiftExport) -> SwiftCode {
      if let replaced, replaced.key == key { return replaced.code }
      return export.dimension(mapping.values(key).withoutMissing, isWidth: key == "width")
    }
    let width = dimension("width", &self)
    let height = dimension("height", &self)
    return .call(".init", [CodeArgument("widthDimension", width), CodeArgument("heightDimension", height)])
  }

  private mutating func dimension(_ values: Conditional<SpecNode?>, isWidth: Bool) -> SwiftCode {
    let forms = values.leaves.map { $0.map { form(of: $0, isWidth: isWidth) } }
    if let first = forms.first, let form = first, forms.allSatisfy({ $0 == first }) {
      // All cases use the same kind of dimension, so the condition goes inside the call.
      let argument = code(of: values) { export, node in export.argument(of: node) }
      return dimension(form, argument)
    }
    return code(of: values) { export, node in
      let form = export.form(of: node, isWidth: isWidth)
      return export.dimension(form, export.argument(of: node))
    }
  }

  private func dimension(_ form: String, _ argument: SwiftCode) -> SwiftCode {
    let label = form == DimensionForm.uniformAcrossSiblings.rawValue ? "estimate" : nil
    return .call("." + form, [CodeArgument(label, argument)])
  }

  /// UIKit's name for the kind of dimension.
  private func form(of node: SpecNode, isWidth: Bool) -> String {
    switch node.content {
    case .dimension(let form, _): form.rawValue
    case .percentage: isWidth ? "fractionalWidth" : "fractionalHeight"
    case .number, .boolean, .expression, .text, .words, .flexible, .mapping, .list, .numbers, .invalid:
      "absolute"
    }
  }

  private mutating func argument(of node: SpecNode) -> SwiftCode {
    switch node.content {
    case .dimension(let form, let argument):
      if form == .uniformAcrossSiblings { require(17, "'uniformAcrossSiblings'", at: node.source) }
      return value(argument)
    case .percentage(let share): return self.share(share)
    case .number, .boolean, .expression, .text, .words, .flexible, .mapping, .list, .numbers, .invalid:
      return value(node)
    }
  }

  /// A percentage as a fraction: `(100/3)%` is `1 / 3`.
  private mutating func share(_ node: SpecNode) -> SwiftCode {
    guard let tree = node.trees.first else { return .text("0") }
    place = node.source
    switch tree {
    case .number(let number): return value(number / 100)
    case .binary(.divide, .number(let number), let divisor):
      return value(.binary(.divide, .number(number / 100), divisor))
    default: return value(.binary(.divide, tree, .number(100)))
    }
  }

  private mutating func value(_ tree: ExpressionTree) -> SwiftCode { expression(tree, as: .double) }

  private mutating func value(_ number: Double) -> SwiftCode { value(.number(number)) }

  // MARK: Insets, points, spacing

  /// Insets from a number for all edges, or from a map.
  mutating func insets(
    _ node: SpecNode, type: String = ".init",
    labels: [(key: String, label: String)] = [
      ("top", "top"), ("leading", "leading"), ("bottom", "bottom"), ("trailing", "trailing"),
    ]
  ) -> SwiftCode {
    var edges: [SwiftCode] = []
    for (key, _) in labels {
      guard let mapping = node.mapping else {
        edges.append(value(node))
        continue
      }
      edges.append(number(key, of: mapping))
    }
    if edges.allSatisfy({ $0 == .text("0") }) { return .text(".zero") }
    return .call(type, zip(labels, edges).map { CodeArgument($0.label, $1) })
  }

  /// The number of a key; 0 if it is missing.
  mutating func number(_ key: String, of mapping: SpecMapping) -> SwiftCode {
    let zero = SwiftCode.text("0")
    switch mapping.values(key) {
    case .value(nil): return zero
    case let values:
      return number(values, zero)
    }
  }

  private mutating func number(_ values: Conditional<SpecNode?>, _ missing: SwiftCode) -> SwiftCode {
    switch values {
    case .value(let node): return node.map { value($0) } ?? missing
    case .choice(let condition, let first, let second):
      return .choice(value(condition, as: .boolean), number(first, missing), number(second, missing))
    }
  }

  /// `CGPoint(x: …, y: …)` or `CGSize(width: …, height: …)`.
  mutating func pair(_ node: SpecNode, _ type: String, _ keys: [String]) -> SwiftCode {
    guard let mapping = node.mapping else { return .text(".zero") }
    let parts = keys.map { CodeArgument($0, number($0, of: mapping)) }
    return .call(type, parts)
  }

  /// `.fixed(…)` or `.flexible(…)`.
  mutating func spacing(_ node: SpecNode) -> SwiftCode {
    if case .flexible(let minimum) = node.content {
      return .call(".flexible", [CodeArgument(nil, value(minimum))])
    }
    return .call(".fixed", [CodeArgument(nil, value(node))])
  }

  /// `NSCollectionLayoutEdgeSpacing(…)`.
  mutating func edgeSpacing(_ node: SpecNode) -> SwiftCode {
    guard let mapping = node.mapping else { return .text("nil") }
    let arguments = ["leading", "top", "trailing", "bottom"].map { edge in
      CodeArgument(edge, code(of: mapping.values(edge)) { export, node in export.spacing(node) })
    }
    return .call("NSCollectionLayoutEdgeSpacing", arguments)
  }

  /// A word as an enum case.
  func word(_ node: SpecNode) -> SwiftCode { .text("." + (node.text ?? "none")) }
}
