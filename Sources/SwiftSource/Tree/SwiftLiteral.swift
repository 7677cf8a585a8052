/// A number literal, whose type comes from the context.
package struct SwiftNumber: Sendable {
  /// The literal as written: `1_000`, `0xFF`, `1.5e3`. A sign is a separate prefix operator.
  package var text: String
  /// Whether the literal has a fraction or an exponent, so it cannot be an `Int`.
  package var isFloatingPoint: Bool

  package init(text: String, isFloatingPoint: Bool) {
    self.text = text
    self.isFloatingPoint = isFloatingPoint
  }

  /// The value as a double; infinite if it is too large.
  package var value: Double {
    guard !isFloatingPoint else { return Double(digits) ?? .infinity }
    if let integer { return Double(integer) }
    return radix == 10 ? Double(digits) ?? .infinity : .infinity
  }

  /// The value of an integer literal; nil for a floating-point literal or if it is too large.
  package var integer: Int? {
    guard !isFloatingPoint else { return nil }
    return radix == 10 ? Int(digits) : Int(digits.dropFirst(2), radix: radix)
  }

  private var digits: String { text.filter { $0 != "_" } }

  private var radix: Int {
    switch text.prefix(2) {
    case "0x": 16
    case "0o": 8
    case "0b": 2
    case _: 10
    }
  }
}

/// A string literal.
package struct SwiftString: Sendable {
  /// The text segments and interpolations, in order; empty for `""`.
  package var segments: [Segment]

  /// A segment of a string literal.
  package enum Segment: Sendable {
    /// Text, with escapes decoded and the indentation of a multiline string removed.
    case text(String)
    /// The arguments of `\(…)`.
    case interpolation([SwiftArgument])
  }

  /// The text of a string without interpolations; nil if there are any.
  package var text: String? {
    var result = ""
    for segment in segments {
      guard case .text(let text) = segment else { return nil }
      result += text
    }
    return result
  }
}
