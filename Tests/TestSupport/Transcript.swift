package import LayoutCalcCLI

/// The output and exit status of a run.
package struct Transcript: Hashable, Sendable {
  package var output: String
  package var errors: String
  package var status: ExitStatus
  /// The files written, by path.
  package var files: [String: String]
  /// The paths of the files removed, in order.
  package var removed: [String] = []
}

/// A simulated environment in which the tool runs.
package struct World: Sendable {
  /// The files by path.
  package var files: [String: String]
  package var standardInput: String
  /// Paths that cannot be read, with their problems.
  package var unreadable: [String: FileProblem] = [:]
  /// The number of bytes that standard output and each file accept before a write fails.
  package var diskSpace = Int.max
  /// The number of bytes of standard output that the reader reads before it closes the pipe.
  package var readLimit = Int.max
  package var outputColumns: Int?
  package var errorIsTerminal = false
  package var variables: [String: String] = [:]
  /// The memory of the machine, in bytes.
  package var machineMemory: Int?
  /// The nanoseconds between two readings of the clock.
  package var clockStep: UInt64 = 0
  /// The changes to the files while they are watched, step by step; watching ends after the last one.
  package var edits: [[String: String]] = []

  package init(files: [String: String] = [:], standardInput: String = "") {
    self.files = files
    self.standardInput = standardInput
  }

  package func run(_ arguments: [String]) -> Transcript {
    let record = Record()
    record.inputs = files
    var environment = Environment(
      readFile: { read($0, record.inputs) },
      readStart: { path, count in read(path, record.inputs).map { Array($0.prefix(count)) } },
      readStandardInput: { .success(Array(standardInput.utf8)) },
      writeOutput: { piece in
        guard record.output.count + piece.count <= readLimit else { return .readerLeft }
        guard record.output.count + piece.count <= diskSpace else {
          return .failed(.other("no space left on device"))
        }
        record.output += piece
        return .written
      },
      writeError: { record.errors += $0 },
      openOutput: { path in .success(record.file(at: path.description, diskSpace: diskSpace)) },
      status: status,
      listFolder: folder,
      makeFolder: { _ in nil },
      identity: identity,
      removeFile: { path in
        record.removed.append(path.description)
        return nil
      },
      outputColumns: { $0 == nil ? outputColumns : nil }, errorIsTerminal: errorIsTerminal,
      variable: { variables[$0] },
      nanoseconds: {
        record.time += clockStep
        return record.time
      },
      machineMemory: { machineMemory },
      announce: { line in if let line { record.errors += "[\(line)]" } })
    environment.watching = Watching(
      stamp: { path in
        guard let text = record.inputs[path.description] else { return nil }
        return FileStamp(
          seconds: record.editsOfFiles[path.description, default: 0], nanoseconds: 0, size: text.utf8.count,
          inode: 0)
      },
      pause: {
        guard record.editCount < edits.count else { return false }
        for (path, text) in edits[record.editCount] {
          record.inputs[path] = text
          record.editsOfFiles[path, default: 0] += 1
        }
        record.editCount += 1
        return true
      })
    let status = LayoutCalcCLI.run(arguments.map { SystemString($0) }, in: environment)
    return Transcript(
      output: String(decoding: record.output, as: UTF8.self), errors: record.errors, status: status,
      files: record.files, removed: record.removed)
  }

  private func read(_ path: SystemString, _ files: [String: String]) -> Result<[UInt8], FileProblem> {
    if let problem = unreadable[path.description] { return .failure(problem) }
    return files[path.description].map { .success(Array($0.utf8)) } ?? .failure(.notFound)
  }

  private func status(_ path: SystemString) -> Result<FileStatus, FileProblem> {
    if files[path.description] != nil { return .success(FileStatus(.file)) }
    return folder(path).map { _ in FileStatus(.folder) }
  }

  /// Files are identified by their names.
  private func identity(_ file: FileReference) -> FileIdentity? {
    switch file {
    case .path(let path): FileIdentity(device: 0, number: 0, name: path)
    case .standardInput, .standardOutput: nil
    }
  }

  /// The entries of a folder, derived from the paths of the files, in reverse order so that the tool has to
  /// sort them.
  private func folder(_ path: SystemString) -> Result<[FolderEntry], FileProblem> {
    let path = path.description
    if let problem = unreadable[path] { return .failure(problem) }
    let prefix = path == "." || path == "./" ? "" : path.hasSuffix("/") ? path : path + "/"
    var entries: Set<FolderEntry> = []
    for file in files.keys where file.hasPrefix(prefix) {
      let parts = file.dropFirst(prefix.count).split(separator: "/")
      entries.insert(
        FolderEntry(
          name: SystemString(String(parts[0])), status: FileStatus(parts.count > 1 ? .folder : .file)))
    }
    guard !entries.isEmpty || prefix.isEmpty else { return .failure(.notFound) }
    return .success(entries.sorted { $0.name > $1.name })
  }

  /// The environment after a run.
  package func after(_ transcript: Transcript) -> World {
    var world = self
    world.files.merge(transcript.files) { $1 }
    for path in transcript.removed { world.files[path] = nil }
    return world
  }
}

/// Collects the effects of a run.
private final class Record {
  var inputs: [String: String] = [:]
  var editCount = 0
  var editsOfFiles: [String: Int] = [:]
  var output: [UInt8] = []
  var errors = ""
  var time: UInt64 = 0
  var files: [String: String] = [:]
  var removed: [String] = []

  func file(at path: String, diskSpace: Int) -> OutputFile {
    var bytes: [UInt8] = []
    return OutputFile(
      write: { piece in
        guard bytes.count + piece.count <= diskSpace else {
          return .failed(.other("no space left on device"))
        }
        bytes += piece
        return .written
      },
      commit: {
        self.files[path] = String(decoding: bytes, as: UTF8.self)
        return nil
      },
      discard: {})
  }
}
