/// A command-line argument, classified without knowing the options.
enum ArgumentToken: Hashable, Sendable {
  /// `--name`, with the value of `--name=value`.
  case long(name: String, value: SystemString?)
  /// `-abc`: letters, possibly followed by the value of the last one.
  case short(letters: SystemString)
  /// Anything else, and everything after `--`.
  case operand(SystemString)

  /// Classifies an argument before any `--`.
  static func token(_ argument: SystemString) -> ArgumentToken {
    if argument.hasPrefix("--") {
      let body = argument.bytes.dropFirst(2)
      guard let equals = body.firstIndex(of: UInt8(ascii: "=")) else {
        return .long(name: SystemString(bytes: body).description, value: nil)
      }
      return .long(
        name: SystemString(bytes: body[..<equals]).description,
        value: SystemString(bytes: body[(equals + 1)...]))
    }
    if argument.hasPrefix("-"), argument != "-", !argument.hasPrefix(SwiftOperand.standardInput) {
      return .short(letters: SystemString(bytes: argument.bytes.dropFirst()))
    }
    return .operand(argument)
  }
}
