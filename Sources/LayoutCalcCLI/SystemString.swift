/// Bytes that the system passes as text: a command-line argument or a file path.
///
/// They are usually valid UTF-8 but need not be. Strings that look the same can differ in bytes and name different
/// files.
package struct SystemString: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  package init(_ text: String) { bytes = Array(text.utf8) }
}

extension SystemString: CustomStringConvertible {
  /// The text, with `\xE9` for each byte that is not valid UTF-8.
  package var description: String {
    // Usually, all bytes are valid UTF-8.
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = ""
    var rest = bytes[...]
    while let first = rest.first {
      let count = (1...4).first { String(validating: rest.prefix($0), as: UTF8.self) != nil }
      if let count, rest.count >= count {
        text += String(decoding: rest.prefix(count), as: UTF8.self)
        rest = rest.dropFirst(count)
      } else {
        text += "\\x" + String(first, radix: 16, uppercase: true)
        rest = rest.dropFirst()
      }
    }
    return text
  }
}

extension SystemString: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}

extension SystemString: Comparable {
  package static func < (left: SystemString, right: SystemString) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

/// Paths of files.
extension SystemString {
  private static let slash = UInt8(ascii: "/")

  /// Whether the path is `-`, standard input.
  var isStandardInput: Bool { bytes == [UInt8(ascii: "-")] }

  /// Everything before the name: empty, or up to and including the last slash.
  package var folderPrefix: SystemString {
    SystemString(bytes: bytes[..<((bytes.lastIndex(of: Self.slash) ?? -1) + 1)])
  }

  /// The folder that contains the file; `.` if the path has no slash.
  package var folder: SystemString { folderPrefix.bytes.isEmpty ? "." : folderPrefix }

  /// The last component of the path; empty if the path ends in a slash.
  package var name: SystemString { SystemString(bytes: bytes[folderPrefix.bytes.count...]) }

  /// The prefix for the paths of the folder's entries; empty for the current folder.
  var prefixOfNames: SystemString {
    self == "." || self == "./" ? "" : bytes.last == Self.slash ? self : self + "/"
  }

  /// The path without trailing slashes.
  var withoutEndSlashes: SystemString {
    SystemString(bytes: bytes[..<((bytes.lastIndex { $0 != Self.slash } ?? 0) + 1)])
  }

  /// Whether the name starts with a dot.
  var isHidden: Bool { name.bytes.first == UInt8(ascii: ".") }

  func hasSuffix(_ suffix: SystemString) -> Bool { bytes.suffix(suffix.bytes.count) == suffix.bytes[...] }

  func hasPrefix(_ prefix: SystemString) -> Bool { bytes.starts(with: prefix.bytes) }

  package static func + (left: SystemString, right: SystemString) -> SystemString {
    SystemString(bytes: left.bytes + right.bytes)
  }

  /// The name of a spec's file without `.layout.yaml`, `.layout.json` or its extension.
  package var specName: SystemString {
    let name = name
    // A layout function in a Swift file has its own name.
    if let function = SwiftOperand(self, isSwift: false)?.function { return SystemString(function) }
    for ending: SystemString in [".layout.yaml", ".layout.yml", ".layout.json"] where name.hasSuffix(ending) {
      return SystemString(bytes: name.bytes.dropLast(ending.bytes.count))
    }
    guard let dot = name.bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return name }
    return SystemString(bytes: name.bytes[..<dot])
  }
}
