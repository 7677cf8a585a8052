/// Writes diagnostics as workflow commands of GitHub Actions.
struct DiagnosticAnnotation {
  let file: SourceFile
  let lines: LineMap

  /// The command of a diagnostic and a line end; the hint is a second line of its message.
  func text(_ diagnostic: Diagnostic) -> String {
    var properties = ["file=\(property(file.name))"]
    if let range = diagnostic.range {
      let start = lines.position(of: range.start)
      let end = lines.position(of: range.end)
      properties += [
        "line=\(start.line)", "endLine=\(end.line)", "col=\(start.column)", "endColumn=\(end.column)",
      ]
    }
    properties.append("title=\(property(diagnostic.code))")
    let message = diagnostic.message + (diagnostic.hint.map { "\nhint: \($0)" } ?? "")
    return "::\(command(diagnostic.severity)) \(properties.joined(separator: ","))::\(data(message))\n"
  }

  private func command(_ severity: Severity) -> String {
    switch severity {
    case .note: "notice"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// The message part, in which only the escape itself and line ends have a meaning.
  private func data(_ text: String) -> String {
    escaped(text, ["%", "\r", "\n"])
  }

  /// A property, in which the separators have a meaning too.
  private func property(_ text: String) -> String {
    escaped(text, ["%", "\r", "\n", ":", ","])
  }

  private func escaped(_ text: String, _ reserved: Set<Unicode.Scalar>) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if reserved.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
