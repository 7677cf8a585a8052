import SourceText
import SwiftSource
import Testing

@Suite("Expressions")
struct ExpressionTests {
  static let operators = [
    FormRow("a + b * c", "(+ a (* b c))"),
    FormRow("a * b + c", "(+ (* a b) c)"),
    FormRow("a - b - c", "(- (- a b) c)"),
    FormRow("a / b * c", "(* (/ a b) c)"),
    FormRow("a ?? b ?? c", "(?? a (?? b c))"),
    FormRow("a ?? b + c", "(?? a (+ b c))"),
    FormRow("a == b && c < d || e", "(|| (&& (== a b) (< c d)) e)"),
    FormRow("a ..< b + 1", "(..< a (+ b 1))"),
    FormRow("0...n-1", "(... 0 (- n 1))"),
    FormRow("a & b + c", "(+ (& a b) c)"),
    FormRow("a << 2 * b", "(* (<< a 2) b)"),
    FormRow("a as B ?? c", "(?? (coerce a B) c)"),
    FormRow("a as? B == c", "(== (conditional a B) c)"),
    FormRow("a + b as! Double", "(forced (+ a b) Double)"),
    FormRow("a is B && c", "(&& (test a B) c)"),
    FormRow("a ? b : c ? d : e", "(? a b (? c d e))"),
    FormRow("a ? b ? c : d : e", "(? a (? b c d) e)"),
    FormRow("a > 1 ? b + 1 : c", "(? (> a 1) (+ b 1) c)"),
    FormRow("a = b ? c : d", "(= a (? b c d))"),
    FormRow("a += b * 2", "(+= a (* b 2))"),
    FormRow("a ||= b", "(||= a b)"),
    FormRow("_ = a", "(= _ a)"),
    FormRow("(a, b) = (b, a)", "(= (tuple a b) (tuple b a))"),
    FormRow("-a + -1", "(+ (- a) (- 1))"),
    FormRow("!a && !b.c", "(&& (! a) (! b.c))"),
    FormRow("-a.b", "(- a.b)"),
    FormRow("a <> b", "(<> a b)"),
    FormRow("a <~ b ? c : d", "(? (<~ a b) c d)"),
    FormRow("x...", "(x ...)"),
    FormRow("...x", "(... x)"),
    FormRow("a/b", "(/ a b)"),
    FormRow("a+b", "(+ a b)"),
    FormRow("a /* b */ + /* c */ d", "(+ a d)"),
    FormRow("a\n  + b\n  + c", "(+ (+ a b) c)"),
    FormRow("a ≤ b", "(≤ a b)"),
    FormRow("try a + b", "(try-plain (+ a b))"),
    FormRow("x = try? await f()", "(= x (try-optional (await f())))"),
    FormRow("try! f()", "(try-forced f())"),
    FormRow("a.reduce(0, +)", "a.reduce(0 +)"),
    FormRow("a.sorted(by: >)", "a.sorted(by:>)"),
    FormRow("f(&x)", "f(&x)"),
    FormRow("consume x", "(consume x)"),
    FormRow("a < b", "(< a b)"),
    FormRow("a + <#T##x: Int##Int#>", "(+ a <#T##x: Int##Int#>)"),
    FormRow("(a < b, c > d)", "(tuple (< a b) (> c d))"),
  ]

  static let chains = [
    FormRow("a.b.c", "a.b.c"),
    FormRow("a?.b!.c", "a?.b!.c"),
    FormRow("a!.b = 1", "(= a!.b 1)"),
    FormRow("f()?()[0]?.x", "f()?()[0]?.x"),
    FormRow("a.0.1", "a.0.1"),
    FormRow("a.init(x: 1)", "a.init(x:1)"),
    FormRow(".init(top: 1, leading: 2)", ".init(top:1 leading:2)"),
    FormRow(".fractionalWidth(1/3)", ".fractionalWidth((/ 1 3))"),
    FormRow("f(.a, b: .c(1.5))", "f(.a b:.c(1.5f))"),
    FormRow("a.default.in.self", "a.default.in.self"),
    FormRow("Foo<Int>(x)", "Foo<Int>(x)"),
    FormRow("Foo<[Int: A?], (B) -> C>.bar", "Foo<[Int:A?],((B)->C)>.bar"),
    FormRow("A<B<C<D>>>()", "A<B<C<D>>>()"),
    FormRow("f(a < b, c > (d))", "f(a<b,c>(d))"),
    FormRow("f(a < b, c > d)", "f((< a b) (> c d))"),
    FormRow("a\n  .b()\n  .c", "a.b().c"),
    FormRow("a // note\n  // note\n  .b", "a.b"),
    FormRow("f(1, 2,)", "f(1 2)"),
    FormRow("f(for: x, in: y, default: z)", "f(for:x in:y default:z)"),
    FormRow("a[1, x: 2] = 3", "(= a[1 x:2] 3)"),
    FormRow("a.f(x:y:)", "a.f(x:y:)"),
    FormRow("f(_:)", "f(_:)"),
    FormRow("super.f()", "super.f()"),
    FormRow("Self.size", "Self.size"),
    FormRow("`default`.x", "default.x"),
    FormRow("x\n#if os(iOS)\n.a()\n#else\n.b()\n#endif\n.c()", "#if(x.a()|x.b()).c()"),
  ]

