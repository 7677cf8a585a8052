import DocumentSyntax
import SourceText
import Testing

@Suite("No input can crash, hang or exhaust the readers")
struct HostileDocumentTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: @Sendable () -> [UInt8]
    var json: String?
    var yaml: String?

    /// Creates a row with the code each reader reports; nil if the reader accepts the text.
    init(
      _ testDescription: String, json: String?, yaml: String?,
      _ text: @autoclosure @escaping @Sendable () -> String
    ) {
      self.testDescription = testDescription
      self.text = { Array(text().utf8) }
      self.json = json
      self.yaml = yaml
    }

    init(_ testDescription: String, json: String?, yaml: String?, bytes: [UInt8]) {
      self.testDescription = testDescription
      text = { bytes }
      self.json = json
      self.yaml = yaml
    }
  }

  private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

  static let rows = [
    Row("256 lists inside one another are read", json: nil, yaml: nil, times(256, "[") + times(256, "]")),
    Row(
      "257 are too many", json: "nesting-too-deep", yaml: "nesting-too-deep",
      times(257, "[") + times(257, "]")),
    Row("100,000 open brackets", json: "nesting-too-deep", yaml: "nesting-too-deep", times(100_000, "[")),
    Row(
      "100,000 open mappings", json: "nesting-too-deep", yaml: "nesting-too-deep",
      times(100_000, "{\"a\":") + "{{"),
    Row(
      "100,000 lists on one line", json: "malformed-number", yaml: "nesting-too-deep", times(100_000, "- ")),
    Row("100,000 explicit keys", json: "expected-value", yaml: "nesting-too-deep", times(100_000, "? ")),
    Row("100,000 explicit values", json: "expected-value", yaml: "nested-on-one-line", times(100_000, ": ")),
    Row(
      "100,000 anchors on one value", json: "expected-value", yaml: "repeated-property", times(100_000, "&a ")
    ),
    Row(
      "100,000 properties on lines", json: "expected-value", yaml: "repeated-property",
      times(100_000, "&a\n ")),
    Row(
      "300 levels of indentation", json: "unknown-word", yaml: "nesting-too-deep",
      (0..<300).map { times($0, " ") + "a:\n" }.joined()),
    Row("a long line of text", json: "unknown-word", yaml: nil, times(2_000_000, "a")),
    Row("a long string", json: nil, yaml: nil, "\"" + times(2_000_000, "a") + "\""),
    Row(
      "a long string without an end", json: "unclosed-string", yaml: "unclosed-string",
      "\"" + times(2_000_000, "a")),
    Row("a long number", json: "number-out-of-range", yaml: "number-out-of-range", times(2_000_000, "9")),
    Row("a long fraction", json: nil, yaml: nil, "0." + times(2_000_000, "1")),
    Row("a long key", json: "unknown-word", yaml: "key-too-long", times(1025, "k") + ": 1"),
    Row("a key of 1024 characters of two bytes", json: "unknown-word", yaml: nil, times(1024, "é") + ": 1"),
    Row(
      "many comments between dedents", json: "unknown-word", yaml: nil,
      (0..<200).map { times($0, " ") + "a:\n" }.joined() + times(20_000, "# c\n") + "b: 1"),
    Row(
      "many empty lines in plain text", json: "unknown-word", yaml: nil, times(3000, "a" + times(100, "\n"))),
    Row("invalid UTF-8", json: "malformed-utf-8", yaml: "malformed-utf-8", bytes: [0x22, 0xFF, 0x22]),
    Row("UTF-8 cut short", json: "malformed-utf-8", yaml: "malformed-utf-8", bytes: [0x22, 0xE6, 0x97]),
    Row(
      "an overlong form", json: "malformed-utf-8", yaml: "malformed-utf-8", bytes: [0x22, 0xC0, 0xAF, 0x22]),
    Row(
      "a surrogate in UTF-8", json: "malformed-utf-8", yaml: "malformed-utf-8",
      bytes: [0x22, 0xED, 0xA0, 0x80, 0x22]),
    Row(
      "a scalar past the last", json: "malformed-utf-8", yaml: "malformed-utf-8",
      bytes: [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22]),
    Row(
      "UTF-16, little end first", json: "wide-encoding", yaml: "wide-encoding",
      bytes: [0xFF, 0xFE, 0x5B, 0, 0x5D, 0]),
    Row(
      "UTF-16, big end first, no mark", json: "wide-encoding", yaml: "wide-encoding",
      bytes: [0, 0x5B, 0, 0x5D]),
    Row("UTF-32", json: "wide-encoding", yaml: "wide-encoding", bytes: [0x5B, 0, 0, 0, 0x5D, 0, 0, 0]),
    Row("a NUL byte", json: "expected-comma", yaml: "control-character", bytes: [0x5B, 0x31, 0, 0x5D]),
    Row(
      "a NUL byte in a string", json: "control-in-string", yaml: "control-character", bytes: [0x22, 0, 0x22]),
    Row(
      "a NUL byte at the end", json: "text-after-document", yaml: "control-character", bytes: [0x5B, 0x5D, 0]),
    Row("only a byte order mark", json: "empty-document", yaml: nil, "\u{FEFF}"),
    Row("only a backslash in quotes", json: "unknown-escape", yaml: "unknown-escape", "\"\\"),
    Row("an escape cut short", json: "escape-digits", yaml: "escape-digits", "\"\\u12"),
    Row("half a pair cut short", json: "lone-surrogate", yaml: "lone-surrogate", "\"\\ud800\\"),
    Row("an escape past the last scalar", json: "unknown-escape", yaml: "lone-surrogate", "\"\\UFFFFFFFF\""),
    Row("a bomb of aliases", json: "unknown-word", yaml: "too-many-aliased-nodes", aliasBomb(list: true)),
    Row("a bomb of merge keys", json: "unknown-word", yaml: "too-many-aliased-nodes", aliasBomb(list: false)),
    Row(
      "a chain of aliases, each a level deeper", json: "expected-value", yaml: "nesting-too-deep",
      aliasChain(300)),
    Row("a chain of 250 aliases", json: "expected-value", yaml: nil, aliasChain(250)),
    Row("an alias inside its own anchor", json: "expected-value", yaml: "recursive-alias", "&a [1, [*a]]"),
    Row("an alias inside its own merge", json: "expected-value", yaml: "recursive-alias", "&a {<<: *a}"),
    Row("many documents", json: "malformed-number", yaml: nil, times(100_000, "---\n")),
    Row("many commas", json: "expected-value", yaml: "expected-value", "[" + times(100_000, ",")),
    Row("an integer past 64 bits", json: nil, yaml: nil, "123456789012345678901234567890"),
    Row(
      "a huge exponent", json: "number-out-of-range", yaml: "number-out-of-range", "1e99999999999999999999"),
  ]

  private static func aliasBomb(list: Bool) -> String {
    var text = list ? "a0: &a0 [1,1,1,1,1,1,1,1,1,1]\n" : "a0: &a0 {k: 1}\n"
    for level in 1...30 {
      let alias = "*a\(level - 1)"
      let ten = Array(repeating: alias, count: 10).joined(separator: ",")
      text += list ? "a\(level): &a\(level) [\(ten)]\n" : "a\(level): &a\(level) {<<: [\(ten)]}\n"
    }
    return text
  }

  private static func aliasChain(_ count: Int) -> String {
    "[&a0 [], " + (1..<count).map { "&a\($0) [*a\($0 - 1)]" }.joined(separator: ", ") + "]"
  }

  @Test(arguments: rows)
  func endsCleanly(_ row: Row) {
    let bytes = row.text()
    for (format, code) in [(DocumentFormat.json, row.json), (.yaml, row.yaml)] {
      let reading = Reading(bytes, format)
      #expect(reading.codes.filter { $0 != "duplicate-key" } == (code.map { [$0] } ?? []), "\(format)")
      _ = reading.diagnostics.rendered(.text, color: false, minimum: .note)
    }
  }

  @Test("Truncated input ends cleanly")
  func survivesCuts() {
    let yaml =
      "%YAML 1.2\n--- !!map\n&a k: |2-\n    x\n'q''r': \"\\u00e9\\\n  z\"\n? [*a, {b: c, ? d}]\n: - !<x> >+\n\n    f\n...\n"
    let json = "[{\"a\\u00e9\":-1.5e+3,\"b\":[true,null,\"\\ud83d\\ude00\"]}]"
    for (text, format) in [(yaml, DocumentFormat.yaml), (json, .json), (json, .yaml)] {
      let bytes = Array(text.utf8)
      for end in 0...bytes.count { _ = Reading(Array(bytes[..<end]), format) }
      for place in bytes.indices {
        for byte in "\t\n :-?#&*!|>'\"[]{},%@\u{0}".utf8 {
          var changed = bytes
          changed[place] = byte
          _ = Reading(changed, format)
        }
      }
    }
  }
}
