import LayoutCalcCLI

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads files.
enum InputFiles {
  /// The bytes of a regular file or a pipe.
  static func read(_ path: SystemString) -> Result<[UInt8], FileProblem> {
    guard let status = systemStatus(path) else { return .failure(.systemError) }
    switch status.kind {
    case S_IFREG, S_IFIFO: break
    case S_IFDIR: return .failure(.isDirectory)
    default: return .failure(.isDevice)
    }
    guard status.st_size <= Environment.inputLimit else { return .failure(.tooLarge) }
    let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return .failure(.systemError) }
    defer { close(descriptor) }
    return readAll(descriptor, expected: Int(status.st_size))
  }

  /// The first bytes of a regular file, at most `count`.
  static func readStart(_ path: SystemString, _ count: Int) -> Result<[UInt8], FileProblem> {
    // Opened without blocking, because the file may have been replaced by a pipe.
    let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return .failure(.systemError) }
    defer { close(descriptor) }
    return readSome(descriptor, count)
  }

  /// The stamp of a file, which changes with its contents; nil if there is no file.
  static func stamp(_ path: SystemString) -> FileStamp? {
    guard let status = systemStatus(path) else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return FileStamp(
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int(status.st_size),
      inode: UInt64(status.st_ino))
  }

  /// Reads a file descriptor to its end; `expected` bytes are read at once.
  static func readAll(_ descriptor: Int32, expected: Int = 0) -> Result<[UInt8], FileProblem> {
    var bytes: [UInt8] = []
    // One byte more than expected, to detect the end of the file in the same read.
    var capacity = max(expected + 1, 1 << 16)
    while true {
      switch readSome(descriptor, capacity) {
      case .failure(let problem): return .failure(problem)
      case .success(let piece):
        if piece.isEmpty { return .success(bytes) }
        if bytes.isEmpty { bytes = piece } else { bytes += piece }
      }
      guard bytes.count <= Environment.inputLimit else { return .failure(.tooLarge) }
      capacity = min(max(1 << 16, bytes.count), 1 << 24)
    }
  }

  /// The next bytes of a file descriptor, at most `count`; empty at the end.
  private static func readSome(_ descriptor: Int32, _ count: Int) -> Result<[UInt8], FileProblem> {
    var result = 0
    let piece = [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      result = readOnce(descriptor, UnsafeMutableRawBufferPointer(buffer))
      initializedCount = max(result, 0)
    }
    return result < 0 ? .failure(.systemError) : .success(piece)
  }

  private static func readOnce(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      switch Platform.errorNumber {
      case EINTR: continue
      // Another process that shares the descriptor may have made it non-blocking.
      case EAGAIN: systemWait(descriptor, for: POLLIN)
      default: return count
      }
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
    case let number: .other(message(number))
    }
  }

  private static func message(_ number: Int32) -> String {
    let message = strerror(number).map { String(cString: $0) } ?? "error \(number)"
    return message.prefix(1).lowercased() + message.dropFirst()
  }
}
