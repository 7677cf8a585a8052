import LayoutSpec
import SourceText
import SwiftLayouts
import SwiftSource

/// Specs written in Swift.
extension Session {
  /// The operand as Swift code; nil if it is another kind of spec.
  func swiftOperand(_ path: SystemString) -> SwiftOperand? {
    SwiftOperand(path, isSwift: arguments.value(.syntax) == "swift")
  }

  /// The specs named on the command line, with one per layout function of a Swift file.
  func specs(expected: String) throws(UsageProblem) -> [SystemString] {
    var specs: [SystemString] = []
    for path in try inputs(expected: expected) { specs += expandedFolder(path) ?? expanded(path) }
    return specs
  }

  /// The only layout function in a folder, or any other path unchanged; nil for several functions, which are
  /// reported.
  func singleSpec(_ path: SystemString) -> SystemString? {
    guard let found = expandedFolder(path), let first = found.first else { return path }
    if found.count == 1 { return first }
    report(SeveralLayoutsProblem(operands: found.map(\.description)), of: inputName(path))
    return nil
  }

  /// The layout functions of all Swift files in a folder, and the files that cannot be parsed; nil if the
  /// path is not a folder or contains none.
  func expandedFolder(_ path: SystemString) -> [SystemString]? {
    // The root of the file system contains every project on the machine, so it is never intended.
    guard path.bytes.contains(where: { $0 != UInt8(ascii: "/") }),
      case .success(let found) = environment.status(path), found.kind == .folder
    else { return nil }
    var specs: [SystemString] = []
    for file in swiftSources.files(path) {
      specs += functionNames(SwiftOperand(path: file))?.map(\.text) ?? [file]
    }
    return specs.isEmpty ? nil : specs
  }

  /// The layout functions that an operand names; the operand itself if it is not Swift or names none.
  func expanded(_ path: SystemString) -> [SystemString] {
    guard let operand = swiftOperand(path), let names = functionNames(operand), !names.isEmpty else {
      return [path]
    }
    return names.map(\.text)
  }

  /// The layout functions that an operand names; nil if its file cannot be read or parsed.
  private func functionNames(_ operand: SwiftOperand) -> [SwiftOperand]? {
    guard case .success(let file) = readFile(at: operand.path) else { return nil }
    let found = swiftSources.program(file, operand.path, arguments.paths(.sources))
    guard let index = found.index else { return nil }
    return found.program.layoutFunctions(inFile: index).filter { $0.isNamed(operand.function) }.map {
      SwiftOperand(path: operand.path, function: $0.name)
    }
  }

  /// Evaluates the layout function that an operand names, or returns the reason its file cannot be read.
  func swiftSpec(
    at operand: SwiftOperand, _ timings: inout Timings
  ) throws(UsageProblem) -> Result<LoadedSpec, InputProblem> {
    let file: SourceFile
    switch timings.measure(.read, { readFile(at: operand.path) }) {
    case .success(let read): file = read
    case .failure(let problem): return .failure(problem)
    }
    let content = try arguments.swiftContent()
    var diagnostics = Diagnostics(file: file)
    let found = timings.measure(.parse) { layoutFunction(operand, file, &diagnostics) }
    guard let (program, function) = found else {
      return .success(LoadedSpec(spec: nil, diagnostics: diagnostics))
    }
    var spec = timings.measure(.decode) { program.layoutSpec(of: function, content, &diagnostics) }
    spec?.isSwift = true
    spec?.silenced = program.silencedRules(inFile: function.file)
    spec?.ignoresOtherVariables = !arguments.operands.contains(operand.text)
    return .success(LoadedSpec(spec: spec, diagnostics: diagnostics))
  }
}

extension Session {
  /// The single layout function that an operand names; problems are reported.
  func layoutFunction(
    _ operand: SwiftOperand, _ file: SourceFile, _ diagnostics: inout Diagnostics
  ) -> (program: Program, function: LayoutFunction)? {
    let loaded = swiftSources.program(file, operand.path, arguments.paths(.sources))
    guard let index = loaded.index else {
      if let failure = loaded.failure { diagnostics.add(failure.problem, at: failure.range) }
      return nil
    }
    let all = loaded.program.layoutFunctions(inFile: index)
    let functions = all.filter { $0.isNamed(operand.function) }
    if let function = functions.first, functions.count == 1 { return (loaded.program, function) }
    diagnostics.add(
      SwiftOperandProblem(operand: operand, found: functions.map(\.name), known: all.map(\.name)))
    return nil
  }
}

