import LayoutCalcCLI

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Inspects paths; lists and creates folders.
enum Folders {
  /// The kind of file at a path.
  static func status(_ path: SystemString) -> Result<FileStatus, FileProblem> {
    guard let found = systemLinkStatus(path) else { return .failure(.systemError) }
    guard found.kind == S_IFLNK else { return .success(FileStatus(kind(found))) }
    return .success(FileStatus(systemStatus(path).map(kind) ?? .nothing, isLink: true))
  }

  private static func kind(_ status: stat) -> FileStatus.Kind {
    switch status.kind {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFIFO, S_IFSOCK: .pipe
    default: .device
    }
  }

  /// The entries of a folder, without `.` and `..`.
  static func list(_ path: SystemString) -> Result<[FolderEntry], FileProblem> {
    guard let folder = path.withCString(opendir) else { return .failure(.systemError) }
    defer { closedir(folder) }
    let prefix = path.bytes.last == UInt8(ascii: "/") ? path : path + "/"
    var entries: [FolderEntry] = []
    while let name = nextName(folder) {
      guard name != ".", name != ".." else { continue }
      switch status(prefix + name) {
      case .success(let status): entries.append(FolderEntry(name: name, status: status))
      // Removed since the folder was opened.
      case .failure(.notFound): continue
      case .failure(let problem): return .failure(problem)
      }
    }
    return Platform.errorNumber == 0 ? .success(entries) : .failure(.systemError)
  }

  private static func nextName(_ folder: FolderStream) -> SystemString? {
    // Only the error number distinguishes the end of the folder from an error.
    Platform.errorNumber = 0
    guard let entry = readdir(folder) else { return nil }
    return withUnsafePointer(to: &entry.pointee.d_name) { bytes in
      bytes.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: bytes.pointee)) {
        SystemString(cString: $0)
      }
    }
  }

  /// Creates a folder unless it exists.
  static func make(_ path: SystemString) -> FileProblem? {
    guard path.withCString({ mkdir($0, 0o777) }) != 0 else { return nil }
    guard Platform.errorNumber == EEXIST else { return .systemError }
    return systemStatus(path)?.kind == S_IFDIR ? nil : .other("expected a directory, found a file")
  }

  /// Removes a file.
  static func remove(_ path: SystemString) -> FileProblem? {
    path.withCString(unlink) == 0 ? nil : .systemError
  }
}

#if canImport(Darwin)
  private typealias FolderStream = UnsafeMutablePointer<DIR>
#else
  private typealias FolderStream = OpaquePointer
#endif
