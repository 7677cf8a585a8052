import SourceText

/// One run of one command: its arguments, its environment, and its reporting options.
package struct Session {
  let arguments: Arguments
  let environment: Environment
  /// The Swift files that were read.
  let swiftSources: SwiftSources
  let diagnosticFormat: DiagnosticFormat
  let isQuiet: Bool
  let isStrict: Bool
  /// The maximum number of findings shown per file and severity.
  let findingLimit: Int
  private let colorsMessages: Bool
  /// Whether text output is colored.
  let colorsOutput: Bool
  /// The number of columns of the terminal that shows the output; nil if it is not a terminal.
  let outputColumns: Int?

  init(_ arguments: Arguments, in environment: Environment) throws(UsageProblem) {
    self.arguments = arguments
    self.environment = arguments.value(.syntax) == "swift" ? environment.keepingStandardInput : environment
    swiftSources = SwiftSources(environment)
    diagnosticFormat = try arguments.word(.diagnostics, as: DiagnosticFormat.self) ?? .text
    isQuiet = arguments.has(.quiet)
    isStrict = arguments.has(.strict)
    findingLimit = try arguments.findingLimit()
    colorsMessages = try Self.colors(arguments, environment, isTerminal: environment.errorIsTerminal)
    outputColumns = environment.outputColumns(arguments.outputPath)
    colorsOutput = try Self.colors(arguments, environment, isTerminal: outputColumns != nil)
  }

  private static func colors(
    _ arguments: Arguments, _ environment: Environment, isTerminal: Bool
  ) throws(UsageProblem) -> Bool {
    switch try arguments.word(.color, as: ColorChoice.self) ?? .auto {
    case .always: return true
    case .never: return false
    case .auto:
      let isUnwanted = !(environment.variable("NO_COLOR") ?? "").isEmpty
      return isTerminal && !isUnwanted && environment.variable("TERM") != "dumb"
    }
  }

  /// Writes diagnostics to standard error: errors, and warnings unless the run is quiet.
  func report(_ diagnostics: Diagnostics) {
    let minimum: Severity = isQuiet ? .error : .warning
    let text = rendered(diagnostics, color: colorsMessages, minimum: minimum)
    if !text.isEmpty { environment.writeError(text) }
  }

  /// The text of diagnostics in the format set on the command line.
  func rendered(_ diagnostics: Diagnostics, color: Bool, minimum: Severity) -> String {
    diagnostics.rendered(diagnosticFormat, color: color, minimum: minimum, limit: findingLimit)
  }

  /// Reports a problem with a file as a whole.
  func report(_ problem: some Problem, of file: String) {
    var diagnostics = Diagnostics(file: SourceFile(name: file, bytes: []))
    diagnostics.add(problem)
    report(diagnostics)
  }

  /// The exit status for findings in a run with complete output.
  func status(for findings: [Diagnostic]) -> ExitStatus {
    findings.contains { $0.severity == .error || (isStrict && $0.severity == .warning) }
      ? .problemsFound : .success
  }

  /// The minimum severity of lint findings that commands other than 'check' and 'solve' report: those that affect the
  /// exit status.
  var findingMinimum: Severity { isStrict ? .warning : .error }

  /// Writes a message such as a summary to standard error, unless the run is quiet.
  func writeMessage(_ text: String) {
    if !isQuiet { environment.writeError(text) }
  }
}

extension Environment {
  /// Standard input is read once and kept: each layout function in it is a spec.
  fileprivate var keepingStandardInput: Environment {
    var environment = self
    let read = readStandardInput
    var kept: Result<[UInt8], FileProblem>?
    environment.readStandardInput = {
      let result = kept ?? read()
      kept = result
      return result
    }
    return environment
  }
}
