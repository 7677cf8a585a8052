/// Runs a command again whenever a file that it read has changed.
struct WatchedRun {
  private let command: Command
  private let arguments: Arguments
  private let environment: Environment
  /// The last output on a terminal from usable input.
  private var lastOutput: [UInt8] = []

  init(_ command: Command, _ arguments: Arguments, _ environment: Environment) throws(UsageProblem) {
    if arguments.operands.contains("-") { throw .unwatchableInput }
    self.command = command
    self.arguments = arguments
    self.environment = environment
  }

  /// Runs until the user interrupts it, which is a success.
  mutating func run() throws(UsageProblem) -> ExitStatus {
    environment.watching.begin()
    while true {
      let (status, stamps) = try runOnce()
      // A usage error cannot be fixed by changing a file.
      if status == .usage { return status }
      repeat {
        guard environment.watching.pause() else { return .success }
      } while stamps.allSatisfy { environment.watching.stamp($0.key) == $0.value }
    }
  }

  /// Runs once and returns the stamps of the files that were read.
  private mutating func runOnce() throws(UsageProblem) -> (ExitStatus, [SystemString: FileStamp?]) {
    var stamps: [SystemString: FileStamp?] = [:]
    var recording = environment
    recording.readFile = { [environment] path in
      // Stamped before reading, to notice a change in between.
      stamps.updateValue(environment.watching.stamp(path), forKey: path)
      return environment.readFile(path)
    }
    let status =
      environment.outputColumns(arguments.outputPath) == nil
      ? try command.run(try Session(arguments, in: recording)) : try runOnTerminal(recording)
    return (status, stamps)
  }

  /// While a file is broken, keeps showing the last output, followed by the errors.
  private mutating func runOnTerminal(_ recording: Environment) throws(UsageProblem) -> ExitStatus {
    var output: [UInt8] = []
    var errors = ""
    var capturing = recording
    capturing.writeOutput = { [environment] piece in
      guard output.count + piece.count > Self.outputLimit else {
        output += piece
        return .written
      }
      _ = output.withUnsafeBytes { environment.writeOutput($0) }
      output = []
      return environment.writeOutput(piece)
    }
    capturing.writeError = { errors += $0 }
    write(Self.clear)
    let status = try command.run(try Session(arguments, in: capturing))
    if status < .unusableInput { lastOutput = output }
    _ = lastOutput.withUnsafeBytes { environment.writeOutput($0) }
    environment.writeError(errors)
    return status
  }

  private func write(_ text: String) {
    var text = text
    _ = text.withUTF8 { environment.writeOutput(UnsafeRawBufferPointer($0)) }
  }

  /// Clears the screen and its scrollback.
  private static let clear = "\u{1B}[H\u{1B}[2J\u{1B}[3J"
  /// The maximum number of output bytes that are kept to be shown again.
  private static let outputLimit = 1 << 22
}

extension Option {
  static let watch = Option(name: "watch", help: "run again whenever a file that was read changes")
}
