package import SourceText

/// A lint rule for layouts that can be solved.
package struct LintRule: Sendable {
  /// The input that the rule examines.
  enum Source: Sendable {
    /// The solution in one environment.
    case solved(@Sendable (LintContext) -> [LintFinding])
    /// The spec as written, independent of the environment.
    case written(@Sendable (LintContext) -> [LintFinding])
    /// Nothing: such a spec is invalid, and the problem is reported while it is read.
    case reading
  }

  /// A stable name in kebab case.
  package var name: String
  /// The default severity of findings.
  package var level: Severity
  /// The condition that the rule reports, in one line.
  package var summary: String
  /// The effect on the layout, and the suggested fix.
  package var explanation: String
  /// The exceptions in which the rule reports nothing.
  package var exceptions: [String]
  /// Whether a finding is reported only if it applies in every environment checked.
  package var requiresAllEnvironments = false
  /// Whether the rule judges the choice of environments rather than the layout; skipped for a single solve.
  package var judgesMatrix = false
  var source: Source

  /// Returns the rule with the given name.
  package static func named(_ name: String) -> LintRule? { all.first { $0.name == name } }
}

extension LintRule {
  /// All rules: errors, warnings and notes, each in alphabetical order.
  ///
  /// A new rule needs a file in `Rules/`, an entry here, and a marked spec.
  package static let all: [LintRule] = [
    .columnCountZero, .duplicateKind, .flowItemLargerThanView, .groupCannotFitItem, .noRoom, .nonFinite,
    .boundaryItemAsBackground, .boundaryItemsOverlap, .columnsFewerThanFractionSuggests,
    .customFrameOutsideGroup, .emptyCycle, .estimateLooksLikeFraction, .flexibleSpacingWithoutEffect,
    .fractionInEstimatedGroup, .groupWiderThanView, .insetsOnEstimatedAxis, .itemsOverlap,
    .measuredSizeIgnored, .nonpositiveDimension, .orthogonalFullWidthWithInsets, .pagingDrift,
    .pinnedZeroSize,
    .selfSizingDoesNotConverge, .sizeLooksLikeFraction, .subitemNeverPlaced, .textDoesNotFit,
    .uniformNeedsEstimatedGroup,
    .unusedDefinition,
    .unusedVariable, .variantNeverHolds, .zeroContainer,
    .countOverridesSize, .decorationCoversHeader, .estimateFarFromMeasured, .flowSpacingUnsettled,
    .insetBetweenZeroAndOne,
    .insetReference, .pixelGap, .smallTarget, .spacingNotAroundHeaders, .unusedSpacing,
  ]
}
