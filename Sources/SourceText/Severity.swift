/// How much a diagnostic weighs.
package enum Severity: Int, Comparable, Sendable, CaseIterable {
  /// Worth knowing.
  case note
  /// Defined, but probably not meant.
  case warning
  /// The answer would be a guess.
  case error

  package static func < (left: Severity, right: Severity) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The word that stands before the code of a diagnostic.
  package var word: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
