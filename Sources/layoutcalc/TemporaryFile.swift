import LayoutCalcCLI

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A temporary file next to the file that it replaces.
///
/// Its name is short and relative to the open folder, so that the path cannot become too long.
struct TemporaryFile {
  /// The descriptor to write to.
  let descriptor: Int32
  private let folder: Int32
  private let name: SystemString
  private let target: SystemString

  /// The maximum number of names to try; other processes may have used or left some.
  private static let attempts = 100

  /// Creates the file, which is removed if the process is interrupted.
  static func create(for path: SystemString) -> Result<TemporaryFile, FileProblem> {
    let folder = systemOpen(path.folder, Platform.folderFlags)
    guard folder >= 0 else {
      return .failure(Platform.errorNumber == ENOENT ? .other("no such directory") : .systemError)
    }
    for attempt in 0..<attempts {
      let name = SystemString(".layoutcalc-\(getpid())-\(attempt).tmp")
      let descriptor = ProcessSignals.whileHeld {
        let descriptor = systemOpen(name, in: folder, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        if descriptor >= 0 { ProcessSignals.removeWhenInterrupted(name, in: folder) }
        return descriptor
      }
      if descriptor >= 0 {
        return .success(TemporaryFile(descriptor: descriptor, folder: folder, name: name, target: path.name))
      }
      guard Platform.errorNumber == EEXIST else { break }
    }
    let problem = FileProblem.systemError
    close(folder)
    return .failure(problem)
  }

  /// Replaces the target; nil on success. On failure, the file is removed.
  func replaceTarget() -> FileProblem? {
    guard close(descriptor) == 0 else {
      let problem = FileProblem.systemError
      removeName()
      return problem
    }
    let problem = ProcessSignals.whileHeld { () -> FileProblem? in
      let isDone = name.withCString { old in target.withCString { renameat(folder, old, folder, $0) } } == 0
      guard isDone else { return .systemError }
      ProcessSignals.keepWhenInterrupted()
      return nil
    }
    if problem == nil { close(folder) } else { removeName() }
    return problem
  }

  /// Removes the file.
  func remove() {
    close(descriptor)
    removeName()
  }

  private func removeName() {
    ProcessSignals.whileHeld {
      _ = name.withCString { unlinkat(folder, $0, 0) }
      ProcessSignals.keepWhenInterrupted()
    }
    close(folder)
  }
}
