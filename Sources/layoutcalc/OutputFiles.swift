import LayoutCalcCLI

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes files: a regular file is replaced as a whole, anything else is written in place.
enum OutputFiles {
  /// Writes bytes to a file descriptor.
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
      case EAGAIN: systemWait(descriptor, for: POLLOUT)
      case EPIPE: return .readerLeft
      default: return .failed(.systemError)
      }
    }
    return .written
  }

  /// Opens the file at `path`: a regular file is replaced on commit, anything else is written directly.
  static func open(_ path: SystemString) -> Result<OutputFile, FileProblem> {
    let target: SystemString
    switch OutputTarget(path) {
    case .descriptor(let number): return openDescriptor(number)
    case .file(let path): target = path
    }
    guard !target.name.bytes.isEmpty else { return .failure(.isDirectory) }
    guard let existing = systemStatus(target) else {
      return Platform.errorNumber == ENOENT ? openBeside(target, nil) : .failure(.systemError)
    }
    switch existing.kind {
    case S_IFREG:
      // Replacing a file does not need write permission, but a read-only file should stay as it is.
      guard target.withCString({ access($0, W_OK) }) == 0 else { return .failure(.systemError) }
      return openBeside(target, existing)
    case S_IFDIR: return .failure(.isDirectory)
    default: return openDirectly(target)
    }
  }

  /// Writes a descriptor from its current offset: the end of the file in `>> file -o /dev/stdout`.
  private static func openDescriptor(_ number: Int32) -> Result<OutputFile, FileProblem> {
    let flags = fcntl(number, F_GETFL)
    guard flags >= 0 else { return .failure(.other("file descriptor \(number) is not open")) }
    guard flags & O_ACCMODE != O_RDONLY else {
      return .failure(.other("file descriptor \(number) is not open for writing"))
    }
    return .success(OutputFile(write: { write($0, to: number) }, commit: { nil }, discard: {}))
  }

  private static func openDirectly(_ path: SystemString) -> Result<OutputFile, FileProblem> {
    let descriptor = systemOpen(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return .failure(.systemError) }
    return .success(
      OutputFile(
        write: { write($0, to: descriptor) }, commit: { close(descriptor) == 0 ? nil : .systemError },
        discard: { close(descriptor) }))
  }

  private static func openBeside(_ target: SystemString, _ existing: stat?) -> Result<OutputFile, FileProblem>
  {
    switch TemporaryFile.create(for: target) {
    case .failure(let problem): return .failure(problem)
    case .success(let file):
      if let existing {
        // Keeps owner and permissions as a plain write would; failing to set them is not an error.
        _ = fchown(file.descriptor, existing.st_uid, existing.st_gid)
        _ = fchmod(file.descriptor, existing.st_mode & 0o7777)
      }
      return .success(
        OutputFile(
          write: { write($0, to: file.descriptor) }, commit: file.replaceTarget, discard: file.remove))
    }
  }
}
