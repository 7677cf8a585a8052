/// An operand that names Swift code: a file, or one layout function in it.
struct SwiftOperand: Hashable {
  /// The path of the file; `-` for standard input.
  var path: SystemString
  /// The name of the function; nil for all functions in the file.
  var function: String?

  private static let ending: SystemString = ".swift"
  /// The start of an operand that names a function of standard input.
  static let standardInput: SystemString = "-:"

  /// Reads `FILE.swift`, `FILE.swift:function` or `FILE.swift:Type.function`; nil for other operands.
  ///
  /// - Parameters:
  ///   - operand: The operand on the command line.
  ///   - isSwift: Whether the command line sets the syntax to Swift, regardless of the file's name.
  init?(_ operand: SystemString, isSwift: Bool) {
    path = operand
    if operand.hasSuffix(Self.ending) { return }
    if isSwift, operand.hasPrefix(Self.standardInput) {
      path = "-"
      function = SystemString(bytes: operand.bytes.dropFirst(Self.standardInput.bytes.count)).description
      return
    }
    if let colon = Self.end(ofPathIn: operand.bytes) {
      path = SystemString(bytes: operand.bytes[..<colon])
      function = SystemString(bytes: operand.bytes[(colon + 1)...]).description
      return
    }
    guard isSwift else { return nil }
  }

  init(path: SystemString, function: String? = nil) {
    self.path = path
    self.function = function
  }

  /// The operand as written.
  var text: SystemString { function.map { path + SystemString(":" + $0) } ?? path }

  /// The last colon that follows `.swift`.
  private static func end(ofPathIn operand: [UInt8]) -> Int? {
    operand.indices.last {
      operand[$0] == UInt8(ascii: ":") && operand[..<$0].suffix(ending.bytes.count) == ending.bytes[...]
    }
  }
}
