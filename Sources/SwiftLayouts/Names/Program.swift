import SourceText
package import SwiftSource

/// The declarations of the files that layout code may use.
package struct Program: Sendable {
  /// A file and its path.
  struct File: Sendable {
    var syntax: SwiftFile
    /// The functions, variables and initializers that the file declares, those of its types included.
    var members: [DeclaredMember] = []
  }

  private(set) var files: [File] = []
  private(set) var types: [DeclaredType] = []
  /// The types by their unqualified names.
  private(set) var typesByName: [String: [TypeID]] = [:]
  private(set) var functions: [String: [DeclaredMember]] = [:]
  private(set) var variables: [String: [DeclaredMember]] = [:]
  private(set) var aliases: [String: SwiftType] = [:]
  /// The extensions of types that have not been added yet.
  private var extensions: [(declaration: SwiftTypeDeclaration, file: Int, outer: TypeID?)] = []

  package init() {}

  /// Adds the declarations of a file; returns the file's index.
  package mutating func add(_ syntax: SwiftFile) -> Int {
    let file = files.count
    files.append(File(syntax: syntax))
    for statement in syntax.statements { collect(statement, file) }
    return file
  }

  /// Attaches extensions to their types; call it after adding the last file.
  package mutating func finish() {
    let waiting = extensions
    extensions = []
    for (declaration, file, outer) in waiting {
      let name = declaration.name
      let type =
        self.type(named: name, in: outer, file: file) ?? addType(named: name, .extensionOf, file, outer: nil)
      types[type].inherited += declaration.inherited
      for member in declaration.members { collect(member, file, of: type) }
    }
    // Types nested in extensions may have extensions themselves.
    if !extensions.isEmpty, extensions.count < waiting.count { finish() }
  }

  private mutating func collect(_ statement: SwiftStatement, _ file: Int) {
    switch statement.kind {
    case .declaration(let declaration): collect(declaration, file, of: nil)
    case .conditional(let branches):
      for statement in CompilationConditions.active(branches) { collect(statement, file) }
    case .expression, .returned, .thrown, .breaks, .continues, .fallsThrough, .ifElse, .guarded, .switched,
      .forIn, .whileLoop, .repeatLoop, .doCatch, .deferred, .labeled, .marked:
      return
    }
  }

  private mutating func collect(_ declaration: SwiftDeclaration, _ file: Int, of type: TypeID?) {
    switch declaration.kind {
    case .variable(let variable):
      for binding in variable.bindings {
        guard let name = binding.pattern.name else { continue }
        let content = DeclaredMember.Content.variable(binding, isConstant: variable.isConstant)
        add(DeclaredMember(name, content, declaration, file, type), to: type)
      }
    case .function(let function):
      add(DeclaredMember(function.name.text, .function(function), declaration, file, type), to: type)
    case .initializer(let function):
      add(DeclaredMember("init", .initializer(function), declaration, file, type), to: type)
    case .subscripts(let declared):
      add(DeclaredMember("subscript", .subscripts(declared), declaration, file, type), to: type)
    case .enumCases(let cases):
      guard let type else { return }
      types[type].cases += cases.map { DeclaredCase(syntax: $0, file: file) }
    case .type(let declared): collect(declared, declaration, file, of: type)
    case .typeAlias(let alias):
      guard let aliased = alias.type else { return }
      if let type {
        types[type].aliases[alias.name.text] = aliased
      } else {
        aliases[alias.name.text] = aliased
      }
    case .conditional(let branches):
      for declaration in CompilationConditions.active(branches) { collect(declaration, file, of: type) }
    case .imports, .deinitializer, .associatedType, .operators, .precedenceGroup, .macro, .macroExpansion:
      return
    }
  }

  private mutating func collect(
    _ declared: SwiftTypeDeclaration, _ declaration: SwiftDeclaration, _ file: Int, of outer: TypeID?
  ) {
    guard declared.kind != .extensionOf else {
      extensions.append((declared, file, outer))
      return
    }
    let type = addType(named: declared.name, declared.kind, file, outer: outer)
    types[type].inherited = declared.inherited
    for member in declared.members { collect(member, file, of: type) }
  }

  private mutating func addType(
    named name: String, _ kind: SwiftTypeDeclaration.Kind, _ file: Int, outer: TypeID?
  ) -> TypeID {
    let id = types.count
    let qualifiedName = outer.map { types[$0].qualifiedName + "." + name } ?? name
    types.append(
      DeclaredType(name: name, qualifiedName: qualifiedName, kind: kind, file: file, outer: outer))
    if let outer { types[outer].nested[name] = id }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    typesByName[last, default: []].append(id)
    return id
  }

  private mutating func add(_ member: DeclaredMember, to type: TypeID?) {
    files[member.file].members.append(member)
    if let type {
      types[type].members[member.name, default: []].append(member)
      return
    }
    switch member.content {
    case .variable: variables[member.name, default: []].append(member)
    case .function, .initializer, .subscripts: functions[member.name, default: []].append(member)
    }
  }
}

