/// The severity of a diagnostic.
package enum Severity: Int, Comparable, Sendable, CaseIterable {
  /// Information that needs no action.
  case note
  /// Valid, but probably not intended.
  case warning
  /// The input cannot be used without guessing.
  case error

  package static func < (left: Severity, right: Severity) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The word in front of a diagnostic's code.
  package var word: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