extension LayoutFunction {
  /// Whether a name refers to the function: its name, with or without enclosing types.
  fileprivate func isNamed(_ name: String?) -> Bool {
    guard let name else { return true }
    let ownNames = [self.name, self.name.split(separator: "(").first.map(String.init) ?? ""]
    return ownNames.contains { $0 == name || $0.hasSuffix("." + name) }
  }
}

extension Program {
  /// The spec that a layout function builds; problems are reported.
  fileprivate func layoutSpec(
    of function: LayoutFunction, _ content: SwiftContent, _ diagnostics: inout Diagnostics
  ) -> Spec? {
    let evaluated = spec(of: function, content)
    // If each environment is evaluated separately, its findings are reported at that time.
    if !evaluated.needsEnvironment {
      for finding in evaluated.findings { diagnostics.add(finding.problem, at: finding.range) }
    }
    let isUnsure = evaluated.findings.contains { $0.problem.severity == .error }
    guard evaluated.needsEnvironment || !isUnsure, let document = evaluated.document else { return nil }
    var spec = Spec(document, name: function.name, &diagnostics)
    for unknown in evaluated.unknowns {
      spec?.choices[unknown.name] = unknown.isBoolean ? ["true", "false"] : unknown.words
    }
    guard evaluated.needsEnvironment else { return spec }
    let program = self
    spec?.evaluation = { traits, values, diagnostics in
      let known = SwiftSpecValue.known(traits, values)
      let evaluated = program.spec(of: function, content, knowing: known)
      for finding in evaluated.findings { diagnostics.add(finding.problem, at: finding.range) }
      let isUnsure = evaluated.findings.contains { $0.problem.severity == .error }
      guard !evaluated.needsEnvironment, !isUnsure, let document = evaluated.document else {
        if !isUnsure {
          diagnostics.add(SwiftLayoutProblem.undecided(evaluated.unknowns.map(\.name)), at: function.range)
        }
        return nil
      }
      return Spec(document, name: function.name, &diagnostics)
    }
    return spec
  }
}

extension SwiftSpecValue {
  /// The values known in an environment: its traits and the variables that are set.
  static func known(
    _ traits: EnvironmentTraits, _ values: [ScalarString: ExpressionValue]
  ) -> [String: SwiftSpecValue] {
    var known: [String: SwiftSpecValue] = [:]
    // Values that are set replace those of the environment.
    for (name, value) in Array(traits.names) + Array(values) {
      switch value {
      case .number(let number): known[name.string] = .number(number)
      case .boolean(let boolean): known[name.string] = .boolean(boolean)
      case .text(let text): known[name.string] = .text(text)
      }
    }
    let metrics = traits.textMetrics
    for style in TextStyle.allCases {
      known[pointSizeName(of: style.rawValue)] = .number(metrics.pointSize(style))
      known[textFactorName(of: style.rawValue)] = .number(metrics.factor(style))
    }
    known[pixelsName] = .number(metrics.scale ?? 0)
    return known
  }
}

/// A folder with several layouts where one is expected.
private struct SeveralLayoutsProblem: Problem {
  let operands: [String]

  var code: String { "unknown-function" }
  var severity: Severity { .error }
  var message: String { "expected one layout, found \(operands.count) in this folder" }
  var hint: String? {
    let more = operands.count > 8 ? ", …" : ""
    return "name one: \(operands.prefix(8).joined(separator: ", "))\(more)"
  }
}

/// A function name that does not identify exactly one layout function.
private struct SwiftOperandProblem: Problem {
  let operand: SwiftOperand
  let found: [String]
  let known: [String]

  var code: String { "unknown-function" }
  var severity: Severity { .error }
  var message: String {
    guard let function = operand.function else {
      return known.isEmpty
        ? "no function in this file builds a layout" : "expected one layout function, found \(known.count)"
    }
    return found.isEmpty
      ? "no layout function \(function.quoted) in this file"
      : "\(function.quoted) names \(found.count) layout functions"
  }
  var hint: String? {
    if let function = operand.function, found.isEmpty, let near = known.nearest(to: function) {
      return "did you mean '\(operand.path.description):\(near)'?"
    }
    let names = found.isEmpty ? known : found
    return names.isEmpty
      ? nil
      : "name one: \(names.prefix(8).map { "\(operand.path.description):\($0)" }.joined(separator: ", "))"
  }
}
