import DocumentSyntax
import Testing

@Suite("YAML 1.2 is read with the core schema")
struct YAMLReaderTests {
  typealias Row = (text: String, json: String)

  static let plainScalars: [Row] = [
    ("a", #""a""#), ("a b  c", #""a b  c""#), ("a#b", #""a#b""#), ("a #b", #""a""#), ("a:b", #""a:b""#),
    ("-a", #""-a""#), ("?a", #""?a""#), (":a", #"":a""#), ("http://a.b/c?d=e#f", #""http://a.b/c?d=e#f""#),
    ("a\nb", #""a b""#), ("a\n\nb\n\n\nc", #""a\nb\n\nc""#), ("a\n  b\t\n \tc", #""a b c""#),
    ("a,b]c}", #""a,b]c}""#), ("a 'b' \"c\"", #""a 'b' \"c\"""#), ("a & b * c ! d", #""a & b * c ! d""#),
    ("é日😀", #""é日😀""#), ("min(1, 2)", #""min(1, 2)""#), ("50%", #""50%""#), ("~x", #""~x""#),
  ]

  static let resolved: [Row] = [
    ("~", "null"), ("null", "null"), ("Null", "null"), ("NULL", "null"), ("nULL", #""nULL""#),
    ("true", "true"), ("True", "true"), ("TRUE", "true"), ("false", "false"), ("False", "false"),
    ("FALSE", "false"), ("yes", #""yes""#), ("no", #""no""#), ("on", #""on""#), ("truex", #""truex""#),
    ("0", "0"), ("-0", "0"), ("+12", "12"), ("012", "12"), ("0o17", "15"), ("0xfF", "255"), ("0x", #""0x""#),
    ("0o8", #""0o8""#), ("-0x1", #""-0x1""#), ("0b1", #""0b1""#), ("1_000", #""1_000""#),
    ("1,000", #""1,000""#),
    ("1.", "1"), (".5", "0.5"), ("-.5", "-0.5"), ("+.5e1", "5"), ("1e3", "1000"), ("1e", #""1e""#),
    (".", #"".""#),
    (".e1", #"".e1""#), ("1.2.3", #""1.2.3""#), ("1:30", #""1:30""#), ("2001-01-01", #""2001-01-01""#),
    (".inf", #"".inf""#), ("-.INF", #""-.inf""#), ("+.Inf", #"".inf""#), (".NaN", #"".nan""#),
    ("-.nan", #""-.nan""#),
    ("0x8000000000000000000000000000001", "10633823966279327000000000000000000000"),
    ("0o7777777777777777777777", "73786976294838210000"),
    ("--1", #""--1""#), ("+", #""+""#), ("-", "[null]"), ("1/3", #""1/3""#),
  ]

  static let quotedScalars: [Row] = [
    ("''", #""""#), ("'a ''b'' c'", #""a 'b' c""#), (#"'a\n'"#, #""a\\n""#), ("'a: b # c'", #""a: b # c""#),
    ("'a\n  b\n\n  c'", #""a b\nc""#), ("'a \t\n \tb '", #""a b ""#), (#""""#, #""""#),
    (#""a'b""#, #""a'b""#),
    (
      #""\0\a\b\t\n\v\f\r\e\ \"\/\\\N\_\L\P""#,
      "\"\\u0000\\u0007\\b\\t\\n\\u000b\\f\\r\\u001b \\\"/\\\\\\u0085\u{A0}\\u2028\\u2029\""
    ),
    (#""\x41\u00e9\U0001F600\ud83d\ude00""#, #""Aé😀😀""#), ("\"a\\\tb\"", #""a\tb""#),
    ("\"a\n  b\n\n  c\"", #""a b\nc""#), ("\"a\\\n  b\"", #""ab""#), ("\"a \\\n  \\ b\"", #""a  b""#),
    ("\"a\\\n\n  b\"", #""a\nb""#), ("\"a\\t\n  b\"", #""a\t b""#), ("\"a \n\n \"", #""a\n""#),
    ("\" \n a\"", #"" a""#),
    ("'12'", #""12""#), ("\"true\"", #""true""#), ("\"a\r\n b\rc\"", #""a b c""#),
  ]

  static let blockScalars: [Row] = [
    ("|\n a\n b\n", #""a\nb\n""#), (">\n a\n b\n", #""a b\n""#), ("|-\n a\n\n", #""a""#),
    ("|+\n a\n\n", #""a\n\n""#),
    (">-\n a\n\n b\n", #""a\nb""#), (">\n a\n  b\n c\n", #""a\n b\nc\n""#), (">\n\n a\n", #""\na\n""#),
    (">\n a\n\tb\n", "E tab-indentation"),
    ("|2\n   a\n  b\n", #"" a\nb\n""#), ("|2-\n   a\n", #"" a""#), ("|-2\n   a\n", #"" a""#),
    ("| # c\n a\n", #""a\n""#),
    ("|\n a # b\n", #""a # b\n""#), ("|\n  a\n\n   b\n  c\n", #""a\n\n b\nc\n""#), ("|\n\n", #""""#),
    ("|+\n\n\n", #""\n\n""#),
    ("|\na\n", #""a\n""#), ("|\n a", #""a\n""#), ("|-\n a", #""a""#),
    (">\n a\n b\n\n\n c\n\n", #""a b\n\nc\n""#),
    (">\n\n  a\n  b\n\n   * c\n\n  d\n", #""\na b\n\n * c\n\nd\n""#), ("|\r\n a\r\n b\r\n", #""a\nb\n""#),
    ("|\r a\r b\r", #""a\nb\n""#),
    ("k: |\n a\nl: >-\n  b\n", #"{"k":"a\n","l":"b"}"#), ("- |\n a\n- >\n b\n", #"["a\n","b\n"]"#),
    ("k:\n- |+\n a\n\n- b", #"{"k":["a\n\n","b"]}"#),
    ("a: |\n # no comment\n# a comment\nb: 1", ##"{"a":"# no comment\n","b":1}"##),
    ("|\n ---\n ...\n", #""---\n...\n""#),
  ]

  static let blockCollections: [Row] = [
    ("- a\n- b", #"["a","b"]"#), ("-\n a\n-\n  b", #"["a","b"]"#), ("- - a\n  - b\n- c", #"[["a","b"],"c"]"#),
    ("-\n-\n", "[null,null]"),
    ("a: 1", #"{"a":1}"#), ("a: 1\nb: 2", #"{"a":1,"b":2}"#),
    ("a:\n  b: 1\n  c: 2\nd: 3", #"{"a":{"b":1,"c":2},"d":3}"#), ("a:\nb:", #"{"a":null,"b":null}"#),
    ("a:\n- 1\n- 2\nb: 3", #"{"a":[1,2],"b":3}"#), ("a:\n  - 1\n  - 2\nb: 3", #"{"a":[1,2],"b":3}"#),
    ("- a: 1\n  b: 2\n- c: 3", #"[{"a":1,"b":2},{"c":3}]"#),
    ("- a:\n  - b\n  c: 1", #"[{"a":["b"],"c":1}]"#), ("-   a: 1\n    b: 2", #"[{"a":1,"b":2}]"#),
    ("  a: 1\n  b: 2", #"{"a":1,"b":2}"#),
    ("? a\n: 1\n? b\n: 2", #"{"a":1,"b":2}"#), ("? a\n? b", #"{"a":null,"b":null}"#),
    ("? a\n: - 1\n  - 2", #"{"a":[1,2]}"#), ("? a\n:\n- 1\nb: 2", #"{"a":[1],"b":2}"#),
    ("? |\n  a\n: b: 1", #"{"a\n":{"b":1}}"#), ("? a\n  b\n: 1", #"{"a b":1}"#),
    ("? - \n", #"E collection-as-key"#), (": 1", #"{"":1}"#),
    ("'a': 1\n\"b\": 2\n3: 4\ntrue: 5", #"{"a":1,"b":2,"3":4,"true":5}"#), ("a b: 1", #"{"a b":1}"#),
    ("a : 1", #"{"a":1}"#), ("a:  1  # c", #"{"a":1}"#),
    ("a: b\n  c\nd: e", #"{"a":"b c","d":"e"}"#), ("a:\n  b\n  c", #"{"a":"b c"}"#),
    ("a: 'b\n  c'", #"{"a":"b c"}"#), ("# c\n\na: 1\n# d\n\n# e", #"{"a":1}"#),
    ("a: 1\r\nb: 2\r\n", #"{"a":1,"b":2}"#), ("a: 1\rb: 2", #"{"a":1,"b":2}"#), ("\u{FEFF}a: 1", #"{"a":1}"#),
    ("a:\t1", #"{"a":1}"#), ("-\ta", #"["a"]"#),
    ("a: -1\nb: - 1", "E nested-on-one-line"), ("a: 1 \t\n \t \nb: 2", #"{"a":1,"b":2}"#),
    ("- a\n  b", #"["a b"]"#), ("- a\n  - b", #"["a - b"]"#),
  ]

  static let flowCollections: [Row] = [
    ("[]", "[]"), ("{}", "{}"), ("[a, b]", #"["a","b"]"#), ("[a, b, ]", #"["a","b"]"#),
    ("[a,b]", #"["a","b"]"#), ("[[a], {b: c}]", #"[["a"],{"b":"c"}]"#),
    ("{a: 1, b: 2,}", #"{"a":1,"b":2}"#), ("{a, b}", #"{"a":null,"b":null}"#),
    ("{a: , b: }", #"{"a":null,"b":null}"#), ("{a:}", #"{"a":null}"#), ("{a:1}", #"{"a:1":null}"#),
    ("{\"a\":1,'b':2}", #"{"a":1,"b":2}"#), ("{? a : 1, ? b}", #"{"a":1,"b":null}"#), ("{: 1}", #"{"":1}"#),
    ("[a: 1, b]", #"[{"a":1},"b"]"#), ("[\"a\":1]", #"[{"a":1}]"#),
    ("[? a : 1, ? b\n c : 2]", #"[{"a":1},{"b c":2}]"#), ("[: 1]", #"[{"":1}]"#),
    ("[a\n, b\n c]", #"["a","b c"]"#), ("{a\n: 1, b c\n d: 2}", #"{"a":1,"b c d":2}"#),
    ("[ # c\n a, # d\n b ]", #"["a","b"]"#), ("a: [1,\n 2]\nb: {c:\n  3}", #"{"a":[1,2],"b":{"c":3}}"#),
    ("- [a,\n b]\n- {c: d}", #"[["a","b"],{"c":"d"}]"#),
    ("[a b, 'c d', \"e\"]", #"["a b","c d","e"]"#),
    ("{a: [b, {c: d}], e: f}", #"{"a":["b",{"c":"d"}],"e":"f"}"#),
    ("[1, ~, true, .5, '1']", #"[1,null,true,0.5,"1"]"#),
    ("{a: http://b, c: d:e}", #"{"a":"http://b","c":"d:e"}"#),
    ("a: [\n  1\n]\nb: {\n}", #"{"a":[1],"b":{}}"#),
    ("[\n\ta,\n\tb\n]", #"["a","b"]"#),
    ("{\"a\" :1, \"b\"\n :2}", #"{"a":1,"b":2}"#),
  ]

  static let properties: [Row] = [
    ("[&a 1, *a, *a ]", "[1,1,1]"), ("a: &x {b: 1}\nc: *x", #"{"a":{"b":1},"c":{"b":1}}"#),
    ("&a a: 1\nb: *a", #"{"a":1,"b":"a"}"#), ("&x\na: 1", #"{"a":1}"#),
    ("- &a b\n- *a : c", #"["b",{"b":"c"}]"#), ("- &a 1\n- &a 2\n- *a", "[1,2,2]"),
    ("- &a\n- *a", "[null,null]"), ("a: &b\n  - 1\nc: *b", #"{"a":[1],"c":[1]}"#),
    ("a: &b\n- 1\nc: *b", #"{"a":[1],"c":[1]}"#),
    ("a: &x !!str 1\nb: !!str &y 2\nc: [*x, *y]", #"{"a":"1","b":"2","c":["1","2"]}"#),
    ("a: !!str\n  &x 1", #"{"a":"1"}"#),
    ("!!str 1", #""1""#), ("!!int '1'", "1"), ("!!int 0x10", "16"), ("!!float 1", "1"),
    ("!!bool \"true\"", "true"), ("!!null ''", "null"), ("!!str", #""""#), ("!!str ~", #""~""#),
    ("!!seq [a]", #"["a"]"#), ("!!map {a: b}", #"{"a":"b"}"#), ("!!seq\n- a", #"["a"]"#),
    ("!!map\na: b", #"{"a":"b"}"#), ("! 12", #""12""#), ("! [a]", #"["a"]"#),
    ("!local 12", #""12""#), ("!<tag:yaml.org,2002:int> 12", "12"), ("!<tag:a> 12", #""12""#),
    ("%TAG !e! tag:yaml.org,2002:\n---\n!e!int '12'", "12"), ("!!%69nt '12'", "12"),
    ("%TAG !! tag:e:\n---\n!!int 12", #""12""#), ("&a !!map {b: &c d}", #"{"b":"d"}"#),
    ("- !!str a: 1", #"[{"a":1}]"#), ("[!!str , &b , !!str : c]", #"["",null,{"":"c"}]"#),
    ("a: !!str # c\nb: 1", #"{"a":"","b":1}"#), ("*a", "E unknown-alias"),
    ("&a: b: 1\nc: *a: ", #"{"b":1,"c":"b"}"#),
  ]

  static let merges: [Row] = [
    ("a: &x {b: 1, c: 2}\nd: {<<: *x, c: 3}", #"{"a":{"b":1,"c":2},"d":{"c":3,"b":1}}"#),
    (
      "- &x {a: 1}\n- &y {a: 2, b: 3}\n- <<: [*x, *y]\n  c: 4",
      #"[{"a":1},{"a":2,"b":3},{"c":4,"a":1,"b":3}]"#
    ),
    ("<<: {a: 1}\nb: 2", #"{"b":2,"a":1}"#),
    ("- &x {a: 1}\n- &y {<<: *x, b: 2}\n- {<<: *y}", #"[{"a":1},{"b":2,"a":1},{"b":2,"a":1}]"#),
    ("'<<': 1", #"{"<<":1}"#), ("a: <<", #"{"a":"<<"}"#),
    ("<<: []\na: 1", #"{"a":1}"#), ("<<: [{a: 1}, {a: 2}]", #"{"a":1}"#),
  ]

  static let groups = [
    plainScalars, resolved, quotedScalars, blockScalars, blockCollections, flowCollections, properties,
    merges,
  ]

  @Test("Every form of every value is read", arguments: groups.flatMap(\.self))
  func readsValues(_ row: Row) {
    let reading = Reading(row.text, .yaml)
    if row.json.hasPrefix("E ") {
      #expect(reading.codes == [String(row.json.dropFirst(2))])
    } else {
      #expect(reading.report == "")
      #expect(reading.json == [row.json])
    }
  }

  static let streams: [(String, [String])] = [
    ("", []), ("# c\n", []), ("---", ["null"]), ("--- a", [#""a""#]), ("---\na: 1", [#"{"a":1}"#]),
    ("a\n---\nb", [#""a""#, #""b""#]), ("---\n---\n", ["null", "null"]),
    ("a\n...\nb", [#""a""#, #""b""#]), ("...\n...\n", []), ("a\n...\n# c\n", [#""a""#]),
    ("%YAML 1.2\n---\na", [#""a""#]), ("a\n...\n%YAML 1.2\n---\nb", [#""a""#, #""b""#]),
    ("--- # c\na", [#""a""#]), ("--- |\n a\n--- >\n b\n", [#""a\n""#, #""b\n""#]),
    ("---\n- &a 1\n---\n- b", ["[1]", #"["b"]"#]), ("--- 'a\n  b'", [#""a b""#]),
    ("\u{FEFF}a\n...\n\u{FEFF}b", [#""a""#, #""b""#]), ("a\n%b", [#""a %b""#]), ("---a", [#""---a""#]),
    ("a: 1\n--- {b: 2}\n", [#"{"a":1}"#, #"{"b":2}"#]), ("---\t# c\n\ta", [#""a""#]),
    ("%YAML 1.1 # c\n%TAG ! tag:a: # d\n--- !b c", [#""c""#]),
  ]

  @Test("A stream can have any number of documents", arguments: streams)
  func readsStreams(_ row: (text: String, json: [String])) {
    let reading = Reading(row.text, .yaml)
    #expect(reading.report == "")
    #expect(reading.json == row.json)
  }

  @Test("Every JSON text is YAML with the same value", arguments: JSONReaderTests.values)
  func readsJSON(_ row: (text: String, json: String)) {
    let reading = Reading(row.text, .yaml)
    // A quoted `<<` is not YAML's merge key, and one number differs only in its spelling.
    #expect(reading.json == [row.json])
  }
}
