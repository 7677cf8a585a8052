import SwiftSource

extension SwiftBlock {
  /// The statements as text; `…` if they have not been parsed.
  var form: String { parsed.map { $0.map(\.form).joined(separator: "; ") } ?? "…" }
}

extension SwiftStatement {
  /// The tree as text.
  var form: String {
    switch kind {
    case .expression(let value): value.form
    case .declaration(let declaration): declaration.form
    case .returned(let value): "return\(value.map { " " + $0.form } ?? "")"
    case .thrown(let value): "throw \(value.form)"
    case .breaks(let label): "break\(label.map { " " + $0 } ?? "")"
    case .continues(let label): "continue\(label.map { " " + $0 } ?? "")"
    case .fallsThrough: "fallthrough"
    case .ifElse(let value): value.form
    case .guarded(let conditions, let body): "guard \(conditions.form) else {\(body.form)}"
    case .switched(let value): value.form
    case .forIn(let loop):
      "for \(loop.pattern.form) in \(loop.sequence.form)\(loop.condition.map { " where " + $0.form } ?? "") {\(loop.body.form)}"
    case .whileLoop(let conditions, let body): "while \(conditions.form) {\(body.form)}"
    case .repeatLoop(let body, let condition): "repeat {\(body.form)} while \(condition.form)"
    case .doCatch(let value):
      "do {\(value.body.form)}" + value.catches.map { " catch \($0.patterns.form){\($0.body.form)}" }.joined()
    case .deferred(let body): "defer {\(body.form)}"
    case .labeled(let label, let statement): "\(label): \(statement.form)"
    case .marked(let word, let value): "\(word) \(value.form)"
    case .conditional(let branches): branches.map { $0.form(\.form) }.joined() + "#endif"
    }
  }
}

extension SwiftConditionalBranch {
  func form(_ element: (Element) -> String) -> String {
    "#\(condition?.form ?? "else") {\(elements.map(element).joined(separator: "; "))} "
  }
}

extension SwiftIf {
  var form: String {
    clauses.map { "if \($0.conditions.form) {\($0.body.form)}" }.joined(separator: " else ")
      + (elseBody.map { " else {\($0.form)}" } ?? "")
  }
}

extension [SwiftCondition] {
  var form: String { map(\.form).joined(separator: ", ") }
}

extension SwiftCondition {
  var form: String {
    switch self {
    case .expression(let value): value.form
    case .binding(let binding):
      "\(binding.isConstant ? "let" : "var") \(binding.pattern.form)\(binding.type.map { ":" + $0.form } ?? "")\(binding.value.map { "=" + $0.form } ?? "")"
    case .pattern(let pattern, let value): "case \(pattern.form)=\(value.form)"
    case .availability(let entry): (entry.isNegated ? "un" : "") + "available \(entry.platforms)"
    }
  }
}

extension SwiftSwitch {
  var form: String { "switch \(subject.form) {\(cases.map(\.form).joined(separator: " "))}" }
}

extension SwiftCase {
  var form: String {
    switch self {
    case .patterns(let patterns, let body, _): "case \(patterns.form): {\(body.form)}"
    case .otherwise(let body, _): "default: {\(body.form)}"
    case .conditional(let branches): branches.map { $0.form(\.form) }.joined() + "#endif"
    }
  }
}

extension [SwiftCasePattern] {
  var form: String {
    map { $0.pattern.form + ($0.condition.map { " where " + $0.form } ?? "") }.joined(separator: ", ")
  }
}

extension SwiftPattern {
  var form: String {
    switch kind {
    case .wildcard: "_"
    case .name(let name): "'\(name)"
    case .binding(let isConstant, let pattern): "\(isConstant ? "let" : "var") \(pattern.form)"
    case .tuple(let elements): "(\(elements.form))"
    case .enumCase(let reference):
      "\(reference.base?.form ?? "").\(reference.name.form)\(reference.payload.map { "(\($0.form))" } ?? "")"
    case .optional(let pattern): "\(pattern.form)?"
    case .isType(let type): "is \(type.form)"
    case .asType(let pattern, let type): "\(pattern.form) as \(type.form)"
    case .expression(let value): "=\(value.form)"
    }
  }
}

extension [SwiftPatternElement] {
  var form: String { map { ($0.label.map { $0 + ":" } ?? "") + $0.pattern.form }.joined(separator: ", ") }
}
