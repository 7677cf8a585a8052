package import LayoutSolver
package import SourceText

/// A spec in one environment, ready to be solved.
package struct LoweredSpec: Sendable {
  /// The name for reports.
  package var name: String
  package var layout: Layout
  package var environment: LayoutEnvironment
  /// The traits of the environment, including those that the solver does not need.
  package var traits: EnvironmentTraits
  /// The slug of the device, if one is named.
  package var device: String? { traits.device }
  /// The id of each section, or its index if it has none.
  package var sectionIDs: [String]
  /// The spec elements behind the solver's ids and kinds.
  package var labels: ElementLabels
  /// Expressions that can only be checked against the solution.
  var measuringExpressions: [MeasuringExpression]
  /// The levels of lint rules for the whole spec and for each section.
  package var lintLevels: LintLevels
  /// The variants that apply, by the identity of their condition.
  var heldVariants: [Int: HeldVariant]
  /// The variants that apply, in document order.
  package var appliedVariants: [HeldVariant] {
    heldVariants.values.sorted { $0.source.range.start < $1.source.range.start }
  }
  /// The variables set on the command line, in the order of their first mention.
  package var setVariables: [(name: String, value: ExpressionValue)]
  /// The scope of expressions in each section.
  var sectionScopes: [Scope]
  /// The expressions of the top-level variables, and of each section's variables.
  var variableNodes: [ScalarString: SpecNode] = [:]
  var sectionVariables: [Int: [ScalarString: SpecNode]] = [:]
  /// The spec, if it was generated for this environment alone.
  var ownSpec: Spec?
  var scope: Scope

  /// Returns the scope of expressions in a section, or outside sections.
  func scope(ofSection section: Int?) -> Scope {
    guard let section, sectionScopes.indices.contains(section) else { return scope }
    return sectionScopes[section]
  }
}

/// A variant that applies in an environment.
package struct HeldVariant: Sendable {
  /// The source location of the variant.
  package var source: SpecSource
  /// The source location of its condition.
  package var condition: SpecSource
}

/// The levels that a spec sets for lint rules, by rule name.
package struct LintLevels: Sendable {
  package var ofSpec: [ScalarString: LintLevel] = [:]
  /// The levels of sections, by the section's index.
  package var ofSections: [Int: [ScalarString: LintLevel]] = [:]
}

/// The properties of an environment.
package struct EnvironmentTraits: Sendable {
  package var width: Double
  package var height: Double
  /// Pixels per point; nil if unknown.
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
  /// The components of the layout margins, if they come from a device.
  package var deviceMargins: DeviceMargins?
  /// The properties that an option, the spec or a device sets.
  package var given: GivenTraits = []

  /// The metrics of the system font, rounded to pixels unless rounding is off.
  package var textMetrics: TextMetrics { TextMetrics(textSize, scale: rounding == .none ? nil : scale) }

  /// Returns the environment for the solver.
  package func environment(
    measuring: MeasuringMode, memoryLimit: Int = MemoryBudget.defaultLimit
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
