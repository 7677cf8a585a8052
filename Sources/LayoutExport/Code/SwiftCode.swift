import SourceText

/// A Swift expression that the printer can break into lines.
indirect enum SwiftCode: Hashable, Sendable {
  /// Text that is never broken.
  case text(String)
  /// `callee(label: value, …)`, optionally with a trailing closure.
  case call(String, [CodeArgument], closure: CodeClosure? = nil)
  /// `[…]`.
  case list([SwiftCode])
  /// `{ … }`.
  case closure(CodeClosure)
  /// Operands; each one after the first starts with its operator.
  case operands([String])
  /// `condition ? first : second`.
  case choice(SwiftCode, SwiftCode, SwiftCode)

  /// The expression on one line; nil if it contains statements.
  var line: String? {
    switch self {
    case .text(let text): return text
    case .call(let callee, let arguments, nil):
      let lines = arguments.map(\.line)
      guard lines.allSatisfy({ $0 != nil }) else { return nil }
      return "\(callee)(\(lines.compactMap { $0 }.joined(separator: ", ")))"
    case .list(let elements):
      let lines = elements.map(\.line)
      guard lines.allSatisfy({ $0 != nil }) else { return nil }
      return "[\(lines.compactMap { $0 }.joined(separator: ", "))]"
    case .call, .closure: return nil
    case .operands(let parts): return parts.joined(separator: " ")
    case .choice(let condition, let first, let second):
      guard let condition = condition.line, let first = first.line, let second = second.line else {
        return nil
      }
      return "\(condition) ? \(first) : \(second)"
    }
  }

  /// The expression with `name` replaced.
  func renaming(_ name: String, to other: String) -> SwiftCode {
    switch self {
    case .text(let text): .text(text.replacing(name, with: other))
    case .call(let callee, let arguments, let closure):
      .call(
        callee.replacing(name, with: other),
        arguments.map { CodeArgument($0.label, $0.value.renaming(name, to: other)) },
        closure: closure?.renaming(name, to: other))
    case .list(let elements): .list(elements.map { $0.renaming(name, to: other) })
    case .closure(let closure): .closure(closure.renaming(name, to: other))
    case .operands(let parts): .operands(parts.map { $0.replacing(name, with: other) })
    case .choice(let condition, let first, let second):
      .choice(
        condition.renaming(name, to: other), first.renaming(name, to: other),
        second.renaming(name, to: other))
    }
  }
}

/// An argument of a call, with its label.
struct CodeArgument: Hashable, Sendable {
  var label: String?
  var value: SwiftCode

  init(_ label: String?, _ value: SwiftCode) {
    self.label = label
    self.value = value
  }

  var prefix: String { label.map { "\($0): " } ?? "" }
  var line: String? { value.line.map { prefix + $0 } }
}

struct CodeClosure: Hashable, Sendable {
  /// The text before `in`; empty if there are no parameters.
  var parameters: String
  var statements: [CodeStatement]

  func renaming(_ name: String, to other: String) -> CodeClosure {
    CodeClosure(parameters: parameters, statements: statements.map { $0.renaming(name, to: other) })
  }
}

/// A statement or a declaration.
indirect enum CodeStatement: Hashable, Sendable {
  /// `prefix value`, with the number of the spec's line it comes from.
  case code(prefix: String, SwiftCode, line: Int?)
  /// `header {`, statements, `}`.
  case block(String, [CodeStatement])
  /// `if condition {`, statements, `} else {`, statements, `}`.
  case branch(SwiftCode, [CodeStatement], [CodeStatement])
  /// `switch subject {`, cases, `}`.
  case choice(String, [CodeCase])
  case comment(String)
  case empty

  func renaming(_ name: String, to other: String) -> CodeStatement {
    switch self {
    case .code(let prefix, let value, let line):
      .code(prefix: prefix.replacing(name, with: other), value.renaming(name, to: other), line: line)
    case .block(let header, let statements):
      .block(header.replacing(name, with: other), statements.map { $0.renaming(name, to: other) })
    case .branch(let condition, let first, let second):
      .branch(
        condition.renaming(name, to: other), first.map { $0.renaming(name, to: other) },
        second.map { $0.renaming(name, to: other) })
    case .choice(let subject, let cases):
      .choice(
        subject.replacing(name, with: other),
        cases.map {
          CodeCase(pattern: $0.pattern, statements: $0.statements.map { $0.renaming(name, to: other) })
        })
    case .comment, .empty: self
    }
  }

  /// The statement without the spec's line numbers, so that equal statements from different lines compare
  /// equal.
  var withoutLine: CodeStatement {
    switch self {
    case .code(let prefix, let value, _): .code(prefix: prefix, value, line: nil)
    case .block(let header, let statements): .block(header, statements.map(\.withoutLine))
    case .branch(let condition, let first, let second):
      .branch(condition, first.map(\.withoutLine), second.map(\.withoutLine))
    case .choice(let subject, let cases):
      .choice(
        subject,
        cases.map { CodeCase(pattern: $0.pattern, statements: $0.statements.map(\.withoutLine)) })
    case .comment, .empty: self
    }
  }
}

/// A case of a `switch`.
struct CodeCase: Hashable, Sendable {
  var pattern: String
  var statements: [CodeStatement]
}
