import SourceText
import SwiftSource

/// UIKit values that the code receives; their properties become traits in the spec.
extension Interpreter {
  /// Returns the value represented by a UIKit type; nil for other types.
  func hostValue(of hint: TypeHint, _ type: SwiftType?, depth: Int = 0) -> Value? {
    // The depth is limited because aliases of different projects may refer to each other.
    guard depth < 8, case .named(let name) = hint else { return nil }
    switch name {
    case "NSCollectionLayoutEnvironment": return .host(.environment)
    case "UITraitCollection": return .host(.traits)
    case "UICollectionView": return .host(.view)
    case "UIScreen": return .host(.screen)
    case "UIDevice": return .host(.device)
    case "UIApplication": return .host(.application)
    case "IndexPath": return .host(.indexPath)
    case "UICollectionViewDiffableDataSource", "NSDiffableDataSourceSnapshot":
      return .host(.dataSource(section: type?.genericName))
    default: break
    }
    if let alias = program.aliases[name] ?? program.types.lazy.compactMap({ $0.aliases[name] }).first {
      return name == alias.name ? nil : hostValue(of: TypeHint(alias), alias, depth: depth + 1)
    }
    return nil
  }

  /// Returns a member that a view controller, view or layout inherits from UIKit.
  func inherited(_ name: String, by receiver: Value, _ context: Context) -> Value? {
    let names: [String]
    switch receiver {
    case .object(let id):
      guard let type = heap[id].type else { return nil }
      names = program.inheritedNames(of: type) + [program.types[type].name]
    case .host(let host): return hostMember(name, of: host)
    default: return nil
    }
    if names.contains(where: {
      $0.hasSuffix("ViewController") || $0.hasSuffix("Controller") || $0.hasSuffix("VC")
    }) {
      switch name {
      case "view", "collectionView": return .host(.view)
      case "traitCollection": return .host(.traits)
      default: return nil
      }
    }
    if names.contains(where: { $0.hasPrefix("UICollectionView") && $0.hasSuffix("Layout") }) {
      return name == "collectionView" ? .host(.view) : nil
    }
    // A view that contains a collection view is assumed to have the same size; a cell is not.
    guard names.contains(where: { $0.hasSuffix("View") || $0 == "UICollectionViewController" }),
      !names.contains(where: { $0.hasSuffix("Cell") })
    else {
      return name == "traitCollection" && names.contains { $0.hasSuffix("Cell") } ? .host(.traits) : nil
    }
    return name == "collectionView" ? .host(.view) : hostMember(name, of: .view)
  }

  /// Returns a member of a UIKit value.
  func hostMember(_ name: String, of host: Host) -> Value? {
    switch host {
    case .environment, .groupEnvironment:
      switch name {
      case "container": return .host(host == .environment ? .container : .groupContainer)
      case "traitCollection": return .host(.traits)
      default: return nil
      }
    case .container, .groupContainer: return containerMember(name, isGroup: host == .groupContainer)
    case .traits: return traitMember(name)
    case .view: return viewMember(name)
    case .screen:
      switch name {
      case "bounds", "nativeBounds": return name == "bounds" ? rect(.name("width"), .name("height")) : nil
      case "scale", "nativeScale": return number(.scale)
      case "traitCollection": return .host(.traits)
      default: return nil
      }
    case .device:
      switch name {
      case "userInterfaceIdiom": return .word(FormulaWord.idiom.formula)
      case "orientation": return .host(.orientation)
      default: return nil
      }
    case .application:
      switch name {
      case "statusBarOrientation": return .host(.orientation)
      case "keyWindow": return .host(.view)
      case "preferredContentSizeCategory": return .host(.textSize)
      default: return nil
      }
    case .orientation:
      let isLandscape = Formula.compare(.greater, .name("width"), .name("height"))
      switch name {
      case "isLandscape": return .boolean(isLandscape)
      case "isPortrait": return .boolean(!isLandscape)
      default: return nil
      }
    case .textSize:
      return name == "isAccessibilityCategory"
        ? .boolean(.name("isAccessibilitySize").resolved(in: known)) : nil
    case .snapshot(let section), .dataSource(let section):
      return name == "sectionIdentifiers" ? .host(.sectionIdentifiers(section: section)) : nil
    case .indexPath: return name == "section" ? .number(.number(Double(sections.index)), .sectionIndex) : nil
    case .font(let font): return fontMember(name, of: font)
    case .sectionIdentifiers, .fontMetrics: return nil
    }
  }

  private func number(_ trait: FormulaTrait) -> Value {
    .number(trait.formula.resolved(in: known), .double)
  }

  private func number(_ formula: Formula) -> Value { .number(formula.resolved(in: known), .double) }

  /// Returns a UIKit structure of numbers, without a source location.
  private func record(_ type: String, _ numbers: [(String, Formula)]) -> Value {
    let place = SourceRange(start: 0, end: 0)
    var record = Record(typeName: type, type: nil, place: place)
    for (name, formula) in numbers {
      record.fields[name] = Field(value: number(formula), place: place, key: place)
    }
    return .structure(record)
  }

