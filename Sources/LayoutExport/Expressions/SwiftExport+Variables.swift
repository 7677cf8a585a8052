import LayoutSpec
import SourceText

extension SwiftExport {
  /// Names that the generated code uses itself.
  private static let reserved: Set = [
    "environment", "index", "section", "collectionView", "collectionViewLayout", "width", "height", "size",
    "configuration", "layout", "indexPath", "makeLayout", "Section", "ElementKind", "itemHeight", "itemSize",
    "waterfall",
  ]

  /// Assigns every variable a unique Swift name.
  mutating func nameVariables() {
    var names = SwiftNameTable(Self.reserved)
    for name in variables.map(\.key.string) + sections.flatMap({ $0.mapping.variableNames })
    where variableNames[name] == nil {
      variableNames[name] = names.unique(CodeName.lower(name) ?? "value")
    }
  }

  // MARK: Whole numbers

  /// Finds the variables that are used as counts: they are `Int` in the generated code.
  mutating func findWholeVariables() {
    var candidates: Set<String> = []
    var open = [root]
    while let mapping = open.popLast() {
      for (key, node) in mapping.allMembers {
        if let inner = node.mapping { open.append(inner) }
        open += node.elements.compactMap(\.mapping)
        guard case .number(let range)? = mapping.name.reference.key(key)?.shape else { continue }
        guard range == .count || range == .whole || range == .wholeNonNegative else { continue }
        if mapping.name == .items || mapping.name == .random { continue }
        for tree in node.trees { candidates.formUnion(tree.wholeNames) }
      }
    }
    // The variables in a candidate's expression are candidates too.
    var isNew = true
    while isNew {
      isNew = false
      for name in candidates {
        for tree in definitions(of: name).flatMap(\.trees) {
          let count = candidates.count
          candidates.formUnion(tree.wholeNames)
          isNew = isNew || candidates.count > count
        }
      }
    }
    // A candidate whose value is not whole disqualifies the variables calculated from it.
    var kept = candidates
    repeat {
      candidates = kept
      kept = candidates.filter { name in
        let trees = definitions(of: name).flatMap(\.trees)
        return !trees.isEmpty && trees.allSatisfy { $0.isWhole(candidates) }
      }
    } while kept.count < candidates.count
    wholeVariables = kept
  }

  /// Every value a variable can have, in any section.
  private func definitions(of name: String) -> [SpecNode] {
    let top = variables.filter { $0.key.string == name }.map(\.value)
    return top + root.variableValues(name) + sections.flatMap { $0.mapping.variableValues(name) }
  }

  // MARK: Declarations

  /// The variable's Swift name and type in the current function; declares the variable if needed.
  mutating func variable(_ name: String) -> (text: String, type: CodeType)? {
    if let local = function.locals[name] { return (local.name, local.type) }
    guard let swiftName = variableNames[name] else { return nil }
    if let values = function.sectionVariables[name] {
      let shadows = variables.contains { $0.key.string == name }
      let own = shadows ? "section" + (CodeName.upper(swiftName) ?? swiftName) : swiftName
      if function.parameters.contains(name) {
        function.usedParameters.insert(name)
        return (CodeName.escaped(own), type(ofVariable: name, values))
      }
      return declared(name, as: own, values)
    }
    guard let member = variables.first(where: { $0.key.string == name }) else { return nil }
    let values = topValues(of: name)
    if let value = values.single ?? nil, value.isConstant {
      needs.properties.insert(name)
      return (CodeName.escaped(swiftName), type(ofVariable: name, values))
    }
    // Top-level variables see only other top-level variables.
    let own = function.sectionVariables
    function.sectionVariables = [:]
    defer { function.sectionVariables = own }
    _ = member
    return declared(name, as: swiftName, values)
  }

  /// The values of a top-level variable under the conditions of the top-level variants.
  func topValues(of name: String) -> Conditional<SpecNode?> {
    root.values(DocumentKey.variables).flatMap { $0?.mapping?.values(name) ?? .value(nil) }.withoutMissing
  }

  private mutating func declared(
    _ name: String, as swiftName: String, _ values: Conditional<SpecNode?>
  ) -> (text: String, type: CodeType)? {
    guard function.open.insert(name).inserted else { return nil }
    defer { function.open.remove(name) }
    let type = type(ofVariable: name, values)
    let wasInGroup = function.isInGroup
    function.isInGroup = false
    defer { function.isInGroup = wasInGroup }
    let code = code(of: values) { export, node in export.value(node, as: type) }
    let annotation = type == .double && !isTyped(values) ? ": CGFloat" : ""
    let text = CodeName.escaped(swiftName)
    let line = values.leaves.first??.source.range
    function.declarations.append(
      .code(prefix: "let \(text)\(annotation) = ", code, line: line.map(self.line)))
    function.locals[name] = FunctionScope.Local(name: text, type: type)
    return (text, type)
  }

