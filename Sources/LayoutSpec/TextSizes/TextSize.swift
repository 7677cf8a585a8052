/// A content size category of Dynamic Type, ordered by size.
package enum TextSize: String, CaseIterable, Hashable, Sendable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, AX1, AX2, AX3, AX4, AX5

  /// Creates the size for a short name, UIKit's name, or the raw value of `UIContentSizeCategory`, ignoring case.
  package init?(named name: String) {
    let wanted = name.lowercased()
    guard let size = Self.allCases.first(where: { $0.names.contains(wanted) }) else { return nil }
    self = size
  }

  /// UIKit's name, as in `UIContentSizeCategory.accessibilityLarge`.
  package var uiKitName: String {
    switch self {
    case .xSmall: "extraSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .xLarge: "extraLarge"
    case .xxLarge: "extraExtraLarge"
    case .xxxLarge: "extraExtraExtraLarge"
    case .AX1: "accessibilityMedium"
    case .AX2: "accessibilityLarge"
    case .AX3: "accessibilityExtraLarge"
    case .AX4: "accessibilityExtraExtraLarge"
    case .AX5: "accessibilityExtraExtraExtraLarge"
    }
  }

  /// The suffix of the raw value, as in `UICTContentSizeCategoryAccessibilityL`.
  private var rawName: String {
    switch self {
    case .xSmall: "XS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .xLarge: "XL"
    case .xxLarge: "XXL"
    case .xxxLarge: "XX" + "XL"
    case .AX1: "AccessibilityM"
    case .AX2: "AccessibilityL"
    case .AX3: "AccessibilityXL"
    case .AX4: "AccessibilityXXL"
    case .AX5: "AccessibilityXX" + "XL"
    }
  }

  private var names: [String] {
    [rawValue, uiKitName, "UICTContentSizeCategory" + rawName].map { $0.lowercased() }
  }

  /// The names that specs and options accept, short names first.
  package static let allNames: [String] = {
    let short = allCases.map(\.rawValue)
    return short + allCases.map(\.uiKitName).filter { !short.contains($0) }
  }()

  /// Whether it is an accessibility size.
  package var isAccessibilitySize: Bool { self >= .AX1 }

  /// The position among all sizes.
  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  package static func < (one: TextSize, other: TextSize) -> Bool { one.index < other.index }
}

/// A text style of the system font, by UIKit's name.
package enum TextStyle: String, CaseIterable, Hashable, Sendable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2
}
