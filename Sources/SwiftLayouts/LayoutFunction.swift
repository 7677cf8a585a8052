package import SourceText
import SwiftSource

/// A function, property or initializer that builds a layout or a part of one.
package struct LayoutFunction: Sendable {
  /// The part of a layout that a function builds, by its declaration.
  package enum Product: String, Sendable {
    case layout, section, group, item
  }

  /// The name, qualified with the enclosing types: `HomeViewController.createLayout`.
  package var name: String
  /// The range of its name.
  package var range: SourceRange
  package var product: Product
  var member: DeclaredMember

  /// The index of its file.
  package var file: Int { member.file }
}

extension LayoutFunction.Product {
  /// Creates the product for a type's name; nil for types that are not part of a layout.
  init?(typeNamed name: String) {
    switch name.withoutBackportPrefix {
    case "UICollectionViewLayout", "UICollectionViewCompositionalLayout", "UICollectionViewFlowLayout":
      self = .layout
    case "NSCollectionLayoutSection": self = .section
    case "NSCollectionLayoutGroup": self = .group
    case "NSCollectionLayoutItem": self = .item
    default: return nil
    }
  }
}

extension Program {
  /// Returns the layout functions that a file declares, in order.
  package func layoutFunctions(inFile file: Int) -> [LayoutFunction] {
    files[file].members.compactMap(layoutFunction).sorted {
      ($0.range.start, $0.name) < ($1.range.start, $1.name)
    }.withUniqueNames
  }

  private func layoutFunction(_ member: DeclaredMember) -> LayoutFunction? {
    guard let product = product(of: member) else { return nil }
    let name = member.type.map { types[$0].qualifiedName + "." + member.name } ?? member.name
    return LayoutFunction(name: name, range: member.nameRange, product: product, member: member)
  }

  private func product(of member: DeclaredMember) -> LayoutFunction.Product? {
    switch member.content {
    case .function(let function):
      guard function.body != nil else { return nil }
      if let product = product(of: function.result) { return product }
      return function.result == nil ? product(ofBody: function.body, in: member) : nil
    case .variable(let binding, _):
      if let product = product(of: binding.type) {
        return binding.value != nil || member.body != nil ? product : nil
      }
      guard binding.type == nil || binding.type?.name == "UICollectionView",
        binding.value != nil || member.body != nil
      else { return nil }
      return product(ofRange: binding.range, in: member)
    case .initializer(let function):
      // A subclass of a layout that configures itself in its initializer.
      guard let type = member.type,
        inheritedNames(of: type).contains(where: { LayoutClass(rawValue: $0)?.isLayout == true })
      else { return nil }
      guard function.body != nil,
        !function.parameters.contains(where: { $0.name == "coder" || $0.name == "aDecoder" })
      else { return nil }
      return .layout
    case .subscripts: return nil
    }
  }

  private func product(of type: SwiftType?) -> LayoutFunction.Product? {
    switch type?.kind {
    case .named: type?.name.flatMap { LayoutFunction.Product(typeNamed: $0) }
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): product(of: wrapped)
    default: nil
    }
  }

  private func product(ofBody body: SwiftBlock?, in member: DeclaredMember) -> LayoutFunction.Product? {
    body.flatMap { product(ofRange: $0.range, in: member) }
  }

  /// Returns the product of code without a declared type, based on the UIKit classes that it mentions.
  private func product(ofRange range: SourceRange, in member: DeclaredMember) -> LayoutFunction.Product? {
    let text = files[member.file].syntax.source.bytes[range.start..<range.end]
    return ["UICollectionViewCompositionalLayout", "UICollectionViewFlowLayout"].contains {
      text.holdsCall(of: $0)
    }
      ? .layout : nil
  }
}

extension [LayoutFunction] {
  /// Adds argument labels to duplicate names, and numbers if the labels are equal too.
  fileprivate var withUniqueNames: [LayoutFunction] {
    var result = self
    for name in repeatedNames {
      for index in result.indices where result[index].name == name {
        result[index].name += result[index].member.labelText
      }
    }
    for name in result.repeatedNames {
      for (position, index) in result.indices.filter({ result[$0].name == name }).enumerated().dropFirst() {
        result[index].name += "#\(position + 1)"
      }
    }
    return result
  }

  private var repeatedNames: Set<String> {
    var seen: Set<String> = []
    return Set(map(\.name).filter { !seen.insert($0).inserted })
  }
}

extension DeclaredMember {
  /// The labels of the arguments, as in `init(section:insets:)`.
  fileprivate var labelText: String {
    switch content {
    case .function(let function), .initializer(let function):
      "(\(function.parameters.map { ($0.label ?? "_") + ":" }.joined()))"
    case .variable, .subscripts: ""
    }
  }

  /// The range of the name.
  var nameRange: SourceRange {
    switch content {
    case .function(let function), .initializer(let function): function.name.range
    case .variable(let binding, _): binding.pattern.range
    case .subscripts: range
    }
  }
}

extension ArraySlice<UInt8> {
  /// Returns whether the name, followed by `(`, `.` or `{`, occurs in the text.
  fileprivate func holdsCall(of name: String) -> Bool {
    let wanted = Array(name.utf8)
    var index = startIndex
    while index + wanted.count < endIndex {
      if self[index] == wanted[0], self[index..<(index + wanted.count)].elementsEqual(wanted) {
        let next = self[(index + wanted.count)...].first { $0 != 0x20 }
        if let next, [UInt8(ascii: "("), UInt8(ascii: "."), UInt8(ascii: "{")].contains(next) { return true }
      }
      index += 1
    }
    return false
  }
}
