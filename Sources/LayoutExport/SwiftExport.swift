package import LayoutSpec
package import SourceText

/// The oldest system that exported code has to run on.
package enum ExportTarget: Int, CaseIterable, Sendable {
  case iOS13 = 13
  case iOS16 = 16
  case iOS17 = 17
}

/// Turns a spec into code for UIKit.
///
/// The code keeps the spec's expressions and variants: nothing in it is solved.
package struct SwiftExport {
  let target: ExportTarget
  let root: SpecMapping
  let fileName: String
  let lines: LineMap
  package private(set) var diagnostics: Diagnostics
  /// The name of the type that the code declares.
  let typeName: String
  /// The function that is being written.
  var function = FunctionScope(.layout)
  /// The variables at the top, in order.
  private(set) var variables: [SpecMember] = []
  /// Names of variables in the code by their names in the spec.
  var variableNames: [String: String] = [:]
  /// The variables that are whole numbers in the code.
  var wholeVariables: Set<String> = []
  /// What the type needs besides its functions.
  var needs = TypeNeeds()
  /// The element kinds that the code mentions, in order, with their names.
  var kinds: [(kind: String, name: String)] = []
  /// The value that is being written, for problems.
  var place: SpecSource

  /// - Parameters:
  ///   - spec: a spec without problems.
  ///   - file: the file that it was read from.
  ///   - target: the oldest system that the code has to run on.
  package init(_ spec: Spec, of file: SourceFile, for target: ExportTarget) {
    self.target = target
    root = spec.root
    fileName = file.name.split(separator: "/").last.map(String.init) ?? file.name
    lines = LineMap(file)
    diagnostics = Diagnostics(file: file)
    place = spec.root.source
    let name = SwiftName.upper(spec.name) ?? "Exported"
    typeName = name.hasSuffix("Layout") ? name : name + "Layout"
  }

  /// The code of the layout, or of the section of an id or index; nil where it cannot be written, which is reported.
  package mutating func text(section: String? = nil) -> String? {
    checkVariants()
    guard !diagnostics.hasErrors else { return nil }
    variables =
      root.values(DocumentKey.variables).leaves.lazy.compactMap { $0?.mapping?.members }.first ?? []
    nameVariables()
    findWholeVariables()
    if root.values(DocumentKey.sections).single == nil {
      report(.varies("sections"), at: root.source)
    }
    let statements = isFlow ? flowType(section: section) : compositionalType(section: section)
    guard !diagnostics.hasErrors else { return nil }
    var printer = SwiftPrinter()
    printer.write(header(section: section) + statements, indent: 0)
    return printer.text
  }

  private func header(section: String?) -> [SwiftStatement] {
    let part = section.map { "section \($0) of " } ?? ""
    return [
      .code(prefix: "import UIKit", .text(""), line: nil), .empty,
      .comment("/// The layout of \(part)\(fileName); comments name its lines."),
    ]
  }

  var isFlow: Bool {
    if case .text("flow")? = root[DocumentKey.layout]?.value.content { return true }
    return false
  }

  // MARK: Sections

  /// The sections with their ids and the names of their cases.
  var sections: [ExportedSection] {
    guard case .list(let nodes)? = root.values(DocumentKey.sections).leaves.first??.content else { return [] }
    var names = SwiftNameTable()
    return nodes.enumerated().compactMap { index, node in
      guard let mapping = node.mapping else { return nil }
      var id: String?
      if case .text(let text)? = mapping[SectionKey.id]?.value.content { id = text }
      let name = names.unique(id.flatMap(SwiftName.lower) ?? "section\(index)")
      return ExportedSection(
        index: index, id: id ?? String(index), hasID: id != nil, name: name, mapping: mapping)
    }
  }

  /// The sections to write: all, or the one of an id or index.
  mutating func sections(named name: String?) -> [ExportedSection] {
    let all = sections
    guard let name else { return all }
    let named = all.first { $0.id == name } ?? all.first { String($0.index) == name }
    if named == nil { diagnostics.add(ExportProblem.unknownSection(name, known: all.map(\.id))) }
    return named.map { [$0] } ?? []
  }

  // MARK: Problems

  mutating func report(_ problem: ExportProblem, at source: SpecSource) {
    diagnostics.add(problem, at: source.range, path: source.path)
  }

  /// Reports something that the target's system does not have.
  mutating func require(_ version: Int, _ what: String, at source: SpecSource, hint: String? = nil) {
    // The target 13 means all systems before 16.
    let available = target.rawValue
    if available < version { report(.needs(what, ios: version, hint: hint), at: source) }
  }

  /// The line of a place in the spec.
  func line(_ range: SourceRange) -> Int { lines.line(of: range.start) }

  /// How many variants one map may have, those within variants included.
  private static let variantLimit = 12
  /// How many maps a spec may have, those that definitions repeat included.
  private static let mapLimit = 100_000

  /// Reports maps whose variants could turn out in too many ways.
  private mutating func checkVariants() {
    var open = [root]
    var count = 0
    while let mapping = open.popLast() {
      count += 1
      guard count <= Self.mapLimit else {
        return report(.unsupported("a spec of more than \(Self.mapLimit) maps", hint: nil), at: root.source)
      }
      if mapping.variantCount > Self.variantLimit {
        report(
          .unsupported("a map with more than \(Self.variantLimit) variants", hint: "write fewer variants"),
          at: mapping.source)
      }
      for node in mapping.allValues { open += node.mappings }
    }
  }
}

/// A section with its names.
struct ExportedSection {
  var index: Int
  /// The id, else the index.
  var id: String
  var hasID: Bool
  /// The name of its case.
  var name: String
  var mapping: SpecMapping
}

/// What a type needs besides its functions.
struct TypeNeeds {
  /// The variables that are properties.
  var properties: Set<String> = []
  var collectionView = false
  /// The heights of items in a waterfall.
  var itemHeight = false
  /// The sizes of single items of a flow layout.
  var itemSize = false
  /// Whether the function that packs a waterfall is called.
  var waterfall = false
}

extension SpecMapping {
  /// How many variants it has, those within variants included.
  fileprivate var variantCount: Int { variants.reduce(variants.count) { $0 + $1.mapping.variantCount } }

  /// Its values and those of its variants.
  var allValues: [SpecNode] {
    members.map(\.value) + variants.flatMap { [$0.condition].compactMap { $0 } + $0.mapping.allValues }
  }
}

extension SpecNode {
  /// The mapping that it holds.
  var mapping: SpecMapping? {
    if case .mapping(let mapping) = content { return mapping }
    return nil
  }

  /// The elements of the list that it holds.
  var elements: [SpecNode] {
    if case .list(let elements) = content { return elements }
    return []
  }

  /// The string that it holds.
  var text: String? {
    if case .text(let text) = content { return text }
    return nil
  }

  /// The mappings in it.
  fileprivate var mappings: [SpecMapping] {
    switch content {
    case .mapping(let mapping): [mapping]
    case .list(let elements): elements.flatMap(\.mappings)
    case .number, .boolean, .expression, .text, .words, .dimension, .flexible, .percentage, .numbers,
      .invalid:
      []
    }
  }

  /// The expressions in a value that is not a map.
  var trees: [ExpressionTree] {
    switch content {
    case .number(let number): [.number(number)]
    case .boolean(let boolean): [.boolean(boolean)]
    case .expression(let expression): expression.tree.map { [$0] } ?? []
    case .dimension(_, let part), .flexible(let part), .percentage(let part): part.trees
    case .list(let elements): elements.flatMap(\.trees)
    case .text, .words, .mapping, .numbers, .invalid: []
    }
  }
}