  static let closures = [
    FormRow("{ $0 + 1 }", "{(+ $0 1)}"),
    FormRow("{ x in x }", "{(x) in x}"),
    FormRow("{ a, _ in a }", "{(a _) in a}"),
    FormRow("{ (a, b: Int) -> C in a }", "{(a b:Int)->C in a}"),
    FormRow("{ [weak self] in self }", "{[weak self] in self}"),
    FormRow(
      "{ [unowned(unsafe) self, n = a.b, c] x in n }", "{[unowned(unsafe) self][n=a.b][c](x) in n}"),
    FormRow("{ @MainActor [x] (a) async throws -> [B] in a }", "{[x](a)->[B] in a}"),
    FormRow("{ () -> A<B, C>? in nil }", "{()->A<B,C>? in nil}"),
    FormRow("{ [1, 2].map { $0 } }", "{[1 2].map({$0})}"),
    FormRow("{ (a, b) }", "{(tuple a b)}"),
    FormRow("{ a; b }", "{a; b}"),
    FormRow("{}()", "{}()"),
    FormRow("f { a }", "f({a})"),
    FormRow("f(1) { a }", "f(1 {a})"),
    FormRow("f { a } b: { c } d: { e }", "f({a} b:{c} d:{e})"),
    FormRow("f { a }.g { b }", "f({a}).g({b})"),
    FormRow("a.map { $0 }[0]", "a.map({$0})[0]"),
    FormRow("VStack { A(); B() }.padding()", "VStack({A(); B()}).padding()"),
    FormRow("x = a ? { 1 } : { 2 }", "(= x (? a {1} {2}))"),
    FormRow("f(a: { 1 }, { x in 2 })", "f(a:{1} {(x) in 2})"),
  ]

  static let others = [
    FormRow("[a, b]", "[a b]"), FormRow("[]", "[]"), FormRow("[:]", "[]d"),
    FormRow("[a: b, c: d,]", "[a:b c:d]d"),
    FormRow("[Int]()", "[Int]()"), FormRow("[A: B]()", "[A:B]d()"),
    FormRow("[Int?]()", "[Int?]()"), FormRow("[(A) -> B]()", "[(-> <A> B)]()"),
    FormRow("(a)", "<a>"), FormRow("()", "(tuple )"), FormRow("(x: 1, y: 2)", "(tuple x:1 y:2)"),
    FormRow("\\.a.b", "\\.a.b"), FormRow("\\Foo.bar[0]?.baz", "\\Foo.bar[0]?.baz"),
    FormRow("\\.self", "\\.self"), FormRow("\\.?.a", "\\?.a"), FormRow("\\[A].count", "\\[A].count"),
    FormRow("\\.!", "\\!"), FormRow("f(\\.a, \\B<C>.d)", "f(\\.a \\B<C>.d)"),
    FormRow("#selector(a(b:))", "#selector(a(b:))"), FormRow("#file", "#file()"),
    FormRow("#colorLiteral(red: 1, green: 0.5)", "#colorLiteral(red:1 green:0.5f)"),
    FormRow("any P.self", "type any P.self"), FormRow("f(as: (any P).self)", "f(as:<type any P>.self)"),
    FormRow("x = if a { 1 } else { 2 }", "(= x if a {1} else {2})"),
    FormRow("x = switch a { case 1: b default: c }", "(= x switch a {case =1: {b} default: {c}})"),
    FormRow("/a+b/", "regex /a+b/"), FormRow("#/a/b/#.c", "regex #/a/b/#.c"),
    FormRow("f(/[a-z]/, 1)", "f(regex /[a-z]/ 1)"), FormRow("a / b / c", "(/ (/ a b) c)"),
    FormRow("f(/A.b)", "f((/ A.b))"),
    FormRow("a !== nil", "(!== a nil)"),
  ]

  @Test(
    "Expressions have the same tree as in the compiler",
    arguments: operators + chains + closures + others)
  func tree(_ row: FormRow) throws {
    #expect(try parseExpression(row.text).form == row.form)
  }

  @Test("The range of an expression covers its text", arguments: operators + chains + closures + others)
  func range(_ row: FormRow) throws {
    let file = try parse(row.text)
    let statement = try #require(file.statements.first)
    #expect(file.source.text(in: statement.range) == row.text)
  }
}
