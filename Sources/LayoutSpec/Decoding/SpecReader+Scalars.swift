import DocumentSyntax
import SourceText

extension SpecReader {
  /// Reads a scalar.
  mutating func scalar(_ node: DocumentNode, as shape: ValueShape) -> SpecNode.Content {
    switch shape {
    case .number, .constant, .insets, .measured, .items: number(node, shape)
    case .boolean: boolean(node)
    case .value: node.bool.map { .boolean($0) } ?? number(node, shape)
    case .text, .names: text(node, shape)
    case .word(let list), .words(let list): word(node, list)
    case .dimension: dimension(node)
    case .spacing: spacing(node)
    case .frameLength: frameLength(node)
    case .estimatedSize:
      node.string?.isSame(as: "automatic") == true ? .text("automatic") : wrongType(node, shape)
    case .version: version(node)
    case .mapping, .list, .definition: wrongType(node, shape)
    }
  }

  /// Reads a number, or a string that contains an expression.
  private mutating func number(_ node: DocumentNode, _ shape: ValueShape) -> SpecNode.Content {
    switch node.kind {
    case .number: return plainNumber(node)
    case .string: return expression(node.string ?? "", of: node, in: .number)
    case .null, .bool, .sequence, .mapping: return wrongType(node, shape)
    }
  }

  private mutating func plainNumber(_ node: DocumentNode) -> SpecNode.Content {
    guard let number = node.number, number.isFinite else {
      report(.notFinite, at: SpecSource(node))
      return .invalid
    }
    return .number(number)
  }

  private mutating func boolean(_ node: DocumentNode) -> SpecNode.Content {
    switch node.kind {
    case .bool: return .boolean(node.bool ?? false)
    case .string: return expression(node.string ?? "", of: node, in: .number)
    case .null, .number, .sequence, .mapping: return wrongType(node, .boolean)
    }
  }

  private mutating func text(_ node: DocumentNode, _ shape: ValueShape) -> SpecNode.Content {
    switch node.kind {
    case .string: return .text(node.string ?? "")
    case .number, .bool:
      report(.unquotedText(node.scalarText ?? "", isKey: false), at: SpecSource(node))
      return .invalid
    case .null, .sequence, .mapping: return wrongType(node, shape)
    }
  }

  private mutating func word(_ node: DocumentNode, _ list: WordList) -> SpecNode.Content {
    // YAML 1.1 reads 'off' as false, so a tool that rewrites specs may have changed it to 'false'.
    if list == .lintLevel, node.bool == false { return .text(LintLevel.off.rawValue) }
    // YAML's core schema reads every word of these lists as a string, so any other kind is a mistake.
    guard let word = node.string else { return wrongType(node, .word(list)) }
    if list.words.containsSame(word) { return .text(word) }
    if let word = ForeignValues.withoutDot(word, of: list) { return .text(word) }
    let problem = SpecProblem.unknownWord(word, expected: list.noun, known: list.words)
    report(
      problem, hint: ForeignValues.hint(forWord: word, of: list), at: node.range, path: node.path)
    return .invalid
  }

  private mutating func version(_ node: DocumentNode) -> SpecNode.Content {
    if node.number == 1 { return .number(1) }
    guard node.kind == .number else { return wrongType(node, .version) }
    report(.unsupportedVersion(node.scalarText ?? ""), at: SpecSource(node))
    return .invalid
  }

  // MARK: Forms

  private mutating func dimension(_ node: DocumentNode) -> SpecNode.Content {
    guard let text = node.string else { return number(node, .dimension) }
    switch WrittenForm(text, names: DimensionForm.allCases.map(\.rawValue)) {
    case .plain:
      return expression(text, of: node, in: .dimension(nil))
    case .call(let name, let argument, let offset):
      guard let form = DimensionForm(rawValue: name) else { return .invalid }
      return .dimension(form, part(argument, of: node, offset: offset, in: .dimension(form)))
    case .estimate(let argument, let offset):
      return .dimension(.estimated, part(argument, of: node, offset: offset, in: .dimension(.estimated)))
    case .percentage(let argument, let offset):
      return .percentage(part(argument, of: node, offset: offset, in: .share(isFrame: false)))
    case .mixed(let name):
      report(.formNotAlone(name), at: SpecSource(node))
      return .invalid
    }
  }

