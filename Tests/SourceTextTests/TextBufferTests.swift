import SourceText
import Testing

@Suite("Output is buffered and passed on")
struct TextBufferTests {
  @Test("Output keeps its order in pieces of any size")
  func keepsOrder() {
    var pieces: [[UInt8]] = []
    var buffer = TextBuffer(capacity: 16) { piece in
      pieces.append(Array(piece))
      return true
    }
    var expected = ""
    for number in 0..<2000 {
      buffer.append(number)
      buffer.append(",")
      buffer.append(Double(number) / 4, .decimals(2))
      buffer.append(byte: 10)
      expected += "\(number),\(numberText(Double(number) / 4, .decimals(2)))\n"
    }
    let large = String(repeating: "x", count: 5000)
    buffer.append(large)
    buffer.flush()
    #expect(String(decoding: pieces.joined(), as: UTF8.self) == expected + large)
    #expect(pieces.count > 10)
  }

  @Test("Nothing is passed on after the sink refuses")
  func stopsWhenClosed() {
    var calls = 0
    var buffer = TextBuffer(capacity: 0) { _ in
      calls += 1
      return false
    }
    buffer.append("a")
    let wasClosed = buffer.isClosed
    buffer.flush()
    buffer.append("b")
    buffer.flush()
    let isClosed = buffer.isClosed
    #expect(!wasClosed && isClosed)
    #expect(calls == 1)
  }

  @Test(
    "Integers are written in full",
    arguments: [0, 7, -7, 10, 9999, 10_000, 123_456_789, Int.max, Int.min])
  func writesIntegers(_ number: Int) {
    var text = ""
    var buffer = TextBuffer(capacity: 0) { piece in
      text += String(decoding: piece, as: UTF8.self)
      return true
    }
    buffer.append(number)
    buffer.flush()
    #expect(text == "\(number)")
  }

  @Test(
    "JSON strings escape only quotes, backslashes and terminal control characters",
    arguments: [
      ("", #""""#), ("a/b", #""a/b""#), ("\"\\", #""\"\\""#), ("\n\r\t\u{8}\u{C}", #""\n\r\t\b\f""#),
      ("\u{0}\u{1F}", #""\u0000\u001f""#), ("é日😀\u{7F}\u{2028}", #""é日😀\u007f\u2028""#),
      ("\u{80}\u{85}\u{9B}\u{9F}\u{A0}", "\"\\u0080\\u0085\\u009b\\u009f\u{A0}\""),
      ("\u{2027}\u{2029}\u{202A}\u{202E}\u{202F}", "\"\u{2027}\\u2029\\u202a\\u202e\u{202F}\""),
      ("\u{2065}\u{2066}\u{2069}\u{206A}", "\"\u{2065}\\u2066\\u2069\u{206A}\""),
    ])
  func escapesJSON(_ row: (text: String, json: String)) {
    #expect(row.text.jsonText == row.json)
  }
}
