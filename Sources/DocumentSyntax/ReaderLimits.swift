/// What a document may hold at most, so that reading one ends in bounded time and memory.
enum ReaderLimits {
  /// The collections inside one another, aliases followed.
  static let nesting = 256
  /// The nodes that aliases and merge keys stand for, all together.
  static let aliasedNodes = 1_000_000
  /// The bytes of a text: 1 GiB.
  static let textLength = 1 << 30
  /// The bytes of a key that stands on one line before its colon.
  static let keyLength = 1024
}
