import SourceText

/// The UIKit classes that make up a layout.
enum LayoutClass: String, CaseIterable, Sendable {
  case item = "NSCollectionLayoutItem"
  case group = "NSCollectionLayoutGroup"
  case section = "NSCollectionLayoutSection"
  case supplementaryItem = "NSCollectionLayoutSupplementaryItem"
  case boundaryItem = "NSCollectionLayoutBoundarySupplementaryItem"
  case decorationItem = "NSCollectionLayoutDecorationItem"
  case layout = "UICollectionViewCompositionalLayout"
  case configuration = "UICollectionViewCompositionalLayoutConfiguration"
  case flowLayout = "UICollectionViewFlowLayout"

  /// The field with the name of the UIKit class, in an object of a subclass.
  static let baseField = "(base)"

  /// Whether the class is a whole layout.
  var isLayout: Bool { self == .layout || self == .flowLayout }
}

/// The parameters of UIKit's initializers, which become fields of the same names.
enum LayoutConstructor {
  /// A parameter; `name` is both its label and its field.
  struct Parameter {
    var name: String
    var hint: TypeHint

    init(_ name: String, _ hint: TypeHint) {
      self.name = name
      self.hint = hint
    }
  }

  /// Returns the parameters of a type's initializers; nil if the type is unknown.
  static func parameters(of type: String) -> [Parameter]? { table[type] }

  /// Returns the first type whose initializer has these labels.
  static func type(forLabels labels: [String?]) -> String? {
    let labels = labels.compactMap { $0 }
    guard !labels.isEmpty else { return nil }
    return order.first { type in
      let names = table[type]?.map(\.name) ?? []
      return labels.allSatisfy(names.contains) && labels.first == names.first
    }
  }

  private static let order = [
    "NSCollectionLayoutSize", "NSDirectionalEdgeInsets", "UIEdgeInsets", "CGSize", "CGRect", "CGPoint",
    "NSCollectionLayoutBoundarySupplementaryItem", "NSCollectionLayoutSupplementaryItem",
    "NSCollectionLayoutItem", "NSCollectionLayoutSection", "NSCollectionLayoutAnchor",
    "NSCollectionLayoutEdgeSpacing", "NSCollectionLayoutGroupCustomItem",
    "UICollectionLayoutListConfiguration", "UICollectionViewCompositionalLayout",
  ]

  private static let dimension = TypeHint.named("NSCollectionLayoutDimension")
  private static let size = TypeHint.named("NSCollectionLayoutSize")
  private static let spacing = TypeHint.named("NSCollectionLayoutSpacing")
  private static let anchor = TypeHint.named("NSCollectionLayoutAnchor")
  private static let point = TypeHint.named("CGPoint")

