package import LayoutSolver
package import SourceText

/// A spec in one environment, as the solver takes it.
package struct LoweredSpec: Sendable {
  /// The name for reports.
  package var name: String
  package var layout: Layout
  package var environment: LayoutEnvironment
  /// What the environment is, beyond what the solver needs.
  package var traits: EnvironmentTraits
  /// The device's slug, where one is named.
  package var device: String? { traits.device }
  /// Each section's id, or its index.
  package var sectionIDs: [String]
  /// What the ids of elements and kinds stand for.
  package var labels: ElementLabels
  /// What can only be judged with the solution at hand.
  var measuringExpressions: [MeasuringExpression]
  /// What the findings of lint rules weigh: in the whole spec, and in each section.
  package var lintLevels: LintLevels
  /// The variants that held, by the place of their condition.
  var heldVariants: [Int: HeldVariant]
  /// The variants that apply, in the order of the document.
  package var appliedVariants: [HeldVariant] {
    heldVariants.values.sorted { $0.source.range.start < $1.source.range.start }
  }
  /// The variables that the command line sets, in the order of their first mention.
  package var setVariables: [(name: String, value: ExpressionValue)]
  /// The names as expressions of each section knew them, and outside sections.
  var sectionScopes: [Scope]
  /// What the variables of the top, and of each section, are written as.
  var variableNodes: [ScalarString: SpecNode] = [:]
  var sectionVariables: [Int: [ScalarString: SpecNode]] = [:]
  /// The spec, where it was made for this environment alone.
  var ownSpec: Spec?
  var scope: Scope

  /// The names as expressions knew them in a section, or outside.
  func scope(ofSection section: Int?) -> Scope {
    guard let section, sectionScopes.indices.contains(section) else { return scope }
    return sectionScopes[section]
  }
}

/// A variant that applies in an environment.
package struct HeldVariant: Sendable {
  /// Where the variant is written.
  package var source: SpecSource
  /// Where its condition is written.
  package var condition: SpecSource
}

/// Levels that a spec gives lint rules, by their names.
package struct LintLevels: Sendable {
  package var ofSpec: [ScalarString: LintLevel] = [:]
  /// By the section's index.
  package var ofSections: [Int: [ScalarString: LintLevel]] = [:]
}

/// All that is known of an environment.
package struct EnvironmentTraits: Sendable {
  package var width: Double
  package var height: Double
  /// Pixels per point; nil where it is unknown.
  package var scale: Double?
  package var rounding: RoundingMode
  package var layoutDirection: LayoutDirection
  package var safeArea: Insets
  package var layoutMargins: Insets
  package var contentInset: Insets
  package var readableWidth: Double?
  package var offset: Point?
  package var horizontalSizeClass: SizeClass
  package var verticalSizeClass: SizeClass
  package var idiom: Idiom?
  package var textScale: Double
  package var textSize: TextSize
  package var device: String?
  /// Where the layout margins come from, if from a device.
  package var deviceMargins: DeviceMargins?
  /// The properties that an option, the spec or a device sets.
  package var given: GivenTraits = []

  /// The numbers of the system font, on the pixels that lengths are put on.
  package var textMetrics: TextMetrics { TextMetrics(textSize, scale: rounding == .none ? nil : scale) }

  /// The environment as the solver takes it.
  package func environment(
    measuring: Measuring, memoryLimit: Int = MemoryBudget.defaultLimit
  ) -> LayoutEnvironment {
    let rounding: Rounding =
      switch (self.rounding, scale) {
      case (.pixel, let scale?): .pixel(scale: scale)
      case (.legacy, let scale?): .legacy(scale: scale)
      case (.none, _), (_, nil): .none
      }
    return LayoutEnvironment(
      container: Size(width: width, height: height), rounding: rounding,
      layoutDirection: layoutDirection, safeArea: safeArea, layoutMargins: layoutMargins,
      contentInset: contentInset, readableWidth: readableWidth, offset: offset, measuring: measuring,
      memoryLimit: memoryLimit)
  }
}
