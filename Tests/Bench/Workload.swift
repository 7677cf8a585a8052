/// A spec with a given number of items.
struct Workload: Sendable {
  /// The name on the command line.
  var name: String
  /// The description in the table.
  var summary: String
  /// Whether time and memory grow with the number of items.
  var grows: Bool
  /// Returns the spec as JSON, for a view 300 wide.
  var spec: @Sendable (_ count: Int) -> String

  /// All workloads, in the order of the table.
  static let all: [Workload] = [
    column, nested, wrap, uniform, tags, waterfall, flow, flowMixed, orthogonal,
  ]

  /// Items of different heights, one below the other.
  static let column = Workload(name: "column", summary: "list of measured heights", grows: true) {
    section("\"items\": [\(heights($0))]", list)
  }

  /// Rows of three items with insets of 2.
  static let nested = Workload(name: "nested", summary: "rows of three with insets", grows: false) {
    section(
      "\"items\": \($0)",
      """
      "group": {"type": "horizontal", "width": "100%", "height": 50, "subitem":
        {"width": "100%", "height": "100%", "contentInsets": 2}, "count": 3}
      """)
  }

  /// A grid with as many columns as fit: three.
  static let wrap = Workload(name: "wrap", summary: "grid of three columns", grows: false) {
    section(
      "\"items\": \($0)",
      """
      "group": {"type": "horizontal", "width": "100%", "height": 50, "subitems": [{"width": 100, "height": 50}]}
      """)
  }

  /// Items of the same height.
  static let uniform = Workload(name: "uniform", summary: "list of fixed heights", grows: false) {
    section(
      "\"items\": \($0)",
      """
      "group": {"type": "horizontal", "width": "100%", "height": 44, "subitems": [{"width": "100%", "height": 44}]}
      """)
  }

  /// Tags of different widths, which determine the number of tags per row.
  static let tags = Workload(name: "tags", summary: "tag cloud of measured widths", grows: true) {
    section(
      "\"items\": {\"count\": \($0), \"width\": [\(heights(80))]}",
      """
      "group": {"type": "horizontal", "width": "100%", "height": 30, "interItemSpacing": 4, "subitems":
        [{"width": "estimated(60)", "height": 30}]}
      """)
  }

  /// Three columns, shortest first.
  static let waterfall = Workload(name: "waterfall", summary: "waterfall of three columns", grows: true) {
    section(
      "\"items\": [\(heights($0))]",
      """
      "group": {"type": "waterfall", "width": "100%", "height": "estimated(1)", "columns": 3, "itemSpacing": 4}
      """)
  }

  /// A flow layout with one item size.
  static let flow = Workload(name: "flow", summary: "flow layout, one size", grows: false) {
    "{\"layout\": \"flow\", \"sections\": [{\"items\": \($0)}]}"
  }

  /// A flow layout with different heights.
  static let flowMixed = Workload(name: "flow-mixed", summary: "flow layout, measured heights", grows: true) {
    "{\"layout\": \"flow\", \"sections\": [{\"items\": [\(heights($0))]}]}"
  }

  /// A horizontally scrolling row.
  static let orthogonal = Workload(name: "orthogonal", summary: "orthogonal row", grows: false) {
    section(
      "\"items\": \($0), \"orthogonalScrollingBehavior\": \"groupPaging\"",
      """
      "group": {"type": "horizontal", "width": "80%", "height": 200, "subitems": [{"width": "100%", "height": "100%"}]}
      """)
  }

  private static let list = """
    "group": {"type": "horizontal", "width": "100%", "height": "estimated(44)", "subitems":
      [{"width": "100%", "height": "estimated(44)"}]}
    """

  private static func section(_ items: String, _ group: String) -> String {
    "{\"sections\": [{\(items), \(group)}]}"
  }

  /// Returns different heights that are the same on every machine: 20 + 37 i mod 80.
  private static func heights(_ count: Int) -> String {
    (0..<count).map { String(20 + 37 * $0 % 80) }.joined(separator: ", ")
  }
}
