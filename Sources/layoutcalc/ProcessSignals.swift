import LayoutCalcCLI

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The signals that the process handles.
enum ProcessSignals {
  /// The signals that end the process and can be handled, except those for faults in it.
  private static let interrupting = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU, SIGUSR1, SIGUSR2]

  /// Ignores the signals for a closed pipe and a file size limit; the write reports an error instead.
  static func ignoreThoseOfWriting() {
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
  }

  /// Runs `body` with signals held; a signal that arrives meanwhile takes effect afterwards.
  static func whileHeld<Result>(_ body: () -> Result) -> Result {
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    for number in interrupting { sigaddset(&held, number) }
    sigprocmask(SIG_BLOCK, &held, &before)
    defer {
      // The caller may need the error number.
      let errorNumber = Platform.errorNumber
      sigprocmask(SIG_SETMASK, &before, nil)
      Platform.errorNumber = errorNumber
    }
    return body()
  }

  /// Sets the file to remove if the process is interrupted; call while signals are held.
  static func removeWhenInterrupted(_ name: SystemString, in folder: Int32) {
    keepWhenInterrupted()
    temporaryName = name.withCString { strdup($0) }
    temporaryFolder = folder
    for number in interrupting {
      let before = signal(number, removeTemporaryFile)
      // Signals that the parent process ignores stay ignored.
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  /// Clears the file to remove; call while signals are held.
  static func keepWhenInterrupted() {
    free(temporaryName)
    temporaryName = nil
  }

  /// Writes a line to standard error after a second, unless it is withdrawn (with nil) before.
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

  /// Makes an interrupt (SIGINT) end the process successfully.
  static func endSuccessfullyWhenInterrupted() {
    interruptionIsSuccess = true
    signal(SIGINT, removeTemporaryFile)
  }
}

/// Read by the signal handler, which takes no context; written while signals are held.
nonisolated(unsafe) private var temporaryName: UnsafeMutablePointer<CChar>?
nonisolated(unsafe) private var temporaryFolder: Int32 = -1

/// Read by the signal handler; set once, before the handler is installed.
nonisolated(unsafe) private var interruptionIsSuccess = false

/// Read by the alarm's signal handler; written while the alarm is off.
nonisolated(unsafe) private var announcement: UnsafeMutablePointer<CChar>?
nonisolated(unsafe) private var announcementLength = 0

private func writeAnnouncement(_ number: Int32) {
  if let announcement { _ = write(STDERR_FILENO, announcement, announcementLength) }
}

/// Removes the file and ends the process as the signal would have; uses only async-signal-safe calls.
private func removeTemporaryFile(_ number: Int32) {
  if let temporaryName { unlinkat(temporaryFolder, temporaryName, 0) }
  if number == SIGINT, interruptionIsSuccess { _exit(0) }
  signal(number, SIG_DFL)
  raise(number)
}
