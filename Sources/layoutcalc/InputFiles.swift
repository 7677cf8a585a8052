import LayoutCalcCLI

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads files whole.
enum InputFiles {
  /// The bytes of a regular file or a pipe.
  static func read(_ path: String) -> Result<[UInt8], FileProblem> {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return .failure(.systemError) }
    switch facts.st_mode & S_IFMT {
    case S_IFREG, S_IFIFO: break
    case S_IFDIR: return .failure(.isDirectory)
    default: return .failure(.isDevice)
    }
    guard facts.st_size <= Environment.inputLimit else { return .failure(.tooLarge) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return .failure(.systemError) }
    defer { close(descriptor) }
    return readAll(descriptor, expected: Int(facts.st_size))
  }

  /// Whether two paths lead to one regular file, through links too.
  static func areSame(_ path: String, _ other: String) -> Bool {
    var (one, two) = (stat(), stat())
    guard stat(path, &one) == 0, stat(other, &two) == 0 else { return false }
    return one.st_mode & S_IFMT == S_IFREG && one.st_dev == two.st_dev && one.st_ino == two.st_ino
  }

  /// Everything that a file descriptor gives, `expected` bytes in one go.
  static func readAll(_ descriptor: Int32, expected: Int = 0) -> Result<[UInt8], FileProblem> {
    var bytes: [UInt8] = []
    // One byte more tells the end in the same go.
    var capacity = max(expected + 1, 1 << 16)
    while true {
      var count = 0
      let piece = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initializedCount in
        count = readOnce(descriptor, UnsafeMutableRawBufferPointer(buffer))
        initializedCount = max(count, 0)
      }
      guard count >= 0 else { return .failure(.systemError) }
      if count == 0 { return .success(bytes) }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      guard bytes.count <= Environment.inputLimit else { return .failure(.tooLarge) }
      capacity = min(max(1 << 16, bytes.count), 1 << 24)
    }
  }

  private static func readOnce(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 || Platform.errorNumber != EINTR { return count }
    }
  }
}

extension FileProblem {
  /// The last error of a system call.
  static var systemError: FileProblem {
    switch Platform.errorNumber {
    case ENOENT, ENOTDIR: .notFound
    case EISDIR: .isDirectory
    case EACCES, EPERM: .permissionDenied
    case let number: .other(words(number))
    }
  }

  private static func words(_ number: Int32) -> String {
    let words = strerror(number).map { String(cString: $0) } ?? "error \(number)"
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
