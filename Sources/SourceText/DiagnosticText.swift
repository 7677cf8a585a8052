/// Formats diagnostics as text.
struct DiagnosticText {
  let file: SourceFile
  let lines: LineMap
  let color: Bool

  /// The line of a diagnostic, its excerpt and its hint, each followed by a line end.
  func text(_ diagnostic: Diagnostic) -> String {
    var text = "\(place(diagnostic)): "
    text += styled("\(diagnostic.severity.word)[\(diagnostic.code)]:", style(of: diagnostic.severity))
    text += " \(diagnostic.message.onOneLine)\n"
    if let range = diagnostic.range, !file.bytes.isEmpty {
      let excerpt = SourceExcerpt(range, of: file, lines: lines)
      text += "  \(excerpt.line)\n  \(excerpt.indent)\(styled(excerpt.carets, "32;1"))\n"
    }
    if let hint = diagnostic.hint {
      text += "\(styled("hint:", "36;1")) \(hint.onOneLine)\n"
    }
    return text
  }

  private func place(_ diagnostic: Diagnostic) -> String {
    guard let range = diagnostic.range else { return file.name.onOneLine }
    let position = lines.position(of: range.start)
    return "\(file.name.onOneLine):\(position.line):\(position.column)"
  }

  private func styled(_ text: String, _ code: String) -> String {
    color ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  private func style(of severity: Severity) -> String {
    switch severity {
    case .note: "36;1"
    case .warning: "35;1"
    case .error: "31;1"
    }
  }
}
