/// Formats diagnostics as JSON, one object per line.
struct DiagnosticJSON {
  let file: SourceFile
  let lines: LineMap

  /// The object of a diagnostic and a line end; unknown fields are left out.
  func text(_ diagnostic: Diagnostic) -> String {
    var fields = [
      field("severity", diagnostic.severity.word), field("code", diagnostic.code),
      field("message", diagnostic.message), field("file", file.name),
    ]
    if let range = diagnostic.range {
      let start = lines.position(of: range.start)
      let end = lines.position(of: range.end)
      fields += [
        "\"line\":\(start.line)", "\"column\":\(start.column)", "\"endLine\":\(end.line)",
        "\"endColumn\":\(end.column)",
      ]
    }
    if let path = diagnostic.path { fields.append(field("path", path)) }
    if let hint = diagnostic.hint { fields.append(field("hint", hint)) }
    return "{" + fields.joined(separator: ",") + "}\n"
  }

  private func field(_ name: String, _ value: String) -> String {
    "\"\(name)\":\(value.jsonText)"
  }
}
