import LayoutCalcCLI

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The target of an output path, after following links.
enum OutputTarget {
  /// An open descriptor of this process, such as `/dev/stdout` or `/dev/fd/3`.
  case descriptor(Int32)
  /// A path that is not a symbolic link; the file may not exist.
  case file(SystemString)

  init(_ path: SystemString) {
    var path = path
    // The system follows at most this many links; more are probably a cycle, and opening the path fails.
    for _ in 0..<40 {
      if let number = Self.descriptor(path) {
        self = .descriptor(number)
        return
      }
      guard let next = Self.target(ofLink: path) else { break }
      path = next.bytes.first == UInt8(ascii: "/") ? next : path.folderPrefix + next
    }
    self = .file(path)
  }

  /// The descriptor's number, if the path is in the folder of this process's descriptors.
  ///
  /// Links in that folder must not be followed: their target would be replaced instead of written to.
  private static func descriptor(_ path: SystemString) -> Int32? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard !path.name.bytes.isEmpty, path.name.bytes.allSatisfy(digits.contains),
      let number = Int32(path.name.description), let folder = systemStatus(path.folder),
      let descriptors = systemStatus(Platform.descriptorFolder), folder.st_dev == descriptors.st_dev,
      folder.st_ino == descriptors.st_ino
    else { return nil }
    return number
  }

  private static func target(ofLink path: SystemString) -> SystemString? {
    var count = -1
    let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, initializedCount in
      count = buffer.withMemoryRebound(to: CChar.self) { letters in
        letters.baseAddress.map { start in path.withCString { readlink($0, start, letters.count) } } ?? -1
      }
      initializedCount = max(count, 0)
    }
    return count > 0 ? SystemString(bytes: bytes) : nil
  }

  /// The number of columns of the terminal; nil if the target is not a terminal.
  var terminalColumns: Int? {
    switch self {
    case .descriptor(let number): return Platform.terminalColumns(number)
    case .file(let path):
      guard systemStatus(path)?.kind == S_IFCHR else { return nil }
      let descriptor = systemOpen(path, O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      return Platform.terminalColumns(descriptor)
    }
  }
}

extension FileIdentity {
  /// The identity of the regular file that a run reads or writes; nil for anything else.
  static func identity(of file: FileReference) -> FileIdentity? {
    switch file {
    case .standardInput: return systemStatus(STDIN_FILENO).flatMap(FileIdentity.init)
    case .standardOutput: return systemStatus(STDOUT_FILENO).flatMap(FileIdentity.init)
    case .path(let path):
      if let status = systemStatus(path) { return FileIdentity(status) }
      guard case .file(let target) = OutputTarget(path), let folder = systemStatus(target.folder) else {
        return nil
      }
      return FileIdentity(
        device: UInt64(truncatingIfNeeded: folder.st_dev), number: UInt64(folder.st_ino), name: target.name)
    }
  }

  private init?(_ status: stat) {
    guard status.kind == S_IFREG else { return nil }
    self.init(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
  }
}
