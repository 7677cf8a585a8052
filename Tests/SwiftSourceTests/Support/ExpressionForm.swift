import SourceText
import SwiftSource

extension SwiftExpression {
  /// The tree as text: operators before their operands, in parentheses.
  var form: String {
    switch kind {
    case .number(let number): number.text + (number.isFloatingPoint ? "f" : "")
    case .string(let string): string.form
    case .regex(let text): "regex \(text)"
    case .boolean(let value): "\(value)"
    case .nilValue: "nil"
    case .array(let elements): "[\(elements.map(\.form).joined(separator: " "))]"
    case .dictionary(let entries):
      "[\(entries.map { "\($0.key.form):\($0.value.form)" }.joined(separator: " "))]d"
    case .name(let name): name.form
    case .selfValue: "self"
    case .superValue: "super"
    case .selfType: "Self"
    case .implicitMember(let name): ".\(name.form)"
    case .member(let base, let name): "\(base.form).\(name.form)"
    case .call(let call): "\(call.callee.form)(\(call.form))"
    case .subscripted(let call): "\(call.callee.form)[\(call.form)]"
    case .closure(let closure): closure.form
    case .parenthesized(let inner): "<\(inner.form)>"
    case .tuple(let elements): "(tuple \(elements.map(\.form).joined(separator: " ")))"
    case .prefix(let name, let operand): "(\(name) \(operand.form))"
    case .postfix(let operand, let name): "(\(operand.form) \(name))"
    case .infix(let left, let name, let right), .assignment(let left, let name, let right):
      "(\(name.text) \(left.form) \(right.form))"
    case .ternary(let condition, let first, let second): "(? \(condition.form) \(first.form) \(second.form))"
    case .cast(let value, let cast, let type): "(\(cast) \(value.form) \(type.form))"
    case .tried(let kind, let operand): "(try-\(kind) \(operand.form))"
    case .awaited(let operand): "(await \(operand.form))"
    case .marked(let word, let operand): "(\(word) \(operand.form))"
    case .optionalChain(let operand): "\(operand.form)?"
    case .forceUnwrap(let operand): "\(operand.form)!"
    case .inOut(let operand): "&\(operand.form)"
    case .keyPath(let path): "\\\(path.root?.form ?? "")\(path.components.map(\.form).joined())"
    case .macro(let macro):
      "#\(macro.name.form)(\(macro.arguments.map(\.form).joined(separator: " ")))\(macro.trailingClosures.map(\.form).joined())"
    case .availability(let entry): (entry.isNegated ? "un" : "") + "available \(entry.platforms)"
    case .ifElse(let branches): branches.form
    case .switched(let value): value.form
    case .doCatch(let value): "do {\(value.body.form)}"
    case .discard: "_"
    case .type(let type): "type \(type.form)"
    case .pattern(let pattern): "pattern \(pattern.form)"
    case .conditional(let branches):
      "#if(\(branches.map { $0.elements.map(\.form).joined() }.joined(separator: "|")))"
    }
  }
}

extension SwiftName {
  var form: String {
    let arguments = genericArguments.isEmpty ? "" : "<\(genericArguments.map(\.form).joined(separator: ","))>"
    return text + arguments + (argumentLabels.map { "(\($0.map { $0 + ":" }.joined()))" } ?? "")
  }
}

extension SwiftString {
  var form: String {
    "\""
      + segments.map { segment in
        switch segment {
        case .text(let text): text.replacing("\n", with: "⏎")
        case .interpolation(let arguments): "{\(arguments.map(\.form).joined(separator: " "))}"
        }
      }.joined() + "\""
  }
}

extension SwiftArgument {
  var form: String { (label.map { $0 + ":" } ?? "") + value.form }
}

extension SwiftCall {
  var form: String { (arguments.map(\.form) + trailingClosures.map(\.form)).joined(separator: " ") }
}

extension SwiftTrailingClosure {
  var form: String { (label.map { $0 + ":" } ?? "") + closure.form }
}

extension SwiftClosure {
  var form: String {
    var head = captures.map {
      "[\(($0.specifier.map { $0 + " " } ?? "") + $0.name)\($0.value.map { "=" + $0.form } ?? "")]"
    }
    .joined()
    if let parameters {
      head += "(\(parameters.map { $0.name + ($0.type.map { ":" + $0.form } ?? "") }.joined(separator: " ")))"
    }
    if let result { head += "->\(result.form)" }
    return "{\(head.isEmpty ? "" : head + " in ")\(body.form)}"
  }
}

extension SwiftKeyPathComponent {
  var form: String {
    switch self {
    case .member(let name): ".\(name.form)"
    case .call(let name, let arguments): "\(name.form)(\(arguments.map(\.form).joined(separator: " ")))"
    case .subscripted(let arguments): "[\(arguments.map(\.form).joined(separator: " "))]"
    case .optionalChain: "?"
    case .forceUnwrap: "!"
    }
  }
}

extension SwiftType {
  var form: String {
    switch kind {
    case .named(let names): names.map(\.form).joined(separator: ".")
    case .optional(let type): type.form + "?"
    case .implicitlyUnwrapped(let type): type.form + "!"
    case .array(let type): "[\(type.form)]"
    case .dictionary(let key, let value): "[\(key.form):\(value.form)]"
    case .tuple(let elements): "(\(elements.map(\.form).joined(separator: ",")))"
    case .function(let parameters, let result):
      "((\(parameters.map(\.form).joined(separator: ",")))->\(result.form))"
    case .opaque(let type): "some \(type.form)"
    case .existential(let type): "any \(type.form)"
    case .metatype(let type): "\(type.form).Type"
    case .composition(let types): types.map(\.form).joined(separator: "&")
    case .member(let type, let name): "\(type.form).\(name.form)"
    case .other: "other"
    }
  }
}

extension SwiftTupleTypeElement {
  var form: String {
    (label.map { $0 + ":" } ?? "") + (isInOut ? "inout " : "") + type.form + (isVariadic ? "..." : "")
  }
}
