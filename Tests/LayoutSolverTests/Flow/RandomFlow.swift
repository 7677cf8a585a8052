import LayoutSolver
import TestSupport

/// A random flow layout for a seed, with an equivalent spec.
struct RandomFlow {
  var layout: FlowLayout
  var environment: LayoutEnvironment

  init(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    layout = FlowLayout(
      scrollAxis: numbers.pick([.vertical, .horizontal]),
      sectionHeadersPinToVisibleBounds: numbers.happens(30),
      sectionFootersPinToVisibleBounds: numbers.happens(30),
      sectionInsetReference: numbers.pick([.contentInset, .safeArea, .layoutMargins]),
      headerKind: FlowCase.header, footerKind: FlowCase.footer, sections: [])
    for _ in 0..<numbers.int(1...3) { layout.sections.append(Self.section(&numbers)) }
    environment = LayoutEnvironment(
      container: Size(width: numbers.quarter(100...400), height: numbers.quarter(100...400)))
    if numbers.happens(40) { environment.safeArea = Self.insets(&numbers) }
    if numbers.happens(40) { environment.layoutMargins = Self.insets(&numbers) }
    if numbers.happens(40) { environment.contentInset = Self.insets(&numbers) }
    if numbers.happens(50) {
      environment.offset = Point(x: numbers.quarter(-20...300), y: numbers.quarter(-20...300))
    }
    if numbers.happens(50) {
      environment.rounding = .pixel(scale: Double(numbers.int(1...3)))
    }
    if numbers.happens(30) { environment.layoutDirection = .rightToLeft }
    if numbers.happens(20) { layout.quirks = [numbers.pick(FlowLayout.Quirk.allCases)] }
    for index in layout.sections.indices where numbers.happens(30) {
      layout.sections[index].estimatedItemSize = Size(
        width: numbers.quarter(1...90), height: numbers.quarter(1...90))
    }
  }

  private static func insets(_ numbers: inout SeededNumbers) -> Insets {
    Insets(
      top: numbers.quarter(0...20), leading: numbers.quarter(0...20), bottom: numbers.quarter(0...20),
      trailing: numbers.quarter(0...20))
  }

  private static func section(_ numbers: inout SeededNumbers) -> FlowSection {
    let count = numbers.int(0...30)
    var items = SectionItems(count: count)
    func lengths(_ range: ClosedRange<Int>) -> ItemLengthSource {
      .listed((0..<count).map { _ in numbers.happens(20) ? .nan : numbers.quarter(range) })
    }
    if numbers.happens(50) { items.width = lengths(0...180) }
    if numbers.happens(50) { items.height = lengths(0...90) }
    return FlowSection(
      items: items, itemSize: Size(width: numbers.quarter(0...90), height: numbers.quarter(0...90)),
      minimumLineSpacing: numbers.quarter(numbers.happens(15) ? -30...20 : 0...20),
      minimumInteritemSpacing: numbers.quarter(numbers.happens(15) ? -30...20 : 0...20),
      sectionInset: insets(&numbers),
      headerReferenceSize: numbers.happens(50)
        ? Size(width: numbers.quarter(1...40), height: numbers.quarter(1...40)) : .zero,
      footerReferenceSize: numbers.happens(50)
        ? Size(width: numbers.quarter(1...40), height: numbers.quarter(1...40)) : .zero)
  }

  var solution: Solution { Layout.flow(layout).solved(in: environment) }

  /// Follows the described process: solve with the current measurements, measure the first visible unmeasured item,
  /// repeat.
  func measuredOneByOne() -> Solution {
    var measured = layout.sections.map { _ in Set<Int>() }
    while true {
      var known = self
      known.environment.measuring = .all
      for index in layout.sections.indices where layout.sections[index].estimatedItemSize != nil {
        known.layout.sections[index].items.forget(allBut: measured[index])
      }
      let solution = known.solution
      let bounds = Rect(origin: solution.contentOffset, size: environment.container)
      let next = solution.elements(in: bounds).first { element in
        element.category == .cell && element.isEstimated
          && element.section.map { !measured[$0].contains(element.item) } == true
      }
      guard let next, let section = next.section else { return solution }
      measured[section].insert(next.item)
    }
  }

