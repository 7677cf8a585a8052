import DocumentSyntax
import SourceText

/// Sorts the keys of each map in the order of the spec language's tables.
struct KeyOrder {
  /// The kind of map that each definition is used as.
  private var definitions: [ScalarString: MappingName] = [:]

  init(_ root: DocumentNode) {
    let declared = root.kind == .mapping ? root.members.first { $0.key == "definitions" }?.value : nil
    collect(root, as: .mapping(.document))
    // A definition can be used by another definition, so repeat until nothing changes.
    var isNew = true
    while isNew {
      let count = definitions.count
      for member in declared?.members ?? [] {
        if let name = definitions[member.key] { collect(member.value, as: .mapping(name)) }
      }
      isNew = definitions.count > count
    }
  }

  /// Records the definitions that a value uses; the reader limits nesting, which bounds the recursion.
  private mutating func collect(_ node: DocumentNode, as shape: ValueShape?) {
    switch node.kind {
    case .mapping:
      let name = shape.flatMap { mapping($0, of: node) }
      for member in node.writtenMembers {
        if let name, member.key == "use" {
          let uses = member.value.kind == .sequence ? member.value.elements : [member.value]
          for use in uses { if let text = use.string { definitions[ScalarString(text)] = name } }
        } else if member.key != "definitions" {
          collect(member.value, as: self.shape(of: member, in: name))
        }
      }
    case .sequence:
      let element = shape.flatMap { self.element(of: $0) }
      node.forEachElement { collect($0, as: element) }
    case .null, .bool, .number, .string: break
    }
  }

  /// The map that a shape describes; nil for other shapes.
  func mapping(_ shape: ValueShape, of node: DocumentNode) -> MappingName? {
    switch shape {
    case .mapping(let name): name
    case .insets: .insets
    case .estimatedSize: .size
    case .items: .items
    case .measured: .random
    case .number, .constant, .boolean, .text, .word, .words, .names, .dimension, .spacing, .frameLength,
      .version, .value, .definition, .list:
      nil
    }
  }

  /// The shape of a list's elements.
  func element(of shape: ValueShape) -> ValueShape? {
    switch shape {
    case .list(let element): element
    case .items: .mapping(.entry)
    case .number, .constant, .boolean, .text, .word, .words, .names, .dimension, .spacing, .insets,
      .estimatedSize, .frameLength, .measured, .version, .value, .definition, .mapping:
      nil
    }
  }

  func shape(of member: DocumentMember, in name: MappingName?) -> ValueShape? {
    guard let name else { return nil }
    if name == .definitions { return definitions[member.key].map { .mapping($0) } }
    if member.key == "variants" { return .list(.mapping(name)) }
    return name.reference.key(member.key)?.shape
  }

  /// The sorted members: `$schema` and merge keys first, unknown keys last.
  func sorted(_ members: [DocumentMember], in name: MappingName?) -> [DocumentMember] {
    guard let name, name.reference.openKeys == nil else { return members }
    let keys = name.reference.keys.map(\.name)
    func rank(_ member: DocumentMember) -> Int {
      if member.keyNode.isMergeKey { return -2 }
      if member.key == "$schema" || member.key.hasPrefix("x-") { return -1 }
      if member.key == "when" { return 0 }
      // `use` follows the key that names the element: `id` or `kind`.
      if member.key == "use" { return keys.first == "id" || keys.first == "kind" ? 2 : 0 }
      if member.key == "variants" { return keys.count * 2 + 1 }
      return keys.firstIndex { member.key == $0 }.map { $0 * 2 + 1 } ?? keys.count * 2 + 2
    }
    return members.enumerated().map { (rank($1), $0, $1) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }
}