  private func rect(_ width: Formula, _ height: Formula) -> Value {
    record("CGRect", [("x", .number(0)), ("y", .number(0)), ("width", width), ("height", height)])
  }

  private func containerMember(_ name: String, isGroup: Bool) -> Value? {
    let width = isGroup ? Formula.groupWidth : FormulaTrait.width.formula
    let height = isGroup ? Formula.groupHeight : FormulaTrait.height.formula
    let insets = ["top", "leading", "bottom", "trailing"].map { edge -> Formula in
      guard isGroup, case .number(let inset, _)? = groupInsets?[edge] else { return .number(0) }
      return inset
    }
    switch name {
    case "contentSize": return record("CGSize", [("width", width), ("height", height)])
    case "effectiveContentSize":
      return record(
        "CGSize", [("width", width - insets[1] - insets[3]), ("height", height - insets[0] - insets[2])])
    case "contentInsets", "effectiveContentInsets":
      return record(
        "NSDirectionalEdgeInsets",
        [("top", insets[0]), ("leading", insets[1]), ("bottom", insets[2]), ("trailing", insets[3])])
    default: return nil
    }
  }

  private func traitMember(_ name: String) -> Value? {
    switch name {
    case "horizontalSizeClass": .word(FormulaWord.horizontalSizeClass.formula)
    case "verticalSizeClass": .word(FormulaWord.verticalSizeClass.formula)
    case "layoutDirection": .word(FormulaWord.layoutDirection.formula)
    case "userInterfaceIdiom": .word(FormulaWord.idiom.formula)
    case "displayScale": number(.scale)
    case "preferredContentSizeCategory": .host(.textSize)
    default: nil
    }
  }

  private func viewMember(_ name: String) -> Value? {
    switch name {
    case "bounds", "frame": return rect(.name("width"), .name("height"))
    case "safeAreaInsets":
      return record(
        "UIEdgeInsets",
        [
          ("top", .name("safeAreaTop")), ("left", .name("safeAreaLeading")),
          ("bottom", .name("safeAreaBottom")), ("right", .name("safeAreaTrailing")),
        ])
    case "layoutMargins":
      return record(
        "UIEdgeInsets",
        [
          ("top", .name("marginTop")), ("left", .name("marginLeading")), ("bottom", .name("marginBottom")),
          ("right", .name("marginTrailing")),
        ])
    case "directionalLayoutMargins":
      return record(
        "NSDirectionalEdgeInsets",
        [
          ("top", .name("marginTop")), ("leading", .name("marginLeading")),
          ("bottom", .name("marginBottom")), ("trailing", .name("marginTrailing")),
        ])
    case "traitCollection": return .host(.traits)
    case "effectiveUserInterfaceLayoutDirection": return .word(FormulaWord.layoutDirection.formula)
    case "window", "superview": return .host(.view)
    case "windowScene": return .host(.application)
    case "interfaceOrientation": return .host(.orientation)
    default: return nil
    }
  }

  /// Returns an element of a UIKit list.
  func hostElement(of host: Host, at index: Value, _ range: SourceRange, _ context: Context) -> Value {
    guard case .sectionIdentifiers(let section) = host else {
      if case .indexPath = host, case .number(.number(0), _) = index {
        return .number(.number(Double(sections.index)), .sectionIndex)
      }
      return unknown(["element"], range, context)
    }
    return sectionIdentifier(section, range, context)
  }

  /// Returns the identifier of the section being evaluated in a diffable data source.
  func sectionIdentifier(_ section: String?, _ range: SourceRange, _ context: Context) -> Value {
    .unknown(
      Unknown(
        path: ["sectionIdentifier"], place: place(range, context), hint: section.map { .named($0) } ?? .none,
        file: context.file, scope: context.type, isPerSection: true))
  }
}

extension Host {
  /// The types whose extensions add members to the value.
  var typeNames: [String] {
    switch self {
    case .environment, .groupEnvironment: ["NSCollectionLayoutEnvironment"]
    case .container, .groupContainer: ["NSCollectionLayoutContainer"]
    case .traits: ["UITraitCollection"]
    case .view: ["UICollectionView", "UIView"]
    case .screen: ["UIScreen"]
    case .device: ["UIDevice"]
    case .application: ["UIApplication"]
    case .orientation: ["UIDeviceOrientation", "UIInterfaceOrientation"]
    case .textSize: ["UIContentSizeCategory"]
    case .dataSource: ["UICollectionViewDiffableDataSource"]
    case .snapshot: ["NSDiffableDataSourceSnapshot"]
    case .indexPath: ["IndexPath"]
    case .font: ["UIFont"]
    case .fontMetrics: ["UIFontMetrics"]
    case .sectionIdentifiers: []
    }
  }
}

extension SwiftType {
  /// The name of the first generic argument.
  var genericName: String? {
    switch kind {
    case .named(let components): components.last?.genericArguments.first?.name
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): wrapped.genericName
    default: nil
    }
  }
}
