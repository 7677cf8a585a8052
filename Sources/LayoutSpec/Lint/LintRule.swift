package import SourceText

/// Something that is worth saying of a layout that can be solved: what to look for, and how to put it.
package struct LintRule: Sendable {
  /// How the rule finds what it says.
  enum Source: Sendable {
    /// By what came out in one environment.
    case solved(@Sendable (LintContext) -> [LintFinding])
    /// By what is written, whatever the environment.
    case written(@Sendable (LintContext) -> [LintFinding])
    /// By reading the spec: such a spec is invalid, and the problem is reported where it is read.
    case reading
  }

  /// A stable word in kebab-case.
  package var name: String
  /// What a finding weighs, unless a spec or the command line says otherwise.
  package var level: Severity
  /// When the rule speaks, in one line.
  package var summary: String
  /// What happens in such a layout, and what to write instead.
  package var explanation: String
  /// When it keeps quiet though it might speak.
  package var quietWhen: [String]
  /// Whether it speaks only if its finding holds in all environments that are checked.
  package var speaksOfAllEnvironments = false
  /// Whether it judges the choice of environments, not the layout; solving in one is no such choice.
  package var judgesMatrix = false
  var source: Source

  /// The rule of a name.
  package static func named(_ name: String) -> LintRule? { all.first { $0.name == name } }
}

extension LintRule {
  /// Every rule: errors, warnings, notes, each in the order of the alphabet.
  ///
  /// A new rule is a file in `Rules/`, an entry here, and a marked spec.
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