/// The index of a type in its program.
typealias TypeID = Int

/// A type with the members of its extensions.
struct DeclaredType: Sendable {
  var name: String
  /// The name, qualified with the enclosing types.
  var qualifiedName: String
  var kind: SwiftTypeDeclaration.Kind
  var file: Int
  var outer: TypeID?
  var inherited: [SwiftType] = []
  var members: [String: [DeclaredMember]] = [:]
  var cases: [DeclaredCase] = []
  var nested: [String: TypeID] = [:]
  var aliases: [String: SwiftType] = [:]

  /// Whether the type is a structure or an enum.
  var isValueType: Bool { kind == .structure || kind == .enumeration }

  /// The stored properties, in declaration order.
  var storedProperties: [DeclaredMember] {
    members.values.flatMap { $0 }.filter(\.isStored).sorted {
      ($0.file, $0.range.start) < ($1.file, $1.range.start)
    }
  }
}

/// An enum case and its file.
struct DeclaredCase: Sendable {
  var syntax: SwiftEnumCase
  var file: Int

  var name: String { syntax.name.text }
}

/// A declared function, variable, initializer or subscript.
struct DeclaredMember: Sendable {
  enum Content: Sendable {
    case variable(SwiftBinding, isConstant: Bool)
    case function(SwiftFunction)
    case initializer(SwiftFunction)
    case subscripts(SwiftSubscript)
  }

  var name: String
  var content: Content
  var isStatic: Bool
  var isLazy: Bool
  /// Whether the member is not visible in other files.
  var isPrivate: Bool
  var range: SourceRange
  var file: Int
  var type: TypeID?

  init(
    _ name: String, _ content: Content, _ declaration: SwiftDeclaration, _ file: Int, _ type: TypeID?
  ) {
    self.name = name
    self.content = content
    isStatic = declaration.isStatic
    isLazy = declaration.isLazy
    isPrivate = declaration.modifiers.contains { $0 == "private" || $0 == "fileprivate" }
    range = declaration.range
    self.file = file
    self.type = type
  }

  /// Whether the member is a stored instance property.
  var isStored: Bool {
    guard case .variable(let binding, _) = content, !isStatic else { return false }
    return binding.accessors.allSatisfy { $0.kind == .willSet || $0.kind == .didSet }
  }
}

extension DeclaredMember {
  /// Whether the member is a stored variable that starts empty, to be set by the app.
  var isFilledLater: Bool {
    guard case .variable(let binding, isConstant: false) = content, isStored, !isLazy else { return false }
    switch binding.value?.kind {
    case .nilValue: return true
    case .array(let elements): return elements.isEmpty
    case .dictionary(let entries): return entries.isEmpty
    case .call(let call):
      guard call.arguments.isEmpty, call.trailingClosures.isEmpty else { return false }
      if case .array = call.callee.kind { return true }
      return false
    default: return false
    }
  }
}

extension Program {
  /// Returns the offset of an assignment to a stored variable outside its declaration; nil if there is none.
  func assignment(to member: DeclaredMember) -> Int? {
    guard case .variable(let binding, isConstant: false) = member.content else { return nil }
    let bytes = files[member.file].syntax.source.bytes
    let name = Array(member.name.utf8)
    var index = 0
    while index + name.count < bytes.count {
      defer { index += 1 }
      guard bytes[index] == name[0], bytes[index..<(index + name.count)].elementsEqual(name),
        index < binding.range.start || index >= binding.range.end,
        index == 0 || !bytes[index - 1].isIdentifierByte
      else { continue }
      // `name = ` or `name += `, but not `name == `, an argument label or another declaration.
      var next = index + name.count
      while next < bytes.count, bytes[next] == 0x20 { next += 1 }
      if next + 1 < bytes.count, "+-*/".utf8.contains(bytes[next]), bytes[next + 1] == UInt8(ascii: "=") {
        return index
      }
      guard next + 1 < bytes.count, bytes[next] == UInt8(ascii: "="), bytes[next + 1] != UInt8(ascii: "=")
      else { continue }
      let before = bytes[..<index].suffix(4)
      if before.elementsEqual("let ".utf8) || before.elementsEqual("var ".utf8) { continue }
      return index
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isIdentifierByte: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
      || self == 0x5F
      || self >= 0x80
  }
}
