import SourceText
import SwiftSource

extension Program {
  /// Returns the type with a dotted name, as seen from `outer` and `file`; nil if it is unknown or ambiguous.
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

  /// Returns the candidate whose file is closest to a file; nil if two are equally close.
  func closest<Candidate>(
    _ candidates: [Candidate], to file: Int, _ fileOf: (Candidate) -> Int
  ) -> Candidate? {
    guard candidates.count > 1 else { return candidates.first }
    let scored = candidates.map { (candidate: $0, score: nearness(of: fileOf($0), to: file)) }
    guard let best = scored.map(\.score).max() else { return nil }
    let nearest = scored.filter { $0.score == best }
    return nearest.count == 1 ? nearest[0].candidate : nil
  }

  /// Returns the number of parent folders that two files share; the maximum for the same file.
  private func nearness(of file: Int, to other: Int) -> Int {
    guard file != other else { return .max }
    let first = files[file].syntax.source.name.split(separator: "/").dropLast()
    let second = files[other].syntax.source.name.split(separator: "/").dropLast()
    return zip(first, second).prefix { $0 == $1 }.count
  }

  /// Returns the declared superclass of a type.
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

  /// Returns the members with a name in a type, its superclasses and its protocols, nearest first.
  func members(named name: String, of type: TypeID) -> [DeclaredMember] {
    var found: [DeclaredMember] = []
    for ancestor in ancestors(of: type) { found += types[ancestor].members[name] ?? [] }
    return found
  }

  /// Returns a type, its superclasses and all of their protocols.
  func ancestors(of type: TypeID) -> [TypeID] {
    var seen: Set<TypeID> = [type]
    var open = [type]
    var result: [TypeID] = []
    while !open.isEmpty, result.count < 64 {
      let next = open.removeFirst()
      result.append(next)
      // An extension of an undeclared type matches by its full name only, so nested types of the same name are skipped.
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

  /// Returns the declared names of all types that a type inherits from.
  func inheritedNames(of type: TypeID) -> [String] {
    var names: [String] = []
    for ancestor in ancestors(of: type) { names += types[ancestor].inherited.flatMap(\.inheritedNames) }
    return names
  }

  /// Returns the top-level declarations that are visible to code in a file.
  func global(_ candidates: [DeclaredMember]?, from file: Int) -> [DeclaredMember] {
    let visible = (candidates ?? []).filter { !$0.isPrivate || $0.file == file }
    let own = visible.filter { $0.file == file }
    return own.isEmpty ? visible : own
  }
}

extension SwiftType {
  /// The names of an inherited type; several for a composition.
  var inheritedNames: [String] {
    if case .composition(let parts) = kind { return parts.flatMap(\.inheritedNames) }
    return name.map { [$0] } ?? []
  }
}
