import DocumentSyntax
import SourceText

/// Reads a document into checked values by the tables of keys, and reports everything that is wrong with it.
///
/// A place is read once for each shape in which it is used, so fragments and aliases cost nothing the second time.
struct SpecReader {
  /// How deep values may nest, through `use` and aliases too.
  static let depthLimit = 256

  private struct Place: Hashable {
    var identity: Int
    var shape: ValueShape
  }

  var diagnostics: Diagnostics
  /// The fragments of `definitions` by name.
  var definitions: [String: DocumentNode] = [:]
  /// Where each of them is named.
  var definitionKeys: [String: SourceRange] = [:]
  /// The names of definitions that something takes up.
  var usedDefinitions: Set<String> = []
  /// The definitions that are being read, from the outermost in.
  var openDefinitions: [String] = []
  var depth = 0
  /// The deepest level that the value being read reaches.
  private var deepest = 0
  private var known: [Place: Known] = [:]

  private struct Known {
    var node: SpecNode
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
    let place = Place(identity: node.identity, shape: shape)
    let levels = known[place]?.levels ?? 0
    guard depth + levels < Self.depthLimit else {
      report(.tooDeep, at: source)
      return SpecNode(source: source, content: .faulty)
    }
    if let known = known[place] {
      deepest = max(deepest, depth + levels)
      return known.node
    }
    return readCollection(node, as: shape, at: place)
  }

  private mutating func readCollection(_ node: DocumentNode, as shape: ValueShape, at place: Place)
    -> SpecNode
  {
    let outside = deepest
    depth += 1
    deepest = depth
    let read = SpecNode(source: SpecSource(node), content: collection(node, as: shape))
    known[place] = Known(node: read, levels: deepest - depth + 1)
    deepest = max(deepest, outside)
    depth -= 1
    return read
  }

  /// Reports a problem at a value.
  mutating func report(_ problem: SpecProblem, at source: SpecSource) {
    diagnostics.add(problem, at: source.range, path: source.path)
  }

  /// Reports a problem at a key.
  mutating func report(_ problem: SpecProblem, atKey node: DocumentNode) {
    diagnostics.add(problem, at: node.range, path: node.path)
  }

  /// A value of the wrong type.
  mutating func wrongType(_ node: DocumentNode, _ shape: ValueShape) -> SpecNode.Content {
    report(.wrongType(expected: shape.words, found: node.words), at: SpecSource(node))
    return .faulty
  }

  // MARK: Collections

  private mutating func collection(_ node: DocumentNode, as shape: ValueShape) -> SpecNode.Content {
    switch shape {
    case .insets:
      node.kind == .mapping ? mapping(node, .insets) : wrongType(node, shape)
    case .measured:
      node.kind == .mapping ? mapping(node, .random) : list(node, of: .number(.any))
    case .items:
      node.kind == .mapping ? mapping(node, .items) : entries(node)
    case .mapping(let name):
      node.kind == .mapping ? mapping(node, name) : wrongType(node, shape)
    case .list(let element):
      node.kind == .sequence ? list(node, of: element) : wrongType(node, shape)
    case .words(let words):
      node.kind == .sequence ? self.words(node, of: .word(words)) : wrongType(node, shape)
    case .names:
      node.kind == .sequence ? self.words(node, of: .text) : wrongType(node, shape)
    case .fragment:
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
    return numbers.allSatisfy(\.isFinite) ? numbers : nil
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
