import DocumentSyntax
import LayoutSpec
import SourceText

/// The paths of snapshots.
enum SnapshotFiles {
  /// The folder next to a spec that contains its snapshots.
  static let folder: SystemString = "__layouts__"

  /// The common prefix of a spec's snapshot paths: the folder and the spec's name.
  static func stem(ofSpec path: SystemString) -> SystemString {
    path.folderPrefix + folder + "/" + path.specName
  }

  /// The path of a failed snapshot's picture in a folder: the snapshot's path without the `__layouts__` folder.
  static func picture(ofSnapshot path: SystemString, in folder: SystemString) -> SystemString {
    let parts = path.bytes.split(separator: UInt8(ascii: "/")).map { SystemString(bytes: $0) }
    let names = parts.filter { ![".", "..", Self.folder].contains($0) }
    let name = names.reduce(folder.withoutEndSlashes) { $0 + "/" + $1 }
    let stem = name.hasSuffix(".json") ? SystemString(bytes: name.bytes.dropLast(".json".utf8.count)) : name
    return stem + ".svg"
  }

  /// Whether a path is that of a snapshot of the spec with that stem, in any environment.
  static func isSnapshot(_ path: SystemString, ofStem stem: SystemString) -> Bool {
    guard path.hasPrefix(stem) else { return false }
    let ending = SystemString(bytes: path.bytes.dropFirst(stem.bytes.count))
    let starts: [SystemString] = ["@", "+", "-rtl+"]
    return starts.contains(where: ending.hasPrefix) || [".json", "-rtl.json"].contains(ending)
  }

  /// Whether a file starts like a snapshot that this tool writes, ignoring whitespace.
  static func isSnapshot(start: [UInt8]) -> Bool {
    let isSpace: (UInt8) -> Bool = { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return start.filter { !isSpace($0) }.starts(with: #"{"layoutcalc":"#.utf8)
  }

  /// The number of bytes that are read to recognize a snapshot.
  private static let startCount = 64

  /// The kind of file at the path of a snapshot; links are not followed.
  static func place(at path: SystemString, in environment: Environment) -> SnapshotPlace {
    let folder = path.folder.withoutEndSlashes
    if case .success(let status) = environment.status(folder), status.isLink {
      return .unusable(folder, .isLink)
    }
    switch environment.status(path) {
    case .failure(.notFound): return .missing
    case .failure(let problem): return .unusable(path, problem)
    case .success(let status):
      if status.isLink { return .unusable(path, .isLink) }
      if let problem = status.problem { return .unusable(path, problem) }
    }
    switch environment.readStart(path, startCount) {
    case .failure(let problem): return .unusable(path, problem)
    case .success(let start): return start.isEmpty || isSnapshot(start: start) ? .snapshot : .other
    }
  }
}

/// The kind of file at the path of a snapshot.
enum SnapshotPlace {
  case missing
  /// A snapshot, judging by its first bytes, or an empty file.
  case snapshot
  /// A file that this tool did not write.
  case other
  /// The folder or file that can be neither read nor replaced, and the reason.
  case unusable(SystemString, FileProblem)
}

/// Searches for specs and their snapshots.
struct SnapshotSearch {
  private(set) var specs: [SystemString] = []
  private(set) var snapshots: [SystemString] = []
  /// The paths that cannot be used and have been reported.
  private(set) var refused: Set<SystemString> = []
  /// Whether all given paths are folders.
  private(set) var isOfFolders = true
  private(set) var status = ExitStatus.success
  private let session: Session

  /// Searches the given paths, including folders recursively; the results have no duplicates.
  init(_ paths: [SystemString], _ session: Session) {
    self.session = session
    for path in paths { find(path) }
    specs = Self.unique(specs)
    snapshots = Self.unique(snapshots)
  }

  private mutating func find(_ path: SystemString) {
    switch session.environment.status(path) {
    case .success(let found) where found.kind == .folder: search(path)
    case .success(let found) where found.kind == .pipe || found.kind == .device:
      refuse(path, found.problem)
      isOfFolders = false
    case .success, .failure(.notFound):
      specs += session.expanded(path)
      isOfFolders = false
    case .failure(let problem): refuse(path, problem)
    }
  }

  /// Searches a folder and its subfolders, except for hidden ones and links.
  private mutating func search(_ path: SystemString) {
    let (specCount, snapshotCount) = (specs.count, snapshots.count)
    var pending = [path]
    while let folder = pending.popLast() {
      for entry in entries(of: folder) where !entry.name.isHidden {
        let path = folder.prefixOfNames + entry.name
        switch entry.status.kind {
        case .folder where entry.name == SnapshotFiles.folder: addSnapshots(path, entry.status)
        case .folder: if !entry.status.isLink { pending.append(path) }
        // Reading a broken link later reports the reason.
        case .file, .nothing: if Self.isSpec(entry.name) { specs.append(path) }
        case .pipe, .device: if Self.isSpec(entry.name) { refuse(path, entry.status.problem) }
        }
      }
    }
    // The order of a folder's entries is unspecified.
    specs[specCount...].sort()
    snapshots[snapshotCount...].sort()
  }

  /// Adds the snapshots in a snapshot folder.
  private mutating func addSnapshots(_ folder: SystemString, _ status: FileStatus) {
    guard !status.isLink else { return refuse(folder, .isLink) }
    for entry in entries(of: folder) where entry.name.hasSuffix(".json") && !entry.name.isHidden {
      let path = folder + "/" + entry.name
      if entry.status.isLink {
        refuse(path, .isLink)
      } else if let problem = entry.status.problem {
        refuse(path, problem)
      } else {
        snapshots.append(path)
      }
    }
  }

  private mutating func entries(of folder: SystemString) -> [FolderEntry] {
    switch session.environment.listFolder(folder) {
    case .success(let entries): return entries
    case .failure(let problem):
      refuse(folder, problem)
      return []
    }
  }

  private mutating func refuse(_ path: SystemString, _ problem: FileProblem?) {
    guard let problem, refused.insert(path).inserted else { return }
    session.report(InputProblem(problem: problem), of: path.description)
    status.combine(with: .unusableInput)
  }

  private static func isSpec(_ name: SystemString) -> Bool {
    name.hasSuffix(".layout.yaml") || name.hasSuffix(".layout.json")
  }

  private static func unique(_ paths: [SystemString]) -> [SystemString] {
    var seen: Set<SystemString> = []
    return paths.filter { seen.insert($0).inserted }
  }
}
