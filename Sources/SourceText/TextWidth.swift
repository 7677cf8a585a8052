extension String {
  /// The columns that a terminal gives the text.
  package var columnCount: Int {
    var isASCII = true
    var count = 0
    for byte in utf8 {
      if byte >= 0x80 { isASCII = false }
      count += 1
    }
    return isASCII ? count : reduce(0) { $0 + $1.columnCount }
  }

  /// The text cut to so many columns; one that is too long ends in an ellipsis.
  package func cut(toColumns columns: Int) -> String {
    guard columnCount > columns else { return self }
    var kept = ""
    var room = columns - 1
    for character in self {
      room -= character.columnCount
      guard room >= 0 else { break }
      kept.append(character)
    }
    return kept + "…"
  }

  /// The text cut to this many columns with an ellipsis in place of its middle, so that both ends tell it from others.
  package func cutInMiddle(toColumns columns: Int) -> String {
    guard columnCount > columns else { return self }
    guard columns > 1 else { return "…" }
    var front = ""
    var room = columns / 2
    for character in self {
      room -= character.columnCount
      guard room >= 0 else { break }
      front.append(character)
    }
    var back: [Character] = []
    room = columns - 1 - front.columnCount
    for character in reversed() {
      room -= character.columnCount
      guard room >= 0 else { break }
      back.append(character)
    }
    return front + "…" + String(back.reversed())
  }

  /// The text with spaces after it, so that it takes so many columns.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columnCount))
  }

  /// The words of the text in lines of at most 80 columns: the first after a head, the others beside that.
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
