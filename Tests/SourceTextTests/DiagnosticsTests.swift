import SourceText
import Synchronization
import Testing

struct Fault: Problem {
  var code = "unknown-key"
  var severity = Severity.error
  var message = "unknown key 'leadign'"
  var hint: String? = "did you mean 'leading'?"
}

@Suite("Diagnostics are collected without duplicates and shown in order")
struct DiagnosticsTests {
  /// Returns the text without « and », and the range between them.
  static func marked(_ text: String, name: String = "a.yaml") -> (Diagnostics, SourceRange) {
    let bytes = Array(text.utf8)
    let open = Array("«".utf8)
    let close = Array("»".utf8)
    let start = bytes.firstRange(of: open)?.lowerBound ?? 0
    let end = (bytes.firstRange(of: close)?.lowerBound ?? open.count) - open.count
    let plain = text.filter { $0 != "«" && $0 != "»" }
    return (
      Diagnostics(file: SourceFile(name: name, bytes: Array(plain.utf8))), SourceRange(start: start, end: end)
    )
  }

  static func text(_ marked: String, _ fault: Fault = Fault(), color: Bool = false) -> String {
    var (diagnostics, range) = Self.marked(marked)
    diagnostics.add(fault, at: range)
    return diagnostics.rendered(.text, color: color, minimum: .note)
  }

  static let excerpts: [(String, String)] = [
    (
      "a: 1\n«leadign»: 8\n",
      "a.yaml:2:1: error[unknown-key]: unknown key 'leadign'\n  leadign: 8\n  ^^^^^^^\n"
    ),
    ("\ta\t«b»\tc", "a.yaml:1:4: error[unknown-key]: unknown key 'leadign'\n  \ta\tb\tc\n  \t \t^\n"),
    ("日本 «é»", "a.yaml:1:4: error[unknown-key]: unknown key 'leadign'\n  日本 é\n       ^\n"),
    ("x: «日本»", "a.yaml:1:4: error[unknown-key]: unknown key 'leadign'\n  x: 日本\n     ^^^^\n"),
    (
      "e\u{301}e\u{301} «x»",
      "a.yaml:1:6: error[unknown-key]: unknown key 'leadign'\n  e\u{301}e\u{301} x\n     ^\n"
    ),
    ("😀 👩‍💻 🇩🇪 «x»", "a.yaml:1:10: error[unknown-key]: unknown key 'leadign'\n  😀 👩‍💻 🇩🇪 x\n           ^\n"),
    ("a«»b", "a.yaml:1:2: error[unknown-key]: unknown key 'leadign'\n  ab\n   ^\n"),
    ("a: «b\nc»", "a.yaml:1:4: error[unknown-key]: unknown key 'leadign'\n  a: b\n     ^\n"),
    (
      "a: \u{1B}[31m«b»",
      "a.yaml:1:9: error[unknown-key]: unknown key 'leadign'\n  a: \\u001b[31mb\n               ^\n"
    ),
    ("a: b«»", "a.yaml:1:5: error[unknown-key]: unknown key 'leadign'\n  a: b\n      ^\n"),
  ]

  @Test("The caret is below the source range", arguments: excerpts)
  func pointsAtThePlace(_ row: (marked: String, text: String)) {
    #expect(Self.text(row.marked) == row.text + "hint: did you mean 'leading'?\n")
  }

  @Test("A long line is truncated around the caret")
  func cutsLongLines() {
    let line = String(repeating: "a", count: 500) + "«bad»" + String(repeating: "c", count: 500)
    let before = "…" + String(repeating: "a", count: 40)
    let expected = """
      a.yaml:1:501: error[unknown-key]: unknown key 'leadign'
        \(before)bad\(String(repeating: "c", count: 57))…
        \(String(repeating: " ", count: 41))^^^

      """
    #expect(Self.text(line, Fault(hint: nil)) == expected)
  }

  @Test("A long range is truncated at the end of the excerpt")
  func cutsLongRanges() {
    let text = Self.text("«" + String(repeating: "日", count: 400) + "»", Fault(hint: nil))
    let lines = text.split(separator: "\n")
    #expect(lines[1] == "  " + String(repeating: "日", count: 50) + "…")
    #expect(lines[2] == "  " + String(repeating: "^", count: 100))
  }

