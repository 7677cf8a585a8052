import LayoutSpec
import SourceText

extension Command {
  /// The spec language as a JSON Schema.
  static let schema = Command(
    name: "schema", operands: "", summary: "the spec language as a JSON Schema, for editors",
    details: [
      "Editors complete and check specs by it; a YAML spec names it in its first line: '# yaml-language-server: $schema=layout.schema.json'."
    ],
    options: [.output, .help],
    examples: ["layoutcalc schema -o layout.schema.json"],
    operandWords: { OperandWords(endsInFiles: false) }
  ) { session throws(UsageProblem) in
    if let operand = session.arguments.operands.first { throw .unexpectedOperand(operand) }
    return try session.withOutput { buffer in
      buffer.append(SpecSchema.text)
      return .success
    }
  }
}
