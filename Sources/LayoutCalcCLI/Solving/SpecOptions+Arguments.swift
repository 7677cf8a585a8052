import LayoutSolver
import LayoutSpec

extension Arguments {
  /// The environments to solve in: each width and device in command-line order, at each text size; at least one.
  func environments() throws(UsageProblem) -> [SpecOptions] {
    let sizes = try textSizes()
    let screens = try screens()
    guard !sizes.isEmpty else { return screens }
    return screens.flatMap { screen in
      sizes.map { size in
        var options = screen
        options.textSize = size
        return options
      }
    }
  }

  /// The text sizes on the command line, without duplicates.
  func textSizes() throws(UsageProblem) -> [TextSize] {
    var sizes: [TextSize] = []
    for value in values(.textSize) {
      if value == "all" {
        sizes += TextSize.allCases
      } else if let size = TextSize(named: value) {
        sizes.append(size)
      } else {
        throw .wrongValue(
          option: Option.textSize.spelling,
          expected: "all or one of \(TextSize.allCases.map(\.rawValue).joined(separator: ", "))", found: value
        )
      }
    }
    var seen: Set<TextSize> = []
    return sizes.filter { seen.insert($0).inserted }
  }

  /// One environment per width and device, or a single one.
  func screens() throws(UsageProblem) -> [SpecOptions] {
    let common = try commonOptions()
    var environments: [SpecOptions] = []
    for use in uses {
      var options = common
      if use.option == .width {
        options.width = try Self.number(use.value.description, of: .width, "a number above 0") { $0 > 0 }
      } else if use.option == .device {
        options.device = use.value.description
      } else {
        continue
      }
      environments.append(options)
    }
    guard environments.count <= SnapshotMatrix.environmentLimit else {
      throw .tooManyEnvironments(environments.count)
    }
    if environments.isEmpty { environments.append(common) }
    return environments
  }

  /// The options that apply to every environment.
  private func commonOptions() throws(UsageProblem) -> SpecOptions {
    var options = SpecOptions()
    options.memoryLimit = memoryLimit
    try readView(&options)
    try readTraits(&options)
    for value in values(.set) {
      let (name, expression) = try Self.assignment(value, of: .set)
      options.variables.append((name: name, expression: expression))
    }
    for value in values(.scroll) {
      let (section, offset) = try Self.sectionOffset(value, of: .scroll)
      options.orthogonalOffsets.append((section: section, offset: offset))
    }
    return options
  }

  /// Reads the view's size, insets and offset.
  private func readView(_ options: inout SpecOptions) throws(UsageProblem) {
    options.height = try number(.height, "a number of at least 0") { $0 >= 0 }
    options.scale = try number(.scale, "a number above 0 and at most 1000") { $0 > 0 && $0 <= 1000 }
    options.rounding = try word(.rounding, as: RoundingMode.self)
    options.safeArea = try insets(.safeArea)
    options.layoutMargins = try insets(.layoutMargins)
    options.contentInset = try insets(.contentInset)
    options.readableWidth = try number(.readableWidth, "a number above 0") { $0 > 0 }
    if let value = value(.offset) {
      let numbers = try Self.numbers(value, of: .offset, count: 2)
      options.offset = Point(x: numbers[0], y: numbers[1])
    }
    options.measuring = try word(.measure, as: MeasuringMode.self) ?? .all
  }

  /// Reads the traits.
  private func readTraits(_ options: inout SpecOptions) throws(UsageProblem) {
    // The last direction wins.
    let direction = uses.last { $0.option == .rightToLeft || $0.option == .leftToRight }
    options.layoutDirection = direction.map { $0.option == .rightToLeft ? .rightToLeft : .leftToRight }
    options.idiom = try word(.idiom, as: Idiom.self)
    (options.horizontalSizeClass, options.verticalSizeClass) = try sizeClasses()
    options.textScale = try number(.textScale, "a number above 0") { $0 > 0 }
    options.isLandscape = has(.landscape)
  }

  private func sizeClasses() throws(UsageProblem) -> (horizontal: SizeClass?, vertical: SizeClass?) {
    guard let value = value(.sizeClass) else { return (nil, nil) }
    let words = value.split(separator: ",", omittingEmptySubsequences: false)
    guard words.count == 2, let horizontal = SizeClass(rawValue: String(words[0])),
      let vertical = SizeClass(rawValue: String(words[1]))
    else {
      throw .wrongValue(
        option: Option.sizeClass.spelling, expected: "H,V of compact and regular", found: value)
    }
    return (horizontal, vertical)
  }
}
