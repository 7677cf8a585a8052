/// The limits of a document, which bound the time and memory of reading it.
enum ReaderLimits {
  /// The maximum nesting of collections, including those in aliases.
  static let nesting = 256
  /// The maximum total number of nodes that aliases and merge keys refer to.
  static let aliasedNodes = 1_000_000
  /// The maximum size of a text in bytes: 1 GiB.
  static let textLength = 1 << 30
  /// The maximum length in bytes of a key on one line before its colon.
  static let keyLength = 1024
}
