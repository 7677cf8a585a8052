/// What a run may ask of the world.
package struct Environment {
  /// The bytes of a regular file or a pipe, up to `inputLimit`.
  package var readFile: (_ path: String) -> Result<[UInt8], FileProblem>
  /// Everything on standard input, up to `inputLimit`.
  package var readStandardInput: () -> Result<[UInt8], FileProblem>
  /// Writes a piece of the answer to standard output.
  package var writeOutput: (UnsafeRawBufferPointer) -> WriteOutcome
  /// Writes a text to standard error.
  package var writeError: (String) -> Void
  /// Starts a file that takes the place of another when it is complete.
  package var openOutput: (_ path: String) -> Result<OutputFile, FileProblem>
  /// What lies in a folder, in no certain order.
  package var listFolder: (_ path: String) -> Result<[FolderEntry], FileProblem>
  /// Makes a folder where there is none yet; nil when it is there.
  package var makeFolder: (_ path: String) -> FileProblem?
  /// Whether two paths lead to one regular file.
  package var isSameFile: (_ path: String, _ other: String) -> Bool
  /// Removes a file; nil when that was done.
  package var removeFile: (_ path: String) -> FileProblem?
  /// The columns of the terminal that standard output is; nil where it is none.
  package var outputColumns: Int?
  /// Whether standard error is a terminal.
  package var errorIsTerminal: Bool
  /// A variable of the process's environment.
  package var variable: (_ name: String) -> String?
  /// Nanoseconds since some moment; never goes back.
  package var nanoseconds: () -> UInt64
  /// The most memory that the process has held, in bytes.
  package var peakBytes: () -> Int

  /// Shows a line on the terminal if it is not taken back (nil) within a second.
  package var announce: (_ line: String?) -> Void

  /// The most bytes that are read from one file.
  package static let inputLimit = 1 << 30

  package init(
    readFile: @escaping (_ path: String) -> Result<[UInt8], FileProblem>,
    readStandardInput: @escaping () -> Result<[UInt8], FileProblem>,
    writeOutput: @escaping (UnsafeRawBufferPointer) -> WriteOutcome,
    writeError: @escaping (String) -> Void,
    openOutput: @escaping (_ path: String) -> Result<OutputFile, FileProblem>,
    listFolder: @escaping (_ path: String) -> Result<[FolderEntry], FileProblem> = { _ in .failure(.notFound)
    },
    makeFolder: @escaping (_ path: String) -> FileProblem? = { _ in .notFound },
    isSameFile: @escaping (_ path: String, _ other: String) -> Bool = { $0 == $1 },
    removeFile: @escaping (_ path: String) -> FileProblem? = { _ in .notFound },
    outputColumns: Int? = nil, errorIsTerminal: Bool = false,
    variable: @escaping (_ name: String) -> String? = { _ in nil },
    nanoseconds: @escaping () -> UInt64 = { 0 }, peakBytes: @escaping () -> Int = { 0 },
    announce: @escaping (_ line: String?) -> Void = { _ in }
  ) {
    self.readFile = readFile
    self.readStandardInput = readStandardInput
    self.writeOutput = writeOutput
    self.writeError = writeError
    self.openOutput = openOutput
    self.listFolder = listFolder
    self.makeFolder = makeFolder
    self.isSameFile = isSameFile
    self.removeFile = removeFile
    self.outputColumns = outputColumns
    self.errorIsTerminal = errorIsTerminal
    self.variable = variable
    self.nanoseconds = nanoseconds
    self.peakBytes = peakBytes
    self.announce = announce
  }
}

extension Environment {
  /// Whether the run is one of a CI job.
  var isContinuousIntegration: Bool { !["", "0", "false"].contains(variable("CI") ?? "") }
}

/// Something in a folder.
package struct FolderEntry: Hashable, Sendable {
  package var name: String
  /// Links to folders are not followed: they may lead back up.
  package var isFolder: Bool

  package init(name: String, isFolder: Bool) {
    self.name = name
    self.isFolder = isFolder
  }
}

/// What came of writing a piece.
package enum WriteOutcome: Sendable {
  case written
  /// Nobody reads any more, which is no error.
  case readerLeft
  case failed(FileProblem)
}

/// A file that is being written.
package struct OutputFile {
  package var write: (UnsafeRawBufferPointer) -> WriteOutcome
  /// Puts the file in its place; nil when that was done.
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
