package import LayoutCalcCLI

/// What a run printed and how it ended.
package struct Transcript: Hashable, Sendable {
  package var output: String
  package var errors: String
  package var status: ExitStatus
  /// The files that were put in place, by path.
  package var files: [String: String]
  /// The paths of the files that were removed, in order.
  package var removed: [String] = []
}

/// A made-up world in which the tool runs.
package struct World: Sendable {
  /// Files by path.
  package var files: [String: String]
  package var standardInput: String
  /// Paths that cannot be read, with what is wrong.
  package var unreadable: [String: FileProblem] = [:]
  /// How many bytes standard output and files take before a write fails.
  package var room = Int.max
  /// How many bytes of standard output are read before the reader leaves.
  package var patience = Int.max
  package var outputColumns: Int?
  package var errorIsTerminal = false
  package var variables: [String: String] = [:]
  /// The memory of the machine in bytes.
  package var machineMemory: Int?
  /// The nanoseconds that pass from one look at the clock to the next.
  package var clockStep: UInt64 = 0
  /// What changes in the files while they are watched, moment by moment; then watching is over.
  package var edits: [[String: String]] = []

  package init(files: [String: String] = [:], standardInput: String = "") {
    self.files = files
    self.standardInput = standardInput
  }

  /// Runs the tool with these arguments.
  package func run(_ arguments: [String]) -> Transcript {
    let record = Record()
    record.inputs = files
    var environment = Environment(
      readFile: { read($0, record.inputs) },
      readStart: { path, count in read(path, record.inputs).map { Array($0.prefix(count)) } },
      readStandardInput: { .success(Array(standardInput.utf8)) },
      writeOutput: { piece in
        guard record.output.count + piece.count <= patience else { return .readerLeft }
        guard record.output.count + piece.count <= room else {
          return .failed(.other("no space left on device"))
        }
        record.output += piece
        return .written
      },
      writeError: { record.errors += $0 },
      openOutput: { path in .success(record.file(at: path.description, room: room)) },
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

  /// Files are the same by their names.
  private func identity(_ file: FileReference) -> FileIdentity? {
    switch file {
    case .path(let path): FileIdentity(device: 0, number: 0, name: path)
    case .standardInput, .standardOutput: nil
    }
  }

  /// What the paths of the files say of a folder, in the reverse of the usual order.
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

  /// The world as a run leaves it.
  package func after(_ transcript: Transcript) -> World {
    var world = self
    world.files.merge(transcript.files) { $1 }
    for path in transcript.removed { world.files[path] = nil }
    return world
  }
}

/// What a run leaves behind.
private final class Record {
  var inputs: [String: String] = [:]
  var editCount = 0
  var editsOfFiles: [String: Int] = [:]
  var output: [UInt8] = []
  var errors = ""
  var time: UInt64 = 0
  var files: [String: String] = [:]
  var removed: [String] = []

  func file(at path: String, room: Int) -> OutputFile {
    var bytes: [UInt8] = []
    return OutputFile(
      write: { piece in
        guard bytes.count + piece.count <= room else { return .failed(.other("no space left on device")) }
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
