import DocumentSyntax
import SourceText

/// A comment in a YAML text.
struct SpecComment {
  /// The text from `#` to the end of the line.
  var text: String
  /// The offset of `#`.
  var start: Int
  /// Whether the comment is alone on its line.
  var isOwnLine: Bool
}

/// The comments and empty lines of a YAML text.
struct SpecComments {
  /// All comments, in order.
  let list: [SpecComment]
  private let bytes: [UInt8]

  /// Finds the comments of a document: everything after a `#` outside its scalars.
  init(_ document: Document, in file: SourceFile) {
    bytes = file.bytes
    var list: [SpecComment] = []
    var scalars = document.scalarRanges[...]
    var index = file.byteOrderMarkCount
    while index < bytes.count {
      while let first = scalars.first, first.end <= index { scalars.removeFirst() }
      if let first = scalars.first, first.start <= index, index < first.end {
        index = first.end
        continue
      }
      guard bytes[index] == UInt8(ascii: "#"),
        index == 0 || [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index - 1]) || index == file.byteOrderMarkCount
      else {
        index += 1
        continue
      }
      var end = index
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      var last = end
      while last > index, bytes[last - 1] == 0x20 || bytes[last - 1] == 0x09 { last -= 1 }
      let line = Self.lineStart(of: index, in: bytes)
      list.append(
        SpecComment(
          text: String(decoding: bytes[index..<last], as: UTF8.self), start: index,
          isOwnLine: bytes[line..<index].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 > 0x7F }))
      index = end
    }
    self.list = list
  }

  /// The offset of the first byte of the line that contains an offset.
  func lineStart(of offset: Int) -> Int { Self.lineStart(of: offset, in: bytes) }

  private static func lineStart(of offset: Int, in bytes: [UInt8]) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return start
  }

  /// Whether an offset is the first on its line, ignoring dashes before an element, and the previous line is
  /// empty.
  func followsEmptyLine(_ offset: Int, isElement: Bool) -> Bool {
    var index = lineStart(of: offset)
    let isFirst = bytes[index..<min(offset, bytes.count)].allSatisfy {
      $0 == 0x20 || $0 == 0x09 || isElement && $0 == UInt8(ascii: "-")
    }
    guard isFirst else { return false }
    var breaks = 0
    while index > 0 {
      index -= 1
      switch bytes[index] {
      case 0x0A:
        breaks += 1
        if index > 0, bytes[index - 1] == 0x0D { index -= 1 }
      case 0x0D: breaks += 1
      case 0x20, 0x09: continue
      default: return false
      }
      if breaks == 2 { return true }
    }
    return false
  }
}

/// A member of a mapping or an element of a list, to which comments can belong.
struct CommentedEntry {
  /// The identity of the key, or of the element.
  var identity: Int
  var start: Int
  var end: Int
  var depth: Int
}

/// The comments of an entry.
struct EntryComments {
  /// Comments on separate lines before the entry.
  var leading: [SpecComment] = []
  /// Comments after the entry, on its line.
  var trailing: [SpecComment] = []
}

/// Comments, assigned to the entries they belong to.
struct AttachedComments {
  private(set) var entries: [Int: EntryComments] = [:]
  /// Comments after the last entry.
  private(set) var footer: [SpecComment] = []

  init(_ comments: SpecComments, entries list: [CommentedEntry]) {
    let sorted = list.sorted { ($0.start, $0.depth) < ($1.start, $1.depth) }
    for comment in comments.list {
      let next = Self.firstIndex(in: sorted) { $0.start > comment.start }
      if !comment.isOwnLine {
        let line = comments.lineStart(of: comment.start)
        let begun = sorted[Self.firstIndex(in: sorted) { $0.start >= line }..<next]
        // A trailing comment belongs to the outermost entry that ends before it, or else to the innermost
        // entry whose value follows it.
        if let entry = begun.first(where: { $0.end <= comment.start }) ?? begun.last {
          entries[entry.identity, default: EntryComments()].trailing.append(comment)
          continue
        }
      }
      if next < sorted.count {
        entries[sorted[next].identity, default: EntryComments()].leading.append(comment)
      } else {
        footer.append(comment)
      }
    }
  }

  /// The first index that satisfies `belongs`; the entries must be partitioned by it.
  private static func firstIndex(
    in sorted: [CommentedEntry], where belongs: (CommentedEntry) -> Bool
  ) -> Int {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if belongs(sorted[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
