import LayoutSpec

/// The statements generated so far, and the elements they declare.
struct CodeBlock {
  var statements: [CodeStatement] = []
  /// The names of declared elements by their declarations, so that repeated elements are declared only once.
  var known: [[CodeStatement]: String] = [:]

  /// Replaced by the element's name once that is known.
  static let placeholder = "\u{1}"

  mutating func append(_ statement: CodeStatement) { statements.append(statement) }
}

/// How the code that creates an element starts.
enum ElementBinding {
  /// `let name = `.
  case declares
  /// `name = `, for a variable that is already declared.
  case assigns(String)

  var prefix: String {
    switch self {
    case .declares: "let \(CodeBlock.placeholder) = "
    case .assigns(let name): "\(name) = "
    }
  }

  var name: String {
    switch self {
    case .declares: CodeBlock.placeholder
    case .assigns(let name): name
    }
  }
}

extension SwiftExport {
  /// Declares an element, or reuses an identical one, and returns its name.
  mutating func declare(
    _ statements: [CodeStatement], as name: String, in block: inout CodeBlock
  ) -> String {
    let key = statements.map(\.withoutLine)
    if let known = block.known[key] { return known }
    let unique = CodeName.escaped(function.names.unique(name))
    block.known[key] = unique
    if !block.statements.isEmpty, statements.count > 1 || block.statements.last?.isProperty == true {
      if block.statements.last != .empty { block.append(.empty) }
    }
    block.statements += statements.map { $0.renaming(CodeBlock.placeholder, to: unique) }
    return unique
  }

  /// Writes a block per combination of conditions; `write` fills each block.
  mutating func branch<Value>(
    _ values: Conditional<Value>, in block: inout CodeBlock,
    _ write: (inout SwiftExport, Value, inout CodeBlock) -> Void
  ) {
    switch values {
    case .value(let value): write(&self, value, &block)
    case .choice(let condition, let first, let second):
      let condition = value(condition, as: .boolean)
      let outside = function.names
      var then = CodeBlock(known: block.known)
      branch(first, in: &then, write)
      function.names = outside
      var otherwise = CodeBlock(known: block.known)
      branch(second, in: &otherwise, write)
      function.names = outside
      if then.statements.isEmpty, otherwise.statements.isEmpty { return }
      if then.statements.isEmpty {
        block.append(.branch(condition.negated, otherwise.statements, []))
      } else {
        block.append(.branch(condition, then.statements, otherwise.statements))
      }
    }
  }

  /// Sets a property to a key's value; if the key is missing in some cases, sets it only in the others.
  mutating func set(
    _ target: String, _ key: some SpecKey, of mapping: SpecMapping, in block: inout CodeBlock,
    _ leaf: (inout SwiftExport, SpecNode) -> SwiftCode
  ) {
    let values = mapping.values(key)
    guard values.leaves.contains(where: { $0 != nil }) else { return }
    let line = mapping.member(key).map { self.line($0.keyRange) }
    if values.leaves.allSatisfy({ $0 != nil }) {
      block.append(.code(prefix: "\(target) = ", code(of: values, leaf: leaf), line: line))
      return
    }
    branch(values, in: &block) { export, node, block in
      guard let node else { return }
      block.append(
        .code(prefix: "\(target) = ", leaf(&export, node), line: export.line(node.source.range)))
    }
  }
}

extension CodeStatement {
  /// Whether the statement sets a property.
  fileprivate var isProperty: Bool {
    if case .code(let prefix, _, _) = self { return !prefix.hasPrefix("let ") }
    return true
  }
}

extension SwiftCode {
  /// The negated condition.
  fileprivate var negated: SwiftCode {
    let text = line ?? ""
    let isName = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    return .text(isName ? "!\(text)" : "!(\(text))")
  }
}
