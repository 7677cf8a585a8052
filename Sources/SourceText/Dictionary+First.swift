extension Dictionary {
  /// Creates a dictionary in which the first of several values for a key counts.
  package init(keepingFirst pairs: some Sequence<(Key, Value)>) {
    self.init()
    for (key, value) in pairs where self[key] == nil { self[key] = value }
  }
}
