import SourceText

/// Parses arguments against a list of options.
struct ArgumentReader {
  private let options: [Option]
  private var rest: ArraySlice<SystemString>
  private var result = Arguments()

  /// Returns the operands and options of `arguments`, or throws the first problem.
  static func read(_ arguments: some Collection<SystemString>, options: [Option]) throws(UsageProblem)
    -> Arguments
  {
    var reader = ArgumentReader(options: options, rest: Array(arguments)[...])
    while let argument = reader.rest.popFirst() {
      if argument == "--" {
        reader.result.operands += reader.rest
        break
      }
      try reader.read(ArgumentToken.token(argument))
    }
    return reader.result
  }

  /// The parts of a command line that can be read before its command is known.
  struct Outline {
    /// The index of the first operand, the command's name.
    var firstOperand: Int?
    /// Whether help is requested.
    var requestsHelp = false
  }

  /// Scans a command line, skipping unknown options.
  static func outline(of arguments: [SystemString], options: [Option]) -> Outline {
    var reader = ArgumentReader(options: options, rest: arguments[...])
    var outline = Outline()
    while let argument = reader.rest.popFirst() {
      let token = ArgumentToken.token(argument)
      if case .operand = token, outline.firstOperand == nil {
        outline.firstOperand = reader.rest.startIndex - 1
      }
      guard argument != "--" else {
        if !reader.rest.isEmpty { outline.firstOperand = outline.firstOperand ?? reader.rest.startIndex }
        break
      }
      try? reader.read(token)
    }
    outline.requestsHelp = reader.result.has(.help)
    return outline
  }

  private init(options: [Option], rest: ArraySlice<SystemString>) {
    self.options = options
    self.rest = rest
  }

  private mutating func read(_ token: ArgumentToken) throws(UsageProblem) {
    switch token {
    case .operand(let operand): result.operands.append(operand)
    case .long(let name, let value): try readLong(name, value)
    case .short(let letters): try readShort(letters)
    }
  }

  private mutating func readLong(_ name: String, _ value: SystemString?) throws(UsageProblem) {
    guard let option = options.first(where: { $0.name == name }) else {
      throw .unknownOption("--\(name)", known: options.map(\.spelling))
    }
    guard option.value != nil else {
      if let value { throw .unexpectedValue(option: option.spelling, found: value.description) }
      return try use(option, "")
    }
    if let value { return try use(option, value) }
    try use(option, try nextValue(of: option))
  }

  /// Reads a group of letters: options without values, possibly ending in one with a value, which may follow directly.
  private mutating func readShort(_ letters: SystemString) throws(UsageProblem) {
    var rest = letters
    while let byte = rest.bytes.first {
      let letter = Character(Unicode.Scalar(byte))
      guard let option = options.first(where: { $0.short == letter }) else {
        // The first byte of a letter that is not ASCII is not a whole character.
        throw .unknownOption(
          "-\(byte < 0x80 ? String(letter) : rest.description)", known: options.map(\.spelling))
      }
      rest = SystemString(bytes: rest.bytes.dropFirst())
      guard option.value != nil else {
        try use(option, "")
        continue
      }
      return try use(option, rest.bytes.isEmpty ? try nextValue(of: option) : rest)
    }
  }

  /// The next argument, even if it starts with a dash.
  private mutating func nextValue(of option: Option) throws(UsageProblem) -> SystemString {
    guard let value = rest.popFirst() else {
      throw .missingValue(option: option.spelling, expected: option.value ?? "a value")
    }
    return value
  }

  private mutating func use(_ option: Option, _ value: SystemString) throws(UsageProblem) {
    if option.isFile, value.bytes.isEmpty {
      throw .wrongValue(option: option.spelling, expected: "the name of a file", found: "")
    }
    if !option.isRepeatable, result.has(option) { throw .repeatedOption(option.spelling) }
    result.uses.append(Arguments.Use(option: option, value: value))
  }
}
