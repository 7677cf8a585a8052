import LayoutSolver
import TestSupport

/// A random section with a waterfall for a seed, with an equivalent spec.
struct RandomWaterfall {
  let axis: Axis
  let view: Size
  /// Measured lengths; NaN if unknown.
  let lengths: [Double]
  let waterfall: Waterfall
  let insets: Insets
  let groupInsets: Insets
  let isRightToLeft: Bool
  let scale: Double?

  init(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    axis = numbers.pick([.vertical, .vertical, .horizontal])
    view = Size(width: numbers.quarter(100...400), height: numbers.quarter(100...400))
    let kinds = numbers.int(0...3)
    lengths = (0..<numbers.int(1...60)).map { _ in
      switch kinds {
      case 0: Double(numbers.int(1...4)) * 50
      case 1: numbers.happens(20) ? .nan : numbers.quarter(0...120)
      case 2: numbers.happens(30) ? 0 : numbers.quarter(0...80)
      default: numbers.quarter(20...30)
      }
    }
    waterfall = Waterfall(
      columns: numbers.int(1...7), columnSpacing: numbers.quarter(0...12),
      itemSpacing: numbers.quarter(numbers.happens(20) ? -15...12 : 0...12),
      itemOrder: numbers.pick([
        .shortestFirst, .shortestFirst, .shortestFirst, .leadingToTrailing, .trailingToLeading,
      ]), estimatedItemHeight: numbers.quarter(10...60))
    insets = Insets(
      top: numbers.quarter(0...10), leading: numbers.quarter(0...10), bottom: numbers.quarter(0...10),
      trailing: numbers.quarter(0...10))
    groupInsets = numbers.happens(30) ? Insets(all: numbers.quarter(0...8)) : .zero
    isRightToLeft = numbers.happens(30)
    scale = numbers.pick([nil, nil, 1, 2, 3])
  }

  /// The layout's model.
  var layout: Layout {
    let measured = SectionItems(
      count: lengths.count, width: axis == .horizontal ? .listed(lengths) : .unknown,
      height: axis == .vertical ? .listed(lengths) : .unknown)
    let group = Item(
      size: LayoutSize(
        width: axis == .vertical ? .fraction(1, of: .horizontal) : .estimated(1),
        height: axis == .horizontal ? .fraction(1, of: .vertical) : .estimated(1)),
      contentInsets: groupInsets, content: .group(.waterfall(waterfall)))
    return .compositional(
      CompositionalLayout(
        scrollAxis: axis,
        sections: [Section(items: measured, group: group, contentInsets: insets)]))
  }

