import TestSupport

/// Reproducible random specs with all kinds of groups, expressions, variables and variants.
struct RandomSpec {
  private var numbers: SeededNumbers
  private static let variables = """
    {"columns": "width > 600 ? 4 : 3", "gap": 8, "share": 0.5, "isWide": "width > 700 && height > 300",
      "side": "max(40, floor(width / columns) - gap)", "label": "idiom == 'pad' ? 60 : 44", "fixed": 2}
    """

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  mutating func text() -> String {
    var members = ["\"variables\": \(Self.variables)"]
    if numbers.happens(20) { members.append("\"scrollDirection\": \"horizontal\"") }
    if numbers.happens(30) { members.append("\"interSectionSpacing\": \(length())") }
    if numbers.happens(20) {
      members.append("\"boundarySupplementaryItems\": [\(boundaryItem("top"))]")
    }
    let sections = (0...numbers.int(0...2)).map { section($0) }
    members.append("\"sections\": [\(sections.joined(separator: ", "))]")
    return "{\(members.joined(separator: ", "))}"
  }

  // MARK: Values

  private mutating func length() -> String {
    numbers.pick([
      "0", "4", "12.5", "\"gap\"", "\"gap * 2\"", "\"isWide ? 20 : gap\"", "\"columns * 3 - 1\"",
      "\"round(height / 100) + 1\"", "\"mod(width, 7)\"", "\"label / 4\"",
    ])
  }

  private mutating func dimension(isWidth: Bool) -> String {
    let fractions = isWidth ? "fractionalWidth" : "fractionalHeight"
    return numbers.pick([
      "120", "\"side\"", "\"label\"", "\"50%\"", "\"(100/3)%\"", "\"100%\"", "\"\(fractions)(share)\"",
      "\"fractionalWidth(1/columns)\"", "\"fractionalWidth(isWide ? 0.25 : 0.5)\"", "\"absolute(width / 5)\"",
      "\"estimated(80)\"", "\"~label\"",
    ])
  }

  private mutating func size() -> String {
    "\"width\": \(dimension(isWidth: true)), \"height\": \(dimension(isWidth: false))"
  }

  private mutating func insets() -> String {
    guard numbers.happens(70) else { return length() }
    return "{\"top\": \(length()), \"leading\": \(length()), \"trailing\": \(length())}"
  }

  private mutating func spacing() -> String {
    numbers.pick(["6", "\"gap\"", "\"flexible(gap)\"", "\"flexible(0)\"", "\"isWide ? 12 : 3\""])
  }

  // MARK: Items and groups

  private mutating func common() -> [String] {
    var members: [String] = []
    if numbers.happens(40) { members.append("\"contentInsets\": \(insets())") }
    if numbers.happens(15) {
      members.append("\"edgeSpacing\": {\"leading\": \(spacing()), \"bottom\": \(spacing())}")
    }
    if numbers.happens(20) {
      members.append(
        """
        "supplementaryItems": [{"kind": "badge", "width": 20, "height": \(length()), "zIndex": 3,
          "containerAnchor": {"edges": ["top", "trailing"], "fractionalOffset": {"x": 0.5, "y": -0.5}}}]
        """)
    }
    return members
  }

  private mutating func item(depth: Int) -> String {
    if depth > 0, numbers.happens(35) { return group(depth: depth - 1) }
    return "{\(([size()] + common()).joined(separator: ", "))}"
  }

  private mutating func group(depth: Int) -> String {
    let type = numbers.pick(["horizontal", "horizontal", "vertical", "vertical", "custom"])
    var members = ["\"type\": \"\(type)\"", size()] + common()
    if type == "custom" {
      members.append(
        """
        "frames": [{"width": "50%", "height": "100%"},
          {"x": "width / 2 + gap", "y": \(length()), "width": "max(1, width / 2 - gap)", "height": "40%", "zIndex": 2}]
        """)
    } else {
      if numbers.happens(50) { members.append("\"interItemSpacing\": \(spacing())") }
      if numbers.happens(40) {
        let key = numbers.pick(["subitem", "repeatingSubitem"])
        let count = numbers.pick([
          "2", "3", "\"columns\"", "\"fixed\"", "\"isWide ? 4 : 2\"", "\"ceil(width / 300)\"",
        ])
        members.append("\"\(key)\": \(item(depth: depth)), \"count\": \(count)")
      } else {
        let items = (0...numbers.int(0...2)).map { _ in item(depth: depth) }
        members.append("\"subitems\": [\(items.joined(separator: ", "))]")
      }
    }
    return "{\(members.joined(separator: ", "))}"
  }

  // MARK: Sections

  private mutating func boundaryItem(_ alignment: String) -> String {
    var members = [
      "\"kind\": \"\(alignment)\"", size(), "\"alignment\": \"\(alignment)\"",
    ]
    if numbers.happens(30) { members.append("\"pinToVisibleBounds\": \"isWide\"") }
    if numbers.happens(30) { members.append("\"extendsBoundary\": false") }
    if numbers.happens(30) { members.append("\"absoluteOffset\": {\"y\": \(length())}") }
    return "{\(members.joined(separator: ", "))}"
  }

  private mutating func section(_ index: Int) -> String {
    var members = [
      "\"id\": \"part-\(index)\"", "\"items\": \(numbers.int(0...9))", "\"group\": \(group(depth: 2))",
    ]
    if numbers.happens(60) { members.append("\"contentInsets\": \(insets())") }
    if numbers.happens(60) { members.append("\"interGroupSpacing\": \(length())") }
    if numbers.happens(25) {
      let behavior = numbers.pick(["continuous", "paging", "groupPagingCentered"])
      members.append("\"orthogonalScrollingBehavior\": \"\(behavior)\"")
    }
    if numbers.happens(40) {
      members.append("\"boundarySupplementaryItems\": [\(boundaryItem("top")), \(boundaryItem("bottom"))]")
    }
    if numbers.happens(20) {
      members.append("\"decorationItems\": [{\"kind\": \"card\", \"contentInsets\": \(length())}]")
    }
    if numbers.happens(20) {
      members.append("\"variables\": {\"gap\": \(numbers.int(1...20)), \"own\": \"gap * 2\"}")
    }
    if numbers.happens(40) {
      var variant = ["\"when\": \(numbers.pick(["\"isWide\"", "\"width > 500 || idiom == 'phone'\""]))"]
      if numbers.happens(50) { variant.append("\"group\": \(group(depth: 1))") }
      if numbers.happens(50) { variant.append("\"contentInsets\": \(insets())") }
      if numbers.happens(50) { variant.append("\"interGroupSpacing\": \(length())") }
      if numbers.happens(30) {
        variant.append("\"boundarySupplementaryItems\": [\(boundaryItem("leading"))]")
      }
      members.append("\"variants\": [{\(variant.joined(separator: ", "))}]")
    }
    return "{\(members.joined(separator: ", "))}"
  }
}
