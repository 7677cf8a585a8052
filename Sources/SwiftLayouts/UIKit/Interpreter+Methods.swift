import SourceText
import SwiftSource

extension Interpreter {
  /// Calls a method of the standard library or UIKit; nil if it is unknown.
  mutating func builtInMethod(
    _ name: String, _ arguments: [Argument], on receiver: Value, _ base: SwiftExpression,
    _ range: SourceRange, _ hint: TypeHint, _ context: Context
  ) throws(Stop) -> Value? {
    switch receiver {
    case .array, .range, .dictionary:
      return try listMethod(name, arguments, on: receiver, base, range, hint, context)
    case .number(let formula, let kind):
      return try numberMethod(name, arguments, formula, kind, range, context)
    case .structure(let record):
      return try recordMethod(name, arguments, on: record, range, context)
    case .object(let id):
      guard name == "copy" || name == "mutableCopy" else {
        guard let layoutClass = layoutClass(of: id) else { return nil }
        if !Self.harmlessMethods.contains(name) {
          report(.unknownCall(name, layoutClass.rawValue), at: place(range, context))
        }
        return .void
      }
      return make(heap[id])
    case .host(let host): return try hostMethod(name, arguments, on: host, range, context)
    case .unknown where name == "map" || name == "flatMap": return nil
    case .closure(let closure) where name == "callAsFunction":
      var values: [Value] = []
      for argument in arguments { values.append(try value(of: argument, .none, context)) }
      return try call(closure, values, hint, range, context)
    case .text(let text):
      switch name {
      case "lowercased": return .text(text.lowercased())
      case "uppercased": return .text(text.uppercased())
      case "hasPrefix", "hasSuffix", "contains":
        guard let argument = arguments.first,
          case .text(let part) = try value(of: argument, .string, context)
        else { return nil }
        switch name {
        case "hasPrefix": return .boolean(.boolean(text.hasPrefix(part)))
        case "hasSuffix": return .boolean(.boolean(text.hasSuffix(part)))
        default: return nil
        }
      default: return nil
      }
    case .void, .none, .boolean, .word, .dimension, .spacing, .enumCase, .function, .tuple, .type,
      .keyPath, .unknown, .closure:
      return nil
    }
  }

  /// Layout methods that do not affect frames.
  private static let harmlessMethods: Set<String> = ["register", "invalidateLayout", "prepare"]

  private mutating func hostMethod(
    _ name: String, _ arguments: [Argument], on host: Host, _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value? {
    switch (host, name) {
    case (.dataSource(let section), "snapshot"): return .host(.snapshot(section: section))
    case (.dataSource(let section), "sectionIdentifier"): return sectionIdentifier(section, range, context)
    case (.view, "numberOfItems"), (.snapshot, "numberOfItems"): return .number(.name("items"), .int)
    case (.fontMetrics(let style), "scaledValue"):
      guard let argument = arguments.first,
        let formula = formula(try value(of: argument, .double, context), .number)
      else { return nil }
      return .number(Formula.call(.scaled, [formula, .text(style)]).resolved(in: known), .double)
    case (.font, "withSize"): return try font("systemFont", arguments, range, context)
    case (.view, _), (.dataSource, _), (.snapshot, _):
      if name == "setCollectionViewLayout" { try recordLayout(in: arguments, context) }
      for argument in arguments where argument.label == "collectionViewLayout" {
        madeLayouts.append(try value(of: argument, .none, context))
      }
      return unknown([name], range, context)
    default: return nil
    }
  }

  /// Records the layout that a call of `setCollectionViewLayout(_:animated:)` gives to a collection view.
  mutating func recordLayout(in arguments: [Argument], _ context: Context) throws(Stop) {
    guard let argument = arguments.first else { return }
    madeLayouts.append(try value(of: argument, .none, context))
  }

  private mutating func numberMethod(
    _ name: String, _ arguments: [Argument], _ formula: Formula, _ kind: NumberKind, _ range: SourceRange,
    _ context: Context
  ) throws(Stop) -> Value? {
    switch name {
    case "rounded", "round":
      guard let argument = arguments.first else { return .number(.apply(.round, [formula]), kind) }
      guard case .enumCase(let rule) = try value(of: argument, .named("FloatingPointRoundingRule"), context)
      else {
        return nil
      }
      switch rule.name {
      case "down": return .number(.apply(.floor, [formula]), kind)
      case "up": return .number(.apply(.ceil, [formula]), kind)
      case "towardZero": return .number(formula.truncated, kind)
      case "toNearestOrAwayFromZero": return .number(.apply(.round, [formula]), kind)
      default: return nil
      }
    case "isMultiple":
      guard let argument = arguments.first,
        let divisor = self.formula(try value(of: argument, .int, context), .number)
      else { return nil }
      let remainder = try arithmetic(
        .number(formula, kind), "%", .number(divisor, .int), range, .int, context)
      guard case .number(let rest, _) = remainder else { return nil }
      return .boolean(.compare(.equal, rest, .number(0)))
    case "truncatingRemainder":
      guard let argument = arguments.first,
        let divisor = self.formula(try value(of: argument, .double, context), .number),
        let quotient = formula / divisor
      else { return nil }
      if let first = formula.constant, let second = divisor.constant {
        return .number(.number(first.truncatingRemainder(dividingBy: second)), kind)
      }
      return .number(formula - quotient.truncated * divisor, kind)
    case "squareRoot":
      return .number(.number(try constant(formula, range, context).squareRoot()), .double)
    case "advanced":
      guard let argument = arguments.first else { return nil }
      return try arithmetic(
        .number(formula, kind), "+", try value(of: argument, .none, context), range, .none, context)
    default: return nil
    }
  }

  /// Calls a method of a rectangle.
  private mutating func recordMethod(
    _ name: String, _ arguments: [Argument], on record: Record, _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Value? {
    guard record.typeName == "CGRect" else { return nil }
    func part(_ name: String, of record: Record) -> Formula? {
      if case .number(let formula, _)? = record[name] { return formula }
      return nil
    }
    guard let x = part("x", of: record), let y = part("y", of: record), let width = part("width", of: record),
      let height = part("height", of: record)
    else { return nil }
    var edges: (top: Formula, left: Formula, bottom: Formula, right: Formula)?
    switch (name, arguments.count) {
    case ("insetBy", 2), ("offsetBy", 2):
      guard let dx = formula(try value(of: arguments[0], .double, context), .number),
        let dy = formula(try value(of: arguments[1], .double, context), .number)
      else { return nil }
      edges = name == "insetBy" ? (dy, dx, dy, dx) : (dy, dx, -dy, -dx)
    case ("inset", 1):
      guard case .structure(let insets) = try value(of: arguments[0], .named("UIEdgeInsets"), context),
        let top = part("top", of: insets), let left = part("left", of: insets),
        let bottom = part("bottom", of: insets), let right = part("right", of: insets)
      else { return nil }
      edges = (top, left, bottom, right)
    default: return nil
    }
    guard let edges else { return nil }
    var result = Record(typeName: "CGRect", type: nil, place: place(range, context))
    let numbers = [
      ("x", x + edges.left), ("y", y + edges.top), ("width", width - edges.left - edges.right),
      ("height", height - edges.top - edges.bottom),
    ]
    for (name, formula) in numbers {
      result.fields[name] = Field(value: .number(formula, .double), place: result.place, key: result.place)
    }
    return .structure(result)
  }
}