  private static let table: [String: [Parameter]] = [
    "NSCollectionLayoutSize": [
      Parameter("widthDimension", dimension), Parameter("heightDimension", dimension),
    ],
    "NSCollectionLayoutItem": [
      Parameter("layoutSize", size),
      Parameter("supplementaryItems", .array(.named(LayoutClass.supplementaryItem.rawValue))),
    ],
    "NSCollectionLayoutSection": [Parameter("group", .named(LayoutClass.group.rawValue))],
    "NSCollectionLayoutSupplementaryItem": [
      Parameter("layoutSize", size), Parameter("elementKind", .string),
      Parameter("containerAnchor", anchor), Parameter("itemAnchor", anchor),
    ],
    "NSCollectionLayoutBoundarySupplementaryItem": [
      Parameter("layoutSize", size), Parameter("elementKind", .string),
      Parameter("alignment", .named("NSRectAlignment")), Parameter("absoluteOffset", point),
    ],
    "NSCollectionLayoutAnchor": [
      Parameter("edges", .named("NSDirectionalRectEdge")), Parameter("absoluteOffset", point),
      Parameter("fractionalOffset", point),
    ],
    "NSCollectionLayoutEdgeSpacing": [
      Parameter("leading", spacing), Parameter("top", spacing), Parameter("trailing", spacing),
      Parameter("bottom", spacing),
    ],
    "NSCollectionLayoutGroupCustomItem": [
      Parameter("frame", .named("CGRect")), Parameter("zIndex", .int),
    ],
    "UICollectionViewCompositionalLayout": [
      Parameter("section", .named(LayoutClass.section.rawValue)), Parameter("sectionProvider", .none),
      Parameter("configuration", .named(LayoutClass.configuration.rawValue)),
    ],
    "UICollectionViewCompositionalLayoutConfiguration": [],
    "UICollectionViewFlowLayout": [],
    "UICollectionLayoutListConfiguration": [
      Parameter("appearance", .named("UICollectionLayoutListConfiguration.Appearance"))
    ],
    "NSDirectionalEdgeInsets": [
      Parameter("top", .double), Parameter("leading", .double), Parameter("bottom", .double),
      Parameter("trailing", .double),
    ],
    "UIEdgeInsets": [
      Parameter("top", .double), Parameter("left", .double), Parameter("bottom", .double),
      Parameter("right", .double),
    ],
    "CGSize": [Parameter("width", .double), Parameter("height", .double)],
    "CGPoint": [Parameter("x", .double), Parameter("y", .double)],
    "CGVector": [Parameter("dx", .double), Parameter("dy", .double)],
    "CGRect": [
      Parameter("x", .double), Parameter("y", .double), Parameter("width", .double),
      Parameter("height", .double), Parameter("origin", point), Parameter("size", .named("CGSize")),
    ],
    "IndexPath": [Parameter("item", .int), Parameter("row", .int), Parameter("section", .int)],
  ]
}

/// The properties of UIKit's layout classes.
enum LayoutProperty {
  /// Returns the type of a property by its name; UIKit uses each name for one type only.
  static func hint(of name: String) -> TypeHint { table[name] ?? .none }

  private static let table: [String: TypeHint] = [
    "contentInsets": .named("NSDirectionalEdgeInsets"),
    "directionalLayoutMargins": .named("NSDirectionalEdgeInsets"),
    "edgeSpacing": .named("NSCollectionLayoutEdgeSpacing"),
    "interItemSpacing": .named("NSCollectionLayoutSpacing"),
    "interGroupSpacing": .double, "interSectionSpacing": .double,
    "orthogonalScrollingBehavior": .named("UICollectionLayoutSectionOrthogonalScrollingBehavior"),
    "boundarySupplementaryItems": .array(.named(LayoutClass.boundaryItem.rawValue)),
    "supplementaryItems": .array(.named(LayoutClass.supplementaryItem.rawValue)),
    "decorationItems": .array(.named(LayoutClass.decorationItem.rawValue)),
    "contentInsetsReference": .named("UIContentInsetsReference"),
    "supplementaryContentInsetsReference": .named("UIContentInsetsReference"),
    "supplementariesFollowContentInsets": .bool, "pinToVisibleBounds": .bool, "extendsBoundary": .bool,
    "zIndex": .int, "scrollDirection": .named("UICollectionView.ScrollDirection"),
    "configuration": .named(LayoutClass.configuration.rawValue),
    "minimumLineSpacing": .double, "minimumInteritemSpacing": .double,
    "itemSize": .named("CGSize"), "estimatedItemSize": .named("CGSize"),
    "headerReferenceSize": .named("CGSize"), "footerReferenceSize": .named("CGSize"),
    "sectionInset": .named("UIEdgeInsets"), "sectionHeadersPinToVisibleBounds": .bool,
    "sectionFootersPinToVisibleBounds": .bool, "headerTopPadding": .double,
    "headerMode": .named("UICollectionLayoutListConfiguration.HeaderMode"),
    "footerMode": .named("UICollectionLayoutListConfiguration.FooterMode"), "showsSeparators": .bool,
    "top": .double, "leading": .double, "bottom": .double, "trailing": .double, "left": .double,
    "right": .double, "width": .double, "height": .double, "x": .double, "y": .double,
  ]
}
