import LayoutCalcCLI

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The differences between systems. The Darwin code is untested.
enum Platform {
  /// The error number of the last system call.
  static var errorNumber: Int32 {
    get { errno }
    set { errno = newValue }
  }

  /// The peak memory use of this process, in bytes.
  static var peakBytes: Int {
    #if canImport(Darwin)
      var usage = rusage()
      return getrusage(RUSAGE_SELF, &usage) == 0 ? Int(usage.ru_maxrss) : 0
    #else
      // `getrusage` includes the memory of the program that ran before `exec`.
      let status = try? InputFiles.read("/proc/self/status").get()
      let line = status?.split(separator: UInt8(ascii: "\n")).first { $0.starts(with: "VmHWM:".utf8) }
      let digits = line?.filter { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      return (digits.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0) * 1024
    #endif
  }

  /// The memory of the machine, or the process's limit if that is lower, in bytes.
  static var memory: Int? {
    let pages = sysconf(Int32(_SC_PHYS_PAGES))
    let pageSize = sysconf(Int32(_SC_PAGESIZE))
    var amounts: [Int] = pages > 0 && pageSize > 0 ? [pages * pageSize] : []
    var limit = rlimit()
    #if canImport(Glibc)
      let addressSpace = __rlimit_resource_t(RLIMIT_AS.rawValue)
    #else
      let addressSpace = RLIMIT_AS
    #endif
    // Without a limit, this is a number larger than any memory.
    if getrlimit(addressSpace, &limit) == 0 { amounts.append(Int(clamping: limit.rlim_cur)) }
    #if os(Linux)
      // The memory limit of a container, for both versions of control groups.
      for path in ["/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"] {
        guard let bytes = try? InputFiles.read(SystemString(path)).get() else { continue }
        let text = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        if let amount = Int(text) { amounts.append(amount) }
      }
    #endif
    return amounts.min()
  }

  /// Monotonic time in nanoseconds.
  static var nanoseconds: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// Flags to open a folder for `openat` and similar calls, without permission to list it.
  static var folderFlags: Int32 {
    #if canImport(Darwin)
      O_SEARCH | O_CLOEXEC
    #else
      // O_PATH, which the C library's module does not export.
      0o10000000 | O_DIRECTORY | O_CLOEXEC
    #endif
  }

  /// The folder that lists the descriptors of this process.
  static var descriptorFolder: SystemString {
    #if canImport(Darwin)
      "/dev/fd"
    #else
      "/proc/self/fd"
    #endif
  }

  /// The number of columns of the terminal at a file descriptor; nil if it is not a terminal.
  static func terminalColumns(_ descriptor: Int32) -> Int? {
    guard isatty(descriptor) == 1 else { return nil }
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }
}
