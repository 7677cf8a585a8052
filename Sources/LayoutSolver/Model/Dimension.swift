/// The length of an element along one axis, equivalent to `NSCollectionLayoutDimension`.
package enum Dimension: Hashable, Sendable {
  /// A length in points.
  case absolute(Double)
  /// A fraction of the container's length along an axis, which need not be the axis being sized.
  case fraction(Double, of: Axis)
  /// An estimate in points, used until a measured length replaces it.
  case estimated(Double)
  /// An estimate like `estimated`; all siblings in the group then get the largest length.
  case uniformAcrossSiblings(Double)

  /// Whether the content determines the length.
  package var isEstimated: Bool {
    switch self {
    case .absolute, .fraction: false
    case .estimated, .uniformAcrossSiblings: true
    }
  }

  /// Whether all siblings get the largest length.
  package var isUniform: Bool {
    switch self {
    case .absolute, .fraction, .estimated: false
    case .uniformAcrossSiblings: true
    }
  }

  /// Whether the length is a fraction of the container along `axis`.
  package func isFraction(of axis: Axis) -> Bool {
    switch self {
    case .fraction(_, of: let other): other == axis
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }
}
