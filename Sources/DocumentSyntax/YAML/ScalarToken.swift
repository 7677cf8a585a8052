/// A scanned scalar, before its value is resolved and its node added.
struct ScalarToken {
  /// The style of a scalar.
  enum Style {
    case plain, quoted, alias, empty
  }

  /// The offset of the first byte.
  var start: Int
  /// The offset past the last byte.
  var end: Int
  /// The style; block scalars count as quoted.
  var style: Style
  /// The index of the text in the pool, if it differs from the source.
  var pooled: Int?
  /// Whether it spans several lines.
  var isMultiline = false

  init(_ style: Style, _ start: Int, _ end: Int, pooled: Int? = nil, isMultiline: Bool = false) {
    self.style = style
    self.start = start
    self.end = end
    self.pooled = pooled
    self.isMultiline = isMultiline
  }

  /// Creates an empty scalar.
  init(emptyAt place: Int) {
    self.init(.empty, place, place)
  }
}
