/// The exit status of the process.
package enum ExitStatus: Int32, Comparable, Sendable, CaseIterable {
  /// Completed without problems.
  case success = 0
  /// Completed; problems found.
  case problemsFound = 1
  /// The input cannot be used.
  case unusableInput = 2
  /// The command line is wrong (`EX_USAGE`).
  case usage = 64
  /// A bug in layoutcalc (`EX_SOFTWARE`).
  case internalError = 70
  /// The output cannot be written (`EX_IOERR`).
  case unwritableOutput = 74

  package static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }

  /// Combines this status with that of another part of the run: the larger wins.
  package mutating func combine(with other: ExitStatus) { self = max(self, other) }
}
