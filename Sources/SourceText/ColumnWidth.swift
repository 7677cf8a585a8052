extension Character {
  /// The number of terminal columns of the character: 0 for a lone mark, 2 for wide characters, otherwise 1.
  package var columnCount: Int {
    var widest = 0
    for scalar in unicodeScalars {
      // U+FE0F selects the emoji presentation, which is wide.
      if scalar == "\u{FE0F}" { return 2 }
      widest = max(widest, scalar.columnCount)
    }
    // Two regional indicators make one flag, which is wide.
    let isFlag = unicodeScalars.first.map { (0x1F1E6...0x1F1FF).contains($0.value) } ?? false
    return isFlag ? 2 : widest
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character, which could control a terminal.
  package var isControl: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || value == 0x2028 || value == 0x2029
      || (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }

  /// The control character as an escape in JSON or in a double-quoted YAML string: `\n`, `\u001b`.
  package var escape: String {
    switch self {
    case "\u{8}": return "\\b"
    case "\t": return "\\t"
    case "\n": return "\\n"
    case "\u{C}": return "\\f"
    case "\r": return "\\r"
    default:
      let digits = String(value, radix: 16)
      return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
  }

  fileprivate var columnCount: Int {
    if value < 0x300 { return value == 0xAD ? 0 : 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if properties.isEmojiPresentation { return 2 }
    return Self.wideRanges.contains { $0.contains(value) } ? 2 : 1
  }

  /// The blocks of wide and full-width characters of Unicode's East Asian Width.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x2E80...0x303E, 0x3041...0x33FF,
    0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FB,
    0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]
}
