import DocumentSyntax
import LayoutSpec
import SourceText

/// A spec that has been read, with the diagnostics of its file.
struct LoadedSpec {
  /// Nil if the file has no valid spec; `diagnostics` has the reason.
  var spec: Spec?
  var diagnostics: Diagnostics

  /// The exit status if the spec gave no layout: usually unusable input, otherwise a usage error.
  var failure: ExitStatus {
    let isUsage = diagnostics.list.contains { $0.range == nil && Self.usageCodes.contains($0.code) }
    return isUsage ? .usage : .unusableInput
  }

  /// Problems of options that are found only when a spec is solved.
  private static let usageCodes: Set = [
    SpecProblemCode.landscapeWithoutDevice.rawValue, SpecProblemCode.unknownDevice.rawValue,
  ]
}

extension Diagnostics {
  /// The message of the first error in printing order, ignoring the first `count` diagnostics.
  func firstError(after count: Int = 0) -> String? {
    list.dropFirst(count).filter { $0.severity == .error }
      .min { ($0.range?.start ?? -1) < ($1.range?.start ?? -1) }?.message
  }
}

extension Session {
  /// Reads the spec at a path; nil if the file cannot be read, which is reported.
  func spec(at path: SystemString, _ timings: inout Timings) throws(UsageProblem) -> LoadedSpec? {
    guard let path = singleSpec(path) else { return nil }
    switch try readSpec(at: path, &timings) {
    case .success(let loaded): return loaded
    case .failure(let problem):
      report(problem, of: inputName(path))
      return nil
    }
  }

  /// Reads a spec, or returns the reason its file cannot be read.
  func readSpec(at path: SystemString, _ timings: inout Timings) throws(UsageProblem) -> Result<
    LoadedSpec, InputProblem
  > {
    if let operand = swiftOperand(path) { return try swiftSpec(at: operand, &timings) }
    let file: SourceFile
    switch timings.measure(.read, { readFile(at: path) }) {
    case .success(let read): file = read
    case .failure(let problem): return .failure(problem)
    }
    let syntax = try syntax(of: file)
    var diagnostics = Diagnostics(file: file)
    let document = timings.measure(.parse) { readDocument(file, as: syntax, &diagnostics) }
    let name = path.isStandardInput ? file.name : path.specName.description
    let spec = timings.measure(.decode) { document.flatMap { Spec($0, name: name, &diagnostics) } }
    return .success(LoadedSpec(spec: spec, diagnostics: diagnostics))
  }
}
