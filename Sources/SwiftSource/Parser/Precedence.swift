import SourceText

/// The precedence of an operator, lowest first.
enum Precedence: Int, Comparable {
  case assignment
  case arrow
  case ternary
  /// Operators that the standard library does not declare.
  case standard
  case disjunction
  case conjunction
  case comparison
  case nilCoalescing
  case cast
  case range
  case addition
  case multiplication
  case shift
  case operand

  static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }

  /// The lowest precedence of operators in the right operand.
  var rightOperand: Precedence {
    self == .nilCoalescing ? self : Precedence(rawValue: rawValue + 1) ?? .operand
  }

  /// Creates the precedence of an operator in the standard library from its bytes.
  init(operator bytes: UnsafeBufferPointer<UInt8>) {
    let first = bytes.first ?? 0
    if bytes.count == 1 {
      switch first {
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "|"), UInt8(ascii: "^"): self = .addition
      case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "&"): self = .multiplication
      case UInt8(ascii: "<"), UInt8(ascii: ">"): self = .comparison
      case _: self = .standard
      }
      return
    }
    switch String(decoding: bytes, as: UTF8.self) {
    case "||": self = .disjunction
    case "&&": self = .conjunction
    case "==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<", ".<=", ".>", ".>=":
      self = .comparison
    case "??": self = .nilCoalescing
    case "...", "..<": self = .range
    case "&+", "&-", ".|", ".^": self = .addition
    case "&*", ".&": self = .multiplication
    case "<<", ">>", "&<<", "&>>": self = .shift
    case _: self = bytes.last == UInt8(ascii: "=") ? .assignment : .standard
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Calls `body` with the bytes of an operator.
  func withOperator<Result>(_ token: Token, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeBufferPointer(rebasing: self[Int(token.start)..<Int(token.end)]))
  }
}
