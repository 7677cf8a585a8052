/// What one argument of the command line is, before anybody knows which options there are.
enum ArgumentToken: Hashable, Sendable {
  /// `--name`, with the value of `--name=value`.
  case long(name: String, value: String?)
  /// `-abc`: letters, the last of which may be followed by a value.
  case short(letters: String)
  /// Anything else, and all that follows `--`.
  case operand(String)

  /// What an argument is that stands before any `--`.
  static func token(_ argument: String) -> ArgumentToken {
    if argument.hasPrefix("--") {
      let body = argument.dropFirst(2)
      guard let equals = body.firstIndex(of: "=") else { return .long(name: String(body), value: nil) }
      return .long(name: String(body[..<equals]), value: String(body[body.index(after: equals)...]))
    }
    if argument.hasPrefix("-"), argument != "-" { return .short(letters: String(argument.dropFirst())) }
    return .operand(argument)
  }
}