  private mutating func spacing(_ node: DocumentNode) -> SpecNode.Content {
    guard let text = node.string else { return number(node, .spacing) }
    switch WrittenForm(text, names: ["fixed", "flexible"]) {
    case .call("flexible", let argument, let offset):
      return .flexible(part(argument, of: node, offset: offset, in: .spacing))
    case .call(_, let argument, let offset):
      return part(argument, of: node, offset: offset, in: .spacing).content
    case .mixed(let name):
      report(.formNotAlone(name), at: SpecSource(node))
      return .invalid
    case .plain, .estimate, .percentage:
      return expression(text, of: node, in: .number)
    }
  }

  private mutating func frameLength(_ node: DocumentNode) -> SpecNode.Content {
    guard let text = node.string else { return number(node, .frameLength) }
    if case .percentage(let argument, let offset) = WrittenForm(text, names: []) {
      return .percentage(part(argument, of: node, offset: offset, in: .share(isFrame: true)))
    }
    return expression(text, of: node, in: .frameLength)
  }

  private mutating func part(
    _ text: String, of node: DocumentNode, offset: Int, in place: ExpressionPlace
  ) -> SpecNode {
    SpecNode(source: SpecSource(node), content: expression(text, of: node, offset: offset, in: place))
  }

  /// Parses an expression that begins `offset` bytes into a string.
  private mutating func expression(
    _ text: String, of node: DocumentNode, offset: Int = 0, in place: ExpressionPlace
  ) -> SpecNode.Content {
    do throws(ExpressionError) {
      var expression = try Expression(text, percentSign: place.percentSign)
      if let number = expression.constant { return .number(number) }
      expression.offset = offset
      expression.text = text
      return .expression(expression)
    } catch {
      let source = SpecSource(node)
      var problem = SpecProblem(
        error, known: [], looksCut: !node.isQuoted, inDimension: place.allowsForms)
      if case .percentageInCalculation(let share) = error.kind {
        problem = .percentageInCalculation(
          share, replacement: place.replacement(for: text, under: source.path).hint)
      }
      let hint = ForeignValues.hint(forExpression: text, error, in: place.allowsForms ? "form" : "number")
      report(problem, hint: hint, at: source.range(of: error, offset: offset), path: source.path)
      return .invalid
    }
  }
}

/// The context of an expression, which determines the meaning of '%'.
private enum ExpressionPlace {
  case number, spacing
  /// A dimension, or the argument of a form.
  case dimension(DimensionForm?)
  case frameLength
  /// The part of a percentage before its '%'.
  case share(isFrame: Bool)

  var percentSign: PercentSign {
    switch self {
    case .number, .spacing: .isRemainder
    case .dimension, .frameLength: .isShare
    case .share: .followsExpression
    }
  }

  /// Whether the forms of a dimension may be used in this context.
  var allowsForms: Bool {
    switch self {
    case .number, .frameLength: false
    case .spacing, .dimension, .share: true
    }
  }

  /// Returns the replacement to suggest for a calculation that contains a percentage.
  func replacement(for text: String, under path: String) -> PercentageReplacement {
    let key = String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
    switch self {
    case .share(let isFrame):
      return PercentageReplacement(text + "%", key: key, isFrame: isFrame, form: nil)
    case .dimension(let form): return PercentageReplacement(text, key: key, isFrame: false, form: form)
    case .frameLength: return PercentageReplacement(text, key: key, isFrame: true, form: nil)
    case .number, .spacing: return PercentageReplacement(text, key: key, isFrame: false, form: nil)
    }
  }
}

extension SpecSource {
  /// Returns the source range of an error in an expression that begins `offset` bytes into the string.
  func range(of fault: ExpressionError, offset: Int) -> SourceRange {
    guard let content = stringRange else { return range }
    let part = content.part(from: offset &+ fault.start, to: offset &+ fault.end)
    return part
  }
}
