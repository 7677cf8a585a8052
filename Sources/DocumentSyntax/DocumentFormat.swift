import SourceText

/// The syntax of a document.
package enum DocumentFormat: String, Sendable, CaseIterable {
  /// RFC 8259, strict.
  case json
  /// YAML 1.2 with the core schema.
  case yaml

  /// The format of a file: from the extension of its name, otherwise from its first character that is not white space.
  package static func guessed(fileName: String, bytes: [UInt8]) -> DocumentFormat {
    if fileName.hasSuffix(".json") { return .json }
    if fileName.hasSuffix(".yaml") || fileName.hasSuffix(".yml") { return .yaml }
    let start = SourceFile(name: fileName, bytes: bytes).byteOrderMarkCount
    let first = bytes[start...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return first == UInt8(ascii: "{") ? .json : .yaml
  }
}
