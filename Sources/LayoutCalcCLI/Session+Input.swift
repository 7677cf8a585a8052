import DocumentSyntax
import SourceText

/// Files that a command is given.
extension Session {
  /// The files named on the command line; at least `minimum` of them, and standard input at most once.
  func inputs(expected: String, minimum: Int = 1) throws(UsageProblem) -> [String] {
    let paths = arguments.operands
    guard paths.count >= minimum else { throw .missingOperand(expected: expected) }
    guard paths.count(where: { $0 == "-" }) <= 1 else { throw .standardInputTwice }
    try checkOutputs(beside: paths)
    return paths
  }

  /// Makes sure that no answer takes the place of what it is made from.
  func checkOutputs(beside paths: [String]) throws(UsageProblem) {
    for option in [Option.output, .reportFile] {
      guard let output = arguments.value(option), output != "-" else { continue }
      if let path = paths.first(where: { environment.isSameFile($0, output) }) {
        throw .outputIsInput(option: option.spelling, path: path)
      }
    }
  }

  /// The name of an input in messages and output: as the command line has it, or `stdin`.
  func inputName(_ path: String) -> String { path == "-" ? "stdin" : path }

  /// The file at `path`, `-` for standard input; nil where it cannot be read, which is reported.
  func file(at path: String) -> SourceFile? {
    switch readFile(at: path) {
    case .success(let file): return file
    case .failure(let problem):
      report(problem, of: inputName(path))
      return nil
    }
  }

  /// The file at `path`, `-` for standard input, or why it cannot be read.
  func readFile(at path: String) -> Result<SourceFile, InputProblem> {
    let result = path == "-" ? environment.readStandardInput() : environment.readFile(path)
    return result.map { SourceFile(name: inputName(path), bytes: $0) }.mapError { InputProblem(problem: $0) }
  }

  /// How a file is to be read: as the command line says, else as its name or its text suggests.
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
  var hint: String? {
    problem == .isDevice ? "use a file, a pipe or standard input" : nil
  }
}