  @Test("A diagnostic without a location takes one line, with control characters escaped")
  func showsFileProblems() {
    var diagnostics = Diagnostics(file: SourceFile(name: "a\u{1B}.yaml", bytes: []))
    diagnostics.add(Fault(message: "found '\u{7}\n'", hint: nil))
    let text = diagnostics.rendered(.text, color: false, minimum: .note)
    #expect(text == #"a\u001b.yaml: error[unknown-key]: found '\u0007\n'"# + "\n")
  }

  @Test("Color surrounds the severity, the carets and the hint")
  func colors() {
    #expect(
      Self.text("«x»", color: true) == """
        a.yaml:1:1: \u{1B}[31;1merror[unknown-key]:\u{1B}[0m unknown key 'leadign'
          x
          \u{1B}[32;1m^\u{1B}[0m
        \u{1B}[36;1mhint:\u{1B}[0m did you mean 'leading'?

        """)
  }

  @Test("JSON has one object per line and omits unknown fields")
  func writesJSON() {
    var (diagnostics, range) = Self.marked("a:\n  «日\"»: 8", name: "dir/a b.yaml")
    diagnostics.add(Fault(severity: .warning, message: "say \"x\"", hint: nil))
    diagnostics.add(Fault(), at: range, path: "/a/日\"")
    let text = diagnostics.rendered(.json, color: false, minimum: .note)
    #expect(
      text == #"""
        {"severity":"warning","code":"unknown-key","message":"say \"x\"","file":"dir/a b.yaml"}
        {"severity":"error","code":"unknown-key","message":"unknown key 'leadign'","file":"dir/a b.yaml","line":2,"column":3,"endLine":2,"endColumn":5,"path":"/a/日\"","hint":"did you mean 'leading'?"}

        """#)
  }

  @Test("Workflow annotations escape special characters")
  func writesAnnotations() {
    var (diagnostics, range) = Self.marked("a\n«b»", name: "c:\\50%,x.yaml")
    diagnostics.add(Fault(message: "100% of a:b,\r\nc", hint: "x"), at: range)
    diagnostics.add(Fault(severity: .warning, hint: nil))
    diagnostics.add(Fault(severity: .note, hint: nil))
    let file = "file=c%3A\\50%25%2Cx.yaml"
    #expect(
      diagnostics.rendered(.github, color: false, minimum: .note) == """
        ::warning \(file),title=unknown-key::unknown key 'leadign'
        ::notice \(file),title=unknown-key::unknown key 'leadign'
        ::error \(file),line=2,endLine=2,col=1,endColumn=2,title=unknown-key::100%25 of a:b,%0D%0Ac%0Ahint: x

        """)
  }

  @Test("Duplicate diagnostics are kept once, in source order")
  func sorts() {
    var diagnostics = Diagnostics(file: SourceFile(name: "a", bytes: Array("abcdef".utf8)))
    diagnostics.add(Fault(message: "second", hint: nil), at: SourceRange(start: 3, end: 4))
    diagnostics.add(Fault(message: "first", hint: nil), at: SourceRange(start: 1, end: 2))
    diagnostics.add(Fault(message: "first", hint: nil), at: SourceRange(start: 1, end: 2))
    #expect(diagnostics.list.count == 2)
    let json = diagnostics.rendered(.json, color: false, minimum: .note).split(separator: "\n")
    #expect(json.count == 2)
    #expect(json[0].contains("first"))
  }

  @Test("Diagnostics below the minimum severity are not shown")
  func filters() {
    var diagnostics = Diagnostics(file: SourceFile(name: "a", bytes: []))
    diagnostics.add(Fault(severity: .note, message: "n", hint: nil))
    #expect(!diagnostics.hasErrors)
    diagnostics.add(Fault(severity: .warning, message: "w", hint: nil))
    diagnostics.add(Fault(severity: .error, message: "e", hint: nil))
    #expect(diagnostics.hasErrors)
    let counts = [Severity.note, .warning, .error].map {
      diagnostics.rendered(.json, color: false, minimum: $0).split(separator: "\n").count
    }
    #expect(counts == [3, 2, 1])
  }

  @Test(
    "Fifty diagnostics per severity are shown, or as many as requested; the others are counted",
    arguments: [
      (Severity.error, 73, nil, 50, "::error file=a,title=more-errors::23 more errors are not shown"),
      (.warning, 51, nil, 50, "::warning file=a,title=more-warnings::1 more warning is not shown"),
      (.note, 60, nil, 50, "::notice file=a,title=more-notes::10 more notes are not shown"),
      (.note, 60, 5, 5, "::notice file=a,title=more-notes::55 more notes are not shown"),
    ] as [(Severity, Int, Int?, Int, String)])
  func countsTheRest(_ row: (severity: Severity, count: Int, limit: Int?, shown: Int, last: String)) {
    var diagnostics = Diagnostics(file: SourceFile(name: "a", bytes: [UInt8](repeating: 0x61, count: 99)))
    for place in 0..<row.count {
      diagnostics.add(
        Fault(severity: row.severity, hint: nil), at: SourceRange(start: place, end: place + 1))
    }
    let text = diagnostics.rendered(
      .github, color: false, minimum: .note, limit: row.limit ?? Diagnostics.shownLimit)
    let lines = text.split(separator: "\n")
    #expect(lines.count == row.shown + 1)
    #expect(
      lines.last.map(String.init)
        == row.last + "%0Ahint: fix what is shown above first, or show more with --max-findings")
  }

  @Test("A hundred thousand errors are counted, although not all are kept")
  func countsWhatIsNotKept() {
    var diagnostics = Diagnostics(file: SourceFile(name: "a", bytes: []))
    for number in 0..<100_000 { diagnostics.add(Fault(message: "\(number)", hint: nil)) }
    diagnostics.add(Fault(severity: .note, hint: nil))
    #expect(diagnostics.count(of: .error) == 100_000)
    #expect(diagnostics.count(of: .note) == 1)
    #expect(diagnostics.list.count < 30_000)
  }

  @Test("Hints are created only for diagnostics that are shown")
  func makesFewHints() {
    let counter = HintCounter()
    var diagnostics = Diagnostics(file: SourceFile(name: "a", bytes: []))
    for number in 0..<1000 { diagnostics.add(CountingFault(message: "\(number)", counter: counter)) }
    _ = diagnostics.rendered(.text, color: false, minimum: .note)
    #expect(counter.count.load(ordering: .relaxed) == Diagnostics.shownLimit)
  }

  @Test("A cause replaces the errors in its range and becomes an error itself")
  func dropsConsequences() {
    var diagnostics = Diagnostics(file: SourceFile(name: "a", bytes: [UInt8](repeating: 0x61, count: 99)))
    diagnostics.add(Fault(code: "cause", severity: .warning, hint: nil), at: SourceRange(start: 10, end: 30))
    diagnostics.add(Fault(code: "cause", severity: .warning, hint: nil), at: SourceRange(start: 40, end: 50))
    for (start, end) in [(12, 15), (20, 30), (29, 31), (5, 9), (39, 41)] {
      diagnostics.add(Fault(hint: nil), at: SourceRange(start: start, end: end))
    }
    diagnostics.dropConsequences(of: "cause")
    #expect(
      diagnostics.list.map { "\($0.code) \($0.severity.word) \($0.range?.start ?? -1)" } == [
        "cause error 10", "cause warning 40", "unknown-key error 29", "unknown-key error 5",
        "unknown-key error 39",
      ])
    #expect(diagnostics.count(of: .error) == 4)
    #expect(diagnostics.count(of: .warning) == 1)
  }

  @Test("A message is truncated between scalars, even inside a character")
  func cutsMessagesByScalars() {
    let marks = "a" + String(repeating: "\u{301}", count: 24_000)
    #expect(marks.quoted == "'a" + String(repeating: "\u{301}", count: 39) + "…'")
    #expect(Diagnostic(Fault(message: marks)).message.unicodeScalars.count == 1801)
  }
}

/// Counts the hints that are created.
private final class HintCounter: Sendable {
  let count = Atomic(0)
}

private struct CountingFault: Problem {
  var message: String
  let counter: HintCounter
  var code: String { "fault" }
  var severity: Severity { .error }
  var hint: String? {
    counter.count.add(1, ordering: .relaxed)
    return nil
  }
}
