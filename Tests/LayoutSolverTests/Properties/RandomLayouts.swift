import LayoutSolver
import Testing

/// A random layout and its environment for a seed.
struct RandomLayout: CustomTestStringConvertible, Sendable {
  let seed: UInt64
  var layout: CompositionalLayout
  var environment: LayoutEnvironment

  var testDescription: String { "seed \(seed)" }

  /// The layout as a spec that can be pasted.
  var spec: String { SpecText(layout, environment).text }

  func solved() -> Solution { Layout.compositional(layout).solved(in: environment) }
}

/// The features that random layouts may use.
struct RandomLayoutOptions: Sendable {
  var isExact = false
  /// Whether items are self-sizing.
  var measures = true
  var allowsOrthogonal = true
  var allowsPinning = true
  /// Whether nested groups have supplementary items.
  var nestsBadges = true
}

/// Generates random layouts; the same seed gives the same layout on every machine.
struct RandomLayouts {
  private let options: RandomLayoutOptions
  private let seed: UInt64
  private var draws: RandomLengths
  private var drawn = 0

  init(seed: UInt64, _ options: RandomLayoutOptions = RandomLayoutOptions()) {
    self.options = options
    self.seed = seed
    draws = RandomLengths(low: 0, high: 9_999, seed: seed &* 1_000_003)
  }

  /// Returns `count` layouts, with seeds starting at 1.
  static func layouts(_ count: UInt64, _ options: RandomLayoutOptions = RandomLayoutOptions())
    -> [RandomLayout]
  {
    (1...count).map { seed in
      var layouts = RandomLayouts(seed: seed, options)
      return layouts.next()
    }
  }

  // MARK: Draws

  private mutating func number(below end: Int) -> Int {
    drawn += 1
    return Int(draws.length(item: drawn)) % end
  }

  private mutating func happens(in percent: Int) -> Bool { number(below: 100) < percent }

  private mutating func one<Value>(of values: [Value]) -> Value { values[number(below: values.count)] }

  /// Returns a random multiple of a half.
  private mutating func length(_ low: Double, _ high: Double) -> Double {
    low + Double(number(below: Int((high - low) * 2) + 1)) / 2
  }

  // MARK: Layouts

  mutating func next() -> RandomLayout {
    let axis = one(of: Axis.allCases)
    let layout = CompositionalLayout(
      scrollAxis: axis, interSectionSpacing: happens(in: 50) ? length(0, 20) : 0,
      contentInsetsReference: one(of: ContentInsetsReference.allCases),
      boundarySupplementaryItems: happens(in: 30) ? boundaries() : [],
      sections: (0...number(below: 3)).map { _ in section() })
    return RandomLayout(seed: seed, layout: layout, environment: environment())
  }

  private mutating func environment() -> LayoutEnvironment {
    let container = Size(width: length(200, 500), height: length(200, 500))
    let scale = Double(1 + number(below: 3))
    let rounding: Rounding =
      options.isExact
      ? .none : one(of: [.none, .pixel(scale: scale), .pixel(scale: scale), .legacy(scale: scale)])
    return LayoutEnvironment(
      container: container, rounding: rounding, safeArea: happens(in: 30) ? insets(20) : .zero,
      layoutMargins: happens(in: 30) ? insets(20) : .zero, contentInset: happens(in: 30) ? insets(20) : .zero,
      offset: happens(in: 50) ? Point(x: length(-50, 300), y: length(-50, 300)) : nil)
  }

  private mutating func section() -> Section {
    let isOrthogonal = options.allowsOrthogonal && happens(in: 30)
    let count = happens(in: 8) ? 0 : 1 + number(below: 25)
    return Section(
      items: items(count), group: group(depth: 0), contentInsets: happens(in: 40) ? insets(20) : .zero,
      interGroupSpacing: happens(in: 50) ? length(0, 15) : (happens(in: 10) ? length(-9, 0) : 0),
      contentInsetsReference: one(of: ContentInsetsReference.allCases),
      supplementaryContentInsetsReference: one(of: ContentInsetsReference.allCases),
      supplementariesFollowContentInsets: happens(in: 70),
      orthogonalScrollingBehavior: isOrthogonal
        ? one(of: OrthogonalScrollingBehavior.allCases.filter { $0 != .none }) : .none,
      orthogonalOffset: isOrthogonal && happens(in: 50) ? length(0, 300) : nil,
      boundarySupplementaryItems: happens(in: 40) ? boundaries() : [],
      decorationItems: happens(in: 30)
        ? [.background(z: number(below: 3) - 2, insets: happens(in: 50) ? insets(9) : .zero)] : [])
  }

  private mutating func items(_ count: Int) -> SectionItems {
    guard options.measures, happens(in: 60) else { return SectionItems(count: count) }
    return SectionItems(count: count, width: measured(count), height: measured(count))
  }

  private mutating func measured(_ count: Int) -> ItemLengthSource {
    switch number(below: 4) {
    case 0: return .unknown
    case 1: return .constant(length(5, 90))
    case 2: return .cycled((0...number(below: 4)).map { _ in length(5, 90) })
    default: return .listed((0..<count).map { _ in happens(in: 20) ? .nan : length(5, 90) })
    }
  }

