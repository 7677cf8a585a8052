/// Properties of an environment that have no value unless an option, the spec or a device sets one.
package struct GivenTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let offset = GivenTraits(rawValue: 1 << 0)
  package static let safeArea = GivenTraits(rawValue: 1 << 1)
  package static let contentInset = GivenTraits(rawValue: 1 << 2)
  package static let layoutMargins = GivenTraits(rawValue: 1 << 3)
  package static let readableWidth = GivenTraits(rawValue: 1 << 4)
  package static let horizontalSizeClass = GivenTraits(rawValue: 1 << 5)
  package static let verticalSizeClass = GivenTraits(rawValue: 1 << 6)
  package static let idiom = GivenTraits(rawValue: 1 << 7)
  package static let textScale = GivenTraits(rawValue: 1 << 8)
  package static let textSize = GivenTraits(rawValue: 1 << 9)

  /// The properties that every device sets.
  private static let ofDevices: GivenTraits = [
    .safeArea, .layoutMargins, .readableWidth, .horizontalSizeClass, .verticalSizeClass, .idiom,
  ]

  /// Creates the set of properties that the options, a spec's 'environment' and a device set together.
  init(_ options: SpecOptions, _ environment: SpecMapping, hasDevice: Bool) {
    self = hasDevice ? Self.ofDevices : []
    let sources: [(trait: GivenTraits, key: EnvironmentKey, isOption: Bool)] = [
      (.offset, .offset, options.offset != nil),
      (.safeArea, .safeArea, options.safeArea != nil),
      (.contentInset, .contentInset, options.contentInset != nil),
      (.layoutMargins, .layoutMargins, options.layoutMargins != nil),
      (.readableWidth, .readableWidth, options.readableWidth != nil),
      (.horizontalSizeClass, .horizontalSizeClass, options.horizontalSizeClass != nil),
      (.verticalSizeClass, .verticalSizeClass, options.verticalSizeClass != nil),
      (.idiom, .idiom, options.idiom != nil),
      (.textScale, .textScale, options.textScale != nil),
      (.textSize, .textSize, options.textSize != nil),
    ]
    for source in sources where source.isOption || environment[source.key] != nil { insert(source.trait) }
  }
}
