/// A half-open range of byte offsets in a source file.
package struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  package var start: Int

  /// The offset past the last byte; equal to `start` for an empty range.
  package var end: Int

  package init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }

  /// The part of this range between two offsets relative to its start.
  package func part(from lower: Int, to upper: Int) -> SourceRange {
    let first = min(max(start, start &+ lower), end)
    return SourceRange(start: first, end: min(max(first, start &+ upper), end))
  }
}
