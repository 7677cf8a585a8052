package import DocumentSyntax
package import SourceText
import SwiftSource

/// The spec that a layout function stands for.
package struct SwiftSpec: Sendable {
  /// What is to be reported of the code.
  package var findings: [(problem: SwiftLayoutProblem, range: SourceRange)]
  /// Whether the function gives other structures in other environments, so that it is evaluated in each.
  package var needsEnvironment: Bool
  /// The values that the code does not hold, under the names of variables.
  package var unknowns: [UnknownValue]
  /// The spec with the places of its code; nil where the function gives none.
  var tree: SpecTree?
  let file: SourceFile

  /// The spec as a document whose nodes have the places of the code.
  package var document: Document? {
    guard let tree else { return nil }
    var builder = DocumentBuilder(file)
    tree.add(to: &builder)
    return builder.document
  }

  /// The spec as YAML, with the places of the code as comments; nil where the function gives none.
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

/// A value that layout code takes from elsewhere.
package struct UnknownValue: Hashable, Sendable {
  /// The name of its variable.
  package var name: String
  /// What it is in the code.
  package var path: String
  package var range: SourceRange
  /// The words that it may be; nil for numbers and truth values.
  package var words: [String]?
  package var isBoolean: Bool
}

/// What a spec says beyond the code: how much content there is.
package struct SwiftContent: Sendable {
  /// How many items each section has.
  package var items = 12
  /// How many items a section has, by its name or its index.
  package var sectionItems: [(section: String, items: Int)] = []
  /// What the items of a section measure, by its name or its index.
  package var measured: [(section: String, lengths: [Double])] = []

  package init() {}
}

extension Program {
  /// Evaluates a layout function, in every environment at once or with the values of one.
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
