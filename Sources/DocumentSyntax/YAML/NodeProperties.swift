/// The anchor and the tag before a node, as offsets and indices, which are cheap to copy.
struct NodeProperties {
  /// The meaning of a tag.
  enum Tag {
    case none
    /// `!`: a scalar is a string.
    case nonSpecific
    case core(CoreTag)
    /// A tag outside the core schema, as an index into the reader's tags.
    case other(Int32)

    var isNone: Bool {
      if case .none = self { true } else { false }
    }
  }

  private var startOffset: UInt32 = 0
  private var endOffset: UInt32 = 0
  private var anchorStart: UInt32 = 0
  private var anchorEnd: UInt32 = 0
  /// The tag.
  var tag = Tag.none

  /// The offset of the first property.
  var start: Int {
    get { Int(startOffset) }
    set { startOffset = UInt32(truncatingIfNeeded: newValue) }
  }

  /// The offset past the last property.
  var end: Int {
    get { Int(endOffset) }
    set { endOffset = UInt32(truncatingIfNeeded: newValue) }
  }

  /// The range of the anchor's name, which is never empty.
  var anchor: Range<Int>? {
    get { anchorEnd > 0 ? Int(anchorStart)..<Int(anchorEnd) : nil }
    set {
      anchorStart = UInt32(truncatingIfNeeded: newValue?.lowerBound ?? 0)
      anchorEnd = UInt32(truncatingIfNeeded: newValue?.upperBound ?? 0)
    }
  }

  /// Whether there is neither an anchor nor a tag.
  var isEmpty: Bool { anchorEnd == 0 && tag.isNone }

  /// These properties combined with later ones; two anchors or two tags are an error.
  func merged(with later: NodeProperties) throws(SyntaxFailure) -> NodeProperties {
    if later.isEmpty { return self }
    if isEmpty { return later }
    if anchor != nil, later.anchor != nil {
      throw SyntaxFailure(.repeatedProperty(.anchor), later.start, later.end)
    }
    if !tag.isNone, !later.tag.isNone { throw SyntaxFailure(.repeatedProperty(.tag), later.start, later.end) }
    var merged = self
    merged.end = later.end
    if let anchor = later.anchor { merged.anchor = anchor }
    if !later.tag.isNone { merged.tag = later.tag }
    return merged
  }
}
