import LayoutSolver

/// A model as a spec, to be pasted into a file and solved by the tool.
struct SpecText {
  init(_ layout: CompositionalLayout, _ environment: LayoutEnvironment) {
    text = Self.brief([
      ("environment", Self.text(environment)), ("scrollDirection", Self.word(layout.scrollAxis)),
      ("interSectionSpacing", Self.number(layout.interSectionSpacing)),
      ("contentInsetsReference", Self.quoted(layout.contentInsetsReference.rawValue)),
      ("boundarySupplementaryItems", Self.list(layout.boundarySupplementaryItems.map(Self.text))),
      ("sections", Self.list(layout.sections.map(Self.text))),
    ])
  }

  /// The JSON document.
  let text: String

  private static func quoted(_ word: String) -> String { "\"\(word)\"" }

  private static func number(_ value: Double) -> String { "\(value)" }

  private static func word(_ axis: Axis) -> String { axis == .vertical ? "\"vertical\"" : "\"horizontal\"" }

  private static func list(_ elements: [String]) -> String { "[\(elements.joined(separator: ", "))]" }

  private static func object(_ members: [(String, String)]) -> String {
    "{\(members.map { "\"\($0)\": \($1)" }.joined(separator: ", "))}"
  }

  /// Returns a mapping without members that have their default values.
  private static func brief(_ members: [(String, String)]) -> String {
    let defaults: Set = ["{}", "[]", "0.0", quoted("automatic")]
    let particular: Set = [
      "orthogonalScrollingBehavior none", "supplementariesFollowContentInsets true", "extendsBoundary true",
      "pinToVisibleBounds false",
    ]
    return object(
      members.filter { key, value in
        let word = value.filter { $0 != "\"" }
        return key == "width" || key == "height"
          || !defaults.contains(value) && !particular.contains("\(key) \(word)")
      })
  }

  private static func text(_ environment: LayoutEnvironment) -> String {
    var members = [
      ("width", number(environment.container.width)), ("height", number(environment.container.height)),
      ("layoutDirection", quoted(environment.layoutDirection.rawValue)),
      ("safeArea", text(environment.safeArea)), ("layoutMargins", text(environment.layoutMargins)),
      ("contentInset", text(environment.contentInset)),
    ]
    switch environment.rounding {
    case .none: members.append(("rounding", quoted("none")))
    case .pixel(let scale): members += [("rounding", quoted("pixel")), ("scale", number(scale))]
    case .legacy(let scale): members += [("rounding", quoted("legacy")), ("scale", number(scale))]
    }
    if let offset = environment.offset { members.append(("offset", text(offset))) }
    return brief(members)
  }

  private static func text(_ section: Section) -> String {
    var members = [
      ("items", text(section.items)), ("group", text(section.group)),
      ("contentInsets", text(section.contentInsets)),
      ("interGroupSpacing", number(section.interGroupSpacing)),
      ("contentInsetsReference", quoted(section.contentInsetsReference.rawValue)),
      ("supplementaryContentInsetsReference", quoted(section.supplementaryContentInsetsReference.rawValue)),
      ("supplementariesFollowContentInsets", "\(section.supplementariesFollowContentInsets)"),
      ("orthogonalScrollingBehavior", quoted(section.orthogonalScrollingBehavior.rawValue)),
      ("boundarySupplementaryItems", list(section.boundarySupplementaryItems.map(text))),
      ("decorationItems", list(section.decorationItems.map(text))),
    ]
    if let offset = section.orthogonalOffset { members.append(("orthogonalOffset", number(offset))) }
    return brief(members)
  }

  /// Returns one entry per item if lengths are listed, otherwise the count with the shared values.
  private static func text(_ items: SectionItems) -> String {
    let isListed = [items.width, items.height].contains {
      if case .listed = $0 { true } else { false }
    }
    guard isListed else {
      let members = [("width", items.width), ("height", items.height), ("aspectRatio", items.aspectRatio)]
        .compactMap { key, length in text(length).map { (key, $0) } }
      return object([("count", "\(items.count)")] + members)
    }
    return list(
      (0..<items.count).map { item in
        object(
          [("width", items.width), ("height", items.height)].compactMap { key, length in
            length.length(item: item, laidOut: .zero).map { (key, number($0)) }
          })
      })
  }

  private static func text(_ length: ItemLengthSource) -> String? {
    switch length {
    case .unknown, .listed, .computed: nil
    case .constant(let length): number(length)
    case .cycled(let lengths): list(lengths.map(number))
    case .random(let random):
      object([("random", list(["\(random.low)", "\(random.high)"])), ("seed", "\(random.seed)")])
    }
  }

  private static func text(_ item: Item) -> String {
    var members = [
      ("width", text(item.size.width)), ("height", text(item.size.height)),
      ("contentInsets", text(item.contentInsets)), ("edgeSpacing", text(item.edgeSpacing)),
      ("supplementaryItems", list(item.supplementaryItems.map(text))),
    ]
    switch item.content {
    case .cell: break
    case .group(.stack(let stack)):
      members += [("type", word(stack.axis)), ("interItemSpacing", text(stack.interItemSpacing))]
      switch stack.subitems {
      case .cycle(let items): members.append(("subitems", list(items.map(text))))
      case .count(let item, let count): members += [("subitem", text(item)), ("count", "\(count)")]
      case .repeating(let item, let count):
        members += [("repeatingSubitem", text(item)), ("count", "\(count)")]
      }
    case .group(.custom(let custom)):
      let frames = custom.itemProvider(.zero).map { item in
        object(
          text(item.frame) + (item.zIndex.map { [("zIndex", "\($0)")] } ?? []))
      }
      members += [("type", quoted("custom")), ("frames", list(frames))]
    case .group(.waterfall(let waterfall)):
      members += [
        ("type", quoted("waterfall")), ("columns", "\(waterfall.columns)"),
        ("columnSpacing", number(waterfall.columnSpacing)), ("itemSpacing", number(waterfall.itemSpacing)),
        ("itemOrder", quoted(waterfall.itemOrder.rawValue)),
        ("estimatedItemHeight", number(waterfall.estimatedItemHeight)),
      ]
    }
    return brief(members)
  }

  private static func text(_ dimension: Dimension) -> String {
    switch dimension {
    case .absolute(let length): number(length)
    case .fraction(let share, of: .horizontal): quoted("fractionalWidth(\(share))")
    case .fraction(let share, of: .vertical): quoted("fractionalHeight(\(share))")
    case .estimated(let length): quoted("estimated(\(length))")
    case .uniformAcrossSiblings(let length): quoted("uniformAcrossSiblings(\(length))")
    }
  }

  private static func text(_ spacing: Spacing) -> String {
    switch spacing {
    case .fixed(let length): number(length)
    case .flexible(let length): quoted("flexible(\(length))")
    }
  }

  private static func text(_ edges: EdgeSpacing) -> String {
    brief([
      ("top", text(edges.top)), ("leading", text(edges.leading)), ("bottom", text(edges.bottom)),
      ("trailing", text(edges.trailing)),
    ])
  }

  private static func text(_ insets: Insets) -> String {
    brief([
      ("top", number(insets.top)), ("leading", number(insets.leading)), ("bottom", number(insets.bottom)),
      ("trailing", number(insets.trailing)),
    ])
  }

  private static func text(_ point: Point) -> String {
    brief([("x", number(point.x)), ("y", number(point.y))])
  }

  private static func text(_ frame: Rect) -> [(String, String)] {
    [
      ("x", number(frame.origin.x)), ("y", number(frame.origin.y)), ("width", number(frame.size.width)),
      ("height", number(frame.size.height)),
    ]
  }

  private static func text(_ decoration: DecorationItem) -> String {
    brief([
      ("kind", quoted("kind\(decoration.kind.rawValue)")), ("contentInsets", text(decoration.contentInsets)),
      ("zIndex", "\(decoration.zIndex)"),
    ])
  }

  private static func text(_ anchor: Anchor) -> String {
    let names: [(Edges, String)] = [
      (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    let edges = list(names.filter { anchor.edges.contains($0.0) }.map { quoted($0.1) })
    switch anchor.offset {
    case .absolute(let point): return object([("edges", edges), ("absoluteOffset", text(point))])
    case .fractional(let shares): return object([("edges", edges), ("fractionalOffset", text(shares))])
    }
  }

  private static func text(_ badge: AnchoredSupplementary) -> String {
    brief(
      [
        ("kind", quoted("kind\(badge.kind.rawValue)")), ("width", text(badge.size.width)),
        ("height", text(badge.size.height)), ("containerAnchor", text(badge.containerAnchor)),
        ("zIndex", "\(badge.zIndex)"), ("contentInsets", text(badge.contentInsets)),
      ] + (badge.itemAnchor.map { [("itemAnchor", text($0))] } ?? []))
  }

  private static func text(_ boundary: BoundarySupplementary) -> String {
    let measured = [("width", boundary.measuredWidth), ("height", boundary.measuredHeight)]
      .compactMap { key, length in length.map { (key, number($0)) } }
    return brief([
      ("kind", quoted("kind\(boundary.kind.rawValue)")), ("width", text(boundary.size.width)),
      ("height", text(boundary.size.height)), ("alignment", quoted(boundary.alignment.rawValue)),
      ("absoluteOffset", text(boundary.absoluteOffset)), ("extendsBoundary", "\(boundary.extendsBoundary)"),
      ("pinToVisibleBounds", "\(boundary.pinToVisibleBounds)"), ("zIndex", "\(boundary.zIndex)"),
      ("contentInsets", text(boundary.contentInsets)), ("measured", object(measured)),
    ])
  }
}
