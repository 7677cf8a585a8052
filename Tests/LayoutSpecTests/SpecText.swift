import DocumentSyntax
import LayoutSolver
import LayoutSpec
import SourceText
import Testing

/// The text of a spec, for tests that read and lower it.
struct SpecText: CustomStringConvertible {
  var text: String
  var format: DocumentFormat

  init(_ text: String, _ format: DocumentFormat = .yaml) {
    self.text = text
    self.format = format
  }

  var description: String { text }

  /// Returns the spec in an environment, and all diagnostics.
  func lowered(_ change: (inout SpecOptions) -> Void = { _ in }) -> (
    spec: LoweredSpec?, problems: [Diagnostic]
  ) {
    var options = SpecOptions()
    change(&options)
    let file = SourceFile(name: "test", bytes: Array(text.utf8))
    var diagnostics = Diagnostics(file: file)
    let lowered = readDocument(file, as: format, &diagnostics)
      .flatMap { Spec($0, name: "test", &diagnostics) }
      .flatMap { $0.lowered(with: options, &diagnostics) }
    return (lowered, diagnostics.list)
  }

  /// Returns the solution, and all diagnostics up to it.
  func solved(_ change: (inout SpecOptions) -> Void = { _ in }) -> (
    solution: Solution?, problems: [Diagnostic]
  ) {
    let (spec, problems) = lowered(change)
    guard let spec, problems.isEmpty else { return (nil, problems) }
    var diagnostics = Diagnostics(file: SourceFile(name: "test", bytes: Array(text.utf8)))
    return (spec.solved(&diagnostics), diagnostics.list)
  }

  /// Returns the compositional layout; fails with the diagnostics if there is none.
  func compositional(
    _ change: (inout SpecOptions) -> Void = { _ in }, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> CompositionalLayout {
    let (spec, problems) = lowered(change)
    let comment = Comment(rawValue: problems.map { "\($0.code): \($0.message)" }.joined(separator: "\n"))
    let layout = try #require(spec, comment, sourceLocation: sourceLocation).layout
    guard case .compositional(let layout) = layout else {
      Issue.record("not a compositional layout", sourceLocation: sourceLocation)
      return CompositionalLayout(sections: [])
    }
    return layout
  }
}
