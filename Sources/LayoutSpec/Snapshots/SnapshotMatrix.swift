package import LayoutSolver
import SourceText

/// The environments in which a spec is recorded: (widths, then devices) × text sizes × directions × offsets.
package struct SnapshotMatrix: Sendable {
  /// A width, or a device by its slug, name or alias.
  package enum Screen: Hashable, Sendable {
    case width(Double)
    case device(String)
  }

  /// The screens; if this or another list is empty, the spec's own value is used.
  package var screens: [Screen] = []
  package var textSizes: [TextSize] = []
  package var directions: [LayoutDirection] = []
  package var offsets: [Point] = []

  /// Whether the spec's own matrix is invalid; the errors have been reported.
  var hasErrors = false

  /// The maximum number of environments in which one spec is solved.
  package static let environmentLimit = 10_000

  package init() {}

  /// The number of environments, or `Int.max` on overflow.
  package var count: Int {
    [screens.count, directions.count, offsets.count].reduce(1) { product, count in
      let (next, isTooLarge) = product.multipliedReportingOverflow(by: Swift.max(1, count))
      return isTooLarge ? .max : next
    }
  }

  /// Returns the environments without duplicates, with the options of the command line applied.
  package func environments(over common: SpecOptions) -> [SnapshotEnvironment] {
    var common = common
    common.snapshotsHaveErrors = hasErrors
    var environments = [SnapshotEnvironment(options: common, ending: "")]
    environments = environments.varied(by: screens) { $0.add($1) }
    environments = environments.varied(by: textSizes) { $0.add($1) }
    environments = environments.varied(by: directions) { $0.add($1) }
    environments = environments.varied(by: offsets) { $0.add($1) }
    var seen: Set<ScalarString> = []
    return environments.filter { seen.insert(ScalarString($0.ending)).inserted }
  }
}

/// An environment of a snapshot matrix.
package struct SnapshotEnvironment: Sendable {
  package var options: SpecOptions
  /// The suffix of the snapshot's file name after the spec's name, such as `@390+AX3` or
  /// `@iphone-15-landscape-rtl+0,120`.
  package var ending: String

  fileprivate mutating func add(_ screen: SnapshotMatrix.Screen) {
    switch screen {
    case .width(let width):
      options.width = width
      ending += "@\(numberText(width, .full))"
    case .device(let name):
      options.device = name
      // An unknown device has no layout, so no file is written.
      let slug = DeviceTable.device(named: name, isLandscape: options.isLandscape)?.slug
      ending += "@\(slug ?? name)"
    }
  }

  fileprivate mutating func add(_ size: TextSize) {
    options.textSize = size
    // The default size adds no suffix, so file names do not change when text sizes are added.
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
  /// Returns every combination of an environment and a value; the environments if there are no values.
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
