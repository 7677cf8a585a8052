/// The precision of a printed number.
package enum Precision: Sendable, Hashable {
  /// Rounded to 0 to 15 decimals; the exact value is rounded half away from zero.
  case decimals(Int)
  /// The shortest digits that read back as the same double.
  case full
}
