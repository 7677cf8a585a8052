import SourceText

/// What is at a path.
package struct FileStatus: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case file
    case folder
    /// A named pipe or a socket.
    case pipe
    case device
    /// Nothing that can be looked at: the path is a link to a file that does not exist or is out of reach.
    case nothing
  }

  /// What a link leads to, otherwise the thing itself.
  package var kind: Kind
  /// Whether the path itself is a symbolic link.
  package var isLink: Bool

  package init(_ kind: Kind, isLink: Bool = false) {
    self.kind = kind
    self.isLink = isLink
  }

  /// Why it cannot be read as a file; nil for a file.
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

/// Something in a folder.
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
  /// How messages name the file.
  package var description: String {
    switch self {
    case .path(let path): path.description.quoted
    case .standardInput: "standard input"
    case .standardOutput: "standard output"
    }
  }
}

/// What makes two paths lead to one regular file.
package struct FileIdentity: Hashable, Sendable {
  /// The device and the number of the file, or of the folder that it would be in.
  package var device: UInt64
  package var number: UInt64
  /// The name of a file that does not exist.
  package var name: SystemString?

  package init(device: UInt64, number: UInt64, name: SystemString? = nil) {
    self.device = device
    self.number = number
    self.name = name
  }
}
