/// How exactly a number is written.
package enum Precision: Sendable, Hashable {
  /// Rounded to a number of decimals from 0 to 15, half away from zero on the exact value.
  case decimals(Int)
  /// The shortest digits that read back as the same double.
  case full
}
