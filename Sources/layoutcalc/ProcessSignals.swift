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

  /// Writes a line to standard error when a second has passed, unless it is taken back before.
  static func announce(_ line: String?) {
    alarm(0)
    free(announcement)
    announcement = nil
    guard let line else { return }
    announcement = strdup(line)
    announcementLength = line.utf8.count
    signal(SIGALRM, writeAnnouncement)
    alarm(1)
  }

  /// Forgets the file.
  static func keepWhenInterrupted() { temporaryPath = nil }

}

/// Read by the signal handler, which can be handed nothing; written before it is set and after the file is gone.
nonisolated(unsafe) private var temporaryPath: UnsafeMutablePointer<CChar>?

/// Read by the signal handler of the alarm, which is off while they are written.
nonisolated(unsafe) private var announcement: UnsafeMutablePointer<CChar>?
nonisolated(unsafe) private var announcementLength = 0

private func writeAnnouncement(_ number: Int32) {
  if let announcement { _ = write(STDERR_FILENO, announcement, announcementLength) }
}

/// Does only what a signal handler may: removes the file and ends the process as the signal would have.
private func removeTemporaryFile(_ number: Int32) {
  if let temporaryPath { unlink(temporaryPath) }
  signal(number, SIG_DFL)
  raise(number)
}
