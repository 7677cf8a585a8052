import SourceText
import SwiftSource
import Testing

@Suite("Statements, patterns and types")
struct StatementTests {
  static let statements = [
    FormRow("if a { b }", "if a {b}"),
    FormRow("if a { b } else if c { d } else { e }", "if a {b} else if c {d} else {e}"),
    FormRow("if let a, var b = c, let d: E = f { }", "if let 'a, var 'b=c, let 'd:E=f {}"),
    FormRow("if case .a(let x) = y, z { }", "if case .a(let 'x)=y, z {}"),
    FormRow("if #available(iOS 16.0, *), a { }", "if available [\"iOS 16.0\", \"*\"], a {}"),
    FormRow("if a.contains { $0 }, b { }", "if a.contains({$0}), b {}"),
    FormRow("if a == B { }", "if (== a B) {}"),
    FormRow("guard let self else { return }", "guard let 'self else {return}"),
    FormRow(
      "guard a, let b = c as? D else { return nil }", "guard a, let 'b=(conditional c D) else {return nil}"),
    FormRow("for x in 0..<3 { f(x) }", "for 'x in (..< 0 3) {f(x)}"),
    FormRow(
      "for (i, x) in a.enumerated() where i > 0 { }", "for ('i, 'x) in a.enumerated() where (> i 0) {}"),
    FormRow("for case let x? in y { continue }", "for let 'x? in y {continue}"),
    FormRow("for await _ in s { }", "for _ in s {}"),
    FormRow("while let x = next() { break }", "while let 'x=next() {break}"),
    FormRow("repeat { a } while b", "repeat {a} while b"),
    FormRow("outer: for x in y { break outer }", "outer: for 'x in y {break outer}"),
    FormRow(
      "do { try a() } catch let e as E where c { } catch { d }",
      "do {(try-plain a())} catch let 'e as E where c{} catch {d}"),
    FormRow("defer { a() }", "defer {a()}"),
    FormRow("throw E.a", "throw E.a"),
    FormRow("let a = 1, b: C", "let 'a=1, 'b:C"),
    FormRow("let (a, b) = c", "let ('a, 'b)=c"),
    FormRow(
      "switch a { case 1, 2: b; case .x: c; default: break }",
      "switch a {case =1, =2: {b} case .x: {c} default: {break}}"),
    FormRow(
      "switch a { case let (x, y) where x > y: b\ncase (_, .some(let z)): c }",
      "switch a {case let ('x, 'y) where (> x y): {b} case (_, .some(let 'z)): {c}}"),
    FormRow(
      "switch a { case 0..<3: b\ncase A.b(x: let c, _): d\n@unknown default: e }",
      "switch a {case =(..< 0 3): {b} case A.b(x:let 'c, _): {d} default: {e}}"),
    FormRow(
      "switch a { case is B: c\ncase let d as E: f\ncase \"x\": fallthrough\ncase nil: g }",
      "switch a {case is B: {c} case let 'd as E: {f} case =\"x\": {fallthrough} case =nil: {g}}"),
    FormRow(
      "switch a {\n#if os(iOS)\ncase 1: b\n#endif\ndefault: c\n}",
      "switch a {#os(iOS) {case =1: {b}} #endif default: {c}}"),
    FormRow(
      "#if DEBUG && !os(iOS)\na\nb\n#elseif swift(>=5.9)\nc\n#else\nd\n#endif",
      "#(&& DEBUG (! os(iOS))) {a; b} #swift((>= 5.9f)) {c} #else {d} #endif"),
    FormRow(
      "#if swift(>=99)\nlet x: = ~ new syntax\n#else\na\n#endif", "#swift((>= 99)) {} #else {a} #endif"),
    FormRow("return", "return"), FormRow("return a ? b : c", "return (? a b c)"),
    FormRow("yield &x", "yield &x"), FormRow("discard self", "discard self"),
    FormRow("async let x = f()", "async let 'x=f()"),
    FormRow("if x { } else { return }", "if x {} else {return}"),
  ]

  @Test("Statements have the expected parts", arguments: statements)
  func statement(_ row: FormRow) throws {
    let statements = try parse(row.text).statements
    #expect(statements.map(\.form) == [row.form])
  }

  @Test("Line breaks and ';' separate statements, but a line can continue the previous one")
  func lines() throws {
    let text = "a\n(b)\n[c]\n.d\n- e\nreturn\nlet x = 1; f\n"
    // `- e` has whitespace on both sides of the operator, so it continues the previous line.
    #expect(
      try parse(text).statements.map(\.form) == ["a", "<b>", "(- [c].d e)", "return", "let 'x=1", "f"])
  }

  static let types = [
    FormRow("A", "A"), FormRow("A.B<C, D>.E", "A.B<C,D>.E"), FormRow("A?", "A?"), FormRow("A??", "A??"),
    FormRow("A!", "A!"), FormRow("[A]", "[A]"), FormRow("[A: [B]]?", "[A:[B]]?"), FormRow("()", "()"),
    FormRow("(A, b: B)", "(A,b:B)"), FormRow("(A)", "A"), FormRow("() -> ()", "(()->())"),
    FormRow("(A, inout B, C...) async throws -> D?", "((A,inout B,C...)->D?)"),
    FormRow("@escaping (A) -> (B) -> C", "((A)->((B)->C))"),
    FormRow("some P", "some P"), FormRow("any P & Q", "any P&Q"), FormRow("(any P)?", "any P?"),
    FormRow("A.Type", "A.Type"), FormRow("[A].Index", "[A].Index"), FormRow("A & B", "A&B"),
    FormRow("@MainActor @Sendable () throws(E) -> Void", "(()->Void)"),
    FormRow("Dictionary<A, Array<B>>?", "Dictionary<A,Array<B>>?"), FormRow("(_ a: A) -> B", "((_:A)->B)"),
    FormRow("Any", "Any"), FormRow("~Copyable", "other"), FormRow("(repeat each T)", "other"),
  ]

  @Test("Types have the expected parts", arguments: types)
  func type(_ row: FormRow) throws {
    #expect(try parseDeclaration("var x: \(row.text)").form == "var 'x:\(row.form)")
    #expect(try parseDeclaration("var x: \(row.text) = y").form == "var 'x:\(row.form)=y")
  }
}
