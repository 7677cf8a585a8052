/// The tags of YAML's core schema.
enum CoreTag: String {
  case string = "str"
  case integer = "int"
  case float
  case bool
  case null
  case sequence = "seq"
  case mapping = "map"

  /// The prefix of the tags.
  static let prefix = "tag:yaml.org,2002:"

  /// Creates the core tag that a complete tag names, if it names one.
  init?(_ tag: String) {
    guard tag.hasPrefix(Self.prefix) else { return nil }
    self.init(rawValue: String(tag.dropFirst(Self.prefix.count)))
  }

  /// The content that a scalar with the tag has, or nil if its text does not fit.
  func content(of text: UnsafeBufferPointer<UInt8>) -> NodeRecord.Content? {
    let resolved = CoreSchema.content(of: text)
    switch self {
    case .string: return .string
    case .integer: return resolved == .number && CoreSchema.isInteger(text) ? .number : nil
    case .float: return resolved == .number ? .number : nil
    case .bool: return resolved == .yes || resolved == .no ? resolved : nil
    case .null: return resolved == .null ? .null : nil
    case .sequence, .mapping: return nil
    }
  }
}