  /// The variable's type in the generated code.
  func type(ofVariable name: String, _ values: Conditional<SpecNode?>) -> CodeType {
    if wholeVariables.contains(name) { return .int }
    for case let node? in values.leaves {
      if let tree = node.trees.first { return type(of: tree) }
    }
    return .double
  }

  /// Whether Swift infers `CGFloat` for the value without an annotation.
  private func isTyped(_ values: Conditional<SpecNode?>) -> Bool {
    values.leaves.contains { node in node?.trees.contains { isTyped($0) } == true }
  }

  private func isTyped(_ tree: ExpressionTree) -> Bool {
    switch tree {
    case .number, .boolean, .text: false
    case .name: true
    case .fontSize, .lineHeight, .labelHeight, .scaled: true
    case .negate(let part), .not(let part): isTyped(part)
    case .binary(_, let left, let right), .and(let left, let right), .or(let left, let right):
      isTyped(left) || isTyped(right)
    case .choice(_, let first, let second): isTyped(first) || isTyped(second)
    case .call(_, let arguments): arguments.contains { isTyped($0) }
    }
  }
}

extension Conditional where Value == SpecNode? {
  /// The value without the branches that are nil.
  var withoutMissing: Conditional {
    switch self {
    case .value: return self
    case .choice(let condition, let first, let second):
      let (first, second) = (first.withoutMissing, second.withoutMissing)
      if case .value(nil) = first { return second }
      if case .value(nil) = second { return first }
      return .choice(condition, first, second)
    }
  }
}

extension SpecMapping {
  /// The keys and values, including those of variants.
  fileprivate var allMembers: [(key: String, node: SpecNode)] {
    members.map { ($0.key.string, $0.value) } + variants.flatMap(\.mapping.allMembers)
  }

  /// The names of the section's variables.
  var variableNames: [String] {
    values(SectionKey.variables).leaves.flatMap { node in
      node?.mapping.map { mapping in mapping.allMembers.map(\.key) } ?? []
    }
  }

  /// The values a section variable can have.
  fileprivate func variableValues(_ name: String) -> [SpecNode] {
    values(SectionKey.variables).leaves.flatMap { node in
      node?.mapping?.values(name).leaves.compactMap { $0 } ?? []
    }
  }
}

extension SpecNode {
  /// Whether the value mentions no names.
  var isConstant: Bool { !trees.isEmpty && trees.allSatisfy(\.names.isEmpty) }
}

extension ExpressionTree {
  /// The names that must be whole numbers for this value to be one.
  fileprivate var wholeNames: Set<String> {
    switch self {
    case .name(let name): [name]
    case .negate(let part): part.wholeNames
    case .binary(let symbol, let left, let right):
      switch symbol {
      case .add, .subtract, .multiply, .remainder: left.wholeNames.union(right.wholeNames)
      case .divide, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: []
      }
    case .choice(_, let first, let second): first.wholeNames.union(second.wholeNames)
    case .call(let function, let arguments):
      switch function {
      case .min, .max, .abs, .mod: arguments.reduce(into: []) { $0.formUnion($1.wholeNames) }
      case .floor, .ceil, .round: []
      }
    case .number, .boolean, .text, .not, .and, .or, .fontSize, .lineHeight, .labelHeight, .scaled: []
    }
  }

  /// Whether the value is a whole number, given the names that are.
  func isWhole(_ whole: Set<String>) -> Bool {
    switch self {
    case .number(let number): return number == number.rounded() && number.magnitude < 1e15
    case .name(let name): return whole.contains(name) || name == "section" || name == "items"
    case .negate(let part): return part.isWhole(whole)
    case .binary(let symbol, let left, let right):
      switch symbol {
      case .add, .subtract, .multiply, .remainder: return left.isWhole(whole) && right.isWhole(whole)
      case .divide, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: return false
      }
    case .choice(_, let first, let second): return first.isWhole(whole) && second.isWhole(whole)
    case .call(let function, let arguments):
      switch function {
      case .min, .max, .abs, .mod: return arguments.allSatisfy { $0.isWhole(whole) }
      case .floor, .ceil, .round: return true
      }
    case .boolean, .text, .not, .and, .or, .fontSize, .lineHeight, .labelHeight, .scaled: return false
    }
  }

  /// Whether the value mentions a name that is an `Int` in the generated code.
  func mentionsWhole(_ whole: Set<String>) -> Bool {
    names.contains { whole.contains($0) || $0 == "section" || $0 == "items" }
  }
}
