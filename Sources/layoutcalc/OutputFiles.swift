import LayoutCalcCLI

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes files whole or not at all.
enum OutputFiles {
  /// Writes a piece to a file descriptor.
  static func write(_ piece: UnsafeRawBufferPointer, to descriptor: Int32) -> WriteOutcome {
    var rest = piece[...]
    while !rest.isEmpty {
      let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch Platform.errorNumber {
      case EINTR: continue
      case EAGAIN: waitForRoom(descriptor)
      case EPIPE: return .readerLeft
      default: return .failed(.systemError)
      }
    }
    return .written
  }

  private static func waitForRoom(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
  }

  /// Starts the file at `path`: beside its place, or right there where that is not a regular file.
  static func open(_ path: String) -> Result<OutputFile, FileProblem> {
    let target = linkTarget(of: path)
    var facts = stat()
    guard stat(target, &facts) == 0 else {
      return Platform.errorNumber == ENOENT ? openBeside(target, nil) : .failure(.systemError)
    }
    switch facts.st_mode & S_IFMT {
    case S_IFREG:
      // To put a new file in place needs no right to write the old one, but its owner has meant something.
      guard access(target, W_OK) == 0 else { return .failure(.systemError) }
      return openBeside(target, facts)
    case S_IFDIR: return .failure(.isDirectory)
    default: return openDirectly(target)
    }
  }

  private static func openDirectly(_ path: String) -> Result<OutputFile, FileProblem> {
    let descriptor = systemOpen(path, O_WRONLY | O_CLOEXEC, 0)
    guard descriptor >= 0 else { return .failure(.systemError) }
    return .success(
      OutputFile(
        write: { write($0, to: descriptor) }, commit: { close(descriptor) == 0 ? nil : .systemError },
        discard: { close(descriptor) }))
  }

  private static func openBeside(_ target: String, _ existing: stat?) -> Result<OutputFile, FileProblem> {
    let temporary = "\(target).\(getpid()).tmp"
    let descriptor = systemOpen(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      return .failure(Platform.errorNumber == ENOENT ? .other("no such directory") : .systemError)
    }
    ProcessSignals.removeWhenInterrupted(temporary)
    if let existing {
      // As a plain write would leave them; a right that we lack is no reason not to write.
      _ = fchown(descriptor, existing.st_uid, existing.st_gid)
      _ = fchmod(descriptor, existing.st_mode & 0o7777)
    }
    return .success(
      OutputFile(
        write: { write($0, to: descriptor) },
        commit: { put(temporary, descriptor, at: target) },
        discard: { remove(temporary, descriptor) }))
  }

  private static func put(_ temporary: String, _ descriptor: Int32, at target: String) -> FileProblem? {
    guard close(descriptor) == 0, rename(temporary, target) == 0 else {
      let problem = FileProblem.systemError
      unlink(temporary)
      return problem
    }
    ProcessSignals.keepWhenInterrupted()
    return nil
  }

  private static func remove(_ temporary: String, _ descriptor: Int32) {
    close(descriptor)
    unlink(temporary)
    ProcessSignals.keepWhenInterrupted()
  }

  /// Where a symbolic link leads in the end, whether or not something is there.
  private static func linkTarget(of path: String) -> String {
    var path = path
    // More links than the system itself follows are a circle, on which opening then fails.
    for _ in 0..<40 {
      guard let next = directTarget(of: path) else { break }
      if next.hasPrefix("/") {
        path = next
      } else {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        path = folder + next
      }
    }
    return path
  }

  private static func directTarget(of path: String) -> String? {
    var count = -1
    let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, initializedCount in
      count = buffer.withMemoryRebound(to: CChar.self) { letters in
        letters.baseAddress.map { readlink(path, $0, letters.count) } ?? -1
      }
      initializedCount = max(count, 0)
    }
    return count > 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }
}
