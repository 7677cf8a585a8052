extension String {
  /// The number of terminal columns of the text.
  package var columnCount: Int {
    var isASCII = true
    var count = 0
    for byte in utf8 {
      if byte >= 0x80 { isASCII = false }
      count += 1
    }
    return isASCII ? count : reduce(0) { $0 + $1.columnCount }
  }

  /// The text truncated to this many columns; a truncated text ends in an ellipsis.
  package func cut(toColumns columns: Int) -> String {
    guard columnCount > columns else { return self }
    var kept = ""
    var remainingWidth = columns - 1
    for character in self {
      remainingWidth -= character.columnCount
      guard remainingWidth >= 0 else { break }
      kept.append(character)
    }
    return kept + "…"
  }

  /// The text truncated to this many columns with an ellipsis in the middle, which keeps both ends.
  package func cutInMiddle(toColumns columns: Int) -> String {
    guard columnCount > columns else { return self }
    guard columns > 1 else { return "…" }
    var front = ""
    var remainingWidth = columns / 2
    for character in self {
      remainingWidth -= character.columnCount
      guard remainingWidth >= 0 else { break }
      front.append(character)
    }
    var back: [Character] = []
    remainingWidth = columns - 1 - front.columnCount
    for character in reversed() {
      remainingWidth -= character.columnCount
      guard remainingWidth >= 0 else { break }
      back.append(character)
    }
    return front + "…" + String(back.reversed())
  }

  /// The text padded with trailing spaces to `width` columns.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columnCount))
  }

  /// The text wrapped to 80 columns: the first line follows `head`, the others align with it.
  package func wrapped(after head: String = "") -> [String] {
    let margin = "".padded(to: head.columnCount)
    var lines: [String] = []
    var line = head
    var isBare = true
    for word in split(separator: " ") {
      if !isBare, line.columnCount + 1 + String(word).columnCount > 80 {
        lines.append(line)
        line = margin
        isBare = true
      }
      line += (isBare ? "" : " ") + word
      isBare = false
    }
    return isBare ? lines : lines + [line]
  }
}
