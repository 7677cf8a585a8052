import SourceText
import SwiftSource
import TestSupport
import Testing

@Suite("Syntax errors in Swift")
struct SyntaxErrorTests {
  struct Row: CustomTestStringConvertible, Sendable {
    /// A text in which `«` and `»` mark the range of the error.
    var marked: String
    var message: String
    var testDescription: String { marked.replacing("\n", with: "⏎") }

    init(_ marked: String, _ message: String) {
      self.marked = marked
      self.message = message
    }
  }

  static let rows = [
    Row("Dear «reader», hello", "expected a new line or ';' between statements, found 'reader'"),
    Row("{\"a\"«:» 1}", "expected a new line or ';' between statements, found ':'"),
    Row("sections«:»\n  - items: 3", "expected a new line or ';' between statements, found ':'"),
    Row("let a «b» = 1", "expected a new line or ';' between statements, found 'b'"),
    Row("let a = «»", "expected an expression, found the end of the file"),
    Row("func «1»()", "expected the name of a function, found '1'"),
    Row("func f«»", "expected '(' with the function's parameters, found the end of the file"),
    Row("struct A { let b = 1 «let» c = 2 }", "expected a new line or ';' between declarations, found 'let'"),
    Row("struct A { «f»() }", "expected a declaration, found 'f'"),
    Row("f«(»a", "expected ')' to close '('"),
    Row("struct A «{»\n  func f() { }\n", "expected '}' to close '{'"),
    Row("f(\n  a«]»", "expected ')' to close the bracket on line 1, found ']'"),
    Row("a «}»", "unexpected '}' without an opening bracket"),
    Row("let a = «\"b»\n", "expected '\"' to close the string"),
    Row("let a = «\"\"\"»\n b", "expected '\"' to close the string"),
    Row("let a = \"b«\\q»\"", "unknown escape '\\q' in a string"),
    Row("let a = \"\"\"«b»\n\"\"\"", "expected a new line after the opening quotes of a multi-line string"),
    Row(
      "let a = \"\"\"\n  b«\"\"\"»", "expected a new line before the closing quotes of a multi-line string"),
    Row(
      "let a = \"\"\"\n «b»\n  \"\"\"",
      "line is indented less than the closing quotes of the multi-line string"),
    Row("a «/*» b /* c */", "expected '*/' to close the comment"),
    Row("«#if» A\nb\n", "expected '#endif' to close '#if'"),
    Row("let a = «12abc»", "invalid number '12abc'"),
    Row("let a = «0b12»", "invalid number '0b12'"),
    Row("let «`»a = 1", "expected '`' to close the name"),
    Row("let a = b «'»c'", "unexpected character '''"),
    Row("if a «»", "expected '{' after the conditions of 'if', found the end of the file"),
    Row("guard a «{» }", "expected 'else', found '{'"),
    Row("switch a { «b» }", "expected 'case', 'default' or '}', found 'b'"),
    Row("switch a { case 1 «b» }", "expected ':' after the pattern, found 'b'"),
    Row("a ? b «»", "expected ':' of the conditional expression, found the end of the file"),
    Row("for x «y» in z {}", "expected 'in', found 'y'"),
    Row("let a: «=» 1", "expected a type, found '='"),
    Row("enum A { case «1» }", "expected the name of a case, found '1'"),
  ]

  @Test("An error has a location and states what was expected", arguments: rows)
  func error(_ row: Row) throws {
    let text = row.marked.replacing("«", with: "").replacing("»", with: "")
    let start =
      row.marked.utf8.count
      - row.marked.split(separator: "«", maxSplits: 1, omittingEmptySubsequences: false)[1].utf8.count
      - "«".utf8.count
    let length = row.marked.split(separator: "«", omittingEmptySubsequences: false)[1]
      .split(separator: "»", omittingEmptySubsequences: false)[0].utf8.count
    let error = try #require(throws: SwiftSyntaxError.self) { try parse(text) }
    #expect(error.problem.message == row.message)
    #expect(error.range == SourceRange(start: start, end: start + length))
  }

