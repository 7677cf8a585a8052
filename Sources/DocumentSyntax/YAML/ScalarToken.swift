/// A scalar as it was scanned, before its value is resolved and its node added.
struct ScalarToken {
  /// How a scalar is written.
  enum Style {
    case plain, quoted, alias, empty
  }

  /// The offset of the first byte.
  var start: Int
  /// The offset past the last byte.
  var end: Int
  /// How it is written; block scalars count as quoted.
  var style: Style
  /// The index of the text in the pool, if it differs from the source.
  var pooled: Int?
  /// Whether it goes over several lines.
  var isMultiline = false

  init(_ style: Style, _ start: Int, _ end: Int, pooled: Int? = nil, isMultiline: Bool = false) {
    self.style = style
    self.start = start
    self.end = end
    self.pooled = pooled
    self.isMultiline = isMultiline
  }

  /// A scalar of which nothing is written.
  init(emptyAt place: Int) {
    self.init(.empty, place, place)
  }
}
