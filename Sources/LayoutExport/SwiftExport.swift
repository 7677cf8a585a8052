package import LayoutSpec
package import SourceText

/// The oldest iOS version that the exported code supports.
package enum ExportTarget: Int, CaseIterable, Sendable {
  case iOS13 = 13
  case iOS16 = 16
  case iOS17 = 17
}

/// Exports a spec as UIKit code.
///
/// The code keeps the spec's expressions and variants; nothing is solved.
package struct SwiftExport {
  let target: ExportTarget
  let root: SpecMapping
  let fileName: String
  let lines: LineMap
  package private(set) var diagnostics: Diagnostics
  /// The name of the type that the code declares.
  let typeName: String
  /// The function being generated.
  var function = FunctionScope(.layout)
  /// The top-level variables, in order.
  private(set) var variables: [SpecMember] = []
  /// The variables' Swift names by their names in the spec.
  var variableNames: [String: String] = [:]
  /// The variables that are `Int` in the code.
  var wholeVariables: Set<String> = []
  /// The members that the type needs besides the section functions.
  var needs = TypeNeeds()
  /// The custom element kinds that the code uses, in order, with their Swift names.
  var kinds: [(kind: String, name: String)] = []
  /// The source of the value being generated, for diagnostics.
  var place: SpecSource

  /// - Parameters:
  ///   - spec: a spec without errors.
  ///   - file: the file that the spec was read from.
  ///   - target: the oldest iOS version to support.
  package init(_ spec: Spec, of file: SourceFile, for target: ExportTarget) {
    self.target = target
    root = spec.root
    fileName = file.name.split(separator: "/").last.map(String.init) ?? file.name
    lines = LineMap(file)
    diagnostics = Diagnostics(file: file)
    place = spec.root.source
    let name = CodeName.upper(spec.name) ?? "Exported"
    typeName = name.hasSuffix("Layout") ? name : name + "Layout"
  }

  /// The code of the layout, or of the section with the given id or index; nil if there are errors, which are
  /// reported.
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

  private func header(section: String?) -> [CodeStatement] {
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

  /// The sections with their ids and case names.
  var sections: [ExportedSection] {
    guard case .list(let nodes)? = root.values(DocumentKey.sections).leaves.first??.content else { return [] }
    var names = SwiftNameTable()
    return nodes.enumerated().compactMap { index, node in
      guard let mapping = node.mapping else { return nil }
      var id: String?
      if case .text(let text)? = mapping[SectionKey.id]?.value.content { id = text }
      let name = names.unique(id.flatMap(CodeName.lower) ?? "section\(index)")
      return ExportedSection(
        index: index, id: id ?? String(index), hasID: id != nil, name: name, mapping: mapping)
    }
  }

  /// The sections to export: all, or the one with the given id or index.
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

  /// Reports an API that the target version does not have.
  mutating func require(_ version: Int, _ what: String, at source: SpecSource, hint: String? = nil) {
    // Target 13 covers all versions before 16.
    let available = target.rawValue
    if available < version { report(.needs(what, ios: version, hint: hint), at: source) }
  }

  /// The spec's line that a range starts in.
  func line(_ range: SourceRange) -> Int { lines.line(of: range.start) }

  /// The most variants one map may have, counting nested ones.
  private static let variantLimit = 12
  /// The most maps a spec may have, counting each use of a definition.
  private static let mapLimit = 100_000

  /// Reports maps whose variants have too many combinations to export.
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

/// A section with its id and its case name.
struct ExportedSection {
  var index: Int
  /// The id, or the index if there is none.
  var id: String
  var hasID: Bool
  /// The name of the section's enum case.
  var name: String
  var mapping: SpecMapping
}

/// The members that a type needs besides its section functions.
struct TypeNeeds {
  /// The variables that are stored properties.
  var properties: Set<String> = []
  var collectionView = false
  /// Whether a waterfall asks the app for the heights of its items.
  var itemHeight = false
  /// Whether a flow layout asks the app for the sizes of single items.
  var itemSize = false
  /// Whether the code calls the function that packs a waterfall.
  var waterfall = false
}

extension SpecMapping {
  /// The number of variants, counting nested ones.
  fileprivate var variantCount: Int { variants.reduce(variants.count) { $0 + $1.mapping.variantCount } }

  /// The values, including those of variants.
  var allValues: [SpecNode] {
    members.map(\.value) + variants.flatMap { [$0.condition].compactMap { $0 } + $0.mapping.allValues }
  }
}

extension SpecNode {
  /// The mapping, if the value is one.
  var mapping: SpecMapping? {
    if case .mapping(let mapping) = content { return mapping }
    return nil
  }

  /// The elements, if the value is a list.
  var elements: [SpecNode] {
    if case .list(let elements) = content { return elements }
    return []
  }

  /// The string, if the value is one.
  var text: String? {
    if case .text(let text) = content { return text }
    return nil
  }

  /// The mappings in the value.
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