  /// The layout with the two axes exchanged everywhere.
  var transposed: RandomFlow {
    var other = self
    other.layout.scrollAxis = layout.scrollAxis.cross
    other.layout.sections = layout.sections.map { section in
      var turned = section
      turned.items.width = section.items.height
      turned.items.height = section.items.width
      turned.itemSize = section.itemSize.transposed
      turned.estimatedItemSize = section.estimatedItemSize?.transposed
      turned.headerReferenceSize = section.headerReferenceSize.transposed
      turned.footerReferenceSize = section.footerReferenceSize.transposed
      turned.sectionInset = section.sectionInset.transposed
      return turned
    }
    other.environment.container = environment.container.transposed
    other.environment.safeArea = environment.safeArea.transposed
    other.environment.layoutMargins = environment.layoutMargins.transposed
    other.environment.contentInset = environment.contentInset.transposed
    other.environment.offset = environment.offset.map { Point(x: $0.y, y: $0.x) }
    return other
  }

  /// The spec that reproduces a failure.
  var spec: String {
    var scale = ""
    if case .pixel(let pixels) = environment.rounding { scale = ", \"scale\": \(pixels)" }
    let offset = environment.offset.map { ", \"offset\": {\"x\": \($0.x), \"y\": \($0.y)}" } ?? ""
    return """
      {"layout": "flow", "scrollDirection": "\(layout.scrollAxis)", \
      "sectionHeadersPinToVisibleBounds": \(layout.sectionHeadersPinToVisibleBounds), \
      "sectionFootersPinToVisibleBounds": \(layout.sectionFootersPinToVisibleBounds), \
      "sectionInsetReference": "\(layout.sectionInsetReference)", \
      "quirks": [\(layout.quirks.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))], "environment": {\
      "width": \(environment.container.width), "height": \(environment.container.height), \
      "layoutDirection": "\(environment.layoutDirection.rawValue)", "safeArea": \(environment.safeArea.spec), \
      "layoutMargins": \(environment.layoutMargins.spec), \
      "contentInset": \(environment.contentInset.spec)\(scale)\(offset)}, \
      "sections": [\(layout.sections.map(\.spec).joined(separator: ", "))]}
      """
  }
}

extension FlowSection {
  fileprivate var spec: String {
    let items = (0..<self.items.count).map { item in
      let sides = [("width", self.items.width), ("height", self.items.height)].compactMap { name, lengths in
        lengths.length(item: item, laidOut: .zero).map { "\"\(name)\": \($0)" }
      }
      return "{\(sides.joined(separator: ", "))}"
    }
    return """
      {"items": [\(items.joined(separator: ", "))], "itemSize": \(itemSize.spec), \
      \(estimatedItemSize.map { "\"estimatedItemSize\": \($0.spec), " } ?? "")\
      "minimumLineSpacing": \(minimumLineSpacing), "minimumInteritemSpacing": \(minimumInteritemSpacing), \
      "sectionInset": \(sectionInset.spec), "headerReferenceSize": \(headerReferenceSize.spec), \
      "footerReferenceSize": \(footerReferenceSize.spec)}
      """
  }
}

extension Size {
  fileprivate var spec: String { "{\"width\": \(width), \"height\": \(height)}" }
}

extension Insets {
  fileprivate var spec: String {
    "{\"top\": \(top), \"leading\": \(leading), \"bottom\": \(bottom), \"trailing\": \(trailing)}"
  }
}

extension SectionItems {
  /// Removes the measurements of all items except these.
  fileprivate mutating func forget(allBut items: Set<Int>) {
    for axis in Axis.allCases where self[axis].isKnown {
      let lengths = self[axis]
      self[axis] = .listed(
        (0..<count).map { items.contains($0) ? lengths.length(item: $0, laidOut: .zero) ?? .nan : .nan })
    }
  }
}
