package import SourceText

extension Spec {
  /// Returns the layout in one environment; nil if anything in the spec or the options is invalid.
  package func lowered(with options: SpecOptions, _ diagnostics: inout Diagnostics) -> LoweredSpec? {
    var lowering = SpecLowering(self, options, diagnostics)
    let lowered = lowering.lowered()
    let values = evaluation == nil ? [:] : lowering.setValues()
    diagnostics = lowering.diagnostics
    guard let evaluation, let lowered else { return lowered }
    guard let spec = evaluation(lowered.traits, values, &diagnostics) else { return nil }
    return spec.lowered(inOneEnvironment: options, &diagnostics)
  }

  /// Returns the traits of an environment and the variables set in it; nil if anything is invalid or missing.
  package func environment(
    with options: SpecOptions, _ diagnostics: inout Diagnostics
  ) -> (traits: EnvironmentTraits, values: [ScalarString: ExpressionValue])? {
    var lowering = SpecLowering(self, options, diagnostics)
    let lowered = lowering.lowered()
    let values = lowering.setValues()
    diagnostics = lowering.diagnostics
    return lowered.map { ($0.traits, values) }
  }

  /// Returns the layout of a spec that was generated for one environment, with the variables that it declares set.
  private func lowered(
    inOneEnvironment options: SpecOptions, _ diagnostics: inout Diagnostics
  ) -> LoweredSpec? {
    var options = options
    if case .mapping(let declared)? = root[DocumentKey.variables]?.value.content {
      options.variables.removeAll { declared[$0.name] == nil }
    } else {
      options.variables = []
    }
    var lowering = SpecLowering(self, options, diagnostics)
    var lowered = lowering.lowered()
    diagnostics = lowering.diagnostics
    lowered?.ownSpec = self
    return lowered
  }
}
