import LayoutSolver
package import LayoutSpec

@MainActor package protocol NSCollectionLayoutContainer {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@MainActor package protocol NSCollectionLayoutEnvironment {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

package enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

package enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
}

package enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1, leftToRight, rightToLeft
}

package struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable, Comparable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  init(_ size: TextSize) { rawValue = size.uiKitName }

  private var size: TextSize { TextSize(named: rawValue) ?? .large }

  package var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  package static func < (one: Self, other: Self) -> Bool { one.size < other.size }

  package static let extraSmall = UIContentSizeCategory(.xSmall)
  package static let small = UIContentSizeCategory(.small)
  package static let medium = UIContentSizeCategory(.medium)
  package static let large = UIContentSizeCategory(.large)
  package static let extraLarge = UIContentSizeCategory(.xLarge)
  package static let extraExtraLarge = UIContentSizeCategory(.xxLarge)
  package static let extraExtraExtraLarge = UIContentSizeCategory(.xxxLarge)
  package static let accessibilityMedium = UIContentSizeCategory(.AX1)
  package static let accessibilityLarge = UIContentSizeCategory(.AX2)
  package static let accessibilityExtraLarge = UIContentSizeCategory(.AX3)
  package static let accessibilityExtraExtraLarge = UIContentSizeCategory(.AX4)
  package static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(.AX5)
}

@MainActor package final class UITraitCollection {
  package let traits: EnvironmentTraits

  init(_ traits: EnvironmentTraits) { self.traits = traits }

  /// The environment in which exported code runs.
  package static var currentEnvironment: SolverEnvironment!

  package static var current: UITraitCollection { currentEnvironment.traitCollection }

  package var horizontalSizeClass: UIUserInterfaceSizeClass {
    traits.horizontalSizeClass == .compact ? .compact : .regular
  }

  package var verticalSizeClass: UIUserInterfaceSizeClass {
    traits.verticalSizeClass == .compact ? .compact : .regular
  }

  package var displayScale: CGFloat { traits.scale ?? 1 }

  package var userInterfaceIdiom: UIUserInterfaceIdiom {
    switch traits.idiom {
    case .phone?: .phone
    case .pad?: .pad
    case nil: .unspecified
    }
  }

  package var layoutDirection: UITraitEnvironmentLayoutDirection {
    traits.layoutDirection == .leftToRight ? .leftToRight : .rightToLeft
  }

  package var preferredContentSizeCategory: UIContentSizeCategory { UIContentSizeCategory(traits.textSize) }
}

/// The environment of a section or of a custom group.
package struct SolverEnvironment: NSCollectionLayoutEnvironment, Sendable {
  package let traits: EnvironmentTraits
  private let size: Size

  package init(_ traits: EnvironmentTraits) {
    self.traits = traits
    size = Size(width: traits.width, height: traits.height)
  }

  private init(_ traits: EnvironmentTraits, _ size: Size) { (self.traits, self.size) = (traits, size) }

  func resized(to size: Size) -> SolverEnvironment { SolverEnvironment(traits, size) }

  package var container: any NSCollectionLayoutContainer { Container(size: size) }
  package var traitCollection: UITraitCollection { UITraitCollection(traits) }

  private struct Container: NSCollectionLayoutContainer {
    let size: Size
    var contentSize: CGSize { CGSize(size) }
    var effectiveContentSize: CGSize { CGSize(size) }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
  }
}

package struct UIFont: Sendable {
  package struct TextStyle: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    package static let largeTitle = TextStyle(rawValue: "largeTitle")
    package static let title1 = TextStyle(rawValue: "title1")
    package static let title2 = TextStyle(rawValue: "title2")
    package static let title3 = TextStyle(rawValue: "title3")
    package static let headline = TextStyle(rawValue: "headline")
    package static let body = TextStyle(rawValue: "body")
    package static let callout = TextStyle(rawValue: "callout")
    package static let subheadline = TextStyle(rawValue: "subheadline")
    package static let footnote = TextStyle(rawValue: "footnote")
    package static let caption1 = TextStyle(rawValue: "caption1")
    package static let caption2 = TextStyle(rawValue: "caption2")

    var solved: LayoutSpec.TextStyle { LayoutSpec.TextStyle(rawValue: rawValue) ?? .body }
  }

  package let pointSize: CGFloat
  package var lineHeight: CGFloat { TextMetrics.lineHeight(pointSize: pointSize) }

  @MainActor package static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont {
    let traits = (traits ?? .current).traits
    // A spec may set the text scale, which is that of the body.
    if style == .body { return UIFont(pointSize: 17 * traits.textScale) }
    return UIFont(pointSize: traits.textMetrics.pointSize(style.solved))
  }
}

@MainActor package final class UIFontMetrics {
  private let style: LayoutSpec.TextStyle

  package init(forTextStyle style: UIFont.TextStyle) { self.style = style.solved }

  package static let `default` = UIFontMetrics(forTextStyle: .body)

  package func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection? = nil) -> CGFloat {
    let metrics = (traits ?? .current).traits.textMetrics
    return TextMetrics.scaled(value, factor: metrics.factor(style), scale: metrics.scale)
  }
}
