import LayoutSolver
import SourceText

/// A coordinate or length of a custom group's frame, evaluated when the group's size is known.
private enum FrameLength: Sendable {
  case points(Double)
  /// A percentage of the group's length along the axis; not rounded to pixels (D 56).
  case percentage(BoundExpression)
  case expression(BoundExpression)

  func value(in size: Size, _ axis: Axis) -> Double {
    let value =
      switch self {
      case .points(let points): points
      case .percentage(let share): share.number(item: 0, laidOut: size) / 100 * size[axis]
      case .expression(let expression): expression.number(item: 0, laidOut: size)
      }
    // Errors are reported while the frames are read, at the expected size; at any other size, an invalid length becomes
    // 0.
    return value.isFinite ? value : 0
  }
}

/// A frame of a custom group as written.
private struct FrameTemplate: Sendable {
  var id: ElementID
  var x: FrameLength
  var y: FrameLength
  var width: FrameLength
  var height: FrameLength
  var zIndex: Int?

  func item(in size: Size) -> CustomItem {
    let frame = Rect(
      x: x.value(in: size, .horizontal), y: y.value(in: size, .vertical),
      width: max(0, width.value(in: size, .horizontal)), height: max(0, height.value(in: size, .vertical)))
    return CustomItem(id: id, frame: frame, zIndex: zIndex)
  }
}

extension SpecLowering {
  /// Returns the frames of a custom group as a function of its size.
  mutating func customArrangement(_ mapping: SpecMapping, size: LayoutSize) -> CustomArrangement {
    let nodes = elements(mapping[ItemKey.frames]?.value)
    if nodes.isEmpty, let node = mapping[ItemKey.frames]?.value, case .list = node.content {
      report(.wrongItemCount(expected: "at least one frame", found: 0), at: node.source)
    }
    // Rule 56: a custom group at the root resolves against the whole collection view.
    let tried = isInGroup ? nil : size.resolved(in: container)
    let templates = nodes.compactMap { frame($0, triedIn: tried) }
    return CustomArrangement { size in templates.map { $0.item(in: size) } }
  }

  private mutating func frame(_ node: SpecNode, triedIn size: Size?) -> FrameTemplate? {
    guard let mapping = mapping(node) else { return nil }
    check(mapping)
    let id = label(.frame, name: nil, mapping)
    let zIndex = wholeNumber(FrameKey.zIndex, of: mapping)
    scope.isInGroup = true
    defer { scope.isInGroup = false }
    return FrameTemplate(
      id: id, x: length(.x, of: mapping, .any, size), y: length(.y, of: mapping, .any, size),
      width: length(.width, of: mapping, .nonNegative, size),
      height: length(.height, of: mapping, .nonNegative, size), zIndex: zIndex)
  }

  private mutating func length(
    _ key: FrameKey, of mapping: SpecMapping, _ range: NumberRange, _ size: Size?
  ) -> FrameLength {
    guard let node = mapping[key]?.value else { return .points(0) }
    if case .percentage(let share) = node.content {
      let expression: Expression
      switch share.content {
      case .number(let number): expression = Expression(number: number)
      case .expression(let written): expression = written
      case .boolean, .text, .words, .dimension, .flexible, .percentage, .mapping, .list, .numbers, .invalid:
        return .points(0)
      }
      guard let bound = bound(expression, at: node.source) else { return .points(0) }
      validateForItems(bound, range, size, at: node.source)
      return .percentage(bound)
    }
    guard case .expression(let expression) = node.content else { return .points(number(node, range) ?? 0) }
    guard let bound = bound(expression, at: node.source) else { return .points(0) }
    validateForItems(bound, range, size, at: node.source)
    return .expression(bound)
  }

  private mutating func validateForItems(
    _ bound: BoundExpression, _ range: NumberRange, _ size: Size?, at source: SpecSource
  ) {
    let dependsOnGroup = bound.expression.mentions("width") || bound.expression.mentions("height")
    guard let size = dependsOnGroup ? size : .zero else { return }
    if let problem = bound.problem(laidOut: size, in: range) {
      report(problem, of: bound.expression, at: source)
    }
  }
}

extension LayoutSize {
  /// Returns the size in a container, ignoring measurements.
  fileprivate func resolved(in container: Size) -> Size {
    func length(_ dimension: Dimension) -> Double {
      switch dimension {
      case .absolute(let length), .estimated(let length), .uniformAcrossSiblings(let length): length
      case .fraction(let share, of: let axis): share * container[axis]
      }
    }
    return Size(width: length(width), height: length(height))
  }
}
