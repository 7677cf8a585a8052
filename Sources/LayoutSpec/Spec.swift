package import DocumentSyntax
package import SourceText

/// A spec that is read once and lowered in any number of environments.
package struct Spec: Sendable {
  /// The name for reports: the spec's own name, or the file's.
  package var name: String
  /// The top level.
  package let root: SpecMapping
  /// Whether anything in the spec is invalid.
  let hasErrors: Bool
  /// Whether definitions are used, so one declaration may appear in several places.
  let usesDefinitions: Bool
  /// The definitions that nothing uses, with the location of their keys.
  package let unusedDefinitions: [(name: String, range: SourceRange)]
  /// Whether the spec is written in Swift, so that hints are as well.
  package var isSwift = false
  /// The ranges in which comments in the source disable a rule; an empty name means every rule.
  package var silenced: [(rule: String, range: SourceRange)] = []
  /// The possible values of variables without a value, if they are few.
  package var choices: [String: [String]] = [:]
  /// Whether options may set variables that the spec does not declare, for several specs on one command line.
  package var ignoresOtherVariables = false
  /// Generates the spec of one environment with the given variables, if no single spec suits all environments; reports
  /// errors.
  package var evaluation:
    (@Sendable (EnvironmentTraits, [ScalarString: ExpressionValue], inout Diagnostics) -> Spec?)?

  /// Reads a document; nil if it is not a map, or is the output of `solve`.
  ///
  /// Reports all problems that can be found without an environment. Lowering a spec with problems reports the remaining
  /// ones and returns no layout.
  package init?(_ document: Document, name: String, _ diagnostics: inout Diagnostics) {
    guard !SolvedLayout.isSolvedLayout(document) else {
      diagnostics.add(SpecProblem.outputAsSpec, at: document.root.range)
      return nil
    }
    let errorsBefore = diagnostics.count(of: .error)
    var reader = SpecReader(diagnostics: diagnostics)
    defer { diagnostics = reader.diagnostics }
    guard let root = reader.document(document.root) else { return nil }
    self.root = root
    self.name = name
    unusedDefinitions = reader.unusedDefinitions
    usesDefinitions = !reader.usedDefinitions.isEmpty
    hasErrors = reader.diagnostics.count(of: .error) > errorsBefore
    // The parts that an unquoted comma cut apart are invalid, but they are consequences of the comma.
    reader.diagnostics.dropConsequences(of: SyntaxProblem.commaInExpression("").code)
    if case .text(let written)? = root[DocumentKey.name]?.value.content { self.name = written }
  }
}
