import LayoutCalcCLI

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// System calls, renamed to avoid conflicts with members of this target's namespaces.

/// `read(2)`.
func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

/// `write(2)`.
func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

/// `open(2)`.
func systemOpen(_ path: SystemString, _ flags: Int32) -> Int32 {
  path.withCString { open($0, flags) }
}

/// `openat(2)`.
func systemOpen(_ name: SystemString, in folder: Int32, _ flags: Int32, _ mode: mode_t) -> Int32 {
  name.withCString { openat(folder, $0, flags, mode) }
}

/// `stat(2)`; nil if it fails, with the reason in `Platform.errorNumber`.
func systemStatus(_ path: SystemString) -> stat? {
  var status = stat()
  return path.withCString { stat($0, &status) } == 0 ? status : nil
}

/// `lstat(2)`; nil if it fails, with the reason in `Platform.errorNumber`.
func systemLinkStatus(_ path: SystemString) -> stat? {
  var status = stat()
  return path.withCString { lstat($0, &status) } == 0 ? status : nil
}

/// `fstat(2)`; nil if it fails, with the reason in `Platform.errorNumber`.
func systemStatus(_ descriptor: Int32) -> stat? {
  var status = stat()
  return fstat(descriptor, &status) == 0 ? status : nil
}

/// Waits until a non-blocking descriptor can be read or written.
func systemWait(_ descriptor: Int32, for event: Int32) {
  var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
  poll(&request, 1, -1)
}

extension SystemString {
  /// Calls `body` with the bytes, null-terminated.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let letters = bytes.map { CChar(bitPattern: $0) } + [0]
    // Swift passes an array to a pointer parameter as the address of its first element.
    return body(letters)
  }

  /// The bytes before the null terminator.
  init(cString: UnsafePointer<CChar>) {
    let count = strlen(cString)
    self.init(bytes: UnsafeRawBufferPointer(start: cString, count: count))
  }
}

extension stat {
  /// The file type bits, such as `S_IFREG` or `S_IFDIR`.
  var kind: mode_t { st_mode & S_IFMT }
}
