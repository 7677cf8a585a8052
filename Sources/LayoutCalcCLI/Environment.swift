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
  /// Opens an output file that replaces the file at `path` when it is committed.
  package var openOutput: (_ path: SystemString) -> Result<OutputFile, FileProblem>
  /// The kind of file at a path.
  package var status: (_ path: SystemString) -> Result<FileStatus, FileProblem>
  /// The entries of a folder, in no particular order.
  package var listFolder: (_ path: SystemString) -> Result<[FolderEntry], FileProblem>
  /// Creates a folder unless it exists; nil on success.
  package var makeFolder: (_ path: SystemString) -> FileProblem?
  /// The identity of the regular file that is or would be at the reference; nil for anything else.
  package var identity: (FileReference) -> FileIdentity?
  /// Removes a file; nil on success.
  package var removeFile: (_ path: SystemString) -> FileProblem?
  /// The number of columns of the terminal that the output goes to (standard output if `path` is nil); nil if it is not
  /// a terminal.
  package var outputColumns: (_ path: SystemString?) -> Int?
  /// Whether standard error is a terminal.
  package var errorIsTerminal: Bool
  /// A variable of the process's environment.
  package var variable: (_ name: String) -> String?
  /// Monotonic time in nanoseconds since an arbitrary start.
  package var nanoseconds: () -> UInt64
  /// The peak memory use of the process, in bytes.
  package var peakBytes: () -> Int

  /// The memory of the machine, or the process's limit if that is lower, in bytes; nil if unknown.
  package var machineMemory: () -> Int?

  /// Shows a line on the terminal after a second, unless it is withdrawn (with nil) before.
  package var announce: (_ line: String?) -> Void

  /// The most bytes that are read from one file.
  package static let inputLimit = 1 << 30

  /// Access to file changes, for `--watch`.
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
  /// Called once before the first run; from then on an interrupt ends the process with success.
  package var begin: () -> Void
  /// The stamp of a file, which changes with its contents; nil if there is no file.
  package var stamp: (_ path: SystemString) -> FileStamp?
  /// Waits a moment; false when watching is over.
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

/// A file's modification time, size and inode.
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
  /// Whether the run is part of a CI job.
  var isContinuousIntegration: Bool { !["", "0", "false"].contains(variable("CI") ?? "") }
}

/// The result of a write.
package enum WriteOutcome: Sendable {
  case written
  /// The reader has closed the pipe, which is not an error.
  case readerLeft
  case failed(FileProblem)
}

/// A file that is being written.
package struct OutputFile {
  package var write: (UnsafeRawBufferPointer) -> WriteOutcome
  /// Moves the file to its final path; nil on success.
  package var commit: () -> FileProblem?
  /// Deletes the unfinished file.
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
