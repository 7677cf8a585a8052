import SourceText

/// Writing the output.
extension Session {
  /// Runs `body` with a buffer for the output and writes the output to its destination.
  ///
  /// A file is replaced only as a whole: not after a failed write, and not if the run has no output.
  func withOutput(_ body: (inout TextBuffer) throws(UsageProblem) -> ExitStatus) throws(UsageProblem)
    -> ExitStatus
  {
    guard let path = arguments.outputPath else {
      return try write(to: environment.writeOutput, named: "standard output", body).status
    }
    return try withFile(at: path, body)
  }

  /// Runs `body` with a buffer for the file at `path` and replaces that file.
  func withFile(at path: SystemString, _ body: (inout TextBuffer) throws(UsageProblem) -> ExitStatus)
    throws(UsageProblem) -> ExitStatus
  {
    switch environment.openOutput(path) {
    case .failure(let problem):
      report(OutputProblem(problem: problem), of: path.description)
      return .unwritableOutput
    case .success(let file):
      return try write(file, at: path, body)
    }
  }

  private func write(
    _ file: OutputFile, at path: SystemString, _ body: (inout TextBuffer) throws(UsageProblem) -> ExitStatus
  ) throws(UsageProblem) -> ExitStatus {
    let result: Written
    do {
      result = try write(to: file.write, named: path.description, body)
    } catch {
      file.discard()
      throw error
    }
    let hasAnswer = result.hasBytes || result.status < .unusableInput
    guard !result.hasFailed, hasAnswer else {
      file.discard()
      return result.status
    }
    if let problem = file.commit() {
      report(OutputProblem(problem: problem), of: path.description)
      return .unwritableOutput
    }
    return result.status
  }

  private struct Written {
    var status: ExitStatus
    var hasBytes: Bool
    var hasFailed: Bool
  }

  private func write(
    to target: @escaping (UnsafeRawBufferPointer) -> WriteOutcome, named name: String,
    _ body: (inout TextBuffer) throws(UsageProblem) -> ExitStatus
  ) throws(UsageProblem) -> Written {
    var failure: FileProblem?
    var hasBytes = false
    var buffer = TextBuffer { piece in
      hasBytes = true
      switch target(piece) {
      case .written: return true
      case .readerLeft: return false
      case .failed(let problem):
        failure = problem
        return false
      }
    }
    let status = try body(&buffer)
    buffer.flush()
    guard let failure else { return Written(status: status, hasBytes: hasBytes, hasFailed: false) }
    report(OutputProblem(problem: failure), of: name)
    return Written(status: .unwritableOutput, hasBytes: hasBytes, hasFailed: true)
  }
}

/// Output that cannot be written.
struct OutputProblem: Problem {
  var problem: FileProblem

  var code: String { "output" }
  var severity: Severity { .error }
  var message: String { "cannot be written: \(problem.message)" }
  var hint: String? { nil }
}
