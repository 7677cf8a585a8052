/// A number as written; its type comes from its place.
package struct SwiftNumber: Sendable {
  /// The literal as written: `1_000`, `0xFF`, `1.5e3`. A sign before it is an operator of its own.
  package var text: String
  /// Whether it has a fraction or an exponent; only then can it not be an `Int`.
  package var isFloatingPoint: Bool

  package init(text: String, isFloatingPoint: Bool) {
    self.text = text
    self.isFloatingPoint = isFloatingPoint
  }

  /// The value as a double; infinite where it is too large.
  package var value: Double {
    guard !isFloatingPoint else { return Double(digits) ?? .infinity }
    if let integer { return Double(integer) }
    return radix == 10 ? Double(digits) ?? .infinity : .infinity
  }

  /// The value of an integer literal; nil for others, and where it is too large.
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
  /// The texts and the interpolations between them, in order; empty for `""`.
  package var segments: [Segment]

  /// A part of a string.
  package enum Segment: Sendable {
    /// A text, with its escapes replaced and the indentation of a multi-line string removed.
    case text(String)
    /// The arguments of `\(…)`.
    case interpolation([SwiftArgument])
  }

  /// The text of a string without interpolations; nil for others.
  package var text: String? {
    var result = ""
    for segment in segments {
      guard case .text(let text) = segment else { return nil }
      result += text
    }
    return result
  }
}
