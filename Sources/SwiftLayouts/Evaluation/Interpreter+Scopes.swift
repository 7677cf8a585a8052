extension Interpreter {
  /// Creates a block of variables inside another.
  mutating func newScope(_ parent: ScopeID?) -> ScopeID {
    blocks.append(Block(parent: parent))
    return blocks.count - 1
  }

  /// Returns the context with a nested block of variables.
  mutating func nested(_ context: Context) -> Context {
    var context = context
    context.scope = newScope(context.scope)
    return context
  }

  /// Declares a variable in the block of a context.
  mutating func declareVariable(
    _ name: String, _ value: Value, _ hint: TypeHint = .none, in context: Context
  ) {
    blocks[context.scope].variables[name] = Block.Variable(value: value, hint: hint)
  }

  /// Returns the innermost variable with a name.
  func variable(_ name: String, in context: Context) -> Block.Variable? {
    var scope: ScopeID? = context.scope
    while let current = scope {
      if let variable = blocks[current].variables[name] { return variable }
      scope = blocks[current].parent
    }
    return nil
  }

  /// Sets the innermost variable with a name; returns false if there is none.
  mutating func setVariable(_ name: String, _ value: Value, in context: Context) -> Bool {
    var scope: ScopeID? = context.scope
    while let current = scope {
      if blocks[current].variables[name] != nil {
        blocks[current].variables[name]?.value = value
        return true
      }
      scope = blocks[current].parent
    }
    return false
  }
}
