extension Interpreter {
  /// Makes a block of variables inside another.
  mutating func newScope(_ parent: ScopeID?) -> ScopeID {
    blocks.append(Block(parent: parent))
    return blocks.count - 1
  }

  /// The same place with variables of its own.
  mutating func nested(_ context: Context) -> Context {
    var context = context
    context.scope = newScope(context.scope)
    return context
  }

  /// Declares a variable in the block of a place.
  mutating func declareVariable(
    _ name: String, _ value: Value, _ hint: TypeHint = .none, in context: Context
  ) {
    blocks[context.scope].variables[name] = Block.Variable(value: value, hint: hint)
  }

  /// The innermost variable of a name.
  func variable(_ name: String, in context: Context) -> Block.Variable? {
    var scope: ScopeID? = context.scope
    while let current = scope {
      if let variable = blocks[current].variables[name] { return variable }
      scope = blocks[current].parent
    }
    return nil
  }

  /// Sets the innermost variable of a name; false where there is none.
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
