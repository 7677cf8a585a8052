import DocumentSyntax
import SourceText

extension Command {
  /// Prints a document as JSON.
  static let parse = Command(
    name: "parse", operands: "FILE…", summary: "Print a JSON or YAML document as JSON",
    details: [
      "Prints one line per document, with aliases and merge keys resolved and numbers as doubles. FILE may be '-' for standard input."
    ],
    options: [.syntax] + Option.reporting,
    examples: ["layoutcalc parse layouts/home.yaml"]
  ) { session throws(UsageProblem) in
    let paths = try session.inputs(expected: "a file")
    return try session.withOutput { buffer throws(UsageProblem) in
      var status = ExitStatus.success
      for path in paths { status.combine(with: try parse(path, session, &buffer)) }
      return status
    }
  }

  private static func parse(
    _ path: SystemString, _ session: Session, _ buffer: inout TextBuffer
  ) throws(UsageProblem) -> ExitStatus {
    guard let file = session.file(at: path) else { return .unusableInput }
    var diagnostics = Diagnostics(file: file)
    let syntax = try session.syntax(of: file)
    let documents = readDocuments(file, as: syntax, &diagnostics)
    for document in documents ?? [] { document.reportDuplicateKeys(syntax, &diagnostics) }
    session.report(diagnostics)
    guard let documents, !diagnostics.hasErrors else { return .unusableInput }
    for document in documents {
      writeJSON(document.root, to: &buffer)
      buffer.append("\n")
    }
    return .success
  }
}
