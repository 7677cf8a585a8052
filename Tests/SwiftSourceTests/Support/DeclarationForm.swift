import SwiftSource

extension SwiftDeclaration {
  /// The tree as text.
  var form: String {
    (attributes.map { "@\($0.name)\($0.arguments == nil ? "" : "(…)")" } + modifiers + [kindForm])
      .joined(separator: " ")
  }

  private var kindForm: String {
    switch kind {
    case .imports(let path): "import \(path.joined(separator: "."))"
    case .variable(let variable):
      "\(variable.isConstant ? "let" : "var") \(variable.bindings.map(\.form).joined(separator: ", "))"
    case .function(let function): "func \(function.form)"
    case .initializer(let function): "\(function.form)"
    case .deinitializer(let body): "deinit{\(body?.form ?? "")}"
    case .subscripts(let value):
      "subscript\(value.genericParameters.form)(\(value.parameters.form))->\(value.result?.form ?? "")\(value.requirements.form) \(value.accessors.form)"
    case .type(let type): type.form
    case .enumCases(let cases): "case \(cases.map(\.form).joined(separator: ", "))"
    case .typeAlias(let alias): "typealias \(alias.form)"
    case .associatedType(let alias): "associatedtype \(alias.form)"
    case .operators(let name): "operator \(name)"
    case .precedenceGroup(let name): "precedencegroup \(name)"
    case .macro(let name): "macro \(name)"
    case .macroExpansion(let macro):
      "#\(macro.name.form)(\(macro.arguments.map(\.form).joined(separator: " ")))\(macro.trailingClosures.map(\.form).joined())"
    case .conditional(let branches): branches.map { $0.form(\.form) }.joined() + "#endif"
    }
  }
}

extension SwiftBinding {
  var form: String {
    pattern.form + (type.map { ":" + $0.form } ?? "") + (value.map { "=" + $0.form } ?? "")
      + (accessors.isEmpty ? "" : " " + accessors.form)
  }
}

extension [SwiftAccessor] {
  var form: String {
    map { "\($0.kind)\($0.parameter.map { "(\($0))" } ?? "")\($0.body.map { "{\($0.form)}" } ?? "")" }
      .joined(separator: " ")
  }
}

extension SwiftFunction {
  var form: String {
    "\(name.text)\(isFailable ? "?" : "")\(genericParameters.form)(\(parameters.form))"
      + (isAsync ? " async" : "") + (isThrowing ? " throws" : "") + (result.map { "->" + $0.form } ?? "")
      + requirements.form + (body.map { " {\($0.form)}" } ?? "")
  }
}

extension [SwiftGenericParameter] {
  var form: String {
    isEmpty ? "" : "<\(map { $0.name + ($0.constraint.map { ":" + $0.form } ?? "") }.joined(separator: ","))>"
  }
}

extension [SwiftRequirement] {
  var form: String {
    isEmpty
      ? ""
      : " where "
        + map { "\($0.subject.form)\($0.isSameType ? "==" : ":")\($0.constraint.form)" }.joined(
          separator: ",")
  }
}

extension [SwiftParameter] {
  var form: String {
    map { parameter in
      let label = parameter.label ?? "_"
      let names = label == parameter.name ? label : "\(label) \(parameter.name)"
      return names + ":" + (parameter.isInOut ? "inout " : "") + parameter.type.form
        + (parameter.isVariadic ? "..." : "") + (parameter.defaultValue.map { "=" + $0.form } ?? "")
    }.joined(separator: ", ")
  }
}

extension SwiftTypeDeclaration {
  var form: String {
    "\(kind) \(type.form)\(genericParameters.form)"
      + (inherited.isEmpty ? "" : ":" + inherited.map(\.form).joined(separator: ",")) + requirements.form
      + " {\(members.map(\.form).joined(separator: "; "))}"
  }
}

extension SwiftEnumCase {
  var form: String {
    name.text + (parameters.map { "(\($0.form))" } ?? "") + (rawValue.map { "=" + $0.form } ?? "")
  }
}

extension SwiftTypeAlias {
  var form: String { name.text + genericParameters.form + (type.map { "=" + $0.form } ?? "") }
}
