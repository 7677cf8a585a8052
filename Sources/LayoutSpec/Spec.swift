package import DocumentSyntax
package import SourceText

/// A spec that was read once, to be lowered in any number of environments.
package struct Spec: Sendable {
  /// The name for reports: the spec's own, else the file's.
  package var name: String
  /// The top level.
  package let root: SpecMapping
  /// Whether something in it could not be read.
  let isFaulty: Bool
  /// Whether definitions are taken up, so that what is written once may stand in several places.
  let usesDefinitions: Bool
  /// The definitions that nothing takes up: name and place of the key.
  package let unusedDefinitions: [(name: String, range: SourceRange)]
  /// Whether hints are written in Swift, as the spec is.
  package var isSwift = false
  /// Where comments in the source switch rules off, by rule; an empty name is every rule.
  package var silenced: [(rule: String, range: SourceRange)] = []
  /// The values that variables without a value can have, where they are few.
  package var choices: [String: [String]] = [:]
  /// Whether variables may be set that the spec does not declare, as where several specs share a command line.
  package var ignoresOtherVariables = false
  /// Makes the spec of one environment, with the variables that are set there, where no spec is right for all; what is
  /// wrong is reported.
  package var evaluation:
    (@Sendable (EnvironmentTraits, [ScalarString: ExpressionValue], inout Diagnostics) -> Spec?)?

  /// Reads a document; nil where it is not even a map, or an answer of `solve`.
  ///
  /// All problems that show without an environment are reported. A spec with problems can be lowered for the others,
  /// which gives no layout.
  package init?(_ document: Document, name: String, _ diagnostics: inout Diagnostics) {
    guard !SolvedLayout.isAnswer(document) else {
      diagnostics.add(SpecProblem.answerAsSpec, at: document.root.range)
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
    isFaulty = reader.diagnostics.count(of: .error) > errorsBefore
    // What the comma has cut off makes no sense by itself.
    reader.diagnostics.dropConsequences(of: SyntaxProblem.commaInExpression("").code)
    if case .text(let written)? = root[DocumentKey.name]?.value.content { self.name = written }
  }
}