  @Test(
    "Invalid UTF-8 is an error outside comments and strings",
    arguments: [
      ([0x61, 0xFF], true), ([0x61, 0x00], true), ([0x2F, 0x2F, 0xFF], false), ([0x22, 0xC3, 0x22], false),
      ([0xFE, 0xFF, 0x00, 0x61], true), ([0x61, 0x00, 0x62, 0x00], true), ([0xEF, 0xBB, 0xBF, 0x61], false),
    ])
  func bytes(_ bytes: [UInt8], _ isError: Bool) throws {
    let result = Result { try SwiftFile(parsing: SourceFile(name: "a.swift", bytes: bytes)) }
    #expect(isError == ((try? result.get()) == nil))
  }

  private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

  /// Deeply nested or very long texts, and whether they can be parsed.
  static let hostileTexts: [(String, Bool)] = [
    (times(255, "(") + "a" + times(255, ")"), true),
    (times(100_000, "("), false), (times(100_000, "[") + times(100_000, "]"), false),
    (times(100_000, "{"), false), (times(100_000, "- "), false), (times(100_000, "try "), false),
    (times(100_000, "!"), false), (times(100_000, "a ? b : "), false), (times(100_000, "a ?? ") + "b", false),
    (times(100_000, "a = ") + "b", false), (times(100_000, "await "), false),
    (times(100_000, "\"\\("), false),
    ("a" + times(800, " + a"), true), ("a" + times(100_000, " + a"), false),
    ("a" + times(400, ".b()"), true), ("a" + times(100_000, ".b"), false),
    ("a" + times(100_000, "?"), false), ("let a: B" + times(100_000, "?"), false),
    ("let a: " + times(100_000, "B<"), false), (times(100_000, "a<b,"), false),
    (times(100_000, "if a {"), false), (times(50_000, "if a {} else ") + "{}", true),
    (times(100_000, "#if a\n"), false), (times(100_000, "/*"), false), (times(100_000, "let a = 1\n"), true),
    ("[" + times(100_000, "1, ") + "]", true), (times(100_000, "@a "), false),
    (times(100_000, "static "), false),
    (times(100_000, "some "), false), ("let a: " + times(100_000, "("), false),
    ("switch a {" + times(20_000, "case .b: c\n") + "}", true), (times(100_000, "x: for "), false),
    ("let a: " + times(100_000, "(B) -> ") + "C", false), (times(100, "f { a in ") + times(100, "}"), true),
    ("\"" + times(1_000_000, "a") + "\"", true), ("\"\"\"\n" + times(100_000, "  a\n") + "  \"\"\"", true),
    ("// " + times(1_000_000, "a"), true), (times(100_000, "()\n"), true),
    (times(60_000, "a < b, "), false), ("f(" + times(60_000, "a < b, ") + "c)", true),
    ("f(" + times(200, "a<(b, ") + "c" + times(200, ")") + ")", true),
    ("a" + times(20_000, "()"), false), ("let (" + times(100_000, "a, ") + "b) = c", true),
    ("let " + times(300, "(") + "a" + times(300, ")") + " = b", false),
  ]

  @Test("Parsing terminates for deep and long texts", arguments: hostileTexts.indices)
  func hostile(_ index: Int) {
    let (text, isRead) = Self.hostileTexts[index]
    let hasRead = (try? parse(text)) != nil
    #expect(hasRead == isRead, "\(text.prefix(40))")
  }

  @Test("Every truncated or modified file is parsed or has an error within its range")
  func mutations() throws {
    let seeds = try RepositoryFiles.paths(below: "Tests/Fuzz/Corpus/swift", ending: ".txt").map {
      Array(try RepositoryFiles.text($0).utf8)
    }
    #expect(!seeds.isEmpty)
    var numbers = SeededNumbers(seed: 21)
    for seed in seeds {
      for length in stride(from: 0, through: seed.count, by: 7) { check(Array(seed.prefix(length))) }
      for _ in 0..<300 {
        var bytes = seed
        for _ in 0...numbers.int(0...2) {
          bytes[numbers.int(0...bytes.count - 1)] = numbers.pick(seed)
        }
        check(bytes)
      }
    }
  }

  private func check(_ bytes: [UInt8]) {
    do throws(SwiftSyntaxError) {
      _ = try SwiftFile(parsing: SourceFile(name: "a.swift", bytes: bytes), bodies: .atOnce)
    } catch {
      let isInside = 0 <= error.range.start && error.range.end <= bytes.count
      #expect(isInside, "\(error) in \(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
