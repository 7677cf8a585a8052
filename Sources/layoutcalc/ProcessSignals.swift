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
  /// The signals that end the process and can be handled, other than those of a fault in it.
  private static let interrupting = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU, SIGUSR1, SIGUSR2]

  /// A closed pipe and a full file are results of a write, not ends of the process.
  static func ignoreThoseOfWriting() {
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
  }

  /// Runs `body`, during which the process is not interrupted: a signal that arrives takes effect afterwards.
  static func whileHeld<Result>(_ body: () -> Result) -> Result {
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    for number in interrupting { sigaddset(&held, number) }
    sigprocmask(SIG_BLOCK, &held, &before)
    defer {
      // The caller looks at the number of an error after this.
      let errorNumber = Platform.errorNumber
      sigprocmask(SIG_SETMASK, &before, nil)
      Platform.errorNumber = errorNumber
    }
    return body()
  }

  /// Remembers a file that is removed if the process is interrupted; called while signals are held.
  static func removeWhenInterrupted(_ name: SystemString, in folder: Int32) {
    keepWhenInterrupted()
    temporaryName = name.withCString { strdup($0) }
    temporaryFolder = folder
    for number in interrupting {
      let before = signal(number, removeTemporaryFile)
      // What the caller wants ignored stays ignored.
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  /// Forgets the file; called while signals are held.
  static func keepWhenInterrupted() {
    free(temporaryName)
    temporaryName = nil
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

  /// From now on an interruption is the usual end of the process.
  static func endSuccessfullyWhenInterrupted() {
    interruptionIsSuccess = true
    signal(SIGINT, removeTemporaryFile)
  }
}

/// Read by the signal handler, which takes no arguments; written while the signals are held.
nonisolated(unsafe) private var temporaryName: UnsafeMutablePointer<CChar>?
nonisolated(unsafe) private var temporaryFolder: Int32 = -1

/// Read by the signal handler; set once, before that is installed.
nonisolated(unsafe) private var interruptionIsSuccess = false

/// Read by the signal handler of the alarm, which is off while they are written.
nonisolated(unsafe) private var announcement: UnsafeMutablePointer<CChar>?
nonisolated(unsafe) private var announcementLength = 0

private func writeAnnouncement(_ number: Int32) {
  if let announcement { _ = write(STDERR_FILENO, announcement, announcementLength) }
}

/// Does only what a signal handler may: removes the file and ends the process as the signal would have.
private func removeTemporaryFile(_ number: Int32) {
  if let temporaryName { unlinkat(temporaryFolder, temporaryName, 0) }
  if number == SIGINT, interruptionIsSuccess { _exit(0) }
  signal(number, SIG_DFL)
  raise(number)
}
