import DocumentSyntax
import SourceText
import Testing

@Suite("JSON is read as defined by RFC 8259")
struct JSONReaderTests {
  static let values: [(String, String)] = [
    ("null", "null"), ("true", "true"), ("false", "false"), ("0", "0"), ("-0", "0"), ("-1", "-1"),
    ("12.50", "12.5"), ("1e2", "100"), ("1E+2", "100"), ("1.5e-3", "0.0015"), ("0.0", "0"),
    ("-0.5e0", "-0.5"),
    ("123456789012345678901234567890", "123456789012345680000000000000"), ("1e-400", "0"),
    (#""""#, #""""#), (#""a b""#, #""a b""#), (#""é日😀""#, #""é日😀""#), ("\"\u{7F}\"", #""\u007f""#),
    (#""\"\\\/\b\f\n\r\t""#, #""\"\\/\b\f\n\r\t""#), (#""\u0041\u00e9\u65E5""#, #""Aé日""#),
    (#""\ud83d\uDE00""#, #""😀""#), (#""x\u0000y""#, #""x\u0000y""#), (#""\\u0041""#, #""\\u0041""#),
    ("[]", "[]"), ("{}", "{}"), ("[1,2]", "[1,2]"), (" [ 1 , 2 ] ", "[1,2]"), ("[[],[[]]]", "[[],[[]]]"),
    (#"{"a":1}"#, #"{"a":1}"#), (#"{ "a" : { "b" : [ ] } , "c" : null }"#, #"{"a":{"b":[]},"c":null}"#),
    (#"{"":0}"#, #"{"":0}"#), (#"{"a\nb":1}"#, #"{"a\nb":1}"#), ("\t\r\n [\r\n1\t]\n", "[1]"),
    ("\u{FEFF}[1]", "[1]"), (#"{"a":1,"b":2,"a":3}"#, #"{"a":3,"b":2}"#),
    (#"{"<<":{"a":1}}"#, #"{"<<":{"a":1}}"#),
    ("[null,true,false,\"x\"]", "[null,true,false,\"x\"]"),
  ]

  @Test("Every form of every value is read", arguments: values)
  func readsValues(_ row: (text: String, json: String)) {
    let reading = Reading(row.text, .json)
    #expect(reading.json == [row.json])
    #expect(reading.codes.isEmpty)
  }

  @Test("Long collections keep their order and count", arguments: [127, 128, 129, 300, 70_000])
  func readsLongCollections(_ count: Int) throws {
    let numbers = (0..<count).map { "\($0)" }
    let flat = "[" + numbers.joined(separator: ",") + "]"
    let nested = "[" + numbers.map { "[\($0)]" }.joined(separator: ",") + "]"
    let members = "{" + numbers.map { "\"k\($0)\":[\($0)]" }.joined(separator: ",") + "}"
    for text in [flat, nested, members] {
      let root = try #require(Reading(text, .json).root)
      #expect(root.count == count)
      #expect(root.jsonText == text)
    }
  }

  @Test("A duplicate key is a warning that names both locations")
  func warnsOfDuplicates() throws {
    var reading = Reading("{\"a\": 1,\n \"b\": {\"c\": 0, \"c\": 1},\n \"a\": 3}", .json)
    let document = try #require(reading.documents.first)
    document.reportDuplicateKeys(.json, &reading.diagnostics)
    // The third line starts at offset 33; the second 'c' of the second line is at 9 + 15.
    #expect(
      reading.report == """
        duplicate-key 34-37: expected each key once, found 'a' again after line 1
        duplicate-key 24-27: expected each key once, found 'c' again after line 2
        """)
    #expect(!reading.diagnostics.hasErrors)
  }
}
