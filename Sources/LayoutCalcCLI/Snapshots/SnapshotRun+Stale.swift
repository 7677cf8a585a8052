import DocumentSyntax
import SourceText

/// Snapshots that no spec needs.
extension SnapshotRun {
  /// Adds the stale snapshots to the outcomes; `prune` also removes them.
  mutating func handleStale() {
    guard search.isOfFolders, !request.matrix.hasOptions else { return }
    var otherFiles = OtherFiles(environment: session.environment, specs: Set(search.specs))
    for path in search.snapshots where owners[path] == nil {
      guard !unknownStems.contains(where: { SnapshotFiles.isSnapshot(path, ofStem: $0) }),
        !otherFiles.haveSpec(of: path),
        case .snapshot = SnapshotFiles.place(at: path, in: session.environment)
      else { continue }
      add(SnapshotOutcome(path: path, result: request.action == .prune ? remove(path) : .stale))
    }
  }

  private mutating func remove(_ path: SystemString) -> SnapshotOutcome.Result {
    guard let problem = session.environment.removeFile(path) else { return .removed }
    session.report(RemovalProblem(problem: problem), of: path.description)
    status.combine(with: .unwritableOutput)
    return .stale
  }
}

/// The files next to snapshot folders that the search does not consider specs, although some may be.
private struct OtherFiles {
  let environment: Environment
  /// The specs that the search found.
  let specs: Set<SystemString>
  private var paths: [SystemString: [SystemString]] = [:]

  init(environment: Environment, specs: Set<SystemString>) {
    self.environment = environment
    self.specs = specs
  }

  /// Whether one of the files may be the spec of a snapshot.
  mutating func haveSpec(of snapshot: SystemString) -> Bool {
    paths(beside: snapshot.folder.withoutEndSlashes).contains { path in
      SnapshotFiles.isSnapshot(snapshot, ofStem: SnapshotFiles.stem(ofSpec: path)) && mayBeSpec(path)
    }
  }

  private mutating func paths(beside folder: SystemString) -> [SystemString] {
    let prefix = folder.folderPrefix
    if let known = paths[prefix] { return known }
    let entries = (try? environment.listFolder(folder.folder).get()) ?? []
    let found = entries.filter { $0.status.kind == .file }.map { prefix + $0.name }.filter {
      !specs.contains($0)
    }
    paths[prefix] = found
    return found
  }

  /// Whether a file has the extension or the content of a spec.
  private func mayBeSpec(_ path: SystemString) -> Bool {
    let endings: [SystemString] = [".yaml", ".yml", ".json"]
    if endings.contains(where: path.hasSuffix) { return true }
    guard case .success(let bytes) = environment.readFile(path) else { return true }
    let file = SourceFile(name: path.description, bytes: bytes)
    var diagnostics = Diagnostics(file: file)
    let syntax = DocumentFormat.guessed(fileName: file.name, bytes: bytes)
    guard let document = readDocument(file, as: syntax, &diagnostics) else { return false }
    return document.root.kind == .mapping && document.root.members.contains { $0.key == "sections" }
  }
}

/// A file that cannot be removed.
private struct RemovalProblem: Problem {
  let problem: FileProblem

  var code: String { "output" }
  var severity: Severity { .error }
  var message: String { "cannot be removed: \(problem.message)" }
  var hint: String? { nil }
}
