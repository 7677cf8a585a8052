import LayoutCalcCLI

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The start of the process.
enum ProcessStart {
  /// Opens standard streams that the parent process closed, to keep other files from getting their numbers.
  static func openClosedStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // `open` returns the lowest free number, which is this one.
      _ = systemOpen("/dev/null", O_RDWR)
    }
  }

  /// The arguments of the command line, after the name of the program.
  static var arguments: [SystemString] {
    let pointers = UnsafeBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(max(CommandLine.argc, 0)))
    return pointers.dropFirst().compactMap { $0.map { SystemString(cString: $0) } }
  }
}
