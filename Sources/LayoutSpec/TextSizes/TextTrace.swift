package import LayoutSolver
import SourceText

/// A height that an expression computed from the system font, with the numbers behind it.
package enum TextCall: Hashable, Sendable {
  /// Rule X3: the height of a label.
  case label(TextStyle?, lines: Double, pointSize: Double, scale: Double?)
  /// Rule X4: a value scaled with the text size.
  case scaled(TextStyle?, value: Double, factor: Double, scale: Double?)

  package var rule: Rule {
    switch self {
    case .label: .x3
    case .scaled: .x4
    }
  }

  package var value: Double {
    switch self {
    case .label(_, let lines, let pointSize, let scale):
      TextMetrics.labelHeight(lines: lines, pointSize: pointSize, scale: scale)
    case .scaled(_, let value, let factor, let scale):
      TextMetrics.scaled(value, factor: factor, scale: scale)
    }
  }

  /// Returns the calculation in one line: `2 lines of body at AX3: 2 × 47.734 = 95.469, to the pixel 95.667`.
  package func text(at size: TextSize) -> String {
    switch self {
    case .label(let style, let lines, let pointSize, let scale):
      let line = TextMetrics.lineHeight(pointSize: pointSize)
      let font =
        style.map { "of \($0.rawValue) at \(size.rawValue)" } ?? "of \(plainNumberText(pointSize)) points"
      let product = lines == 1 ? "" : "\(plainNumberText(lines)) × \(plainNumberText(line)) = "
      let pixel = scale == nil ? "" : ", to the pixel \(plainNumberText(value))"
      return "\(plainNumberText(lines)) \(lines == 1 ? "line" : "lines") \(font): "
        + "\(product)\(plainNumberText(lines * line))\(pixel)"
    case .scaled(let style, let base, let factor, let scale):
      let font = style.map { " for \($0.rawValue)" } ?? ""
      let pixel = scale == nil ? "" : ", to the pixel \(plainNumberText(value))"
      return "\(plainNumberText(base)) scaled\(font) at \(size.rawValue): \(plainNumberText(base)) × "
        + "\(plainNumberText(factor)) = \(plainNumberText(base * factor))\(pixel)"
    }
  }
}

extension LoweredSpec {
  /// Returns the spec's value for the measured height of an item.
  func measuredHeight(ofItem item: Int, inSection section: Int) -> SpecNode? {
    let id: ElementID =
      switch layout {
      case .compositional(let layout): layout.sections[section].id
      case .flow(let layout): layout.sections[section].id
      }
    guard let node = labels[id]?.member(SectionKey.items)?.value else { return nil }
    switch node.content {
    case .mapping(let items):
      guard let height = items[ItemsKey.height]?.value else { return nil }
      guard case .list(let heights) = height.content, !heights.isEmpty else { return height }
      return heights[item % heights.count]
    case .list(let entries):
      guard entries.indices.contains(item) else { return nil }
      guard case .mapping(let entry) = entries[item].content else { return entries[item] }
      return entry[EntryKey.height]?.value
    case .number, .boolean, .expression, .text, .words, .dimension, .flexible, .percentage, .numbers,
      .invalid:
      return nil
    }
  }

  /// Returns the spec's value for the measured height of a boundary supplementary item.
  func measuredHeight(ofBoundaryItem id: ElementID) -> SpecNode? {
    guard
      case .mapping(let measured)? = labels[id]?.members.first(where: { $0.key == "measured" })?.value.content
    else { return nil }
    return measured[MeasuredSizeKey.height]?.value
  }

  /// Returns the expressions behind a value that depend on the text size, including those of variables that it
  /// mentions.
  func textExpressions(of node: SpecNode?, inSection section: Int?) -> [Expression] {
    var found: [Expression] = []
    var visited: Set<String> = []
    var waiting = [node].compactMap { $0 }
    while let node = waiting.popLast() {
      let expression: Expression
      switch node.content {
      case .expression(let own): expression = own
      case .dimension(_, let argument), .percentage(let argument), .flexible(let argument):
        waiting.append(argument)
        continue
      case .number, .boolean, .text, .words, .mapping, .list, .numbers, .invalid: continue
      }
      if expression.isText { found.append(expression) }
      for name in expression.mentionedNames where visited.insert(name).inserted {
        if let variable = variable(name, inSection: section) { waiting.append(variable) }
      }
    }
    return found
  }

  private func variable(_ name: String, inSection section: Int?) -> SpecNode? {
    section.flatMap { sectionVariables[$0]?[name] } ?? variableNodes[name]
  }

  /// Returns the calls that contributed to the measured height of an item or a boundary supplementary item.
  package func textCalls(
    _ node: SpecNode?, item: Int, laidOut: Size, inSection section: Int?
  ) -> [TextCall] {
    var scope = scope(ofSection: section)
    scope.knowsItems = true
    return textExpressions(of: node, inSection: section).flatMap { expression in
      BoundExpression(expression) { scope.meaning(of: $0) }.textCalls(item: item, laidOut: laidOut)
    }
  }

  /// Returns the calls behind the number in a solver step, for a step whose number depends on the text size.
  package func textCalls(
    before step: SolverStep, of element: Element?
  ) -> [TextCall] {
    let section = element?.section
    let laidOut = element?.frame.size ?? .zero
    switch step.derivation {
    case .measured(.vertical, _, _):
      let boundary = measuredHeight(ofBoundaryItem: step.subject)
      let node = boundary ?? section.flatMap { measuredHeight(ofItem: element?.item ?? 0, inSection: $0) }
      return textCalls(node, item: element?.item ?? 0, laidOut: laidOut, inSection: section)
    case .dimension(let axis, _, _, _):
      let key = axis == .horizontal ? ItemKey.width : ItemKey.height
      let member = labels[step.subject]?.member(key)
      return textCalls(member?.value, item: 0, laidOut: laidOut, inSection: labels[step.subject]?.section)
    default: return []
    }
  }
}
