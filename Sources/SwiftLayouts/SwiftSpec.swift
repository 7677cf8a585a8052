package import DocumentSyntax
package import SourceText
import SwiftSource

/// The spec equivalent to a layout function.
package struct SwiftSpec: Sendable {
  /// The problems to report.
  package var findings: [(problem: SwiftLayoutProblem, range: SourceRange)]
  /// Whether the structure depends on the environment, so that the function must be evaluated for each one.
  package var needsEnvironment: Bool
  /// The values that the code does not determine, which become variables.
  package var unknowns: [UnknownValue]
  /// The spec with source locations; nil if the function returns none.
  var tree: SpecTree?
  let file: SourceFile

  /// The section names, or indices for unnamed sections; nil if they depend on the environment or there is no
  /// layout.
  package var sectionNames: [String]? {
    guard !needsEnvironment, case .map(let map)? = tree, case .list(let sections, _)? = map["sections"] else {
      return nil
    }
    return sections.enumerated().map { index, section in
      guard case .map(let section) = section, case .scalar(.word(let name), _)? = section["id"] else {
        return String(index)
      }
      return name
    }
  }

  /// The spec as a document whose nodes have source locations in the code.
  package var document: Document? {
    guard let tree else { return nil }
    var builder = DocumentBuilder(file)
    tree.add(to: &builder)
    return builder.document
  }

  /// Returns the spec as YAML, with source locations as comments; nil if the function returns none.
  package func yaml(named name: String) -> String? {
    guard case .map(let map)? = tree else { return nil }
    var named = map
    named.members.insert(
      SpecTreeMap.Member(key: "name", keyRange: map.range, value: .scalar(.word(name), map.range)), at: 0)
    var writer = SpecTreeYAML(file)
    writer.write(named, indent: 0)
    return writer.text
  }
}

/// A value that the code does not determine.
package struct UnknownValue: Hashable, Sendable {
  /// The name of the variable.
  package var name: String
  /// The path of the value in the code.
  package var path: String
  package var range: SourceRange
  /// The possible words; nil for numbers and Booleans.
  package var words: [String]?
  package var isBoolean: Bool
}

/// The content of a layout, which the code does not define.
package struct SwiftContent: Sendable {
  /// The default number of items per section.
  package var items = 12
  /// The number of items of individual sections, by name or index.
  package var sectionItems: [(section: String, items: Int)] = []
  /// The measured lengths of items in individual sections, by name or index.
  package var measured: [(section: String, lengths: [Double])] = []

  package init() {}
}

extension Program {
  /// Evaluates a layout function, for all environments at once or with the values of one.
  package func spec(
    of function: LayoutFunction, _ content: SwiftContent = SwiftContent(),
    knowing values: [String: SwiftSpecValue] = [:]
  ) -> SwiftSpec {
    var known = FormulaScope()
    for (name, value) in values { known.values[name] = value.formula }
    var evaluation = LayoutEvaluation(self, function, content, known)
    let result = evaluation.evaluate()
    return SwiftSpec(
      findings: result.findings.map { ($0.problem, $0.range) }, needsEnvironment: result.needsEnvironment,
      unknowns: result.unknowns.map(UnknownValue.init), tree: result.tree,
      file: files[function.member.file].syntax.source)
  }
}

/// A value of the environment or of a variable.
package enum SwiftSpecValue: Sendable {
  case number(Double)
  case boolean(Bool)
  case text(String)

  /// The name of a text style's point size in an environment's values; the `$` keeps code from using it.
  package static func pointSizeName(of style: String) -> String { "$pointSize.\(style)" }
  /// The name of the factor that scales lengths for a text style.
  package static func textFactorName(of style: String) -> String { "$factor.\(style)" }
  /// The name of the pixels per point for rounding scaled lengths; 0 means no rounding.
  package static let pixelsName = "$scale"

  fileprivate var formula: Formula {
    switch self {
    case .number(let number): .number(number)
    case .boolean(let value): .boolean(value)
    case .text(let text): .text(text)
    }
  }
}

extension UnknownValue {
  fileprivate init(_ entry: UnknownTable.Entry) {
    name = entry.name
    path = entry.path
    range = entry.place
    switch entry.kind {
    case .number: (words, isBoolean) = (nil, false)
    case .boolean: (words, isBoolean) = (nil, true)
    case .word(let known): (words, isBoolean) = (known, false)
    }
  }
}
