import SourceText
import SwiftSource

/// The variables of a block; closures that capture them share it.
struct Block {
  /// The block around it, by its index.
  var parent: ScopeID?
  var variables: [String: Variable] = [:]

  /// A variable with its declared type.
  struct Variable {
    var value: Value
    var hint: TypeHint
  }
}

/// The index of a block among those of the interpreter.
typealias ScopeID = Int

/// Where code is evaluated: what its names mean, and which place of the spec's own file led there.
struct Context {
  var file: Int
  /// The type whose members names without a base mean.
  var type: TypeID?
  var scope: ScopeID
  /// The place in the spec's own file; nil where the code is in that file itself.
  var anchor: SourceRange?
  /// What `return` is expected to give.
  var result: TypeHint = .none
  /// Whether a block of one expression has its value: the body of a function, a branch of an `if` expression.
  var givesValue = false
}

/// Why an evaluation ended early.
enum Stop: Error {
  /// A value is needed that is only known in one environment.
  case needsEnvironment(SourceRange)
  /// The code stops the app here: `fatalError`, a division by zero, an index out of range.
  case trap(String, SourceRange)
  /// An error was thrown.
  case thrown
  case tooManySteps(SourceRange)
  case tooDeep(SourceRange)
  /// The code of a body cannot be parsed.
  case syntax(SwiftSyntaxError, file: Int)
}

/// How a statement ended.
enum Completion {
  case normal
  case returned(Value)
  case broke(String?)
  case continued(String?)
  case fellThrough
}
