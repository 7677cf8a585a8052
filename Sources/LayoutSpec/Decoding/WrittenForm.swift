/// The syntactic form of a dimension, a spacing or a frame's length.
enum WrittenForm {
  /// An expression without a form.
  case plain
  /// `name(argument)`; the argument begins `offset` bytes into the text.
  case call(String, argument: String, offset: Int)
  /// `~argument`.
  case estimate(argument: String, offset: Int)
  /// `argument%`.
  case percentage(argument: String, offset: Int)
  /// A form with other text before or after it.
  case mixed(String)

  init(_ text: String, names: [String]) {
    let bytes = Array(text.utf8)
    var start = 0
    var end = bytes.count
    while start < end, bytes[start] == 0x20 { start += 1 }
    while end > start, bytes[end - 1] == 0x20 { end -= 1 }
    func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    // A leading dot, as in Swift, unless it begins a number.
    let hasDot =
      start + 1 < end && bytes[start] == UInt8(ascii: ".") && !(0x30...0x39).contains(bytes[start + 1])
    let nameStart = hasDot ? start + 1 : start
    if start < end, bytes[start] == UInt8(ascii: "~") {
      self = .estimate(argument: part((start + 1)..<end), offset: start + 1)
    } else if let open = bytes[nameStart..<end].firstIndex(of: UInt8(ascii: "(")),
      let name = names.first(where: { $0 == part(nameStart..<open) })
    {
      guard closingBracket(of: open, in: bytes[..<end]) == end - 1 else {
        // If it is unclosed, parsing the argument reports what is missing.
        self =
          closingBracket(of: open, in: bytes[..<end]) == nil
          ? .call(name, argument: part((open + 1)..<end) + ")", offset: open + 1) : .mixed(name)
        return
      }
      self = .call(name, argument: part((open + 1)..<(end - 1)), offset: open + 1)
    } else if start < end - 1, bytes[end - 1] == UInt8(ascii: "%") {
      self = .percentage(argument: part(start..<(end - 1)), offset: start)
    } else {
      self = .plain
    }
  }
}

/// Returns the index of the parenthesis that closes the one at `open`, ignoring single-quoted strings.
private func closingBracket(of open: Int, in bytes: ArraySlice<UInt8>) -> Int? {
  var depth = 0
  var isInString = false
  for index in open..<bytes.endIndex {
    let byte = bytes[index]
    if byte == UInt8(ascii: "'") { isInString.toggle() }
    if isInString { continue }
    if byte == UInt8(ascii: "(") { depth += 1 }
    if byte == UInt8(ascii: ")") { depth -= 1 }
    if depth == 0 { return index }
  }
  return nil
}
