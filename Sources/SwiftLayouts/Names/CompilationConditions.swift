import SwiftSource

/// Evaluates `#if` conditions for an iOS app built in release mode with UIKit.
enum CompilationConditions {
  /// Returns the elements of the first active branch.
  static func active<Element>(_ branches: [SwiftConditionalBranch<Element>]) -> [Element] {
    branches.first { $0.condition.map(holds) ?? true }?.elements ?? []
  }

  private static func holds(_ condition: SwiftExpression) -> Bool {
    switch condition.kind {
    case .boolean(let value): return value
    case .parenthesized(let inner): return holds(inner)
    case .prefix("!", let inner): return !holds(inner)
    case .infix(let left, let symbol, let right):
      switch symbol.text {
      case "&&": return holds(left) && holds(right)
      case "||": return holds(left) || holds(right)
      default: return false
      }
    case .call(let call):
      guard case .name(let function) = call.callee.kind, let argument = call.arguments.first else {
        return false
      }
      return holds(function.text, argument.value)
    case .prefix(let symbol, _): return symbol == ">="
    default: return false
    }
  }

  private static func holds(_ function: String, _ argument: SwiftExpression) -> Bool {
    guard case .name(let name) = argument.kind else {
      // `swift(>=5.9)` and `compiler(>=6.0)`.
      return function == "swift" || function == "compiler"
    }
    switch function {
    case "os": return name.text == "iOS"
    case "canImport": return !["AppKit", "WatchKit", "Cocoa"].contains(name.text)
    case "arch": return name.text == "arm64"
    default: return false
    }
  }
}
