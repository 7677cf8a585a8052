package import LayoutSolver

/// What a device stands for, held one way up.
package struct DeviceFacts: Sendable {
  package var slug: String
  package var width: Double
  package var height: Double
  package var scale: Double
  package var idiom: Idiom
  package var safeArea: Insets
  package var layoutMargins: Insets
  package var readableWidth: Double
  package var horizontalSizeClass: SizeClass
  package var verticalSizeClass: SizeClass
}

/// The devices that are known.
package enum DeviceTable {
  package static let slugs: [String] = []
  /// The facts of a device by its slug or name; `isTurned` turns it.
  package static func facts(named name: String, isTurned: Bool) -> DeviceFacts? { nil }
}
