package import LayoutSolver

/// What the command line says of the environment; each overrides what a spec says.
package struct SpecOptions: Sendable {
  /// The collection view's size.
  package var width: Double?
  package var height: Double?
  /// Pixels per point.
  package var scale: Double?
  package var rounding: RoundingMode?
  package var layoutDirection: LayoutDirection?
  package var safeArea: Insets?
  package var layoutMargins: Insets?
  package var contentInset: Insets?
  /// The visible bounds' origin.
  package var offset: Point?
  package var horizontalSizeClass: SizeClass?
  package var verticalSizeClass: SizeClass?
  package var idiom: Idiom?
  package var textScale: Double?
  package var textSize: TextSize?
  package var readableWidth: Double?
  /// A device's slug or name.
  package var device: String?
  /// Whether devices are turned.
  package var isLandscape = false
  package var measuring = Measuring.all
  /// The most memory that a solution may take, in bytes.
  package var memoryLimit = MemoryBudget.defaultLimit
  /// Whether `snapshots` has been read for these options, and was wrong; nil where it has not.
  var snapshotsAreFaulty: Bool?
  /// Variables by name, each with the text of an expression.
  package var variables: [(name: String, expression: String)] = []
  /// Where rows stand: sections by id, else by index.
  package var orthogonalOffsets: [(section: String, offset: Double)] = []

  package init() {}
}
