import LayoutCalcCLI

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The end of the process.
enum ProcessExit {
  /// Ends the process at once: all output is written, and the system reclaims the memory.
  static func exit(with status: ExitStatus) -> Never { _exit(status.rawValue) }
}
