import LayoutCalcCLI

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Looks into folders and makes them.
enum Folders {
  /// What lies in a folder, but for the folder itself and the one above.
  static func list(_ path: String) -> Result<[FolderEntry], FileProblem> {
    guard let folder = opendir(path) else { return .failure(.systemError) }
    defer { closedir(folder) }
    var entries: [FolderEntry] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { bytes in
        bytes.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: bytes.pointee)) {
          String(cString: $0)
        }
      }
      guard name != ".", name != ".." else { continue }
      var facts = stat()
      guard lstat("\(path)/\(name)", &facts) == 0 else { continue }
      let kind = facts.st_mode & S_IFMT
      if kind == S_IFLNK, stat("\(path)/\(name)", &facts) != 0 || facts.st_mode & S_IFMT == S_IFDIR {
        continue
      }
      entries.append(FolderEntry(name: name, isFolder: kind == S_IFDIR))
    }
    return .success(entries)
  }

  /// Makes a folder where there is none yet.
  static func make(_ path: String) -> FileProblem? {
    guard mkdir(path, 0o777) != 0 else { return nil }
    guard Platform.errorNumber == EEXIST else { return .systemError }
    var facts = stat()
    let isFolder = stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
    return isFolder ? nil : .other("expected a directory, found a file")
  }
}
