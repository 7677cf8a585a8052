package import SourceText

/// The reason a file cannot be read or written.
package enum FileProblem: Problem, Error, Hashable {
  case notFound
  case isDirectory
  /// A device, which may provide bytes endlessly.
  case isDevice
  /// A named pipe or a socket where a file is expected.
  case isPipe
  /// A symbolic link where a snapshot or the folder of snapshots is expected.
  case isLink
  case permissionDenied
  /// More bytes than `Environment.inputLimit`.
  case tooLarge
  /// The system's error message.
  case other(String)

  package var code: String { "file" }

  package var severity: Severity { .error }

  package var message: String {
    switch self {
    case .notFound: "no such file"
    case .isDirectory: "expected a file, found a directory"
    case .isDevice: "expected a file or a pipe, found a device"
    case .isPipe: "expected a file, found a named pipe or socket"
    case .isLink: "snapshots are not read or written through symbolic links"
    case .permissionDenied: "permission denied"
    case .tooLarge: "expected at most 1 GiB of text, found more"
    case .other(let words): words
    }
  }

  package var hint: String? {
    switch self {
    case .isDevice: "use a file, a pipe or standard input"
    case .isLink: "replace the link with the file or directory itself"
    case .isDirectory: "name a file in it"
    case .notFound, .isPipe, .permissionDenied, .tooLarge, .other: nil
    }
  }
}
