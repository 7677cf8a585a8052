import LayoutCalcCLI

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Environment {
  /// The world of this process.
  static var process: Environment {
    Environment(
      readFile: InputFiles.read,
      readStandardInput: { InputFiles.readAll(STDIN_FILENO) },
      writeOutput: { OutputFiles.write($0, to: STDOUT_FILENO) },
      writeError: { text in
        var text = text
        // There is nobody to tell that standard error cannot be written.
        text.withUTF8 { _ = OutputFiles.write(UnsafeRawBufferPointer($0), to: STDERR_FILENO) }
      },
      openOutput: OutputFiles.open,
      listFolder: Folders.list,
      makeFolder: Folders.make,
      isSameFile: InputFiles.areSame,
      removeFile: { unlink($0) == 0 ? nil : .systemError },
      outputColumns: Platform.terminalColumns(STDOUT_FILENO),
      errorIsTerminal: isatty(STDERR_FILENO) == 1,
      variable: { name in getenv(name).map { String(cString: $0) } },
      nanoseconds: { Platform.nanoseconds },
      peakBytes: { Platform.peakBytes },
      announce: ProcessSignals.announce)
  }
}
