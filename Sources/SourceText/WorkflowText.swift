/// Escapes texts for workflow commands of GitHub Actions.
package enum WorkflowText {
  /// Escapes the message part: the escape character and line ends.
  package static func message(_ text: String) -> String { escaped(text, ["%", "\r", "\n"]) }

  /// Escapes a property: also the separators.
  package static func property(_ text: String) -> String { escaped(text, ["%", "\r", "\n", ":", ","]) }

  private static func escaped(_ text: String, _ reserved: Set<Unicode.Scalar>) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if reserved.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      } else if scalar.isControl {
        // Logs may be shown in a terminal.
        result += scalar.escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
