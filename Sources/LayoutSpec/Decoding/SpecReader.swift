import DocumentSyntax
import SourceText

/// Reads a document into checked values, following the tables of keys, and reports every problem in it.
///
/// A definition is read once per kind of mapping, however often it is used.
struct SpecReader {
  /// The maximum nesting depth of values, including levels added by `use` and aliases.
  static let depthLimit = 256

  /// The maximum number of members and variants that all uses of definitions may add together.
  static let expandedMemberLimit = SpecLowering.nodeLimit

  var diagnostics: Diagnostics
  /// The values of `definitions` by name.
  var definitions: [ScalarString: DocumentNode] = [:]
  /// The source ranges of the definitions' keys.
  var definitionKeys: [ScalarString: SourceRange] = [:]
  /// The names of the definitions that are used.
  var usedDefinitions: Set<ScalarString> = []
  /// The definitions being read, outermost first.
  var openDefinitions: [ScalarString] = []
  var depth = 0
  /// The deepest nesting level reached so far.
  var deepest = 0
  /// The definitions read so far.
  var expanded: [DefinitionUse: ExpandedDefinition] = [:]
  /// The number of members and variants that uses of definitions have added so far.
  var expandedMemberCount = 0
  var hasTooMany = false
  private lazy var lines = LineMap(diagnostics.file)
  /// The names of all definitions, for suggestions.
  lazy var definitionNames = definitions.keys.sorted().map(\.string)

  /// A definition, and the kind of mapping that uses it.
  struct DefinitionUse: Hashable {
    var name: ScalarString
    var mapping: MappingName
  }

  /// The result of reading a definition.
  struct ExpandedDefinition {
    /// The mapping; nil if the definition is not a map.
    var mapping: SpecMapping?
    /// The number of levels nested within the definition.
    var levels: Int
  }

  init(diagnostics: Diagnostics) {
    self.diagnostics = diagnostics
  }

  /// Reads one value.
  mutating func node(_ node: DocumentNode, as shape: ValueShape) -> SpecNode {
    let source = SpecSource(node)
    if let tag = node.tag { report(.unknownTag(tag), at: source) }
    switch node.kind {
    case .null, .bool, .number, .string: return SpecNode(source: source, content: scalar(node, as: shape))
    case .sequence, .mapping: break
    }
    guard depth < Self.depthLimit else {
      report(.tooDeep, at: source)
      return SpecNode(source: source, content: .invalid)
    }
    depth += 1
    deepest = max(deepest, depth)
    let content = collection(node, as: shape)
    depth -= 1
    return SpecNode(source: source, content: content)
  }

  /// Returns the line on which a range begins.
  mutating func line(of range: SourceRange) -> Int { lines.line(of: range.start) }

  /// Reports a problem at a value.
  mutating func report(_ problem: SpecProblem, at source: SpecSource) {
    diagnostics.add(problem, at: source.range, path: source.path)
  }

  /// Reports a problem at a key.
  mutating func report(_ problem: SpecProblem, atKey node: DocumentNode) {
    diagnostics.add(problem, at: node.range, path: node.path)
  }

  /// Reports a problem, with a more specific hint than the problem's own if there is one.
  mutating func report(_ problem: SpecProblem, hint: String?, at range: SourceRange, path: String) {
    guard let hint else { return diagnostics.add(problem, at: range, path: path) }
    diagnostics.add(HintedProblem(problem: problem, betterHint: hint), at: range, path: path)
  }

  /// Reports a value of the wrong type.
  mutating func wrongType(_ node: DocumentNode, _ shape: ValueShape) -> SpecNode.Content {
    let problem = SpecProblem.wrongType(expected: shape.words, found: node.words)
    report(problem, hint: ForeignValues.hint(for: node, as: shape), at: node.range, path: node.path)
    return .invalid
  }

  /// Reports a value that is not a list; a list entry without a space after its dash is read as a key.
  private mutating func missingList(_ node: DocumentNode, _ shape: ValueShape) -> SpecNode.Content {
    guard node.kind == .mapping, let first = node.members.first, first.key.hasPrefix("-"),
      first.key.string.count > 1
    else { return wrongType(node, shape) }
    report(
      .wrongType(expected: shape.words, found: node.words),
      hint: "write '- \(first.key.string.dropFirst())', with a space after '-'", at: first.keyNode.range,
      path: node.path)
    return .invalid
  }

  // MARK: Collections

  private mutating func collection(_ node: DocumentNode, as shape: ValueShape) -> SpecNode.Content {
    switch shape {
    case .insets:
      node.kind == .mapping ? mapping(node, .insets) : wrongType(node, shape)
    case .estimatedSize:
      node.kind == .mapping ? mapping(node, .size) : wrongType(node, shape)
    case .measured:
      node.kind == .mapping ? mapping(node, .random) : list(node, of: .number(.any))
    case .items:
      node.kind == .mapping ? mapping(node, .items) : entries(node)
    case .mapping(let name):
      node.kind == .mapping ? mapping(node, name) : wrongType(node, shape)
    case .list(let element):
      node.kind == .sequence ? list(node, of: element) : missingList(node, shape)
    case .words(let words):
      node.kind == .sequence ? self.words(node, of: .word(words)) : wrongType(node, shape)
    case .names:
      node.kind == .sequence ? self.words(node, of: .text) : wrongType(node, shape)
    case .definition:
      node.kind == .mapping ? .text("") : wrongType(node, shape)
    case .number, .constant, .boolean, .text, .word, .dimension, .spacing, .frameLength, .version, .value:
      wrongType(node, shape)
    }
  }

  private mutating func list(_ node: DocumentNode, of shape: ValueShape) -> SpecNode.Content {
    if case .number = shape, let numbers = plainNumbers(node) { return .numbers(numbers) }
    return .list(node.elements.map { self.node($0, as: shape) })
  }

  /// Reads the entries of `items`: numbers, expressions and maps.
  private mutating func entries(_ node: DocumentNode) -> SpecNode.Content {
    if let numbers = plainNumbers(node) { return .numbers(numbers) }
    return .list(
      node.elements.map { element in
        self.node(element, as: element.kind == .mapping ? .mapping(.entry) : .number(.nonNegative))
      })
  }

  /// Returns a list that consists only of finite numbers; read separately because it may be very long.
  private mutating func plainNumbers(_ node: DocumentNode) -> [Double]? {
    var numbers: [Double] = []
    guard node.numbers(into: &numbers) == nil else { return nil }
    return numbers.contains { !$0.isFinite } ? nil : numbers
  }

  private mutating func words(_ node: DocumentNode, of shape: ValueShape) -> SpecNode.Content {
    var words: [String] = []
    for element in node.elements {
      guard case .text(let word) = self.node(element, as: shape).content else { continue }
      words.append(word)
    }
    return .words(words)
  }
}
