package import LayoutSolver
import SourceText

/// The environments in which a spec is recorded: (widths, then devices) × text sizes × directions × offsets.
package struct SnapshotMatrix: Sendable {
  /// A width, or a device by any of its names.
  package enum Screen: Hashable, Sendable {
    case width(Double)
    case device(String)
  }

  /// Each list may be empty, which leaves that to the spec.
  package var screens: [Screen] = []
  package var textSizes: [TextSize] = []
  package var directions: [LayoutDirection] = []
  package var offsets: [Point] = []

  /// Whether the spec's own matrix is wrong, which is reported.
  var isFaulty = false

  /// The most environments in which one spec is solved.
  package static let environmentLimit = 10_000

  package init() {}

  /// How many environments there are, or `Int.max`.
  package var count: Int {
    [screens.count, directions.count, offsets.count].reduce(1) { product, count in
      let (next, isTooLarge) = product.multipliedReportingOverflow(by: Swift.max(1, count))
      return isTooLarge ? .max : next
    }
  }

  /// Every environment once, with what the command line says otherwise.
  package func environments(over common: SpecOptions) -> [SnapshotEnvironment] {
    var common = common
    common.snapshotsAreFaulty = isFaulty
    var environments = [SnapshotEnvironment(options: common, ending: "")]
    environments = environments.varied(by: screens) { $0.add($1) }
    environments = environments.varied(by: textSizes) { $0.add($1) }
    environments = environments.varied(by: directions) { $0.add($1) }
    environments = environments.varied(by: offsets) { $0.add($1) }
    var seen: Set<ScalarString> = []
    return environments.filter { seen.insert(ScalarString($0.ending)).inserted }
  }
}

/// One environment of a matrix.
package struct SnapshotEnvironment: Sendable {
  package var options: SpecOptions
  /// What the name of a file says of it, after the spec's name: `@390+AX3`, `@iphone-15-landscape-rtl+0,120`.
  package var ending: String

  fileprivate mutating func add(_ screen: SnapshotMatrix.Screen) {
    switch screen {
    case .width(let width):
      options.width = width
      ending += "@\(numberText(width, .full))"
    case .device(let name):
      options.device = name
      // A device that is unknown gives no layout, and so no file.
      let slug = DeviceTable.device(named: name, isLandscape: options.isLandscape)?.slug
      ending += "@\(slug ?? name)"
    }
  }

  fileprivate mutating func add(_ size: TextSize) {
    options.textSize = size
    // The default leaves the name as it is without text sizes.
    if size != .large { ending += "+\(size.rawValue)" }
  }

  fileprivate mutating func add(_ direction: LayoutDirection) {
    options.layoutDirection = direction
    switch direction {
    case .leftToRight: break
    case .rightToLeft: ending += "-rtl"
    }
  }

  fileprivate mutating func add(_ offset: Point) {
    options.offset = offset
    ending += "+\(numberText(offset.x, .full)),\(numberText(offset.y, .full))"
  }
}

extension [SnapshotEnvironment] {
  /// Each environment with each value, if there are any.
  fileprivate func varied<Value>(
    by values: [Value], _ add: (inout SnapshotEnvironment, Value) -> Void
  ) -> [SnapshotEnvironment] {
    guard !values.isEmpty else { return self }
    return flatMap { environment in
      values.map { value in
        var varied = environment
        add(&varied, value)
        return varied
      }
    }
  }
}
