import DocumentSyntax
import SourceText

/// Reading the input files of a command.
extension Session {
  /// The files named on the command line: at least `minimum`, with standard input at most once.
  func inputs(expected: String, minimum: Int = 1) throws(UsageProblem) -> [SystemString] {
    let paths = arguments.operands
    guard paths.count >= minimum else { throw .missingOperand(expected: expected) }
    guard paths.count(where: \.isStandardInput) <= 1 else { throw .standardInputTwice }
    try checkOutputs(against: paths)
    return paths
  }

  /// Throws if an output would overwrite an input or another output, comparing files rather than paths.
  func checkOutputs(against inputs: [SystemString]) throws(UsageProblem) {
    let output = arguments.outputPath.map(FileReference.path) ?? .standardOutput
    let report = arguments.path(.reportFile).map(FileReference.path)
    for case let file? in [output, report] {
      guard let identity = environment.identity(file) else { continue }
      if let path = inputs.first(where: { self.identity(ofInput: $0) == identity }) {
        throw .outputIsInput(file, input: path)
      }
    }
    if arguments.outputPath != nil, let report, let identity = environment.identity(report),
      identity == environment.identity(output)
    {
      throw .sameOutputs
    }
  }

  private func identity(ofInput path: SystemString) -> FileIdentity? {
    let path = swiftOperand(path)?.path ?? path
    return environment.identity(path.isStandardInput ? .standardInput : .path(path))
  }

  /// The name of an input in messages and output: its path, or `stdin`.
  func inputName(_ path: SystemString) -> String { path.isStandardInput ? "stdin" : path.description }

  /// The file at `path` (`-` for standard input); nil if it cannot be read, which is reported.
  func file(at path: SystemString) -> SourceFile? {
    switch readFile(at: path) {
    case .success(let file): return file
    case .failure(let problem):
      report(problem, of: inputName(path))
      return nil
    }
  }

  /// The file at `path` (`-` for standard input), or the reason it cannot be read.
  func readFile(at path: SystemString) -> Result<SourceFile, InputProblem> {
    let result = path.isStandardInput ? environment.readStandardInput() : environment.readFile(path)
    return result.map { SourceFile(name: inputName(path), bytes: $0) }.mapError { InputProblem(problem: $0) }
  }

  /// The syntax of a file: from the command line, otherwise guessed from its name and contents.
  func syntax(of file: SourceFile) throws(UsageProblem) -> DocumentFormat {
    try arguments.word(.syntax, as: DocumentFormat.self)
      ?? DocumentFormat.guessed(fileName: file.name, bytes: file.bytes)
  }
}

/// Input that cannot be read.
struct InputProblem: Problem, Error {
  var problem: FileProblem

  var code: String { "unreadable" }
  var severity: Severity { .error }
  var message: String { "cannot be read: \(problem.message)" }
  var hint: String? { problem.hint }
}
