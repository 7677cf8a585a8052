import SourceText
import Testing

@Suite("Did you mean")
struct NearestWordTests {
  static let words = ["leading", "trailing", "top", "bottom", "contentInsets", "items", "id", "group"]

  @Test(
    "a word that is near is found",
    arguments: [
      ("leadign", "leading"), ("Leading", "leading"), ("contentinsets", "contentInsets"), ("tpo", "top"),
      ("contentInset", "contentInsets"), ("botom", "bottom"), ("item", "items"), ("grop", "group"),
    ])
  func findsNearWords(_ row: (typed: String, meant: String)) {
    #expect(Self.words.nearest(to: row.typed) == row.meant)
  }

  @Test(
    "a word that is far from all is not",
    arguments: ["", "x", "height", "zz", "trail", String(repeating: "leading", count: 100)])
  func findsNothingFar(_ typed: String) {
    #expect(Self.words.nearest(to: typed) == nil)
  }

  @Test("of two words as near, the one with the same capitals wins, then the first")
  func prefersCapitals() {
    #expect(["ABC", "abc"].nearest(to: "abd") == "abc")
    #expect(["width", "widts"].nearest(to: "widtx") == "width")
  }

  @Test("letters swapped at the very limit are still found")
  func findsSwapsAtTheLimit() {
    // 6 letters allow 2 changes: two swaps.
    #expect(["abcdef"].nearest(to: "bacdfe") == "abcdef")
    #expect(["abcdef"].nearest(to: "badcfe") == nil)
  }
}
