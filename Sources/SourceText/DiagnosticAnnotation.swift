/// Formats diagnostics as GitHub Actions workflow commands.
struct DiagnosticAnnotation {
  let file: SourceFile
  let lines: LineMap

  /// The command of a diagnostic and a line end; the hint is the second line of its message.
  func text(_ diagnostic: Diagnostic) -> String {
    var properties = ["file=\(WorkflowText.property(file.name))"]
    if let range = diagnostic.range {
      let start = lines.position(of: range.start)
      let end = lines.position(of: range.end)
      properties += [
        "line=\(start.line)", "endLine=\(end.line)", "col=\(start.column)", "endColumn=\(end.column)",
      ]
    }
    properties.append("title=\(WorkflowText.property(diagnostic.code))")
    let message = diagnostic.message + (diagnostic.hint.map { "\nhint: \($0)" } ?? "")
    return
      "::\(command(diagnostic.severity)) \(properties.joined(separator: ","))::\(WorkflowText.message(message))\n"
  }

  private func command(_ severity: Severity) -> String {
    switch severity {
    case .note: "notice"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
