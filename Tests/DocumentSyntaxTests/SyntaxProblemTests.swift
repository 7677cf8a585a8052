import DocumentSyntax
import SourceText
import TestSupport
import Testing

@Suite("Every problem is reported at its location, with a helpful message")
struct SyntaxProblemTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var marked: String
    var code: String
    var message: String
    var testDescription: String { "\(code): \(marked.debugDescription)" }

    init(_ marked: String, _ code: String, _ message: String) {
      self.marked = marked
      self.code = code
      self.message = message
    }
  }

  @Test("Inside brackets, the hint for a colon in text says to quote the text")
  func colonHint() {
    let problem = SyntaxProblem.colonInText("a ? b : c", isInFlow: true)
    #expect(problem.hint?.hasPrefix("quote text that contains ': ', such as \"a ? b : c\"") == true)
  }

  static let json = [
    Row("«»", "empty-document", "expected a document, found nothing"),
    Row("[1] «2»", "text-after-document", "expected the end of the document, found '2'"),
    Row("[1]«]»", "text-after-document", "expected the end of the document, found ']'"),
    Row("[«,»1]", "expected-value", "expected a value, found ','"),
    Row("{\"a\": «}»", "expected-value", "expected a value, found '}'"),
    Row("«{»\"a\":", "unclosed-collection", "expected '}' to close '{', found the end of the text"),
    Row("{«a»: 1}", "expected-key", "expected a key, found 'a'"),
    Row("{«1»: 1}", "expected-key", "expected a key, found '1'"),
    Row("{\"a\" «1»}", "expected-colon", "expected ':' after the key \"a\", found '1'"),
    Row("{\"a\" «}»", "expected-colon", "expected ':' after the key \"a\", found '}'"),
    Row("[1 «2»]", "expected-comma", "expected ',' or ']', found '2'"),
    Row("[1«}»", "expected-comma", "expected ',' or ']', found '}'"),
    Row("{\"a\": 1 «\"»b\": 2}", "expected-comma", "expected ',' or '}', found '\"'"),
    Row("[1«,»]", "trailing-comma", "expected another value after ',', found ']'"),
    Row("{\"a\": 1«,» }", "trailing-comma", "expected another value after ',', found '}'"),
    Row("{\"a\": «[»1, 2", "unclosed-collection", "expected ']' to close '[', found the end of the text"),
    Row("[1 «/»/ c\n]", "comment-in-json", "expected JSON, which has no comments, found one"),
    Row("«#» c\n[]", "comment-in-json", "expected JSON, which has no comments, found one"),
    Row("[«True»]", "unknown-word", "expected a value, found the word 'True'"),
    Row("[«nulls»]", "unknown-word", "expected a value, found the word 'nulls'"),
    Row("[«NaN»]", "unknown-word", "expected a value, found the word 'NaN'"),
    Row("[«-»]", "malformed-number", "expected a number, found '-', which has no digit after '-'"),
    Row("[«-x»]", "malformed-number", "expected a number, found '-x', which has no digit after '-'"),
    Row("[«01»]", "malformed-number", "expected a number, found '01', which begins with a zero"),
    Row("[«1.»]", "malformed-number", "expected a number, found '1.', which has no digit after '.'"),
    Row("[«1e+»]", "malformed-number", "expected a number, found '1e+', which has no digit in its exponent"),
    Row("[«+1»]", "malformed-number", "expected a number, found '+1', which begins with '+'"),
    Row("[«.5»]", "malformed-number", "expected a number, found '.5', which has no digit before '.'"),
    Row(
      "[«1e309»]", "number-out-of-range",
      "expected a number up to 1.7976931348623157e308, found '1e309'"),
    Row("[«\"a»", "unclosed-string", "expected '\"' to close the string, found the end of the text or line"),
    Row(
      "[«\"a»\n\"]", "unclosed-string", "expected '\"' to close the string, found the end of the text or line"
    ),
    Row("[«'»a']", "single-quotes", "expected double quotes, found a single quote"),
    Row("{«'»a': 1}", "single-quotes", "expected double quotes, found a single quote"),
    Row(
      "[\"a«\t»\"]", "control-in-string",
      "expected a character of a string, found the control character U+0009"),
    Row("[\"«\\x»41\"]", "unknown-escape", "expected the name of an escape after '\\', found 'x41'"),
    Row("[\"«\\u12\"»]", "escape-digits", "expected 4 hexadecimal digits in an escape, found '\"'"),
    Row(
      "[\"«\\ud800»\"]", "lone-surrogate", "expected a whole character, found '\\ud800', which is half of one"
    ),
    Row(
      "[\"«\\udc00»x\"]", "lone-surrogate",
      "expected a whole character, found '\\udc00', which is half of one"),
    Row(
      "[\"«\\ud800»\\u0041\"]", "lone-surrogate",
      "expected a whole character, found '\\ud800', which is half of one"),
  ]

  static let yaml = [
    Row("a: x«\u{0}»y", "control-character", "expected text, found the control character U+0000"),
    Row("a:\n«\t»b: 1", "tab-indentation", "expected spaces before a key or an entry, found a tab"),
    Row("-«\t»- a", "tab-indentation", "expected spaces before a key or an entry, found a tab"),
    Row("a:\n  b: 1\n«\t»c: 2", "tab-indentation", "expected spaces before a key or an entry, found a tab"),
    Row("a: \"b\n«\t»c\"", "tab-indentation", "expected spaces before a key or an entry, found a tab"),
    Row("a: 'b'\n  «c»: 2", "unexpected-indentation", "expected no space before this line, found 2"),
    Row("a:\n    b: 1\n  «c»: 2", "unexpected-indentation", "expected no space before this line, found 2"),
    Row("  a: 1\n«b»: 2", "unexpected-indentation", "expected 2 spaces before this line, found 0"),
    Row("a: [1,\n«2»]", "missing-indentation", "expected at least 1 space before this line, found fewer"),
    Row(
      "a:\n  b: \"c\n  «d»\"", "missing-indentation",
      "expected at least 3 spaces before this line, found fewer"),
    Row("a: «-» b", "nested-on-one-line", "expected a value on this line, found a list entry"),
    Row("a: b«:» c", "nested-on-one-line", "expected a value on this line, found a key with ': ' after it"),
    Row("--- a«:» b", "nested-on-one-line", "expected a value on this line, found a key with ': ' after it"),
    Row("- 1\n«a»: 2", "expected-entry", "expected an entry that begins with '- ', found 'a'"),
    Row("- 1\n«-»2", "expected-entry", "expected an entry that begins with '- ', found '-'"),
    Row("a: 1\n«-» b", "expected-key", "expected a key, found '-'"),
    Row("a: 1\n«b»", "missing-colon", "expected ': ' after the key 'b', found the end of it"),
    Row("«a:1»\nb: 2", "missing-colon", "expected ': ' after the key 'a:1', found the end of it"),
    Row("a: 1\n«\"b\"» c", "missing-colon", "expected ': ' after the key '\"b\"', found the end of it"),
    Row("a: b ? c «:» d", "colon-in-text", "expected text without ': ', found 'b ? c : d'"),
    Row("a: b\n  c«:» d", "colon-in-text", "expected text without ': ', found 'c: d'"),
    Row("a:\n  «-id»: b\n   c: d", "dash-without-space", "expected a space after '-', found '-id'"),
    Row("«\"a\n  b\"»: 1", "multiline-key", "expected a key on one line, found one that goes over several"),
    Row("[«\"a\n b\"»: 1]", "multiline-key", "expected a key on one line, found one that goes over several"),
    Row(
      "«[a]»: 1", "collection-as-key",
      "expected a key that is a word, a number or a text, found a collection"),
    Row(
      "{«[»a]: 1}", "collection-as-key",
      "expected a key that is a word, a number or a text, found a collection"),
    Row(
      "a: &x [1]\n«*x» : 1", "collection-as-key",
      "expected a key that is a word, a number or a text, found a collection"),
    Row("a: \"b\" «c»", "text-after-value", "expected the end of the line after a value, found 'c'"),
    Row("a: [b]«c»", "text-after-value", "expected the end of the line after a value, found 'c'"),
    Row("a: \"b\"«#»c", "comment-without-space", "expected a space before '#', found none"),
    Row("[a,«#»c\n]", "comment-without-space", "expected a space before '#', found none"),
    Row("a: «@»b", "reserved-character", "expected a value, found '@', which cannot begin plain text"),
    Row("a: «%»b", "reserved-character", "expected a value, found '%', which cannot begin plain text"),
    Row("a: «}»", "reserved-character", "expected a value, found '}', which cannot begin plain text"),
    Row(
      "\"a\n«---» b\"", "marker-in-text", "expected the value to be closed, found the document marker '---'"),
    Row(
      "[a,\n«...»\n]", "marker-in-text", "expected the value to be closed, found the document marker '...'"),
    Row(
      "a: |«x»\n b", "block-header",
      "expected a digit from 1 to 9, '+', '-' or the end of the line, found 'x'"),
    Row(
      "a: |1«2»\n b", "block-header",
      "expected a digit from 1 to 9, '+', '-' or the end of the line, found '2'"),
    Row(
      "a: |\n «  »\n b", "block-indentation",
      "expected no more spaces on an empty line than before the first line of text, found more"),
    Row(
      "a: «\"»b", "unclosed-string", "expected '\"' to close the string, found the end of the text or line"),
    Row(
      "a: «'»b\n c", "unclosed-string",
      "expected a single quote to close the string, found the end of the text or line"),
    Row("a: «[»b, c", "unclosed-collection", "expected ']' to close '[', found the end of the text"),
    Row("a: «{»b: c", "unclosed-collection", "expected '}' to close '{', found the end of the text"),
    Row("[a, «,»b]", "expected-value", "expected a value, found ','"),
    Row("[«-» a]", "expected-value", "expected a value, found '-'"),
    Row("{a: 1 \"b\"«:» 2}", "colon-in-text", "expected text without ': ', found '1 \"b\": 2'"),
    Row("[a: b«:» c]", "colon-in-text", "expected text without ': ', found 'b: c'"),
    Row("{a: b ? 1 «:» 2, c: 3}", "colon-in-text", "expected text without ': ', found 'b ? 1 : 2'"),
    Row("[{a: [b ? 1 : c «:» 2]}]", "colon-in-text", "expected text without ': ', found 'c : 2'"),
    Row("{a: \"b\" «:» 2}", "expected-comma", "expected ',' or '}', found ':'"),
    Row("{a: [b] «:» 2}", "expected-comma", "expected ',' or '}', found ':'"),
    Row("{a: &x b, c: *x «:» 2}", "expected-comma", "expected ',' or '}', found ':'"),
    Row("\"«\\d»\"", "unknown-escape", "expected the name of an escape after '\\', found 'd'"),
    Row("\"«\\x1z»\"", "escape-digits", "expected 2 hexadecimal digits in an escape, found 'z'"),
    Row(
      "\"«\\ud800»\"", "lone-surrogate", "expected a whole character, found '\\ud800', which is half of one"),
    Row("a: «1e400»", "number-out-of-range", "expected a number up to 1.7976931348623157e308, found '1e400'"),
    Row("a: «&» b", "missing-name", "expected a name after '&' or '*', found none"),
    Row("a: &b «&c» d", "repeated-property", "expected one anchor for a value, found two"),
    Row("a: !!str «!!int» 1", "repeated-property", "expected one tag for a value, found two"),
    Row("a: &b 1\nc: «&d» *b", "property-on-alias", "expected an alias alone, found one with an anchor"),
    Row("a: «*b»", "unknown-alias", "expected the name of an anchor before this place, found '*b'"),
    Row("a: &b [«*b»]", "recursive-alias", "expected an alias of a finished value, found '*b' inside '&b'"),
    Row("a: «!<x» b", "malformed-tag", "expected a tag such as '!!str', found '!<x'"),
    Row("a: «!!a{b}» c", "malformed-tag", "expected a tag such as '!!str', found '!!a{b}'"),
    Row("a: «!b!»c d", "unknown-tag-handle", "expected a tag handle that '%TAG' declares, found '!b!'"),
    Row("a: «!!int» b", "tag-mismatch", "expected a value that fits the tag '!!int', found 'b'"),
    Row("a: «!!seq» {b: c}", "tag-mismatch", "expected a value that fits the tag '!!seq', found a mapping"),
    Row("a: «!!bool»", "tag-mismatch", "expected a value that fits the tag '!!bool', found nothing"),
    Row(
      "«%YAML 1»\n---", "malformed-directive",
      "expected a version such as 1.2 after '%YAML', found something else"),
    Row(
      "«%TAG x» \n---", "malformed-directive",
      "expected a handle such as '!name!' and a prefix after '%TAG', found something else"),
    Row(
      "%YAML 1.2\n«%»YAML 1.2\n---", "repeated-directive",
      "expected '%YAML' once for a document, found it again"),
    Row("«%YAML 3.0»\n---", "unsupported-version", "expected YAML 1.2, found version 3.0"),
    Row("«%»FOO\n---", "unknown-directive", "expected '%YAML' or '%TAG', found '%FOO', which is ignored"),
    Row("%YAML 1.2\n«a»", "directive-without-document", "expected '---' after the directives, found none"),
    Row("a\n... «b»", "text-after-marker", "expected the end of the line after '...', found 'b'"),
    Row("'a'\n«b»", "text-after-document", "expected the end of the document, found 'b'"),
    Row(
      "<<: «1»", "merge-value", "expected a mapping or a list of mappings after '<<', found something else"),
    Row(
      "<<: «[a]»", "merge-value", "expected a mapping or a list of mappings after '<<', found something else"),
    Row(
      "{a: «min(1, 2)»}", "comma-in-expression", "expected ')' before the comma that ends 'min(1', found none"
    ),
  ]

  @Test("Problems in JSON are reported", arguments: json)
  func reportsJSON(_ row: Row) { expect(row, .json) }

  @Test("Problems in YAML are reported", arguments: yaml)
  func reportsYAML(_ row: Row) { expect(row, .yaml) }

  private func expect(_ row: Row, _ format: DocumentFormat) {
    let marked = MarkedText(row.marked)
    let reading = Reading(marked.text, format)
    #expect(reading.report == "\(row.code) \(marked.range.start)-\(marked.range.end): \(row.message)")
    for diagnostic in reading.diagnostics.list {
      let hint = diagnostic.hint ?? "none"
      #expect(PlainWords.isImperative(hint), "\(hint)")
    }
  }

  static let hints: [(String, DocumentFormat, String)] = [
    ("[True]", .json, "did you mean 'true'?"), ("[nil]", .json, "write null"),
    ("[abc]", .json, "put text into double quotes, such as \"abc\""),
    ("[undefined]", .json, "write null"),
    ("[Infinity]", .json, "write null or a finite number: JSON has no such number"),
    ("width:100\nheight: 2", .yaml, "write 'width: 100', with a space"),
    ("a: 1\n-b", .yaml, "write '- ' with a space before a list entry"),
    ("\"a\":1", .yaml, "write ': ' with a space after a key"),
    ("a:\n  b:\n   - c\n  - d", .yaml, "align '- ' with the entries of its list"),
    ("--- 'a'\n%YAML 1.2\n---", .yaml, "write '...' on a line of its own before a directive"),
    ("a: 1\nbc", .yaml, "write 'bc: ' and a value"), ("a: &size 1\nb: *siez", .yaml, "did you mean '*size'?"),
    ("a: *b", .yaml, "write '&b' before the value that it refers to"),
  ]

  @Test("The hint says what to write", arguments: hints)
  func hintsSay(_ row: (text: String, format: DocumentFormat, hint: String)) {
    #expect(Reading(row.text, row.format).diagnostics.list.map(\.hint) == [row.hint])
  }

  @Test("A spec must be exactly one document")
  func wantsOneDocument() {
    for (text, code) in [
      ("a: 1\n---\nb: 2", "several-documents"), ("# c", "empty-document"), ("", "empty-document"),
    ] {
      var diagnostics = Diagnostics(file: SourceFile(name: "a", bytes: Array(text.utf8)))
      #expect(readDocument(diagnostics.file, as: .yaml, &diagnostics) == nil)
      #expect(diagnostics.list.map(\.code) == [code])
    }
  }
}
