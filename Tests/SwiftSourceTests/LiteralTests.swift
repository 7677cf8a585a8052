import SourceText
import SwiftSource
import Testing

@Suite("String literals, numbers and directives")
struct LiteralTests {
  static let rows = [
    FormRow(#""""#, #""""#),
    FormRow(#""a b""#, #""a b""#),
    FormRow(#""a\nb\t\"\\\u{e9}\u{1F600}""#, "\"a⏎b\t\"\\é😀\""),
    FormRow(##"#"a\nb"#"##, #""a\nb""#),
    FormRow(##"#"a\#nb \#(c)"#"##, "\"a⏎b {c}\""),
    FormRow(##"#"""#"##, #"""""#),
    FormRow(##"#"a"b"#"##, #""a"b""#),
    FormRow(#""\(a)""#, #""{a}""#),
    FormRow(#""x \(a + b) y \(c)""#, #""x {(+ a b)} y {c}""#),
    FormRow(#""\(a, format: .number)""#, #""{a format:.number}""#),
    FormRow(#""\("\("x")")""#, #""{"{"x"}"}""#),
    FormRow(#""\(f("a)", ")"))""#, #""{f("a)" ")")}""#),
    FormRow(#""\(a.map { "\($0)" })""#, #""{a.map({"{$0}"})}""#),
    FormRow("\"\"\"\n  a\n    b\n  \"\"\"", #""a⏎  b""#),
    FormRow("\"\"\"\n  a\n\n  b \\\n  c\n  \"\"\"", #""a⏎⏎b c""#),
    FormRow("\"\"\"\r\n\ta\r\n\tb\r\n\t\"\"\"", #""a⏎b""#),
    FormRow("\"\"\"\n\"\"\"", #""""#),
    FormRow("\"\"\"\n\n\"\"\"", #""""#),
    FormRow("\"\"\"\n\n\n\"\"\"", #""⏎""#),
    FormRow("\"\"\"\n  a \"quoted\" \\(b)\n  \\(c) d\n  \"\"\"", #""a "quoted" {b}⏎{c} d""#),
    FormRow("#\"\"\"\n  a \\n \\#(b)\n  \"\"\"#", #""a \n {b}""#),
    FormRow("\"\"\"\n  \\(\"\"\"\n    x\n    \"\"\")\n  \"\"\"", #""{"x"}""#),
  ]

  @Test("A string's text has no escapes or indentation", arguments: rows)
  func string(_ row: FormRow) throws {
    #expect(try parseExpression(row.text).form == row.form)
  }

  @Test(
    "A number has its source text, and a sign is an operator",
    arguments: [
      FormRow("1_000", "1_000"), FormRow("0xFF", "0xFF"), FormRow("1.5e-3", "1.5e-3f"),
      FormRow("1e3", "1e3f"),
      FormRow("0x1.8p1", "0x1.8p1f"), FormRow("0xff.description", "0xff.description"),
      FormRow("1.description", "1.description"), FormRow("1...2", "(... 1 2)"), FormRow("-1.5", "(- 1.5f)"),
      FormRow("x.1.2", "x.1.2"),
    ])
  func number(_ row: FormRow) throws {
    #expect(try parseExpression(row.text).form == row.form)
  }

  @Test("Directives are single-line comments that start with the tool's name")
  func directives() throws {
    let text = """
      // layoutcalc:disable pixel-gap
      let a = 1  // layoutcalc:this   no-room
      /* layoutcalc:disable x */ let b = "// layoutcalc:y"
      //layoutcalc:next z
      /// layoutcalc:not-one
      func f() {
        // layoutcalc:enable pixel-gap
      }
      """
    let file = try parse(text, bodies: .whenNeeded)
    #expect(
      file.directives.map(\.text) == ["disable pixel-gap", "this no-room", "next z", "enable pixel-gap"])
    #expect(file.directives.map(\.isAloneOnLine) == [true, false, true, true])
    #expect(file.source.text(in: file.directives[1].range) == "layoutcalc:this   no-room")
  }
}
