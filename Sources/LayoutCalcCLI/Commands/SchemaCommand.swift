import LayoutSpec
import SourceText

extension Command {
  /// Prints the JSON Schema of the spec language.
  static let schema = Command(
    name: "schema", operands: "", summary: "Print the JSON Schema of the spec language",
    details: [
      "Editors use it to complete and check specs. In YAML, name it on the first line: '# yaml-language-server: $schema=layout.schema.json'."
    ],
    options: [.output, .help],
    examples: ["layoutcalc schema -o layout.schema.json"],
    operandWords: { OperandUsage(endsInFiles: false) }
  ) { session throws(UsageProblem) in
    if let operand = session.arguments.words.first { throw .unexpectedOperand(operand) }
    return try session.withOutput { buffer in
      buffer.append(SpecSchema.text)
      return .success
    }
  }
}
