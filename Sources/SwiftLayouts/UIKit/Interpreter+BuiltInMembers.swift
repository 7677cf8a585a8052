import SourceText
import SwiftSource

extension Interpreter {
  /// Returns a property that UIKit or the standard library declares; nil if there is no such property.
  mutating func builtInMember(
    _ name: String, of receiver: Value, _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value? {
    switch receiver {
    case .host(let host): return hostMember(name, of: host)
    case .array(let elements): return listMember(name, of: elements)
    case .dictionary(let pairs):
      switch name {
      case "count": return .number(.number(Double(pairs.count)), .int)
      case "isEmpty": return .boolean(.boolean(pairs.isEmpty))
      case "keys": return .array(pairs.map(\.key))
      case "values": return .array(pairs.map(\.value))
      default: return nil
      }
    case .text(let text):
      switch name {
      case "count": return .number(.number(Double(text.count)), .int)
      case "isEmpty": return .boolean(.boolean(text.isEmpty))
      default: return nil
      }
    case .number(let formula, let kind):
      switch name {
      case "magnitude": return .number(.apply(.abs, [formula]), kind)
      case "isZero": return .boolean(.compare(.equal, formula, .number(0)))
      default: return nil
      }
    case .structure(let record): return recordMember(name, of: record, range, context)
    case .object(let id): return objectMember(name, of: id, context)
    case .type(let reference): return try typeMember(name, of: reference, range, context)
    case .enumCase(let value):
      return try value.type == nil ? nil : name == "rawValue" ? rawValue(of: value, context) : nil
    case .tuple(let parts):
      if let part = parts.first(where: { $0.label == name }) { return part.value }
      guard let index = Int(name), parts.indices.contains(index) else { return nil }
      return parts[index].value
    case .range(let first, let last, let isClosed):
      switch name {
      case "lowerBound": return first.map { .number($0, .int) }
      case "upperBound": return last.map { .number($0, .int) }
      case "count":
        guard let first, let last else { return nil }
        return .number(last - first + .number(isClosed ? 1 : 0), .int)
      default: return nil
      }
    case .dimension(let form, let formula):
      switch name {
      case "dimension": return .number(formula, .double)
      case "isAbsolute": return .boolean(.boolean(form == .absolute))
      case "isEstimated": return .boolean(.boolean(form == .estimated))
      case "isFractionalWidth": return .boolean(.boolean(form == .fractionalWidth))
      case "isFractionalHeight": return .boolean(.boolean(form == .fractionalHeight))
      default: return nil
      }
    case .spacing(let isFlexible, let formula):
      switch name {
      case "spacing": return .number(formula, .double)
      case "isFlexible": return .boolean(.boolean(isFlexible))
      case "isFixed": return .boolean(.boolean(!isFlexible))
      default: return nil
      }
    case .void, .none, .boolean, .word, .closure, .function, .keyPath, .unknown: return nil
    }
  }

  private func listMember(_ name: String, of elements: [Value]) -> Value? {
    switch name {
    case "count": .number(.number(Double(elements.count)), .int)
    case "isEmpty": .boolean(.boolean(elements.isEmpty))
    case "first": elements.first ?? Value.none
    case "last": elements.last ?? Value.none
    case "indices": .range(first: .number(0), last: .number(Double(elements.count)), isClosed: false)
    case "startIndex": .number(.number(0), .int)
    case "endIndex": .number(.number(Double(elements.count)), .int)
    case "lazy": .array(elements)
    default: nil
    }
  }

  /// Returns a member of a size, a rectangle or insets, or a default of a list configuration.
  private func recordMember(
    _ name: String, of record: Record, _ range: SourceRange, _ context: Context
  ) -> Value? {
    switch record.typeName {
    case "CGRect": return rectMember(name, of: record)
    case "NSDirectionalEdgeInsets", "UIEdgeInsets":
      return LayoutConstructor.parameters(of: record.typeName)?.contains { $0.name == name } == true
        ? .number(.number(0), .double) : nil
    case "IndexPath": return name == "row" ? record["item"] : record["row"]
    case "UICollectionLayoutListConfiguration":
      return name == "headerMode" || name == "footerMode"
        ? .enumCase(EnumValue(type: nil, name: "none")) : nil
    default: return nil
    }
  }

  private func rectMember(_ name: String, of record: Record) -> Value? {
    func part(_ name: String) -> Formula? {
      if case .number(let formula, _)? = record[name] { return formula }
      return nil
    }
    guard let x = part("x"), let y = part("y"), let width = part("width"), let height = part("height") else {
      return nil
    }
    func point(_ type: String, _ names: [String], _ formulas: [Formula]) -> Value {
      var result = Record(typeName: type, type: nil, place: record.place)
      for (name, formula) in zip(names, formulas) {
        result.fields[name] = Field(value: .number(formula, .double), place: record.place, key: record.place)
      }
      return .structure(result)
    }
    let half = Formula.number(2)
    switch name {
    case "size": return point("CGSize", ["width", "height"], [width, height])
    case "origin": return point("CGPoint", ["x", "y"], [x, y])
    case "minX": return .number(x, .double)
    case "minY": return .number(y, .double)
    case "maxX": return .number(x + width, .double)
    case "maxY": return .number(y + height, .double)
    case "midX": return (width / half).map { .number(x + $0, .double) }
    case "midY": return (height / half).map { .number(y + $0, .double) }
    default: return nil
    }
  }

  /// Returns the default of a layout object's property.
  private mutating func objectMember(_ name: String, of id: ObjectID, _ context: Context) -> Value? {
    let base: String
    if case .text(let text)? = heap[id][LayoutClass.baseField] {
      base = text
    } else {
      base = heap[id].typeName
    }
    guard let layoutClass = LayoutClass(rawValue: base) else {
      return inherited(name, by: .object(id), context)
    }
    switch (layoutClass, name) {
    case (_, "contentInsets"): return zero("NSDirectionalEdgeInsets", heap[id].place, context)
    case (_, "boundarySupplementaryItems"), (_, "supplementaryItems"), (_, "decorationItems"),
      (.group, "subitems"):
      return .array([])
    case (_, "interGroupSpacing"), (_, "interSectionSpacing"): return .number(.number(0), .double)
    case (.flowLayout, "minimumLineSpacing"), (.flowLayout, "minimumInteritemSpacing"):
      return .number(.number(10), .double)
    case (.flowLayout, "sectionInset"): return zero("UIEdgeInsets", heap[id].place, context)
    case (.flowLayout, "headerReferenceSize"), (.flowLayout, "footerReferenceSize"):
      return zero("CGSize", heap[id].place, context)
    case (.layout, "configuration"):
      let place = heap[id].place
      let made = make(Record(typeName: LayoutClass.configuration.rawValue, type: nil, place: place))
      heap[id].fields[name] = Field(value: made, place: place, key: place)
      return made
    case (_, "orthogonalScrollingBehavior"): return .enumCase(EnumValue(type: nil, name: "none"))
    case (_, "zIndex"): return .number(.number(0), .int)
    case (.layout, "collectionView"), (.flowLayout, "collectionView"): return .host(.view)
    default: return nil
    }
  }

  private mutating func typeMember(
    _ name: String, of reference: TypeReference, _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value? {
    if let type = reference.type {
      if name == "allCases", program.types[type].kind == .enumeration {
        return .array(program.types[type].cases.map { enumCase($0.name, of: type) })
      }
      if let base = program.inheritedNames(of: type).first(where: { $0.hasPrefix("UI") || $0.hasPrefix("NS") }
      ) {
        return try builtInStatic(name, nil, ofTypeNamed: base, range, context)
      }
    }
    return try builtInStatic(name, nil, ofTypeNamed: reference.name, range, context)
  }
}
