import LayoutSolver
import SourceText

/// A motion as an SMIL animation that pauses, runs forward, pauses, and runs back.
struct SVGAnimation {
  private let motion: PictureMotion
  private let precision: Precision

  init(_ motion: PictureMotion, precision: Precision) {
    self.motion = motion
    self.precision = precision
  }

  /// The duration of a cycle in seconds, and the fractions of it in which the shape moves forward and back.
  private static let duration = 4.0
  private static let forward = (start: 0.15, end: 0.45)
  private static let back = (start: 0.65, end: 0.95)

  /// The seconds at which the motion forward starts and ends.
  static let secondsForward = (start: duration * forward.start, end: duration * forward.end)

  /// The animations of a rectangle.
  var ofRectangle: String {
    animation("x", motion.frames.map(\.origin.x)) + animation("y", motion.frames.map(\.origin.y))
      + animation("width", motion.frames.map(\.size.width))
      + animation("height", motion.frames.map(\.size.height)) + animation("opacity", motion.opacities)
  }

  /// The animations of a text centered in a rectangle, with its baseline 3 points below the center.
  var ofCenter: String {
    animation("x", motion.frames.map(\.center.x)) + animation("y", motion.frames.map { $0.center.y + 3 })
      + animation("opacity", motion.opacities)
  }

  private func animation(_ attribute: String, _ values: [Double]) -> String {
    guard let first = values.first, values.contains(where: { $0 != first }) else { return "" }
    let count = Double(values.count - 1)
    let there = values.indices.map { Double($0) / count }
    let times =
      [0] + there.map { Self.forward.start + $0 * (Self.forward.end - Self.forward.start) }
      + there.map { Self.back.start + $0 * (Self.back.end - Self.back.start) } + [1]
    let all = [first] + values + values.reversed() + [first]
    return "<animate attributeName=\"\(attribute)\" dur=\"\(numberText(Self.duration, .decimals(3)))s\""
      + " repeatCount=\"indefinite\" keyTimes=\"\(list(times, .decimals(6)))\" values=\"\(list(all, precision))\"/>"
  }

  /// The initial opacity if it is not 1, for renderers without animations.
  var attributes: String {
    guard let opacity = motion.opacities.first, opacity != 1 else { return "" }
    return " opacity=\"\(number(opacity))\""
  }

  private func number(_ value: Double) -> String { numberText(value, precision) }

  private func list(_ values: [Double], _ precision: Precision) -> String {
    values.map { numberText($0, precision) }.joined(separator: ";")
  }
}
