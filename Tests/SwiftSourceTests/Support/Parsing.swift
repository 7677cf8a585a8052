import SourceText
import SwiftSource
import Testing

/// Parses a text with all its bodies.
func parse(_ text: String, bodies: SwiftBodies = .atOnce) throws -> SwiftFile {
  try SwiftFile(parsing: SourceFile(name: "test.swift", bytes: Array(text.utf8)), bodies: bodies)
}

/// The one expression that a text is.
func parseExpression(_ text: String) throws -> SwiftExpression {
  let statements = try parse(text).statements
  #expect(statements.count == 1, "\(text) has \(statements.count) statements")
  guard case .expression(let value) = try #require(statements.first).kind else {
    throw WrongKind(description: "\(text) is not an expression")
  }
  return value
}

/// The one declaration that a text is.
func parseDeclaration(_ text: String) throws -> SwiftDeclaration {
  let declarations = try parse(text).declarations
  #expect(declarations.count == 1, "\(text) has \(declarations.count) declarations")
  return try #require(declarations.first)
}

/// A text that is not what a test expects.
struct WrongKind: Error, CustomStringConvertible {
  var description: String
}

/// A snippet and the form of its tree.
struct FormRow: CustomTestStringConvertible, Sendable {
  var text: String
  var form: String
  var testDescription: String { text }

  init(_ text: String, _ form: String) {
    self.text = text
    self.form = form
  }
}
