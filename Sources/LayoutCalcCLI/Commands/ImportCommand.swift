import LayoutSpec
import SourceText
import SwiftLayouts

extension Command {
  /// Prints the spec of Swift layout code.
  static let importSwift = Command(
    name: "import", operands: "SPEC…", summary: "Print the YAML spec of layout code in Swift",
    details: [
      "SPEC is FILE.swift or FILE.swift:function. A comment after each number gives its position in the code; values that are not in the code become variables without a value.",
      "Code that no single spec can describe, such as a loop over a width, is evaluated in one environment; a comment says which.",
    ],
    options: Option.solving + Option.reporting,
    examples: ["layoutcalc import Sources/HomeViewController.swift:makeLayout -o home.yaml"]
  ) { session throws(UsageProblem) in
    let paths = try session.specs(expected: "a Swift file")
    let options = try session.arguments.environments()[0]
    return try session.withOutput { buffer throws(UsageProblem) in
      var status = ExitStatus.success
      for (position, path) in paths.enumerated() {
        guard let text = try session.importedSpec(path, options) else {
          status.combine(with: .unusableInput)
          continue
        }
        if position > 0 { buffer.append("---\n") }
        buffer.append(text)
      }
      return status
    }
  }
}

extension Session {
  /// The YAML of a layout function; nil after an error, which is reported.
  fileprivate func importedSpec(_ path: SystemString, _ options: SpecOptions) throws(UsageProblem) -> String?
  {
    guard let operand = swiftOperand(path) else {
      report(NotSwiftProblem(), of: inputName(path))
      return nil
    }
    guard let file = file(at: operand.path) else { return nil }
    let content = try arguments.swiftContent()
    var diagnostics = Diagnostics(file: file)
    defer { report(diagnostics) }
    guard let (program, function) = layoutFunction(operand, file, &diagnostics) else { return nil }
    var evaluated = program.spec(of: function, content)
    var comment = ""
    if evaluated.needsEnvironment {
      guard let traits = evaluated.evaluate(program, function, content, in: options, &diagnostics) else {
        return nil
      }
      let size = "\(numberText(traits.width, .full)) × \(numberText(traits.height, .full))"
      comment = "# evaluated at \(size): the structure may differ at other sizes\n"
    }
    for finding in evaluated.findings { diagnostics.add(finding.problem, at: finding.range) }
    guard !evaluated.needsEnvironment, let yaml = evaluated.yaml(named: function.name) else { return nil }
    return comment + yaml
  }
}

extension SwiftSpec {
  /// Evaluates a function again for one environment, and returns the environment's traits; nil if variables
  /// are not set, which is reported.
  mutating func evaluate(
    _ program: Program, _ function: LayoutFunction, _ content: SwiftContent, in options: SpecOptions,
    _ diagnostics: inout Diagnostics
  ) -> EnvironmentTraits? {
    let base = document.flatMap { Spec($0, name: function.name, &diagnostics) }
    guard let (traits, values) = base?.environment(with: options, &diagnostics) else { return nil }
    self = program.spec(of: function, content, knowing: SwiftSpecValue.known(traits, values))
    return traits
  }
}

/// A spec that is not Swift.
struct NotSwiftProblem: Problem {
  var code: String { "not-swift" }
  var severity: Severity { .error }
  var message: String { "expected a Swift file" }
  var hint: String? { "name a file that ends in .swift, or add '--syntax swift'" }
}
