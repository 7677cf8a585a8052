package import SourceText

extension Spec {
  /// The layout in one environment; nil where anything in the spec, or in the options for it, is wrong.
  package func lowered(with options: SpecOptions, _ diagnostics: inout Diagnostics) -> LoweredSpec? {
    var lowering = SpecLowering(self, options, diagnostics)
    let lowered = lowering.lowered()
    let values = evaluation == nil ? [:] : lowering.setValues()
    diagnostics = lowering.diagnostics
    guard let evaluation, let lowered else { return lowered }
    guard let spec = evaluation(lowered.traits, values, &diagnostics) else { return nil }
    return spec.lowered(inOneEnvironment: options, &diagnostics)
  }

  /// What an environment is, and the variables that are set in it; nil where anything is wrong or missing.
  package func environment(
    with options: SpecOptions, _ diagnostics: inout Diagnostics
  ) -> (traits: EnvironmentTraits, values: [ScalarString: ExpressionValue])? {
    var lowering = SpecLowering(self, options, diagnostics)
    let lowered = lowering.lowered()
    let values = lowering.setValues()
    diagnostics = lowering.diagnostics
    return lowered.map { ($0.traits, values) }
  }

  /// The layout of a spec that was made for one environment, with the values that are set.
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
