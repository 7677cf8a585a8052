import LayoutSpec
import SourceText
import TestSupport
import Testing

/// Every rule checks every layout of the gallery; accepted findings are listed with a reason.
@Suite("Lint of the gallery")
struct GalleryLintTests {
  /// The accepted findings: the rule, the reason, and the files.
  static let known: [(rule: String, reason: String, files: [String])] = [
    (
      "inset-reference", "the source has not chosen: turned, it gets the safe area on top, as UIKit does",
      [
        "album", "conference-videos", "cover-grid", "dashboard", "distinct-sections", "emoji-picker",
        "equal-cards", "feature-cards", "feed", "feed-waterfall", "group-paging", "mountains", "music-home",
        "news", "ranking",
        "recipes", "responsive-shelves", "search-results", "section-background", "size-class", "sticky-shelf",
        "tag-rows", "top-sites", "waterfall-orders", "wrapping-menu", "zoom-carousel",
      ]
    ),
    (
      "pixel-gap", "thirds and halves of such widths leave a pixel in UIKit too",
      [
        "equal-cards", "feed", "group-paging", "home", "inner-groups", "mosaic-redux", "nested-row",
        "nested-shelves", "news", "settings", "showcase", "size-class", "tile-grid",
      ]
    ),
    (
      "group-wider-than-view",
      "in landscape the safe area moves a custom group of the full width beyond the view",
      ["mosaic", "tag-rows"]
    ),
    (
      "unused-spacing", "as high as a device, the strip has room for both chips in one column", ["flow-chips"]
    ),
    ("paging-drift", "in landscape a page is shorter than its card, by the safe area", ["page-control"]),
    ("small-target", "a turned phone is low, and its rows are shares of its height", ["app-store"]),
    ("small-target", "on a tablet the notes are one line of text", ["estimated-grid"]),
  ]

  private static let paths = RepositoryFiles.paths(below: "layouts", ending: ".yaml")
    .filter { !$0.hasPrefix("layouts/swift/") }

  /// A small phone, a phone and two tablets, by width; then a phone in both orientations and a tablet, with
  /// pixel rounding.
  private static let arguments = [
    ["--width", "320", "--width", "390", "--width", "744", "--width", "1024"],
    ["--device", "iphone-15", "--device", "iphone-15-landscape", "--device", "ipad-mini-6"],
  ]

  @Test("A layout has findings of the listed rules, and of no others", arguments: paths)
  func layout(_ path: String) throws {
    let text = try RepositoryFiles.text(path)
    let found = Self.arguments.map { LintText(text, arguments: $0).diagnostics }
    // Rules that judge the environments must have findings in every matrix; other rules in at least one.
    let rules = Set(found.flatMap { $0 }.map(\.code)).filter { rule in
      LintRule.named(rule)?.judgesMatrix != true || found.allSatisfy { $0.contains { $0.code == rule } }
    }
    let name = String(path.dropFirst("layouts/".count).dropLast(".yaml".count))
    #expect(rules.sorted() == Self.known.filter { $0.files.contains(name) }.map(\.rule).sorted())
  }

  @Test("Every listed file exists")
  func files() {
    let names = Self.paths.map { String($0.dropFirst("layouts/".count).dropLast(".yaml".count)) }
    #expect(Set(Self.known.flatMap(\.files)).subtracting(names).isEmpty)
  }
}
