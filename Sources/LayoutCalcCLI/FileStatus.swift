import SourceText

/// The kind of file at a path.
package struct FileStatus: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case file
    case folder
    /// A named pipe or a socket.
    case pipe
    case device
    /// No file that can be inspected: the target of the link does not exist or is not accessible.
    case nothing
  }

  /// The kind of the file; for a link, that of its target.
  package var kind: Kind
  /// Whether the path itself is a symbolic link.
  package var isLink: Bool

  package init(_ kind: Kind, isLink: Bool = false) {
    self.kind = kind
    self.isLink = isLink
  }

  /// The reason it cannot be read as a file; nil for a file.
  var problem: FileProblem? {
    switch kind {
    case .file: nil
    case .folder: .isDirectory
    case .pipe: .isPipe
    case .device: .isDevice
    case .nothing: .notFound
    }
  }
}

/// An entry of a folder.
package struct FolderEntry: Hashable, Sendable {
  package var name: SystemString
  package var status: FileStatus

  package init(name: SystemString, status: FileStatus) {
    self.name = name
    self.status = status
  }
}

/// A file that a run reads or writes.
package enum FileReference: Hashable, Sendable {
  case path(SystemString)
  case standardInput
  case standardOutput
}

extension FileReference: CustomStringConvertible {
  /// The file's name in messages.
  package var description: String {
    switch self {
    case .path(let path): path.description.quoted
    case .standardInput: "standard input"
    case .standardOutput: "standard output"
    }
  }
}

/// The identity of a regular file, equal for all paths that lead to it.
package struct FileIdentity: Hashable, Sendable {
  /// The device and inode of the file, or of its folder if the file does not exist.
  package var device: UInt64
  package var number: UInt64
  /// The file's name in that folder; nil if the file exists.
  package var name: SystemString?

  package init(device: UInt64, number: UInt64, name: SystemString? = nil) {
    self.device = device
    self.number = number
    self.name = name
  }
}
