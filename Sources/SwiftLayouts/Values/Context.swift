import SourceText
import SwiftSource

/// The variables of a block, shared with the closures that capture them.
struct Block {
  /// The index of the enclosing block.
  var parent: ScopeID?
  var variables: [String: Variable] = [:]

  /// A variable and its declared type.
  struct Variable {
    var value: Value
    var hint: TypeHint
  }
}

/// The index of a block in the interpreter.
typealias ScopeID = Int

/// The context in which code is evaluated: its scope, and the location in the spec's own file that led to it.
struct Context {
  var file: Int
  /// The type whose members can be used without a base.
  var type: TypeID?
  var scope: ScopeID
  /// The location in the spec's own file; nil if the code is in that file.
  var anchor: SourceRange?
  /// The expected type of `return`.
  var result: TypeHint = .none
  /// Whether a block with a single expression has that expression's value, as in a function's body or a branch of an
  /// `if` expression.
  var givesValue = false
}

/// The reason an evaluation ended early.
enum Stop: Error {
  /// A value is needed that is only known in one environment.
  case needsEnvironment(SourceRange)
  /// The code traps: `fatalError`, a division by zero, an index out of range.
  case trap(String, SourceRange)
  /// An error was thrown.
  case thrown
  case tooManySteps(SourceRange)
  case tooDeep(SourceRange)
  /// A body cannot be parsed.
  case syntax(SwiftSyntaxError, file: Int)
}

/// The way a statement ended.
enum Completion {
  case normal
  case returned(Value)
  case broke(String?)
  case continued(String?)
  case fellThrough
}
