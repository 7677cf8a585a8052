import SourceText
import Testing

@Suite("Nearest words")
struct NearestWordTests {
  static let words = ["leading", "trailing", "top", "bottom", "contentInsets", "items", "id", "group"]

  @Test(
    "A similar word is found",
    arguments: [
      ("leadign", "leading"), ("Leading", "leading"), ("contentinsets", "contentInsets"), ("tpo", "top"),
      ("contentInset", "contentInsets"), ("botom", "bottom"), ("item", "items"), ("grop", "group"),
    ])
  func findsNearWords(_ row: (typed: String, meant: String)) {
    #expect(Self.words.nearest(to: row.typed) == row.meant)
  }

  @Test(
    "A word that is not similar to any is not found",
    arguments: ["", "x", "height", "zz", "trail", String(repeating: "leading", count: 100)])
  func findsNothingFar(_ typed: String) {
    #expect(Self.words.nearest(to: typed) == nil)
  }

  @Test("Of two equally near words, matching case wins, then the first")
  func prefersCapitals() {
    #expect(["ABC", "abc"].nearest(to: "abd") == "abc")
    #expect(["width", "widts"].nearest(to: "widtx") == "width")
  }

  @Test("Swapped letters at the limit are found")
  func findsSwapsAtTheLimit() {
    // Six letters allow two changes: two swaps.
    #expect(["abcdef"].nearest(to: "bacdfe") == "abcdef")
    #expect(["abcdef"].nearest(to: "badcfe") == nil)
  }
}
