/// The input and output that a run may use; tests replace it.
package struct Environment {
  /// The bytes of a regular file or a pipe, up to `inputLimit`.
  package var readFile: (_ path: SystemString) -> Result<[UInt8], FileProblem>
  /// The first bytes of a regular file, at most `count`.
  package var readStart: (_ path: SystemString, _ count: Int) -> Result<[UInt8], FileProblem>
  /// Everything on standard input, up to `inputLimit`.
  package var readStandardInput: () -> Result<[UInt8], FileProblem>
  /// Writes bytes to standard output.
  package var writeOutput: (UnsafeRawBufferPointer) -> WriteOutcome
  /// Writes a text to standard error.
  package var writeError: (String) -> Void
  /// Opens a file that replaces another once it is complete.
  package var openOutput: (_ path: SystemString) -> Result<OutputFile, FileProblem>
  /// What is at a path.
  package var status: (_ path: SystemString) -> Result<FileStatus, FileProblem>
  /// What is in a folder, in no particular order.
  package var listFolder: (_ path: SystemString) -> Result<[FolderEntry], FileProblem>
  /// Makes a folder unless it exists; nil on success.
  package var makeFolder: (_ path: SystemString) -> FileProblem?
  /// Which regular file it is, or would be; nil for anything else.
  package var identity: (FileReference) -> FileIdentity?
  /// Removes a file; nil on success.
  package var removeFile: (_ path: SystemString) -> FileProblem?
  /// The columns of the terminal that is written to, standard output without a path; nil if it is none.
  package var outputColumns: (_ path: SystemString?) -> Int?
  /// Whether standard error is a terminal.
  package var errorIsTerminal: Bool
  /// A variable of the process's environment.
  package var variable: (_ name: String) -> String?
  /// Nanoseconds since some moment; never goes back.
  package var nanoseconds: () -> UInt64
  /// The most memory that the process has held, in bytes.
  package var peakBytes: () -> Int

  /// The memory of the machine, or what the process may have of it, in bytes; nil where that is unknown.
  package var machineMemory: () -> Int?

  /// Shows a line on the terminal if it is not taken back (nil) within a second.
  package var announce: (_ line: String?) -> Void

  /// The most bytes that are read from one file.
  package static let inputLimit = 1 << 30

  /// What watching files needs.
  package var watching = Watching()

  package init(
    readFile: @escaping (_ path: SystemString) -> Result<[UInt8], FileProblem>,
    readStart: @escaping (_ path: SystemString, _ count: Int) -> Result<[UInt8], FileProblem>,
    readStandardInput: @escaping () -> Result<[UInt8], FileProblem>,
    writeOutput: @escaping (UnsafeRawBufferPointer) -> WriteOutcome,
    writeError: @escaping (String) -> Void,
    openOutput: @escaping (_ path: SystemString) -> Result<OutputFile, FileProblem>,
    status: @escaping (_ path: SystemString) -> Result<FileStatus, FileProblem>,
    listFolder: @escaping (_ path: SystemString) -> Result<[FolderEntry], FileProblem>,
    makeFolder: @escaping (_ path: SystemString) -> FileProblem?,
    identity: @escaping (FileReference) -> FileIdentity?,
    removeFile: @escaping (_ path: SystemString) -> FileProblem?,
    outputColumns: @escaping (_ path: SystemString?) -> Int? = { _ in nil }, errorIsTerminal: Bool = false,
    variable: @escaping (_ name: String) -> String? = { _ in nil },
    nanoseconds: @escaping () -> UInt64 = { 0 }, peakBytes: @escaping () -> Int = { 0 },
    machineMemory: @escaping () -> Int? = { nil }, announce: @escaping (_ line: String?) -> Void = { _ in }
  ) {
    self.readFile = readFile
    self.readStart = readStart
    self.readStandardInput = readStandardInput
    self.writeOutput = writeOutput
    self.writeError = writeError
    self.openOutput = openOutput
    self.status = status
    self.listFolder = listFolder
    self.makeFolder = makeFolder
    self.identity = identity
    self.removeFile = removeFile
    self.outputColumns = outputColumns
    self.errorIsTerminal = errorIsTerminal
    self.variable = variable
    self.nanoseconds = nanoseconds
    self.peakBytes = peakBytes
    self.machineMemory = machineMemory
    self.announce = announce
  }
}

/// How files are watched for changes.
package struct Watching {
  /// Called once before the first run: from then on an interruption ends the process with success.
  package var begin: () -> Void
  /// What tells one content of a file from another; nil where there is no file.
  package var stamp: (_ path: SystemString) -> FileStamp?
  /// Waits a moment; false where watching is over.
  package var pause: () -> Bool

  package init(
    begin: @escaping () -> Void = {}, stamp: @escaping (_ path: SystemString) -> FileStamp? = { _ in nil },
    pause: @escaping () -> Bool = { false }
  ) {
    self.begin = begin
    self.stamp = stamp
    self.pause = pause
  }
}

/// When a file was modified, how long it is, and which file it is.
package struct FileStamp: Hashable, Sendable {
  package var seconds: Int
  package var nanoseconds: Int
  package var size: Int
  package var inode: UInt64

  package init(seconds: Int, nanoseconds: Int, size: Int, inode: UInt64) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
    self.size = size
    self.inode = inode
  }
}

extension Environment {
  /// Whether the run is one of a CI job.
  var isContinuousIntegration: Bool { !["", "0", "false"].contains(variable("CI") ?? "") }
}

/// The result of a write.
package enum WriteOutcome: Sendable {
  case written
  /// The reader has left, which is not an error.
  case readerLeft
  case failed(FileProblem)
}

/// A file that is being written.
package struct OutputFile {
  package var write: (UnsafeRawBufferPointer) -> WriteOutcome
  /// Puts the file in its place; nil on success.
  package var commit: () -> FileProblem?
  /// Removes what was written.
  package var discard: () -> Void

  package init(
    write: @escaping (UnsafeRawBufferPointer) -> WriteOutcome, commit: @escaping () -> FileProblem?,
    discard: @escaping () -> Void
  ) {
    self.write = write
    self.commit = commit
    self.discard = discard
  }
}
