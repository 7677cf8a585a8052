import LayoutSolver

/// A test case of the flow rules: a layout, its environment, and the expected numbers.
struct FlowCase: Sendable, CustomStringConvertible {
  let name: String
  let layout: FlowLayout
  let environment: LayoutEnvironment
  /// The cells' frames, section by section: x, y, width, height.
  let cells: [[Double]]
  /// The headers and footers in output order.
  var boundaries: [[Double]] = []
  var contentSize: [Double]?

  var description: String { name }

  static let header = ElementKind(0)
  static let footer = ElementKind(1)

  init(
    _ name: String, _ sections: [FlowSection], width: Double, height: Double = 480, axis: Axis = .vertical,
    change: (inout FlowLayout, inout LayoutEnvironment) -> Void = { _, _ in }, cells: [[Double]],
    boundaries: [[Double]] = [], content: [Double]? = nil
  ) {
    var layout = FlowLayout(
      scrollAxis: axis, headerKind: Self.header, footerKind: Self.footer, sections: sections)
    var environment = LayoutEnvironment(container: Size(width: width, height: height))
    change(&layout, &environment)
    self.name = name
    self.layout = layout
    self.environment = environment
    self.cells = cells
    self.boundaries = boundaries
    contentSize = content
  }
}

extension FlowSection {
  /// Returns `count` items of one size.
  static func grid(
    _ count: Int, _ width: Double, _ height: Double, line: Double = 10, inter: Double = 10,
    inset: Insets = .zero, header: Double = 0, footer: Double = 0
  ) -> FlowSection {
    FlowSection(
      items: SectionItems(count: count), itemSize: Size(width: width, height: height),
      minimumLineSpacing: line, minimumInteritemSpacing: inter, sectionInset: inset,
      headerReferenceSize: Size(width: header, height: header),
      footerReferenceSize: Size(width: footer, height: footer))
  }

  /// Returns items of the given sizes.
  static func items(
    _ sizes: [(Double, Double)], line: Double = 10, inter: Double = 10, inset: Insets = .zero,
    header: Double = 0, footer: Double = 0
  ) -> FlowSection {
    FlowSection(
      items: SectionItems(
        count: sizes.count, width: .listed(sizes.map(\.0)), height: .listed(sizes.map(\.1))),
      minimumLineSpacing: line, minimumInteritemSpacing: inter, sectionInset: inset,
      headerReferenceSize: Size(width: header, height: header),
      footerReferenceSize: Size(width: footer, height: footer))
  }
}

extension Solution {
  /// Returns the frames of elements of some categories, in output order.
  func frames(_ categories: ElementCategories = .cell) -> [[Double]] {
    var frames: [[Double]] = []
    forEachElement(categories) {
      frames.append($0.frame.numbers)
      return true
    }
    return frames
  }
}

extension Rect {
  var numbers: [Double] { [origin.x, origin.y, size.width, size.height] }
}

/// Whether two lists of frames are equal within rounding errors.
func areClose(_ one: [[Double]], _ other: [[Double]], tolerance: Double = 1e-9) -> Bool {
  one.count == other.count
    && zip(one, other).allSatisfy { zip($0, $1).allSatisfy { abs($0 - $1) <= tolerance } }
}
