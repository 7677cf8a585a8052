import SourceText

/// One run of one command: its arguments, the environment that it may use, and how it reports.
package struct Session {
  let arguments: Arguments
  let environment: Environment
  /// The Swift files that were read.
  let swiftSources: SwiftSources
  let diagnosticFormat: DiagnosticFormat
  let isQuiet: Bool
  let isStrict: Bool
  /// How many findings of one severity are shown of a file.
  let findingLimit: Int
  private let colorsMessages: Bool
  /// Whether an answer in words is colored.
  let colorsAnswer: Bool
  /// The columns of the terminal that shows the answer; nil where none does.
  let outputColumns: Int?

  init(_ arguments: Arguments, in environment: Environment) throws(UsageProblem) {
    self.arguments = arguments
    self.environment = environment
    swiftSources = SwiftSources(environment)
    diagnosticFormat = try arguments.word(.diagnostics, as: DiagnosticFormat.self) ?? .text
    isQuiet = arguments.has(.quiet)
    isStrict = arguments.has(.strict)
    findingLimit = try arguments.findingLimit()
    colorsMessages = try Self.colors(arguments, environment, isTerminal: environment.errorIsTerminal)
    outputColumns = environment.outputColumns(arguments.outputPath)
    colorsAnswer = try Self.colors(arguments, environment, isTerminal: outputColumns != nil)
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

  /// The text of diagnostics as the command line asks for them.
  func rendered(_ diagnostics: Diagnostics, color: Bool, minimum: Severity) -> String {
    diagnostics.rendered(diagnosticFormat, color: color, minimum: minimum, limit: findingLimit)
  }

  /// Reports one problem that concerns a file as a whole.
  func report(_ problem: some Problem, of file: String) {
    var diagnostics = Diagnostics(file: SourceFile(name: file, bytes: []))
    diagnostics.add(problem)
    report(diagnostics)
  }

  /// The status that findings give a run whose output is complete.
  func status(for findings: [Diagnostic]) -> ExitStatus {
    findings.contains { $0.severity == .error || (isStrict && $0.severity == .warning) }
      ? .problemsFound : .success
  }

  /// The level from which commands other than 'check' and 'solve' report lint findings: one that sets the exit status.
  var findingMinimum: Severity { isStrict ? .warning : .error }

  /// Writes a summary or the like to standard error, unless the run is quiet.
  func tell(_ text: String) {
    if !isQuiet { environment.writeError(text) }
  }
}
