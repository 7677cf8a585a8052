/// A line and column, both from 1; columns count Unicode scalars.
package struct SourcePosition: Hashable, Sendable {
  /// The line, from 1; LF, CR LF and CR each end one.
  package var line: Int

  /// The number of Unicode scalars before the position in its line, plus 1; a byte order mark does not count.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Converts byte offsets of a file to lines and columns.
package struct LineMap: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]
  /// The number of scalars that start before each multiple of `stride`, for fast lookup in long lines.
  private let scalarCounts: [Int]

  private static let stride = 1024

  /// Finds the lines of a file, in time linear in its size.
  package init(_ file: SourceFile) {
    bytes = file.bytes
    var starts = [file.byteOrderMarkCount]
    var scalarCounts: [Int] = []
    bytes.withUnsafeBufferPointer { text in
      var count = 0
      for index in text.indices {
        let byte = text[index]
        if index % Self.stride == 0 { scalarCounts.append(count) }
        if byte & 0xC0 != 0x80 { count += 1 }
        guard byte == 0x0A || byte == 0x0D else { continue }
        if byte == 0x0D, index + 1 < text.count, text[index + 1] == 0x0A { continue }
        starts.append(index + 1)
      }
    }
    self.starts = starts
    self.scalarCounts = scalarCounts
  }

  /// The number of lines; a text that ends with a line end has an empty last line.
  package var lineCount: Int { starts.count }

  /// The line, from 1, that contains an offset.
  package func line(of offset: Int) -> Int {
    var lower = 0
    var upper = starts.count
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if starts[middle] <= offset { lower = middle } else { upper = middle }
    }
    return lower + 1
  }

  /// The line and column of an offset.
  package func position(of offset: Int) -> SourcePosition {
    let line = line(of: offset)
    let start = starts[line - 1]
    return SourcePosition(line: line, column: 1 + scalarCount(from: start, to: offset))
  }

  /// The bytes of a line, from 1, without its line end.
  package func content(ofLine line: Int) -> SourceRange {
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return SourceRange(start: min(start, end), end: end)
  }

  /// The number of Unicode scalars that start between two offsets.
  func scalarCount(from start: Int, to end: Int) -> Int {
    max(0, scalarCount(before: end) - scalarCount(before: start))
  }

  /// The number of Unicode scalars that start before an offset.
  private func scalarCount(before offset: Int) -> Int {
    let offset = min(max(offset, 0), bytes.count)
    guard offset > 0 else { return 0 }
    let checkpoint = (offset - 1) / Self.stride
    return bytes.withUnsafeBufferPointer { text in
      var count = scalarCounts[checkpoint]
      for index in checkpoint * Self.stride..<offset where text[index] & 0xC0 != 0x80 { count += 1 }
      return count
    }
  }
}
