extension String {
  /// The text with control characters escaped, so that it stays on one line and cannot control a terminal.
  package var onOneLine: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }), unicodeScalars.contains(where: \.isControl)
    else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isControl { result += scalar.escape } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  /// The text, truncated for quoting in a message.
  ///
  /// Truncated between scalars, because a single character may be as long as the input.
  package var shortened: String {
    let kept = unicodeScalars.prefix(40)
    return kept.endIndex == unicodeScalars.endIndex ? self : String(kept) + "…"
  }

  /// The text, truncated and in quotes, as shown in messages.
  package var quoted: String { "'\(shortened)'" }

  /// The text without its middle if it is too long for a message.
  var withoutMiddle: String {
    guard utf8.count > 2000 else { return self }
    let first = unicodeScalars.prefix(1500)
    let last = unicodeScalars[first.endIndex...].suffix(300)
    return first.endIndex == last.startIndex ? self : String(first) + "…" + String(last)
  }
}

extension TextBuffer {
  /// Appends an arbitrary text as one line.
  package mutating func append(line: String) {
    append(line.onOneLine)
    append(byte: UInt8(ascii: "\n"))
  }
}
