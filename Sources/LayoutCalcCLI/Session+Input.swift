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

  /// The file at `path`, `-` for standard input; nil where it cannot be read, which is reported.
  func file(at path: String) -> SourceFile? {
    let isStandardInput = path == "-"
    let name = isStandardInput ? "stdin" : path
    switch isStandardInput ? environment.readStandardInput() : environment.readFile(path) {
    case .success(let bytes):
      return SourceFile(name: name, bytes: bytes)
    case .failure(let problem):
      report(InputProblem(problem: problem), of: name)
      return nil
    }
  }

  /// How a file is to be read: as the command line says, else as its name or its text suggests.
  func syntax(of file: SourceFile) throws(UsageProblem) -> DocumentFormat {
    try arguments.word(.syntax, as: DocumentFormat.self)
      ?? DocumentFormat.guessed(fileName: file.name, bytes: file.bytes)
  }
}

/// Input that cannot be read.
struct InputProblem: Problem {
  var problem: FileProblem

  var code: String { "unreadable" }
  var severity: Severity { .error }
  var message: String { "cannot be read: \(problem.message)" }
  var hint: String? {
    problem == .isDevice ? "use a file, a pipe or standard input" : nil
  }
}
