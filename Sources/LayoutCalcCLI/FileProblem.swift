package import SourceText

/// Why a file cannot be read or written.
package enum FileProblem: Problem, Error, Hashable {
  case notFound
  case isDirectory
  /// A device, whose bytes may never end.
  case isDevice
  case permissionDenied
  /// More bytes than `Environment.inputLimit`.
  case tooLarge
  /// The system's own words.
  case other(String)

  package var code: String { "file" }

  package var severity: Severity { .error }

  package var message: String {
    switch self {
    case .notFound: "no such file"
    case .isDirectory: "expected a file, found a directory"
    case .isDevice: "expected a file or a pipe, found a device"
    case .permissionDenied: "permission denied"
    case .tooLarge: "expected at most 1 GiB of text, found more"
    case .other(let words): words
    }
  }

  package var hint: String? { nil }
}
