import DocumentSyntax
import SourceText

/// Reads a document into checked values by the tables of keys, and reports everything that is wrong with it.
///
/// A definition is read once for each mapping as which it is taken up, so that many uses cost no more than one.
struct SpecReader {
  /// How deep values may nest, through `use` and aliases too.
  static let depthLimit = 256

  /// How many members and variants definitions may bring, all uses together.
  static let takenUpLimit = SpecLowering.nodeLimit

  var diagnostics: Diagnostics
  /// The expanded of `definitions` by name.
  var definitions: [ScalarString: DocumentNode] = [:]
  /// Where each of them is named.
  var definitionKeys: [ScalarString: SourceRange] = [:]
  /// The names of definitions that something takes up.
  var usedDefinitions: Set<ScalarString> = []
  /// The definitions that are being read, from the outermost in.
  var openDefinitions: [ScalarString] = []
  var depth = 0
  /// The deepest level that the value being read reaches.
  var deepest = 0
  /// The definitions read so far.
  var expanded: [DefinitionUse: ExpandedDefinition] = [:]
  /// The members and variants that definitions have brought.
  var takenUpCount = 0
  var hasTooMany = false
  private lazy var lines = LineMap(diagnostics.file)
  /// The names of all definitions, for suggestions.
  lazy var definitionNames = definitions.keys.sorted().map(\.string)

  /// A definition as what it is taken up.
  struct DefinitionUse: Hashable {
    var name: ScalarString
    var mapping: MappingName
  }

  /// A definition that was read.
  struct ExpandedDefinition {
    /// Nil where it is no map.
    var mapping: SpecMapping?
    /// How many levels it nests in itself.
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

  /// The line of a place.
  mutating func line(of range: SourceRange) -> Int { lines.line(of: range.start) }

  /// Reports a problem at a value.
  mutating func report(_ problem: SpecProblem, at source: SpecSource) {
    diagnostics.add(problem, at: source.range, path: source.path)
  }

  /// Reports a problem at a key.
  mutating func report(_ problem: SpecProblem, atKey node: DocumentNode) {
    diagnostics.add(problem, at: node.range, path: node.path)
  }

  /// Reports a problem with a hint that fits what is written better than that of its kind, if there is one.
  mutating func report(_ problem: SpecProblem, hint: String?, at range: SourceRange, path: String) {
    guard let hint else { return diagnostics.add(problem, at: range, path: path) }
    diagnostics.add(HintedProblem(problem: problem, betterHint: hint), at: range, path: path)
  }

  /// A value of the wrong type.
  mutating func wrongType(_ node: DocumentNode, _ shape: ValueShape) -> SpecNode.Content {
    let problem = SpecProblem.wrongType(expected: shape.words, found: node.words)
    report(problem, hint: ForeignValues.hint(for: node, as: shape), at: node.range, path: node.path)
    return .invalid
  }

  /// Anything but a list where one belongs; an entry whose dash has no space after it reads as a key.
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

  /// The entries of `items`: numbers, expressions and maps.
  private mutating func entries(_ node: DocumentNode) -> SpecNode.Content {
    if let numbers = plainNumbers(node) { return .numbers(numbers) }
    return .list(
      node.elements.map { element in
        self.node(element, as: element.kind == .mapping ? .mapping(.entry) : .number(.nonNegative))
      })
  }

  /// A list of nothing but numbers, which may be very long.
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
