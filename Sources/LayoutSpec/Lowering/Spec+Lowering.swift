package import SourceText

extension Spec {
  /// The layout in one environment; nil where anything in the spec, or in the options for it, is wrong.
  package func lowered(with options: SpecOptions, _ diagnostics: inout Diagnostics) -> LoweredSpec? {
    var lowering = SpecLowering(self, options, diagnostics)
    let lowered = lowering.lowered()
    diagnostics = lowering.diagnostics
    return lowered
  }
}
