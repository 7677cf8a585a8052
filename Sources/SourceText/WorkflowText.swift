/// Escapes texts for workflow commands of GitHub Actions.
package enum WorkflowText {
  /// The message part, in which only the escape itself and line ends have a meaning.
  package static func message(_ text: String) -> String { escaped(text, ["%", "\r", "\n"]) }

  /// A property, in which the separators have a meaning too.
  package static func property(_ text: String) -> String { escaped(text, ["%", "\r", "\n", ":", ","]) }

  private static func escaped(_ text: String, _ reserved: Set<Unicode.Scalar>) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if reserved.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      } else if scalar.isControl {
        // Logs are shown in terminals too.
        result += scalar.escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
