import SourceText

/// Calls of the text functions, which have labeled arguments.
extension ExpressionParser {
  /// The arguments of a call, with their ranges.
  private struct Arguments {
    var places: [ScalarString: Range<Int>] = [:]
    var style: TextStyle?

    func has(_ name: String) -> Bool { places[name] != nil }
  }

  /// Parses a call from its opening parenthesis and emits its arguments in parameter order.
  mutating func call(_ function: TextFunction, at place: Range<Int>) throws(ExpressionError) {
    let arguments = try self.arguments(of: function, at: place)
    func name(_ text: String) -> Expression.Name {
      Expression.Name(text: text, start: place.lowerBound, end: place.upperBound)
    }
    switch function {
    case .text:
      try demand(["lines"], of: function, arguments, at: place)
      try demandStyleOrSize(of: function, arguments, at: place)
      if let style = arguments.style { emit(name(TextName.pointSize(style))) }
      emit(name(TextName.scale))
      emit(.labelHeight(arguments.style), at: place, pops: 2)
    case .fontSize:
      try demand(["style"], of: function, arguments, at: place)
      if let style = arguments.style { emit(name(TextName.pointSize(style))) }
    case .lineHeight:
      try demandStyleOrSize(of: function, arguments, at: place)
      if let style = arguments.style { emit(name(TextName.pointSize(style))) }
      emit(.lineHeight, at: place, pops: 0)
    case .scaled:
      try demand(["value", "style"], of: function, arguments, at: place)
      if let style = arguments.style { emit(name(TextName.factor(style))) }
      emit(name(TextName.scale))
      emit(.scaledByText(arguments.style), at: place, pops: 2)
    }
  }

  private mutating func arguments(
    of function: TextFunction, at place: Range<Int>
  ) throws(ExpressionError) -> Arguments {
    try advance()
    var arguments = Arguments()
    var position = 0
    enterParentheses()
    if token.kind != .sign(")") {
      repeat {
        if position > 0 { try advance() }
        try argument(of: function, position, &arguments, at: place)
        position += 1
      } while token.kind == .sign(",")
    }
    leaveParentheses()
    try closeBracket(openedAt: place.lowerBound)
    return arguments
  }

  /// Parses one argument: labeled, as in `style: body`, or positional.
  private mutating func argument(
    of function: TextFunction, _ position: Int, _ arguments: inout Arguments, at place: Range<Int>
  ) throws(ExpressionError) {
    let start = token.start..<token.end
    var parameter = function.parameters.indices.contains(position) ? function.parameters[position] : nil
    if case .name(let label) = token.kind, followingSign == ":" {
      if label == "weight" {
        throw textFault(
          "the weight does not change the height of the system font", hint: "leave 'weight' out", at: start)
      }
      guard function.parameters.contains(label) else {
        throw ExpressionError(
          .unknownArgument(label, of: function.rawValue, known: function.parameters), from: start.lowerBound,
          to: start.upperBound)
      }
      parameter = label
      try advance()
      try advance()
    }
    guard let parameter else {
      throw textFault(
        "'\(function.rawValue)' takes at most \(function.parameters.count) arguments",
        hint: "write '\(function.signatures[0])'", at: start)
    }
    guard !arguments.has(parameter) else {
      throw textFault("duplicate argument '\(parameter)'", hint: "keep one of the two", at: start)
    }
    arguments.places[parameter] = start
    if parameter == "style" {
      arguments.style = try style()
    } else {
      // Values are pushed in source order, so it must match the parameter order.
      if parameter == "lines" || parameter == "value", arguments.has("size") || arguments.has("style") {
        throw textFault(
          "'\(parameter)' must be the first argument", hint: "write '\(function.signatures[0])'", at: start)
      }
      try conditional()
    }
  }

  private mutating func style() throws(ExpressionError) -> TextStyle {
    let place = token.start..<token.end
    guard case .name(let word) = token.kind else { throw unexpected("a text style") }
    guard let style = TextStyle(rawValue: word) else {
      throw ExpressionError(.unknownStyle(word), from: place.lowerBound, to: place.upperBound)
    }
    try advance()
    return style
  }

  private func demand(
    _ parameters: [String], of function: TextFunction, _ arguments: Arguments, at place: Range<Int>
  ) throws(ExpressionError) {
    for parameter in parameters where !arguments.has(parameter) {
      throw textFault(
        "'\(function.rawValue)' needs '\(parameter)'", hint: "write '\(function.signatures[0])'", at: place)
    }
  }

  private func demandStyleOrSize(
    of function: TextFunction, _ arguments: Arguments, at place: Range<Int>
  ) throws(ExpressionError) {
    if arguments.has("style") != arguments.has("size") { return }
    let needs = "'\(function.rawValue)' needs either 'style' or 'size'"
    if arguments.has("style") {
      throw textFault(needs + ", found both", hint: "keep one of the two", at: place)
    }
    let hint = function.signatures.map { "'\($0)'" }.alternatives
    throw textFault(needs, hint: "write \(hint)", at: place)
  }

  private func textFault(_ message: String, hint: String?, at place: Range<Int>) -> ExpressionError {
    ExpressionError(
      .textArgument(message, hint: hint), from: place.lowerBound, to: place.upperBound)
  }
}
