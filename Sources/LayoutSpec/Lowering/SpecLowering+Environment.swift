import LayoutSolver
import SourceText

extension SpecLowering {
  /// Returns the traits of the environment. For each, the first of these wins: an option, the option's device, the
  /// spec, the spec's device, a default.
  mutating func traits() -> EnvironmentTraits {
    scope = Scope()
    let written = mapping(spec.root[DocumentKey.environment]?.value)
    let environment = written ?? SpecMapping(name: .environment, source: spec.root.source, members: [])
    let optionDevice = device(options.device)
    let specDevice =
      optionDevice == nil ? environment[EnvironmentKey.device].flatMap { self.device($0.value) } : nil
    if options.isLandscape, optionDevice == nil, specDevice == nil, options.device == nil {
      report(.landscapeWithoutDevice)
    }
    let device = optionDevice ?? specDevice
    var traits = measures(environment, optionDevice, specDevice)
    traits.device = device?.slug
    traits.given = GivenTraits(options, environment, hasDevice: device != nil)
    describeInsets(&traits, environment, optionDevice, specDevice)
    describeWords(&traits, environment, optionDevice, specDevice)
    return traits
  }

  // MARK: Devices

  private mutating func device(_ name: String?) -> OrientedDevice? {
    guard let name else { return nil }
    guard let device = DeviceTable.device(named: name, isLandscape: options.isLandscape) else {
      report(.unknownDevice(name, known: DeviceTable.names))
      return nil
    }
    return device
  }

  /// Returns the device that a value names.
  mutating func device(_ node: SpecNode) -> OrientedDevice? {
    guard case .text(let name) = node.content else { return nil }
    guard let device = DeviceTable.device(named: name, isLandscape: options.isLandscape) else {
      report(.unknownDevice(name, known: DeviceTable.names), at: node.source)
      return nil
    }
    return device
  }

  // MARK: Sizes and pixels

  /// The maximum number of pixels per point.
  static let scaleLimit = 1000.0

  private mutating func measures(
    _ environment: SpecMapping, _ optionDevice: OrientedDevice?, _ specDevice: OrientedDevice?
  ) -> EnvironmentTraits {
    let writtenWidth = length(.width, of: environment) { $0 > 0 ? nil : .widthNotPositive($0) }
    let writtenHeight = length(.height, of: environment) { $0 >= 0 ? nil : .heightNegative($0) }
    let writtenScale = length(.scale, of: environment) {
      $0 > 0 ? ($0 <= Self.scaleLimit ? nil : .scaleTooLarge($0)) : .scaleNotPositive($0)
    }
    let textScale = number(EnvironmentKey.textScale, of: environment)
    let textSize = options.textSize ?? self.textSize(environment[EnvironmentKey.textSize]?.value) ?? .large
    // The body's point size is 17 at the default text size.
    let bodyScale = TextMetrics(textSize, scale: nil).pointSize(.body) / 17
    let readable = number(EnvironmentKey.readableWidth, of: environment)
    let offset = point(EnvironmentKey.offset, of: environment)
    let width = options.width ?? optionDevice?.width ?? writtenWidth ?? specDevice?.width ?? 390
    let height = options.height ?? optionDevice?.height ?? writtenHeight ?? specDevice?.height ?? 844
    let scale = options.scale ?? optionDevice?.scale ?? writtenScale ?? specDevice?.scale
    return EnvironmentTraits(
      width: checked(width, width > 0, .widthNotPositive(width), instead: 390),
      height: checked(height, height >= 0, .heightNegative(height), instead: 844),
      scale: scale.map { checked($0, $0 > 0, .scaleNotPositive($0), instead: 1) },
      rounding: rounding(environment, scale: scale), layoutDirection: .leftToRight, safeArea: .zero,
      layoutMargins: .zero, contentInset: .zero,
      readableWidth: options.readableWidth ?? optionDevice?.readableWidth ?? readable
        ?? specDevice?.readableWidth,
      offset: options.offset ?? offset, horizontalSizeClass: .compact, verticalSizeClass: .compact,
      idiom: nil, textScale: options.textScale ?? textScale ?? bodyScale, textSize: textSize, device: nil,
      deviceMargins: nil)
  }

