import LayoutSpec
import SourceText

/// Where snapshots lie.
enum SnapshotFiles {
  /// The folder beside a spec that holds its snapshots.
  static let folder = "__layouts__"

  /// The path that the snapshots of a spec begin with: the folder and the spec's name.
  static func stem(ofSpec path: String) -> String {
    let place = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    return "\(place)\(folder)/\(specName(ofFile: path))"
  }

  /// Whether a file is a snapshot of the spec with that stem, as far as its name tells.
  static func isSnapshot(_ path: String, ofStem stem: String) -> Bool {
    path.hasPrefix(stem) && path.dropFirst(stem.count).first.map { "@-+.".contains($0) } == true
  }
}

/// Looks for specs and their snapshots.
struct SnapshotSearch {
  private(set) var specs: [String] = []
  private(set) var snapshots: [String] = []
  /// Whether all paths that were given are folders.
  private(set) var isOfFolders = true
  private(set) var status = ExitStatus.success
  private let session: Session

  /// Finds everything at and below these paths, each path once.
  init(_ paths: [String], _ session: Session) {
    self.session = session
    for path in paths { look(at: path) }
    specs = Self.unique(specs)
    snapshots = Self.unique(snapshots)
  }

  private mutating func look(at path: String) {
    switch session.environment.listFolder(path) {
    case .success(let entries): search(path, entries)
    case .failure(.notFound):
      specs.append(path)
      isOfFolders = false
    case .failure(let problem): report(problem, of: path)
    }
  }

  /// Searches a folder and all below it that are not hidden.
  private mutating func search(_ path: String, _ entries: [FolderEntry]) {
    let (specCount, snapshotCount) = (specs.count, snapshots.count)
    var open = [(path: Self.prefix(of: path), entries: entries)]
    while let folder = open.popLast() {
      for entry in folder.entries {
        let path = folder.path + entry.name
        if !entry.isFolder {
          if Self.isSpec(entry.name) { specs.append(path) }
          continue
        }
        guard !entry.name.hasPrefix(".") else { continue }
        switch session.environment.listFolder(path) {
        case .failure(let problem): report(problem, of: path)
        case .success(let entries) where entry.name == SnapshotFiles.folder:
          let files = entries.filter { !$0.isFolder && $0.name.hasSuffix(".json") }
          snapshots += files.map { "\(path)/\($0.name)" }
        case .success(let entries): open.append((path + "/", entries))
        }
      }
    }
    // Folders list their files in any order.
    specs[specCount...].sort()
    snapshots[snapshotCount...].sort()
  }

  private mutating func report(_ problem: FileProblem, of path: String) {
    session.report(InputProblem(problem: problem), of: path)
    status.combine(with: .unusableInput)
  }

  private static func isSpec(_ name: String) -> Bool {
    !name.hasPrefix(".") && (name.hasSuffix(".layout.yaml") || name.hasSuffix(".layout.json"))
  }

  /// What stands before the names of a folder's files: nothing for the current one.
  private static func prefix(of path: String) -> String {
    path == "." || path == "./" ? "" : path.hasSuffix("/") ? path : path + "/"
  }

  private static func unique(_ paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.filter { seen.insert($0).inserted }
  }
}
