/// Prints Swift in swift-format's default style: two-space indentation, lines of at most 100 characters.
struct SwiftPrinter {
  /// The maximum length of a line, in characters.
  static let width = 100

  private(set) var text = ""

  mutating func write(_ statements: [CodeStatement], indent: Int) {
    for statement in statements { write(statement, indent: indent) }
  }

  mutating func write(_ statement: CodeStatement, indent: Int) {
    switch statement {
    case .code(let prefix, let value, let line):
      let comment = line.map { "  // line \($0)" } ?? ""
      var lines = lines(of: value, prefix: prefix, suffix: "", indent: indent, reserved: comment.count)
      // Omit a comment that would make its line too long.
      if let last = lines.indices.last, lines[last].count + comment.count <= Self.width {
        lines[last] += comment
      }
      for line in lines { write(line: line) }
    case .block(let header, let statements):
      write(line: pad(indent) + header + " {")
      write(statements, indent: indent + 2)
      write(line: pad(indent) + "}")
    case .branch(let condition, let first, let second):
      write(condition: condition, keyword: "if", indent: indent)
      write(first, indent: indent + 2)
      if !second.isEmpty {
        write(line: pad(indent) + "} else {")
        write(second, indent: indent + 2)
      }
      write(line: pad(indent) + "}")
    case .choice(let subject, let cases):
      write(line: pad(indent) + "switch \(subject) {")
      for one in cases { write(one, indent: indent) }
      write(line: pad(indent) + "}")
    case .comment(let comment): write(line: pad(indent) + comment)
    case .empty: write(line: "")
    }
  }

  private mutating func write(_ one: CodeCase, indent: Int) {
    if one.statements.count == 1, case .code(let prefix, let value, nil) = one.statements[0],
      let line = value.line
    {
      let whole = pad(indent) + "\(one.pattern): \(prefix)\(line)"
      if whole.count <= Self.width { return write(line: whole) }
    }
    write(line: pad(indent) + one.pattern + ":")
    write(one.statements, indent: indent + 2)
  }

  /// Writes `if condition {`; if the condition spans several lines, the brace gets its own line.
  private mutating func write(condition: SwiftCode, keyword: String, indent: Int) {
    let lines = lines(of: condition, prefix: keyword + " ", suffix: "", indent: indent, reserved: 2)
    if lines.count == 1 { return write(line: lines[0] + " {") }
    for line in lines { write(line: line) }
    write(line: pad(indent) + "{")
  }

  private mutating func write(line: String) { text += line + "\n" }

  private func pad(_ count: Int) -> String { String(repeating: " ", count: count) }

  // MARK: Expressions

  /// The expression on one line if it fits, otherwise broken into several.
  private func lines(
    of code: SwiftCode, prefix: String, suffix: String, indent: Int, reserved: Int = 0
  ) -> [String] {
    if let line = code.line {
      let whole = pad(indent) + prefix + line + suffix
      if whole.count + reserved <= Self.width { return [whole] }
    }
    switch code {
    case .text(let text):
      guard prefix.hasSuffix("= ") else { return [pad(indent) + prefix + text + suffix] }
      return [pad(indent) + prefix.dropLast(), pad(indent + 2) + text + suffix]
    case .call(let callee, let arguments, let closure):
      return lines(of: callee, arguments, closure, prefix, suffix, indent)
    case .list(let elements):
      var result = [pad(indent) + prefix + "["]
      for element in elements {
        // A single element needs no trailing comma.
        result += lines(of: element, prefix: "", suffix: elements.count > 1 ? "," : "", indent: indent + 2)
      }
      return result + [pad(indent) + "]" + suffix]
    case .closure(let closure):
      return [pad(indent) + prefix + opening(of: closure)] + body(of: closure, indent)
        + [pad(indent) + "}" + suffix]
    case .operands(let parts): return broken(parts, prefix, suffix, indent)
    case .choice(let condition, let first, let second):
      return broken(condition, first, second, prefix, suffix, indent, reserved)
    }
  }

  private func lines(
    of callee: String, _ arguments: [CodeArgument], _ closure: CodeClosure?, _ prefix: String,
    _ suffix: String, _ indent: Int
  ) -> [String] {
    let tail = closure.map { " " + opening(of: $0) } ?? suffix
    var result: [String]
    if let line = SwiftCode.call(callee, arguments).line, closure != nil,
      (pad(indent) + prefix + line + tail).count <= Self.width
    {
      result = [pad(indent) + prefix + (arguments.isEmpty ? callee : line) + tail]
    } else if arguments.isEmpty {
      result = [pad(indent) + prefix + callee + (closure == nil ? "()" : "") + tail]
    } else {
      result = [pad(indent) + prefix + callee + "("]
      for (index, argument) in arguments.enumerated() {
        result += lines(
          of: argument.value, prefix: argument.prefix, suffix: index == arguments.count - 1 ? "" : ",",
          indent: indent + 2)
      }
      result.append(pad(indent) + ")" + tail)
    }
    guard let closure else { return result }
    return result + body(of: closure, indent) + [pad(indent) + "}" + suffix]
  }

  private func opening(of closure: CodeClosure) -> String {
    closure.parameters.isEmpty ? "{" : "{ \(closure.parameters) in"
  }

  private func body(of closure: CodeClosure, _ indent: Int) -> [String] {
    var printer = SwiftPrinter()
    printer.write(closure.statements, indent: indent + 2)
    return printer.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// Operands one per line; after an assignment, all of them go below it.
  private func broken(_ parts: [String], _ prefix: String, _ suffix: String, _ indent: Int) -> [String] {
    let isAssignment = prefix.hasSuffix("= ")
    var result = isAssignment ? [pad(indent) + prefix.dropLast()] : []
    for (index, part) in parts.enumerated() {
      let start = index == 0 && !isAssignment ? prefix : ""
      let depth = index == 0 && !isAssignment ? indent : indent + 2
      result.append(pad(depth) + start + part + (index == parts.count - 1 ? suffix : ""))
    }
    return result
  }

  private func broken(
    _ condition: SwiftCode, _ first: SwiftCode, _ second: SwiftCode, _ prefix: String, _ suffix: String,
    _ indent: Int, _ reserved: Int
  ) -> [String] {
    let isAssignment = prefix.hasSuffix("= ")
    var result = isAssignment ? [pad(indent) + prefix.dropLast()] : []
    let depth = isAssignment ? indent + 2 : indent
    result += lines(of: condition, prefix: isAssignment ? "" : prefix, suffix: "", indent: depth)
    result += lines(of: first, prefix: "? ", suffix: "", indent: indent + 2)
    result += lines(of: second, prefix: ": ", suffix: suffix, indent: indent + 2, reserved: reserved)
    return result
  }
}
