import LayoutCalcCLI

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Environment {
  /// The input and output of this process.
  static var process: Environment {
    var environment = Environment(
      readFile: InputFiles.read,
      readStart: InputFiles.readStart,
      readStandardInput: { InputFiles.readAll(STDIN_FILENO) },
      writeOutput: { OutputFiles.write($0, to: STDOUT_FILENO) },
      writeError: { text in
        var text = text
        // A failure to write to standard error cannot be reported anywhere.
        text.withUTF8 { _ = OutputFiles.write(UnsafeRawBufferPointer($0), to: STDERR_FILENO) }
      },
      openOutput: OutputFiles.open,
      status: Folders.status,
      listFolder: Folders.list,
      makeFolder: Folders.make,
      identity: FileIdentity.identity,
      removeFile: Folders.remove,
      outputColumns: { path in
        guard let path else { return Platform.terminalColumns(STDOUT_FILENO) }
        return OutputTarget(path).terminalColumns
      },
      errorIsTerminal: isatty(STDERR_FILENO) == 1,
      variable: { name in getenv(name).map { String(cString: $0) } },
      nanoseconds: { Platform.nanoseconds },
      peakBytes: { Platform.peakBytes },
      machineMemory: { Platform.memory },
      announce: ProcessSignals.announce)
    environment.watching = Watching(
      begin: ProcessSignals.endSuccessfullyWhenInterrupted, stamp: InputFiles.stamp,
      pause: {
        // Short enough to seem immediate, long enough to use little CPU time.
        usleep(200_000)
        return true
      })
    return environment
  }
}
