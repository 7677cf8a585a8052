import LayoutCalcCLI

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is written under a name of its own beside the one that it replaces.
///
/// Its name is short whatever the target's is, and is used from the open folder, so that no path gets too long.
struct TemporaryFile {
  /// What the file is written through.
  let descriptor: Int32
  private let folder: Int32
  private let name: SystemString
  private let target: SystemString

  /// How many names are tried: another process, or one that was killed, may have used them.
  private static let attempts = 100

  /// Creates the file, which goes away with the process if that is interrupted.
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

  /// Puts the file in the place of its target; nil on success, otherwise it is removed.
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
