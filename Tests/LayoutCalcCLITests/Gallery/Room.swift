import LayoutSolver
import LayoutSpec
import Testing

/// The view in which a gallery layout is solved, and rules 1 to 3 written out a second time.
struct Room: Sendable, CustomTestStringConvertible {
  /// W of the calculations: the view's width.
  var W: Double
  /// H of the calculations: the view's height.
  var H = 844.0
  /// Pixels per point; nil: lengths stay exact.
  var scale: Double?
  var idiom: Idiom?
  /// A device's slug; its facts are what the other properties say.
  var device: String?
  var horizontalSizeClass: SizeClass?
  var textSize: TextSize?
  var layoutDirection = LayoutDirection.leftToRight
  /// Variables as `--set` gives them.
  var variables: [String: String] = [:]

  /// Rooms of some widths, each exact and at scale 3.
  static func widths(_ widths: Double...) -> [Room] {
    widths.flatMap { [Room(W: $0), Room(W: $0, scale: 3)] }
  }

  /// Rule 1: down to a pixel; what misses one by a thousandth counts as on it.
  func floorPx(_ length: Double) -> Double {
    guard let scale else { return length }
    return (length * scale + 0.001).rounded(.down) / scale
  }

  /// Rule 1: to the nearest pixel, halves away from zero.
  func nearPx(_ position: Double) -> Double {
    guard let scale else { return position }
    let pixels = (position.magnitude * scale + 0.501).rounded(.down)
    return position < 0 ? -pixels / scale : pixels / scale
  }

  /// What the command line would say of this room.
  var options: SpecOptions {
    var options = SpecOptions()
    options.device = device
    if device == nil {
      options.width = W
      options.height = H
      options.scale = scale
      options.idiom = idiom
      options.horizontalSizeClass = horizontalSizeClass
    }
    options.layoutDirection = layoutDirection
    options.textSize = textSize
    options.variables = variables.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    return options
  }

  var testDescription: String {
    var words = [device ?? "\(W) × \(H)", scale.map { "@\($0)" } ?? "exact"]
    if let textSize { words.append(textSize.rawValue) }
    if let idiom { words.append(idiom.rawValue) }
    if let horizontalSizeClass { words.append(horizontalSizeClass.rawValue) }
    if layoutDirection == .rightToLeft { words.append("right to left") }
    words += variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return words.joined(separator: " ")
  }
}

extension [Room] {
  /// The same rooms with a variable set.
  func setting(_ name: String, _ value: String) -> [Room] {
    map {
      var room = $0
      room.variables[name] = value
      return room
    }
  }

  /// The same rooms on an idiom.
  func on(_ idiom: Idiom) -> [Room] {
    map {
      var room = $0
      room.idiom = idiom
      return room
    }
  }

  /// The same rooms at a text size.
  func at(_ textSize: TextSize) -> [Room] {
    map {
      var room = $0
      room.textSize = textSize
      return room
    }
  }

  /// The same rooms at a height.
  func high(_ height: Double) -> [Room] {
    map {
      var room = $0
      room.H = height
      return room
    }
  }

  /// The same rooms from right to left.
  var rightToLeft: [Room] {
    map {
      var room = $0
      room.layoutDirection = .rightToLeft
      return room
    }
  }
}
