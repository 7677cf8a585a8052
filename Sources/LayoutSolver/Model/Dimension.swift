/// The length an element asks for along one axis, as `NSCollectionLayoutDimension`.
package enum Dimension: Hashable, Sendable {
  /// A length in points.
  case absolute(Double)
  /// A share of the container's length along an axis, which need not be the one being sized.
  case fraction(Double, of: Axis)
  /// A guess in points, which stands until a measured length replaces it.
  case estimated(Double)
  /// A guess as `estimated`; then all siblings in the group take the largest.
  case uniformAcrossSiblings(Double)

  /// Whether the content decides.
  package var isEstimated: Bool {
    switch self {
    case .absolute, .fraction: false
    case .estimated, .uniformAcrossSiblings: true
    }
  }

  /// Whether siblings share the largest length.
  package var isUniform: Bool {
    switch self {
    case .absolute, .fraction, .estimated: false
    case .uniformAcrossSiblings: true
    }
  }

  /// Whether the length is a share of the container along `axis`.
  package func isFraction(of axis: Axis) -> Bool {
    switch self {
    case .fraction(_, of: let other): other == axis
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }
}
