/// The anchor and the tag before a node, as places and indices, so that copying costs nothing.
struct NodeProperties {
  /// What a tag says.
  enum Tag {
    case none
    /// `!`: a scalar is a string.
    case nonSpecific
    case core(CoreTag)
    /// A tag beyond the core schema's, by its index among those of the reader.
    case other(Int)

    var isNone: Bool {
      if case .none = self { true } else { false }
    }
  }

  /// The offset of the first property.
  var start = 0
  /// The offset past the last property.
  var end = 0
  /// The place of the anchor's name.
  var anchor: Range<Int>?
  /// The tag.
  var tag = Tag.none

  /// Whether there is neither.
  var isEmpty: Bool { anchor == nil && tag.isNone }

  /// These properties and those that follow them; two of a kind are an error.
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
