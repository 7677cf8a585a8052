import LayoutSolver
import LayoutSpec
import Testing

/// The view that a gallery layout is solved in, with an independent implementation of rules 1 to 3.
struct GalleryEnvironment: Sendable, CustomTestStringConvertible {
  /// The view's width; W in the calculations.
  var W: Double
  /// The view's height; H in the calculations.
  var H = 844.0
  /// Pixels per point; nil for exact lengths.
  var scale: Double?
  var idiom: Idiom?
  /// A device's slug; the other properties must match the device.
  var device: String?
  var horizontalSizeClass: SizeClass?
  var textSize: TextSize?
  var layoutDirection = LayoutDirection.leftToRight
  /// Variables, as in `--set`.
  var variables: [String: String] = [:]

  /// Views of the given widths, each exact and at scale 3.
  static func widths(_ widths: Double...) -> [GalleryEnvironment] {
    widths.flatMap { [GalleryEnvironment(W: $0), GalleryEnvironment(W: $0, scale: 3)] }
  }

  /// Rule 1: rounds down to a pixel; a length within a thousandth of a pixel below one counts as that pixel.
  func floorPx(_ length: Double) -> Double {
    guard let scale else { return length }
    return (length * scale + 0.001).rounded(.down) / scale
  }

  /// Rule 1: rounds to the nearest pixel, halves away from zero.
  func nearPx(_ position: Double) -> Double {
    guard let scale else { return position }
    let pixels = (position.magnitude * scale + 0.501).rounded(.down)
    return position < 0 ? -pixels / scale : pixels / scale
  }

  /// The equivalent command-line options.
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

extension [GalleryEnvironment] {
  /// The same views with a variable set.
  func setting(_ name: String, _ value: String) -> [GalleryEnvironment] {
    map {
      var environment = $0
      environment.variables[name] = value
      return environment
    }
  }

  /// The same views with an idiom.
  func on(_ idiom: Idiom) -> [GalleryEnvironment] {
    map {
      var environment = $0
      environment.idiom = idiom
      return environment
    }
  }

  /// The same views at a text size.
  func at(_ textSize: TextSize) -> [GalleryEnvironment] {
    map {
      var environment = $0
      environment.textSize = textSize
      return environment
    }
  }

  /// The same views at a height.
  func high(_ height: Double) -> [GalleryEnvironment] {
    map {
      var environment = $0
      environment.H = height
      return environment
    }
  }

  /// The same views with right-to-left layout.
  var rightToLeft: [GalleryEnvironment] {
    map {
      var environment = $0
      environment.layoutDirection = .rightToLeft
      return environment
    }
  }
}
