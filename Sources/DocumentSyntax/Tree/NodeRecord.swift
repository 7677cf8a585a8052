/// The stored form of a node: 16 bytes, whatever its content.
///
/// Nodes are in source order. The children of a mapping are alternately keys and values.
struct NodeRecord {
  /// The kind of content of a node.
  enum Content: UInt8 {
    case null, no, yes, number, string, sequence, mapping, alias
  }

  /// Further properties of a node, one bit each.
  struct Flags: OptionSet {
    let rawValue: UInt8

    /// Written in quotes or as a block scalar.
    static let quoted = Flags(rawValue: 1)
    /// The text differs from the source and is in the pool; `link` is its index there.
    static let pooled = Flags(rawValue: 2)
    /// The tag is not in the core schema.
    static let tagged = Flags(rawValue: 4)
    /// A collection of scalars and aliases only, whose children have consecutive indices.
    static let flat = Flags(rawValue: 8)
    /// A list whose elements are packed numbers, without records.
    static let packed = Flags(rawValue: 16)
  }

  private var startOffset: UInt32
  private var endOffset: UInt32
  private var linkIndex: UInt32
  private var countBits: UInt16
  private var flagBits: UInt8
  private var contentBits: UInt8

  init(_ content: Content, start: Int, end: Int, flags: Flags = [], link: Int = 0) {
    startOffset = UInt32(truncatingIfNeeded: start)
    endOffset = UInt32(truncatingIfNeeded: end)
    linkIndex = UInt32(truncatingIfNeeded: link)
    countBits = 0
    flagBits = flags.rawValue
    contentBits = content.rawValue
  }

  /// The kind of content of the node.
  var content: Content {
    get { Content(rawValue: contentBits) ?? .null }
    set { contentBits = newValue.rawValue }
  }

  /// Further properties of the node.
  var flags: Flags {
    get { Flags(rawValue: flagBits) }
    set { flagBits = newValue.rawValue }
  }

  /// The offset of the first byte.
  var start: Int {
    get { Int(startOffset) }
    set { startOffset = UInt32(truncatingIfNeeded: newValue) }
  }

  /// The offset past the last byte.
  var end: Int {
    get { Int(endOffset) }
    set { endOffset = UInt32(truncatingIfNeeded: newValue) }
  }

  /// The index after the last descendant of a collection, the target of an alias, or the index of a pooled text.
  var link: Int {
    get { Int(linkIndex) }
    set { linkIndex = UInt32(truncatingIfNeeded: newValue) }
  }

  /// The largest count that fits; for larger collections, the count comes from the landmarks.
  static let countLimit = Int(UInt16.max)

  /// The number of children, at most `countLimit`.
  var count: Int {
    get { Int(countBits) }
    set { countBits = UInt16(min(newValue, Self.countLimit)) }
  }
}
