#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The signals that the process heeds.
enum ProcessSignals {
  /// A closed pipe and a full file are results of a write, not ends of the process.
  static func ignoreThoseOfWriting() {
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
  }

  /// Remembers a file that goes away with the process when that is interrupted.
  static func removeWhenInterrupted(_ path: String) {
    temporaryPath = strdup(path)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number, removeTemporaryFile)
      // What the caller wants ignored stays ignored.
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  /// Forgets the file.
  static func keepWhenInterrupted() { temporaryPath = nil }

}

/// Read by the signal handler, which can be handed nothing; written before it is set and after the file is gone.
nonisolated(unsafe) private var temporaryPath: UnsafeMutablePointer<CChar>?

/// Does only what a signal handler may: removes the file and ends the process as the signal would have.
private func removeTemporaryFile(_ number: Int32) {
  if let temporaryPath { unlink(temporaryPath) }
  signal(number, SIG_DFL)
  raise(number)
}