  var environment: LayoutEnvironment {
    LayoutEnvironment(
      container: view, rounding: scale.map { .pixel(scale: $0) } ?? .none,
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The spec that reproduces a failure.
  var spec: String {
    let side = axis == .vertical ? "height" : "width"
    let items = lengths.map { $0.isNaN ? "{}" : "{\"\(side)\": \($0)}" }.joined(separator: ", ")
    let size =
      axis == .vertical
      ? "\"width\": \"100%\", \"height\": \"~1\"" : "\"width\": \"~1\", \"height\": \"100%\""
    return """
      {"scrollDirection": "\(axis)", "environment": {"width": \(view.width), "height": \(view.height), \
      "layoutDirection": "\(isRightToLeft ? "rtl" : "ltr")"\(scale.map { ", \"scale\": \($0)" } ?? "")}, \
      "sections": [{"items": [\(items)], "contentInsets": \(text(insets)), "group": {"type": "waterfall", \
      \(size), "contentInsets": \(text(groupInsets)), "columns": \(waterfall.columns), \
      "columnSpacing": \(waterfall.columnSpacing), "itemSpacing": \(waterfall.itemSpacing), \
      "itemOrder": "\(waterfall.itemOrder)", "estimatedItemHeight": \(waterfall.estimatedItemHeight)}}]}
      """
  }

  private func text(_ insets: Insets) -> String {
    """
    {"top": \(insets.top), "leading": \(insets.leading), "bottom": \(insets.bottom), \
    "trailing": \(insets.trailing)}
    """
  }
}

/// The same section packed with a simple algorithm, column by column and item by item.
struct PlainWaterfall {
  /// The frames as reported.
  var frames: [Rect] = []
  var groupFrame = Rect.zero
  var contentSize = Size.zero

  init(_ random: RandomWaterfall) {
    let scale = random.scale
    func down(_ length: Double) -> Double {
      guard let scale else { return length }
      return (length * scale + 0.001).rounded(.down) / scale
    }
    func near(_ place: Double) -> Double {
      guard let scale else { return place }
      let pixels = (abs(place) * scale + 0.501).rounded(.down) / scale
      return place < 0 ? -pixels : pixels
    }
    let isVertical = random.axis == .vertical
    let view = random.view
    let insets = random.insets
    let sides =
      isVertical
      ? (insets.leading, insets.trailing, random.groupInsets.leading, random.groupInsets.trailing)
      : (insets.top, insets.bottom, random.groupInsets.top, random.groupInsets.bottom)
    let ends = isVertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
    // Rule W1: the available width in equal parts.
    let group = down((isVertical ? view.width : view.height) - sides.0 - sides.1)
    let waterfall = random.waterfall
    let count = waterfall.columns
    let inner = max(0, group - sides.2 - sides.3)
    let width = max(0, down((inner - Double(count - 1) * waterfall.columnSpacing) / Double(count)))
    // Rules W2 to W4.
    var bottoms: [Double?] = Array(repeating: nil, count: count)
    func place(_ column: Int) -> Double { bottoms[column].map { $0 + waterfall.itemSpacing } ?? 0 }
    var exact: [Rect] = []
    for (item, length) in random.lengths.enumerated() {
      let column: Int
      switch waterfall.itemOrder {
      case .leadingToTrailing: column = item % count
      case .trailingToLeading: column = count - 1 - item % count
      case .shortestFirst:
        let shortest = (0..<count).map(place).min() ?? 0
        column = (0..<count).first { place($0) == shortest } ?? 0
      }
      let start = place(column)
      let length = length.isNaN ? waterfall.estimatedItemHeight : length
      bottoms[column] = start + length
      let across = sides.0 + sides.2 + Double(column) * (width + waterfall.columnSpacing)
      exact.append(
        isVertical
          ? Rect(x: across, y: ends.0 + start, width: width, height: length)
          : Rect(x: ends.0 + start, y: across, width: length, height: width))
    }
    let longest = bottoms.compactMap { $0 }.max() ?? 0
    let length = ends.0 + longest + ends.1
    let content =
      isVertical
      ? Size(width: view.width, height: length) : Size(width: length, height: view.height)
    let frame =
      isVertical
      ? Rect(x: sides.0, y: ends.0, width: group, height: longest)
      : Rect(x: ends.0, y: sides.0, width: longest, height: group)
    func placed(_ frame: Rect) -> Rect {
      let x =
        random.isRightToLeft ? content.width - frame.origin.x - frame.size.width : frame.origin.x
      return Rect(origin: Point(x: near(x), y: near(frame.origin.y)), size: frame.size)
    }
    frames = exact.map(placed)
    groupFrame = placed(frame)
    contentSize = Size(width: near(content.width), height: near(content.height))
  }

  /// Returns the results of a query by checking all items.
  func items(in rect: Rect) -> [Int] {
    let left = max(0, rect.origin.x)
    let top = max(0, rect.origin.y)
    let right = min(contentSize.width, rect.origin.x + rect.size.width)
    let bottom = min(contentSize.height, rect.origin.y + rect.size.height)
    guard left < right, top < bottom else { return [] }
    func isMet(_ frame: Rect) -> Bool {
      frame.origin.x < right && left < frame.origin.x + frame.size.width && frame.origin.y < bottom
        && top < frame.origin.y + frame.size.height
    }
    guard isMet(groupFrame) else { return [] }
    // Rule 61: a cell entirely outside its group because of negative spacing is never found.
    return frames.indices.filter { isMet(frames[$0]) && frames[$0].isPartly(in: groupFrame) }
  }
}