  // MARK: Groups

  private mutating func group(depth: Int) -> Item {
    let axis = one(of: Axis.allCases)
    var group = part(depth: depth)
    if depth == 0, happens(in: 70) {
      // Root groups usually resemble real ones: as wide as the section, with some length.
      group.size[axis] = happens(in: 15) ? .estimated(length(40, 200)) : .fraction(1, of: axis)
    }
    if depth == 0, happens(in: 8) {
      let frames = (0...number(below: 3)).map { _ in
        CustomItem(
          frame: Rect(x: length(-5, 90), y: length(-5, 90), width: length(5, 90), height: length(5, 90)),
          zIndex: happens(in: 30) ? number(below: 9) : nil)
      }
      group.content = .group(.custom(CustomArrangement { _ in frames }))
      return group
    }
    group.content = .group(
      .stack(Stack(axis: axis, subitems: subitems(depth: depth), interItemSpacing: itemSpacing())))
    return group
  }

  private mutating func itemSpacing() -> Spacing {
    happens(in: 40) ? 0 : (happens(in: 50) ? .fixed(length(0, 12)) : .flexible(length(0, 12)))
  }

  private mutating func subitems(depth: Int) -> Subitems {
    switch number(below: 10) {
    case 0...1: .count(subitem(depth: depth), 1 + number(below: 4))
    case 2: .repeating(subitem(depth: depth), 1 + number(below: 3))
    default: .cycle((0...number(below: 3)).map { _ in subitem(depth: depth) })
    }
  }

  private mutating func subitem(depth: Int) -> Item {
    depth < 2 && happens(in: 25) ? group(depth: depth + 1) : part(depth: depth + 1)
  }

  /// Returns a random item, whose properties may also be used for a group.
  private mutating func part(depth: Int) -> Item {
    Item(
      size: LayoutSize(width: dimension(.horizontal), height: dimension(.vertical)),
      contentInsets: happens(in: 25) ? insets(6) : .zero, edgeSpacing: happens(in: 20) ? edges() : .zero,
      supplementaryItems: happens(in: 20) && (options.nestsBadges || depth == 0) ? [badge(depth)] : [])
  }

  private mutating func dimension(_ axis: Axis) -> Dimension {
    switch number(below: 20) {
    case 0...7: .fraction(one(of: [0.2, 0.25, 1.0 / 3, 0.5, 0.75, 1]), of: axis)
    case 8: .fraction(one(of: [0.1, 0.25, 0.5]), of: axis.cross)
    case 9...14: .absolute(length(10, 120))
    case 15...18: .estimated(length(10, 120))
    default: .uniformAcrossSiblings(length(10, 120))
    }
  }

  private mutating func insets(_ limit: Double) -> Insets {
    Insets(
      top: length(0, limit), leading: length(0, limit), bottom: length(0, limit), trailing: length(0, limit))
  }

  private mutating func edges() -> EdgeSpacing {
    EdgeSpacing(top: edge(), leading: edge(), bottom: edge(), trailing: edge())
  }

  private mutating func edge() -> Spacing {
    if happens(in: 50) { return 0 }
    // Occasionally so negative that items overlap all of their predecessors.
    if happens(in: 15) { return .fixed(length(-60, 0)) }
    return happens(in: 50) ? .fixed(length(0, 8)) : .flexible(length(0, 8))
  }

  // MARK: Supplementary views

  /// Returns a random badge, with a separate kind for root groups.
  private mutating func badge(_ depth: Int) -> AnchoredSupplementary {
    AnchoredSupplementary(
      kind: (depth == 0 ? Kind.other : .badge).kind,
      size: LayoutSize(width: dimension(.horizontal), height: dimension(.vertical)),
      containerAnchor: anchor(),
      itemAnchor: happens(in: 40) ? anchor() : nil, zIndex: 1 + number(below: 3),
      contentInsets: happens(in: 20) ? insets(4) : .zero)
  }

  private mutating func anchor() -> Anchor {
    Anchor(
      edges: Edges(rawValue: UInt8(number(below: 16))),
      offset: happens(in: 50)
        ? .absolute(Point(x: length(-9, 9), y: length(-9, 9)))
        : .fractional(Point(x: length(-1, 1), y: length(-1, 1))))
  }

  private mutating func boundaries() -> [BoundarySupplementary] {
    (0...number(below: 2)).map { index in
      BoundarySupplementary(
        kind: [Kind.header, .footer, .side][index].kind,
        size: LayoutSize(width: dimension(.horizontal), height: dimension(.vertical)),
        alignment: one(of: Alignment.allCases),
        absoluteOffset: happens(in: 30) ? Point(x: length(-9, 9), y: length(-9, 9)) : .zero,
        extendsBoundary: happens(in: 70), pinToVisibleBounds: options.allowsPinning && happens(in: 40),
        contentInsets: happens(in: 20) ? insets(4) : .zero,
        measuredWidth: happens(in: 30) ? length(5, 60) : nil,
        measuredHeight: happens(in: 30) ? length(5, 60) : nil)
    }
  }
}