  /// Returns a number from the spec; nil if it is missing or invalid.
  private mutating func length(
    _ key: EnvironmentKey, of environment: SpecMapping, problem: (Double) -> SpecProblem?
  ) -> Double? {
    guard let node = environment[key]?.value, let number = number(node, .any) else { return nil }
    guard let problem = problem(number) else { return number }
    report(problem, at: node.source)
    return nil
  }

  /// Returns a number from the command line, or a fallback if it is invalid.
  private mutating func checked(
    _ number: Double, _ isInOrder: Bool, _ problem: SpecProblem, instead: Double
  ) -> Double {
    if isInOrder, number.isFinite { return number }
    report(problem)
    return instead
  }

  /// Returns a value as a text size.
  func textSize(_ node: SpecNode?) -> TextSize? {
    guard case .text(let name)? = node?.content else { return nil }
    return TextSize(named: name)
  }

  private mutating func rounding(_ environment: SpecMapping, scale: Double?) -> RoundingMode {
    let written: RoundingMode? = word(EnvironmentKey.rounding, of: environment)
    guard let rounding = options.rounding ?? written else { return scale == nil ? .none : .pixel }
    if rounding != .none, scale == nil {
      if options.rounding == nil, let member = environment[EnvironmentKey.rounding] {
        report(.roundingWithoutScale(rounding.rawValue), at: member.value.source)
      } else {
        report(.roundingWithoutScale(rounding.rawValue))
      }
    }
    return rounding
  }

  // MARK: Insets and words

  private mutating func describeInsets(
    _ traits: inout EnvironmentTraits, _ environment: SpecMapping, _ optionDevice: OrientedDevice?,
    _ specDevice: OrientedDevice?
  ) {
    let safeArea = insets(EnvironmentKey.safeArea, of: environment)
    let margins = insets(EnvironmentKey.layoutMargins, of: environment)
    let contentInset = insets(EnvironmentKey.contentInset, of: environment)
    traits.safeArea =
      options.safeArea ?? optionDevice?.safeArea ?? safeArea ?? specDevice?.safeArea ?? .zero
    // D 44: explicit margins are used as the view's layout margins; a device's margins are added to the safe area.
    if let given = options.layoutMargins ?? (optionDevice == nil ? margins : nil) {
      traits.layoutMargins = given
    } else if let device = optionDevice ?? specDevice {
      traits.layoutMargins = device.layoutMargins(inside: traits.safeArea)
      traits.deviceMargins = DeviceMargins(device, safeArea: traits.safeArea)
    }
    traits.contentInset = options.contentInset ?? contentInset ?? .zero
  }

  private mutating func describeWords(
    _ traits: inout EnvironmentTraits, _ environment: SpecMapping, _ optionDevice: OrientedDevice?,
    _ specDevice: OrientedDevice?
  ) {
    let horizontal: SizeClass? = word(EnvironmentKey.horizontalSizeClass, of: environment)
    let vertical: SizeClass? = word(EnvironmentKey.verticalSizeClass, of: environment)
    let idiom: Idiom? = word(EnvironmentKey.idiom, of: environment)
    traits.horizontalSizeClass =
      options.horizontalSizeClass ?? optionDevice?.horizontalSizeClass ?? horizontal
      ?? specDevice?.horizontalSizeClass ?? (traits.width < 600 ? .compact : .regular)
    traits.verticalSizeClass =
      options.verticalSizeClass ?? optionDevice?.verticalSizeClass ?? vertical
      ?? specDevice?.verticalSizeClass ?? (traits.height < 500 ? .compact : .regular)
    traits.idiom = options.idiom ?? optionDevice?.idiom ?? idiom ?? specDevice?.idiom
    traits.layoutDirection =
      options.layoutDirection ?? word(EnvironmentKey.layoutDirection, of: environment) ?? .leftToRight
  }
}
