import LayoutSolver
import LayoutSpec
import Testing

/// An expression and its value if `width` is 390, `mode` is 'wide' and `on` is true.
struct ExpressionRow: CustomTestStringConvertible, Sendable {
  var text: String
  var value: ExpressionValue

  init(_ text: String, _ number: Double) { (self.text, value) = (text, .number(number)) }
  init(_ text: String, _ boolean: Bool) { (self.text, value) = (text, .boolean(boolean)) }
  init(_ text: String, text word: String) { (self.text, value) = (text, .text(word)) }

  var testDescription: String { text }
}

/// An invalid expression and its error, with the byte range.
struct FaultRow: CustomTestStringConvertible, Sendable {
  var text: String
  var fault: ExpressionError

  init(_ text: String, _ kind: ExpressionError.Kind, _ range: Range<Int>) {
    self.text = text
    fault = ExpressionError(kind, from: range.lowerBound, to: range.upperBound)
  }

  var testDescription: String { text }
}

@Suite("Expressions")
struct ExpressionTests {
  static func meaning(of name: String) -> BoundExpression.Meaning {
    switch name {
    case "width": .value(.number(390))
    case "mode": .value(.text("wide"))
    case "on": .value(.boolean(true))
    case "item": .item
    case "itemWidth": .itemWidth
    case "itemHeight": .itemHeight
    default: .unknown
    }
  }

  static func value(of text: String) throws(ExpressionError) -> ExpressionValue {
    let bound = BoundExpression(try Expression(text), meaning: meaning)
    if let fault = bound.unknownNames.first { throw fault }
    return try bound.value(item: 7, laidOut: Size(width: 120, height: 40)).get()
  }

  @Test(
    "An expression evaluates to its value",
    arguments: [
      ExpressionRow("1 + 2 * 3", 7),
      ExpressionRow("(1 + 2) * 3", 9),
      ExpressionRow("10 - 4 - 3", 3),
      ExpressionRow("2 * 3 % 4", 2),
      ExpressionRow("1/4", 0.25),
      ExpressionRow(".5", 0.5),
      ExpressionRow("2.", 2),
      ExpressionRow("1e3", 1000),
      ExpressionRow("2.5E-1", 0.25),
      ExpressionRow("-2 - -3", 1),
      ExpressionRow("--2", 2),
      // `%` truncates as in C: the result has the sign of the left operand.
      ExpressionRow("7 % 3", 1),
      ExpressionRow("-7 % 3", -1),
      ExpressionRow("7 % -3", 1),
      ExpressionRow("5.5 % 2", 1.5),
      ExpressionRow("mod(7, 3)", 1),
      ExpressionRow("mod(-7, 3)", -1),
      ExpressionRow("mod(7, -3)", 1),
      ExpressionRow("mod(5.5, 2) + mod(item, 4)", 4.5),
      ExpressionRow("mod(mod(17, 10), min(4, 5))", 3),
      ExpressionRow("min(3, 1, 2)", 1),
      ExpressionRow("max(3)", 3),
      ExpressionRow("floor(-1.5)", -2),
      ExpressionRow("ceil(1.2)", 2),
      ExpressionRow("round(0.5)", 1),
      ExpressionRow("round(-0.5)", -1),
      ExpressionRow("abs(-3)", 3),
      ExpressionRow("width > 600 ? 5 : 3", 3),
      ExpressionRow("width < 600 ? 5 : 3", 5),
      ExpressionRow("true ? 1 : false ? 2 : 3", 1),
      ExpressionRow("false ? 1 : false ? 2 : 3", 3),
      ExpressionRow("(width - 300) / 2", 45),
      ExpressionRow("1 < 2", true),
      ExpressionRow("2 <= 2 && 2 >= 3", false),
      ExpressionRow("1 == 1 == true", true),
      ExpressionRow("1 < 2 == 2 < 3", true),
      ExpressionRow("!on || on", true),
      ExpressionRow("!(1 != 2)", false),
      ExpressionRow("true || false && false", true),
      ExpressionRow("mode == 'wide'", true),
      ExpressionRow("mode != 'wide'", false),
      ExpressionRow("'a' == 'b'", false),
      ExpressionRow("mode", text: "wide"),
      ExpressionRow("on ? 'x' : 'y'", text: "x"),
      ExpressionRow("''", text: ""),
      ExpressionRow("item + itemWidth + itemHeight", 167),
      ExpressionRow("40 + (item % 5) * 20", 80),
      // floor(120 / 8) = 15 letters per line; ceil(120 / 15) = 8 lines of 20, plus 16.
      ExpressionRow("ceil(120 / floor(itemWidth / 8)) * 20 + 16", 176),
      // Operands that do not affect the result are not evaluated.
      ExpressionRow("false && 1 / 0 > 1", false),
      ExpressionRow("true || 1 / 0 > 1", true),
      ExpressionRow("on ? 1 : 1 / 0", 1),
      ExpressionRow("true || 1", true),
    ])
  func value(_ row: ExpressionRow) throws {
    #expect(try Self.value(of: row.text) == row.value)
  }

