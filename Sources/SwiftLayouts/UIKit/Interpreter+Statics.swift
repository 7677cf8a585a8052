import SourceText
import SwiftSource

extension Interpreter {
  /// Returns the type whose initializer has these labels, for `.init(…)` in a context of unknown type.
  func typeName(forLabels labels: [String?]) -> String? { LayoutConstructor.type(forLabels: labels) }

  /// Returns a static member of UIKit, or the result of calling it; nil if it is unknown.
  mutating func builtInStatic(
    _ name: String, _ arguments: [Argument]?, ofTypeNamed type: String?, _ range: SourceRange,
    _ context: Context
  ) throws(Stop) -> Value? {
    guard let arguments else { return constantMember(name, of: type, range, context) }
    if let form = DimensionInitializer(rawValue: name), type == nil || type == "NSCollectionLayoutDimension" {
      guard let argument = arguments.first else { return nil }
      return try number(argument, context).map { .dimension(form, $0) }
    }
    switch (type, name) {
    case ("NSCollectionLayoutSpacing", "fixed"), (nil, "fixed"), ("NSCollectionLayoutSpacing", "flexible"),
      (nil, "flexible"):
      guard let argument = arguments.first else { return nil }
      return try number(argument, context).map { .spacing(isFlexible: name == "flexible", $0) }
    case (LayoutClass.group.rawValue, "horizontal"), (LayoutClass.group.rawValue, "vertical"),
      (LayoutClass.group.rawValue, "custom"):
      return try group(name, arguments, range, context)
    case (nil, "horizontal"), (nil, "vertical"), (nil, "custom"):
      guard arguments.first?.label == "layoutSize" else { return nil }
      return try group(name, arguments, range, context)
    case (LayoutClass.section.rawValue, "list"), (LayoutClass.layout.rawValue, "list"):
      return try list(arguments, isLayout: type == LayoutClass.layout.rawValue, range, context)
    case (LayoutClass.decorationItem.rawValue, "background"), (nil, "background"):
      var record = Record(
        typeName: LayoutClass.decorationItem.rawValue, type: nil, place: place(range, context))
      if let argument = arguments.first {
        record.fields["elementKind"] = try field(argument, .string, context)
      }
      return make(record)
    case ("UIFont", _): return try font(name, arguments, range, context)
    case ("NSCollectionLayoutAnchor", "init"), (nil, "init"): return nil
    default: return nil
    }
  }

  private mutating func number(_ argument: Argument, _ context: Context) throws(Stop) -> Formula? {
    formula(try value(of: argument, .double, context), .number)
  }

  private mutating func field(_ argument: Argument, _ hint: TypeHint, _ context: Context) throws(Stop)
    -> Field
  {
    Field(
      value: try value(of: argument, hint, context), place: place(argument.range, context),
      key: place(argument.labelRange, context))
  }

  /// Creates a group: `NSCollectionLayoutGroup.horizontal(…)` and similar methods.
  private mutating func group(
    _ axis: String, _ arguments: [Argument], _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value {
    let place = place(range, context)
    var record = Record(typeName: LayoutClass.group.rawValue, type: nil, place: place)
    record.fields["axis"] = Field(value: .text(axis), place: place, key: place)
    let item = TypeHint.named(LayoutClass.item.rawValue)
    for argument in arguments {
      let label = argument.label ?? "itemProvider"
      let hint: TypeHint
      switch label {
      case "layoutSize": hint = .named("NSCollectionLayoutSize")
      case "subitems": hint = .array(item)
      case "subitem", "repeatingSubitem": hint = item
      case "count": hint = .int
      default: hint = .none
      }
      record.fields[label] = try field(argument, hint, context)
    }
    return make(record)
  }

  /// Evaluates `NSCollectionLayoutSection.list(using:layoutEnvironment:)` or
  /// `UICollectionViewCompositionalLayout.list(using:)`.
  private mutating func list(
    _ arguments: [Argument], isLayout: Bool, _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value {
    let place = place(range, context)
    var record = Record(typeName: LayoutClass.section.rawValue, type: nil, place: place)
    if let argument = arguments.first {
      record.fields["list"] = try field(
        argument, .named("UICollectionLayoutListConfiguration"), context)
    }
    let section = make(record)
    guard isLayout else { return section }
    var layout = Record(typeName: LayoutClass.layout.rawValue, type: nil, place: place)
    layout.fields["section"] = Field(value: section, place: place, key: place)
    return make(layout)
  }

  // MARK: Constants

  private func constantMember(
    _ name: String, of type: String?, _ range: SourceRange, _ context: Context
  ) -> Value? {
    switch (type, name) {
    case ("CGFloat", _), ("Double", _), ("Float", _), ("Int", _):
      return numberConstant(name).map { .number(.number($0), type == "Int" ? .int : .double) }
    case ("CGSize", "zero"), ("CGPoint", "zero"), ("CGRect", "zero"), ("NSDirectionalEdgeInsets", "zero"),
      ("UIEdgeInsets", "zero"), ("CGVector", "zero"):
      return zero(type ?? "", range, context)
    case ("UICollectionViewFlowLayout", "automaticSize"): return .enumCase(EnumValue(type: nil, name: name))
    case ("UIScreen", "main"): return .host(.screen)
    case ("UIDevice", "current"): return .host(.device)
    case ("UIApplication", "shared"): return .host(.application)
    case ("UITraitCollection", "current"): return .host(.traits)
    case ("UIFontMetrics", "default"): return .host(.fontMetrics(style: TextStyles.body))
    case ("UIFont", _) where TextStyles.fontSizes[name] != nil:
      return TextStyles.fontSizes[name].map { .number(.number($0), .double) }
    case ("UICollectionView", "elementKindSectionHeader"):
      return .text("UICollectionElementKindSectionHeader")
    case ("UICollectionView", "elementKindSectionFooter"):
      return .text("UICollectionElementKindSectionFooter")
    case (let type?, _):
      guard let last = type.split(separator: ".").last, Self.enumTypes.contains(String(last)) else {
        // A type nested in one of UIKit's: `UICollectionView.ScrollDirection`.
        return type.hasPrefix("UI") && name.first?.isUppercase == true
          ? .type(TypeReference(type: nil, name: type + "." + name)) : nil
      }
      return .enumCase(EnumValue(type: nil, name: name))
    case (nil, _): return nil
    }
  }

  /// UIKit's enums and option sets that layouts use.
  private static let enumTypes: Set<String> = [
    "UICollectionLayoutSectionOrthogonalScrollingBehavior", "UIContentInsetsReference", "NSRectAlignment",
    "NSDirectionalRectEdge", "ScrollDirection", "Appearance", "HeaderMode", "FooterMode",
    "UIUserInterfaceIdiom", "UIUserInterfaceSizeClass", "UIUserInterfaceLayoutDirection",
    "UIDeviceOrientation", "UIInterfaceOrientation", "FloatingPointRoundingRule", "SectionInsetReference",
    "TextStyle", "UIContentSizeCategory",
  ]

  private func numberConstant(_ name: String) -> Double? {
    switch name {
    case "zero": 0
    case "pi": .pi
    case "infinity": .infinity
    case "greatestFiniteMagnitude": .greatestFiniteMagnitude
    case "leastNonzeroMagnitude": .leastNonzeroMagnitude
    case "leastNormalMagnitude": .leastNormalMagnitude
    case "max": Double(Int.max)
    case "min": Double(Int.min)
    default: nil
    }
  }
}
