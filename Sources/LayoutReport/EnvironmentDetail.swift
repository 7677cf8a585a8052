import SourceText

/// A named property of an environment, as written in JSON.
package struct EnvironmentDetail: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case number(Double)
    case text(String)
    case boolean(Bool)
    indirect case members([EnvironmentDetail])
  }

  package var name: String
  package var value: Value

  package init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }

  /// Appends the property as a member of an object.
  func append(_ precision: Precision, to buffer: inout TextBuffer) {
    buffer.append(json: name)
    buffer.append(": ")
    switch value {
    case .number(let number): buffer.append(number, precision)
    case .text(let text): buffer.append(json: text)
    case .boolean(let isTrue): buffer.append(isTrue ? "true" : "false")
    case .members(let members):
      buffer.append("{")
      for (index, member) in members.enumerated() {
        if index > 0 { buffer.append(", ") }
        member.append(precision, to: &buffer)
      }
      buffer.append("}")
    }
  }
}
