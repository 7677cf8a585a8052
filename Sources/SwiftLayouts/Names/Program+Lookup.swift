import SourceText
import SwiftSource

extension Program {
  /// The type of a name with dots, as code in `outer` and `file` sees it; nil where none or several are meant.
  func type(named name: String, in outer: TypeID?, file: Int) -> TypeID? {
    let parts = name.split(separator: ".").map(String.init)
    guard let first = parts.first, var type = firstType(named: first, in: outer, file: file) else {
      return nil
    }
    for part in parts.dropFirst() {
      guard let nested = types[type].nested[part] else { return nil }
      type = nested
    }
    return type
  }

  private func firstType(named name: String, in outer: TypeID?, file: Int) -> TypeID? {
    var scope = outer
    while let type = scope {
      if let nested = types[type].nested[name] { return nested }
      if types[type].name == name { return type }
      if let inherited = superclass(of: type).flatMap({ types[$0].nested[name] }) { return inherited }
      scope = types[type].outer
    }
    let candidates = (typesByName[name] ?? []).filter { types[$0].outer == nil }
    return closest(candidates, to: file) { types[$0].file }
  }

  /// The candidate whose file is the nearest to a file; nil where two are equally near.
  func closest<Candidate>(
    _ candidates: [Candidate], to file: Int, _ fileOf: (Candidate) -> Int
  ) -> Candidate? {
    guard candidates.count > 1 else { return candidates.first }
    let scored = candidates.map { (candidate: $0, score: nearness(of: fileOf($0), to: file)) }
    guard let best = scored.map(\.score).max() else { return nil }
    let nearest = scored.filter { $0.score == best }
    return nearest.count == 1 ? nearest[0].candidate : nil
  }

  /// The number of folders that two files share; more than any for the same file.
  private func nearness(of file: Int, to other: Int) -> Int {
    guard file != other else { return .max }
    let first = files[file].syntax.source.name.split(separator: "/").dropLast()
    let second = files[other].syntax.source.name.split(separator: "/").dropLast()
    return zip(first, second).prefix { $0 == $1 }.count
  }

  /// The declared superclass of a type.
  func superclass(of type: TypeID) -> TypeID? {
    guard types[type].kind == .classType else { return nil }
    for inherited in types[type].inherited {
      guard let name = inherited.name,
        let candidate = firstSuperclass(named: name, of: type), types[candidate].kind == .classType
      else { continue }
      return candidate
    }
    return nil
  }

  private func firstSuperclass(named name: String, of type: TypeID) -> TypeID? {
    let parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last else { return nil }
    let candidates = (typesByName[last] ?? []).filter { $0 != type }
    return closest(candidates, to: types[type].file) { types[$0].file }
  }

  /// The members of a name in a type, its superclasses and the protocols that it conforms to, the nearest first.
  func members(named name: String, of type: TypeID) -> [DeclaredMember] {
    var found: [DeclaredMember] = []
    for ancestor in ancestors(of: type) { found += types[ancestor].members[name] ?? [] }
    return found
  }

  /// A type, its superclasses and all their protocols.
  func ancestors(of type: TypeID) -> [TypeID] {
    var seen: Set<TypeID> = [type]
    var open = [type]
    var result: [TypeID] = []
    while !open.isEmpty, result.count < 64 {
      let next = open.removeFirst()
      result.append(next)
      // Extensions of a type that is not declared in the program stay apart from those of its nested names.
      for id in typesByName[types[next].name] ?? []
      where types[id].kind == .extensionOf && types[id].name == types[next].name && seen.insert(id).inserted {
        open.append(id)
      }
      for inherited in types[next].inherited {
        for name in inherited.inheritedNames {
          guard let id = self.type(named: name, in: types[next].outer, file: types[next].file),
            seen.insert(id).inserted
          else { continue }
          open.append(id)
        }
      }
    }
    return result
  }

  /// The names that a type inherits from, as far as they are written.
  func inheritedNames(of type: TypeID) -> [String] {
    var names: [String] = []
    for ancestor in ancestors(of: type) { names += types[ancestor].inherited.flatMap(\.inheritedNames) }
    return names
  }

  /// The member of the program's top level that code in a file sees.
  func global(_ candidates: [DeclaredMember]?, from file: Int) -> [DeclaredMember] {
    let visible = (candidates ?? []).filter { !$0.isPrivate || $0.file == file }
    let own = visible.filter { $0.file == file }
    return own.isEmpty ? visible : own
  }
}

extension SwiftType {
  /// The names of an inherited type: several of a composition.
  var inheritedNames: [String] {
    if case .composition(let parts) = kind { return parts.flatMap(\.inheritedNames) }
    return name.map { [$0] } ?? []
  }
}
