import SourceText
import SwiftSource
import Testing

/// Parses a text, including all bodies by default.
func parse(_ text: String, bodies: SwiftBodies = .atOnce) throws -> SwiftFile {
  try SwiftFile(parsing: SourceFile(name: "test.swift", bytes: Array(text.utf8)), bodies: bodies)
}

/// Parses a text that consists of one expression.
func parseExpression(_ text: String) throws -> SwiftExpression {
  let statements = try parse(text).statements
  #expect(statements.count == 1, "\(text) has \(statements.count) statements")
  guard case .expression(let value) = try #require(statements.first).kind else {
    throw WrongKind(description: "\(text) is not an expression")
  }
  return value
}

/// Parses a text that consists of one declaration.
func parseDeclaration(_ text: String) throws -> SwiftDeclaration {
  let declarations = try parse(text).declarations
  #expect(declarations.count == 1, "\(text) has \(declarations.count) declarations")
  return try #require(declarations.first)
}

/// Thrown if a text is not of the expected kind.
struct WrongKind: Error, CustomStringConvertible {
  var description: String
}

/// A snippet and the text form of its tree.
struct FormRow: CustomTestStringConvertible, Sendable {
  var text: String
  var form: String
  var testDescription: String { text }

  init(_ text: String, _ form: String) {
    self.text = text
    self.form = form
  }
}
