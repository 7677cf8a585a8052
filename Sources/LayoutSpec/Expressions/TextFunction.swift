/// The functions of expressions that depend on the metrics of the system font.
package enum TextFunction: String, CaseIterable, Sendable {
  case text, fontSize, lineHeight, scaled

  /// The forms of a call, for the help.
  package var signatures: [String] {
    switch self {
    case .text: ["text(lines: n, style: body)", "text(lines: n, size: 13)"]
    case .fontSize: ["fontSize(body)"]
    case .lineHeight: ["lineHeight(body)", "lineHeight(size: 13)"]
    case .scaled: ["scaled(v, body)"]
    }
  }

  /// A one-line description, for the help.
  package var summary: String {
    switch self {
    case .text: "the height of a label of n lines, rounded up to a pixel"
    case .fontSize: "the point size of a text style"
    case .lineHeight: "the exact height of one line"
    case .scaled: "v scaled as by UIFontMetrics, to the nearest pixel"
    }
  }

  /// The parameter names, in positional order.
  var parameters: [String] {
    switch self {
    case .text: ["lines", "style", "size"]
    case .fontSize: ["style"]
    case .lineHeight: ["style", "size"]
    case .scaled: ["value", "style"]
    }
  }
}

/// The internal names of environment values that text functions need; specs cannot mention them.
enum TextName {
  static let prefix = "$"

  static func pointSize(_ style: TextStyle) -> String { "$pointSize.\(style.rawValue)" }
  static func factor(_ style: TextStyle) -> String { "$factor.\(style.rawValue)" }
  /// Pixels per point; 0 if lengths stay exact.
  static let scale = "$scale"

  /// Returns the value of an internal name.
  static func value(of name: String, _ metrics: TextMetrics) -> Double? {
    if name == scale { return metrics.scale ?? 0 }
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count == 2, let style = TextStyle(rawValue: parts[1]) else { return nil }
    switch parts[0] {
    case "$pointSize": return metrics.pointSize(style)
    case "$factor": return metrics.factor(style)
    default: return nil
    }
  }
}

extension Expression {
  /// Whether the expression depends on the text size.
  package var isText: Bool { names.contains { $0.text.hasPrefix(TextName.prefix) } }
}
