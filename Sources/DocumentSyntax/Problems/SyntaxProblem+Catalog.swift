package import SourceText

extension SyntaxProblem {
  /// Every code with an example of the problem and its fix, in the order of the cases.
  ///
  /// Examples that begin with `{` are JSON, all others YAML; angle brackets describe what a short text cannot show.
  package static let catalog: [ProblemExample] = [
    // The text.
    row("text-too-long", "<a file of more than 1 GiB>", "<several smaller files>"),
    row("wide-encoding", "<a file saved as UTF-16>", "<the same file saved as UTF-8>"),
    row("malformed-utf-8", "<a file saved as Latin-1>", "<the same file saved as UTF-8>"),
    row("control-character", "name: a\u{1}b", #"name: "a\u0001b""#),
    row("empty-document", "# only a comment", "{}"),
    row("several-documents", "a: 1\n---\nb: 2", "a: 1\nb: 2"),
    row("text-after-document", #"{"a": 1} 2"#, #"{"a": 1}"#),
    row("nesting-too-deep", "<257 nested lists>", "<fewer>"),
    row("too-many-aliased-nodes", "<aliases of aliases of aliases>", "<fewer>"),
    // Collections in brackets.
    row("expected-value", #"{"a": }"#, #"{"a": 1}"#),
    row("expected-key", #"{a: 1}"#, #"{"a": 1}"#),
    row("expected-colon", #"{"a" 1}"#, #"{"a": 1}"#),
    row("expected-comma", #"{"a": 1 "b": 2}"#, #"{"a": 1, "b": 2}"#),
    row("trailing-comma", #"{"a": 1,}"#, #"{"a": 1}"#),
    row("unclosed-collection", #"{"a": [1, 2"#, #"{"a": [1, 2]}"#),
    row("comment-in-json", #"{"a": 1 // one"# + "\n}", #"{"a": 1}"#),
    // Scalars.
    row("unknown-word", #"{"a": True}"#, #"{"a": true}"#),
    row("malformed-number", #"{"a": .5}"#, #"{"a": 0.5}"#),
    row("number-out-of-range", #"{"a": 1e999}"#, #"{"a": 1e300}"#),
    row("unclosed-string", #"{"a": "b}"#, #"{"a": "b"}"#),
    row("single-quotes", #"{"a": 'b'}"#, #"{"a": "b"}"#),
    row("control-in-string", #"{"a": "b"# + "\t" + #"c"}"#, #"{"a": "b\tc"}"#),
    row("unknown-escape", #"{"a": "\d"}"#, #"{"a": "\\d"}"#),
    row("escape-digits", #"{"a": "\u12"}"#, #"{"a": "\u0012"}"#),
    row("lone-surrogate", #"{"a": "\ud83d"}"#, #"{"a": "\ud83d\ude00"}"#),
    // Lines and columns of YAML.
    row("tab-indentation", "a:\n\tb: 1", "a:\n  b: 1"),
    row("unexpected-indentation", "a:\n    b: 1\n  c: 2", "a:\n    b: 1\n    c: 2"),
    row("missing-indentation", "a: [1,\n2]", "a: [1,\n  2]"),
    row("nested-on-one-line", "a: b: 1", "a:\n  b: 1"),
    row("expected-entry", "a:\n  - 1\n  2", "a:\n  - 1\n  - 2"),
    row("missing-colon", "a: 1\nb:2", "a: 1\nb: 2"),
    row("colon-in-text", "a: width > 600 ? 5 : 3", #"a: "width > 600 ? 5 : 3""#),
    row("dash-without-space", "a:\n  -b: 1\n   c: 2", "a:\n  - b: 1\n    c: 2"),
    row("multiline-key", "\"a\n  b\": 1", "\"a b\": 1"),
    row("key-too-long", "<a key of more than 1024 characters>", "<'? ' before the key>"),
    row("collection-as-key", "[a, b]: 1", "a, b: 1"),
    row("text-after-value", #"a: "b" c"#, #"a: "b c""#),
    row("comment-without-space", #"a: "b"# + "\"#c", #"a: "b" #c"#),
    row("reserved-character", "a: @b", #"a: "@b""#),
    row("marker-in-text", "a: \"b\n--- c\"", "a: \"b\n  --- c\""),
    row("block-header", "a: | b", "a: |\n  b"),
    row("block-indentation", "a: |\n    \n  b", "a: |\n\n  b"),
    // Anchors, tags, directives of YAML.
    row("missing-name", "a: &", "a: &name 1"),
    row("repeated-property", "a: &b &c 1", "a: &b 1"),
    row("property-on-alias", "a: &b 1\nc: !!int *b", "a: &b 1\nc: *b"),
    row("unknown-alias", "a: &size 1\nb: *siez", "a: &size 1\nb: *size"),
    row("recursive-alias", "a: &b [*b]", "a: &b [1]"),
    row("malformed-tag", "a: !!st\"r b", "a: !!str b"),
    row("unknown-tag-handle", "a: !b!c d", "a: d"),
    row("tag-mismatch", "a: !!int b", "a: !!str b"),
    row("malformed-directive", "%YAML one\n---\na: 1", "%YAML 1.2\n---\na: 1"),
    row("repeated-directive", "%YAML 1.2\n%YAML 1.2\n---\na: 1", "%YAML 1.2\n---\na: 1"),
    row("unsupported-version", "%YAML 2.0\n---\na: 1", "%YAML 1.2\n---\na: 1"),
    row("unknown-directive", "%LAYOUT 1\n---\na: 1", "---\na: 1"),
    row("directive-without-document", "%YAML 1.2\na: 1", "%YAML 1.2\n---\na: 1"),
    row("text-after-marker", "a: 1\n... b", "a: 1\n...\n# b"),
    // Allowed, but probably not intended.
    row("merge-value", "<<: 1", "\"<<\": 1"),
    row("duplicate-key", "a: 1\na: 2", "a: 1\nb: 2"),
    row("comma-in-expression", "a: {width: min(1, 2)}", #"a: {width: "min(1, 2)"}"#),
  ]

  private static func row(_ code: String, _ example: String, _ fix: String) -> ProblemExample {
    ProblemExample(code: code, example: example, fix: fix)
  }
}
