extension String {
  /// The text as a JSON string, quotes included, with escapes only for `"`, `\` and control characters.
  package var jsonText: String {
    var bytes: [UInt8] = []
    var buffer = TextBuffer(capacity: 0) { piece in
      bytes.append(contentsOf: piece)
      return true
    }
    buffer.append(json: self)
    buffer.flush()
    return String(decoding: bytes, as: UTF8.self)
  }
}