  @Test(
    "An error has a location inside the expression",
    arguments: [
      FaultRow("1 / 0", .divisionByZero, 2..<3),
      FaultRow("4 + 1 % (2 - 2)", .divisionByZero, 6..<7),
      FaultRow("wdith / 2", .unknownName("wdith"), 0..<5),
      FaultRow("on ? 1 : nope", .unknownName("nope"), 9..<13),
      FaultRow("sqrt(4)", .unknownFunction("sqrt"), 0..<4),
      FaultRow("floor(1, 2)", .argumentCount("floor", found: 2), 0..<5),
      FaultRow("mod(7)", .argumentCount("mod", found: 1), 0..<3),
      FaultRow("mod(7, 3, 2)", .argumentCount("mod", found: 3), 0..<3),
      FaultRow("1 + mod(7, 0)", .divisionByZero, 4..<7),
      FaultRow("mod(7, on)", .typeMismatch(expected: "a number", found: "a boolean", by: "%"), 0..<3),
      FaultRow("min()", .argumentCount("min", found: 0), 0..<3),
      FaultRow("1 +", .syntax(expected: "a number, a name or '('", found: "the end"), 3..<3),
      FaultRow("", .syntax(expected: "a number, a name or '('", found: "the end"), 0..<0),
      FaultRow("(1", .syntax(expected: "')'", found: "the end"), 2..<2),
      FaultRow("1..2", .syntax(expected: "an operator or the end", found: "'.2'"), 2..<4),
      FaultRow("(2 1.50e0)", .syntax(expected: "')'", found: "'1.50e0'"), 3..<9),
      FaultRow("1 2", .syntax(expected: "an operator or the end", found: "'2'"), 2..<3),
      FaultRow("1 ? 2", .syntax(expected: "':' and the other value", found: "the end"), 5..<5),
      FaultRow("1 = 2", .syntax(expected: "a number, a name or an operator", found: "'='"), 2..<3),
      FaultRow("1 + ü", .syntax(expected: "a number, a name or an operator", found: "'ü'"), 4..<6),
      FaultRow("'wide", .unclosedString, 0..<5),
      FaultRow("1 + true", .typeMismatch(expected: "a number", found: "a boolean", by: "+"), 2..<3),
      FaultRow("-on", .typeMismatch(expected: "a number", found: "a boolean", by: "-"), 0..<1),
      FaultRow("!1", .typeMismatch(expected: "a boolean", found: "a number", by: "!"), 0..<1),
      FaultRow("width ? 1 : 2", .typeMismatch(expected: "a boolean", found: "a number", by: "?"), 0..<5),
      FaultRow("on && 1", .typeMismatch(expected: "a boolean", found: "a number", by: "&&"), 6..<7),
      FaultRow("abs('x')", .typeMismatch(expected: "a number", found: "a string", by: "abs"), 0..<3),
      FaultRow("1 == '1'", .incomparable("a number", "a string"), 2..<4),
      FaultRow("1e308 * 10", .notFinite, 6..<7),
      FaultRow("1e999", .notFinite, 0..<5),
    ])
  func fault(_ row: FaultRow) {
    #expect(throws: row.fault) { try Self.value(of: row.text) }
  }

  @Test(
    "Where a percentage is allowed, it must be the whole expression",
    arguments: [
      ("100% - 32", 0..<4), ("4 + (1/2)% * 3", 4..<10), ("7 % 3", 0..<3), ("on ? 5% : 3", 5..<7),
      ("min(5%, 3)", 4..<6),
    ] as [(String, Range<Int>)])
  func percentage(_ text: String, _ range: Range<Int>) {
    let fault = #expect(throws: ExpressionError.self) { try Expression(text, percentSign: .isShare) }
    #expect(fault.map { $0.start..<$0.end } == range)
    guard case .percentageInCalculation? = fault?.kind else {
      Issue.record("\(String(describing: fault))")
      return
    }
  }

  @Test(
    "The number of a percentage is a single operand",
    arguments: [
      ("50", true), ("-10", true), ("(100/3)", true), ("max(5, 3 + 4)", true), ("width", true),
      ("100/3", false), ("2 * 50", false), ("on ? 5 : 3", false), ("on && on", false),
    ])
  func percentageNumber(_ text: String, _ isOperand: Bool) {
    let expression = try? Expression(text, percentSign: .followsExpression)
    #expect((expression != nil) == isOperand)
  }

  @Test("Nesting is limited to 64 levels, for every kind of nesting")
  func depth() throws {
    func nested(_ open: String, _ close: String, _ count: Int) -> String {
      String(repeating: open, count: count) + "1" + String(repeating: close, count: count)
    }
    for (open, close) in [("(", ")"), ("abs(", ")"), ("-", ""), ("true ? ", " : 2"), ("false ? 1 : ", "")] {
      #expect(throws: Never.self) { try Self.value(of: nested(open, close, 64)) }
      let fault = #expect(throws: ExpressionError.self) { try Self.value(of: nested(open, close, 65)) }
      #expect(fault?.kind == .tooDeep)
      #expect(throws: ExpressionError.self) { try Self.value(of: nested(open, close, 100_000)) }
    }
  }

  @Test("A long expression without nesting is parsed and evaluated")
  func length() throws {
    let sum = String(repeating: "1 + ", count: 20_000) + "1"
    #expect(try Self.value(of: sum) == .number(20_001))
    let arguments = (0...2_000).map(String.init).joined(separator: ", ")
    #expect(try Self.value(of: "max(\(arguments))") == .number(2_000))
  }
}
