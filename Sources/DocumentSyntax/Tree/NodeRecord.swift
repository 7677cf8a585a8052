/// One node of a document as it is stored: 16 bytes, whatever it holds.
///
/// Nodes stand in the order in which they begin. The members of a mapping are its keys and values in turn.
struct NodeRecord {
  /// What a node holds.
  enum Content: UInt8 {
    case null, no, yes, number, string, sequence, mapping, alias
  }

  /// What else is known of a node, one bit each.
  struct Flags: OptionSet {
    let rawValue: UInt8

    /// Written in quotes or as a block scalar.
    static let quoted = Flags(rawValue: 1)
    /// The text differs from the source and stands in the pool; `link` is its index.
    static let pooled = Flags(rawValue: 2)
    /// Has a tag beyond the core schema's.
    static let tagged = Flags(rawValue: 4)
    /// A collection that holds scalars and aliases only, so that its children stand at consecutive indices.
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

  /// What the node holds.
  var content: Content {
    get { Content(rawValue: contentBits) ?? .null }
    set { contentBits = newValue.rawValue }
  }

  /// What else is known of the node.
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

  /// Of a collection the index past its last descendant, of an alias its target, of a pooled text its index.
  var link: Int {
    get { Int(linkIndex) }
    set { linkIndex = UInt32(truncatingIfNeeded: newValue) }
  }

  /// The largest count that fits; of a larger collection the landmarks know more.
  static let countLimit = Int(UInt16.max)

  /// The number of children, at most `countLimit`.
  var count: Int {
    get { Int(countBits) }
    set { countBits = UInt16(min(newValue, Self.countLimit)) }
  }
}
