/// The functions of expressions that know the system font.
package enum TextFunction: String, CaseIterable, Sendable {
  case text, fontSize, lineHeight, scaled

  /// How a call is written, for the help.
  package var signatures: [String] {
    switch self {
    case .text: ["text(lines: n, style: body)", "text(lines: n, size: 13)"]
    case .fontSize: ["fontSize(body)"]
    case .lineHeight: ["lineHeight(body)", "lineHeight(size: 13)"]
    case .scaled: ["scaled(v, body)"]
    }
  }

  /// What it does, in one line.
  package var summary: String {
    switch self {
    case .text: "the height of a label of n lines, raised to the next pixel"
    case .fontSize: "the point size of a text style"
    case .lineHeight: "the exact height of one line"
    case .scaled: "v scaled as UIFontMetrics scales it, to the nearest pixel"
    }
  }

  /// The names of its arguments, in the order in which they may stand without them.
  var parameters: [String] {
    switch self {
    case .text: ["lines", "style", "size"]
    case .fontSize: ["style"]
    case .lineHeight: ["style", "size"]
    case .scaled: ["value", "style"]
    }
  }
}

/// A value of the environment that text functions need; no spec can mention it by this name.
enum TextName {
  static let prefix = "$"

  static func pointSize(_ style: TextStyle) -> String { "$pointSize.\(style.rawValue)" }
  static func factor(_ style: TextStyle) -> String { "$factor.\(style.rawValue)" }
  /// Pixels per point, 0 where lengths stay exact.
  static let scale = "$scale"

  /// The value of such a name.
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
  /// Whether it depends on the size of text.
  package var isText: Bool { names.contains { $0.text.hasPrefix(TextName.prefix) } }
}
