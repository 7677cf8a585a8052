package import LayoutSolver

/// The command-line options for the environment; each overrides the spec's value.
package struct SpecOptions: Sendable {
  /// The size of the collection view.
  package var width: Double?
  package var height: Double?
  /// Pixels per point.
  package var scale: Double?
  package var rounding: RoundingMode?
  package var layoutDirection: LayoutDirection?
  package var safeArea: Insets?
  package var layoutMargins: Insets?
  package var contentInset: Insets?
  /// The origin of the visible bounds.
  package var offset: Point?
  package var horizontalSizeClass: SizeClass?
  package var verticalSizeClass: SizeClass?
  package var idiom: Idiom?
  package var textScale: Double?
  package var textSize: TextSize?
  package var readableWidth: Double?
  /// A device's slug, name or alias.
  package var device: String?
  /// Whether devices are used in landscape.
  package var isLandscape = false
  package var measuring = MeasuringMode.all
  /// The memory limit of a solution, in bytes.
  package var memoryLimit = MemoryBudget.defaultLimit
  /// Whether `snapshots` is invalid, if it has been read for these options; nil otherwise.
  var snapshotsHaveErrors: Bool?
  /// The variables set on the command line, as expressions.
  package var variables: [(name: String, expression: String)] = []
  /// The scroll offsets of orthogonal rows, by the section's id or index.
  package var orthogonalOffsets: [(section: String, offset: Double)] = []

  package init() {}
}
