import SourceText
import SwiftSource
import Testing

@Suite("Declarations")
struct DeclarationTests {
  static let rows = [
    FormRow("import UIKit", "import UIKit"),
    FormRow("@testable import struct A.B", "@testable import A.B"),
    FormRow("let a = 1", "let 'a=1"),
    FormRow("private(set) lazy var a: B = { c }()", "private(set) lazy var 'a:B={c}()"),
    FormRow("static let a = B(), c = 2", "static let 'a=B(), 'c=2"),
    FormRow("var a: B { c }", "var 'a:B get{c}"),
    FormRow("var a: B { get { c } set { d } }", "var 'a:B get{c} set{d}"),
    FormRow("var a: B { get async throws { c } nonmutating set(v) { d } }", "var 'a:B get{c} set(v){d}"),
    FormRow("var a = 1 { didSet { b() } }", "var 'a=1 didSet{b()}"),
    FormRow("var a: B = c() { willSet(n) { d } didSet { e } }", "var 'a:B=c() willSet(n){d} didSet{e}"),
    FormRow("var a: B { get.c }", "var 'a:B get{get.c}"),
    FormRow("var a: B { set.d }", "var 'a:B get{set.d}"),
    FormRow("@Wrapper(x: 1) weak var a: B?", "@Wrapper(…) weak var 'a:B?"),
    FormRow("@A.B<C> var x: D", "@A.B var 'x:D"),
    FormRow("unowned(unsafe) let a: B", "unowned(unsafe) let 'a:B"),
    FormRow("func f() { }", "func f() {}"),
    FormRow(
      "func f(a: A, _ b: B = 1, c d: inout C, e: D...) -> E", "func f(a:A, _ b:B=1, c d:inout C, e:D...)->E"),
    FormRow(
      "func f<T: P, each U>(_ x: T) async throws(E) -> T? where T.A == B, T: Q { x }",
      "func f<T:P,U>(_ x:T) async throws->T? where T.A==B,T:Q {x}"),
    FormRow("static func == (a: A, b: A) -> Bool { true }", "static func ==(a:A, b:A)->Bool {true}"),
    FormRow("static func ==<T>(a: T, b: T) -> Bool { true }", "static func ==<T>(a:T, b:T)->Bool {true}"),
    FormRow("prefix func ! (a: A) -> B { c }", "prefix func !(a:A)->B {c}"),
    FormRow("func f(_ c: @escaping (A) -> Void = { _ in }) {}", "func f(_ c:((A)->Void)={(_) in }) {}"),
    FormRow("func f(for x: A, in y: B) {}", "func f(for x:A, in y:B) {}"),
    FormRow("func f(@B x: () -> C) -> some D {}", "func f(x:(()->C))->some D {}"),
    FormRow(
      "struct A<T: P>: B, C where T: D { let e: T; init?(_ f: F) { } }",
      "structure A<T:P>:B,C where T:D {let 'e:T; init?(_ f:F) {}}"),
    FormRow(
      "final class A: B { override class func f() {}\n deinit { x } }",
      "final classType A:B {override class func f() {}; deinit{x}}"),
    FormRow("class A { class var b: C { d } }", "classType A {class var 'b:C get{d}}"),
    FormRow("public actor A { nonisolated func f() {} }", "public actor A {nonisolated func f() {}}"),
    FormRow(
      "enum A: Int, CaseIterable { case a = 1, b; case c }",
      "enumeration A:Int,CaseIterable {case a=1, b; case c}"),
    FormRow(
      "indirect enum A { case a(B, c: D), e; static let f = A.e }",
      "indirect enumeration A {case a(_ :B, c:D), e; static let 'f=A.e}"),
    FormRow(
      "extension A.B: C where D == E { subscript(i: Int) -> F { g } }",
      "extensionOf A.B:C where D==E {subscript(_ i:Int)->F get{g}}"),
    FormRow("extension [A] { }", "extensionOf [A] {}"),
    FormRow(
      "protocol P: Q { associatedtype A: B = C\n var d: E { get set }\n func f()\n init(g: H) }",
      "protocolType P:Q {associatedtype A=C; var 'd:E get set; func f(); init(g:H)}"),
    FormRow("typealias A<B> = C<B>", "typealias A<B>=C<B>"),
    FormRow("infix operator <>: AdditionPrecedence", "infix operator <>"),
    FormRow("precedencegroup P { higherThan: Q }", "precedencegroup P"),
    FormRow(
      "struct A { #if os(iOS)\n let b = 1\n #else\n let c = 2\n #endif\n }",
      "structure A {#os(iOS) {let 'b=1} #else {let 'c=2} #endif}"),
    FormRow("#Preview(\"x\") { A() }", "#Preview(\"x\"){A()}"),
    FormRow("@available(iOS 17, *)\n#Preview { A() }", "@available(…) #Preview(){A()}"),
    FormRow(
      "@attached(member) macro m(_ a: A) = #externalMacro(module: \"b\", type: \"c\")", "@attached(…) macro m"
    ),
    FormRow("#if A\n@B\n#endif\nfunc f() {}", "@B func f() {}"),
    FormRow("open\nclass A {}", "open classType A {}"),
  ]

  @Test("Declarations have the expected parts", arguments: rows)
  func declaration(_ row: FormRow) throws {
    let declaration = try parseDeclaration(row.text)
    #expect(declaration.form == row.form)
  }

  @Test("Contextual keywords are names in other places")
  func contextualWords() throws {
    let words = [
      "actor", "any", "async", "await", "convenience", "copy", "dynamic", "each", "final", "get", "indirect",
      "infix", "lazy", "left", "macro", "mutating", "open", "optional", "override", "package", "prefix",
      "required",
      "right", "set", "some", "then", "unowned", "unsafe", "weak", "willSet", "yield",
    ]
    for word in words {
      #expect(try parse("let \(word) = 1").statements.map(\.form) == ["let '\(word)=1"])
      #expect(try parse("a.\(word) = \(word)").statements.map(\.form) == ["(= a.\(word) \(word))"])
      #expect(
        try parse("f(\(word), \(word): \(word))").statements.map(\.form) == ["f(\(word) \(word):\(word))"])
      #expect(
        try parse("func \(word)(\(word): A) {}").statements.map(\.form) == ["func \(word)(\(word):A) {}"])
    }
  }

  @Test("Bodies are parsed on demand, and errors in other bodies are not found")
  func bodies() throws {
    let text = "struct A { var b: C { d + 1 }\n func f() { ~~~ new # syntax }\n let g = { h($0) } }"
      .replacing("# ", with: "")
    let file = try parse(text, bodies: .whenNeeded)
    #expect(file.declarations.map(\.form) == ["structure A {var 'b:C get{…}; func f() {…}; let 'g={…}}"])
    guard case .type(let type) = try #require(file.declarations.first).kind,
      case .variable(let variable) = type.members[0].kind,
      case .function(let function) = type.members[1].kind,
      let getter = variable.bindings[0].accessors[0].body, let body = function.body
    else { throw WrongKind(description: "not the members expected") }
    #expect(try file.statements(of: getter).map(\.form) == ["(+ d 1)"])
    #expect(file.source.text(in: getter.range) == " d + 1 ")
    let error = try #require(throws: SwiftSyntaxError.self) { try file.statements(of: body) }
    #expect(file.source.text(in: error.range) == "syntax")
  }
}
