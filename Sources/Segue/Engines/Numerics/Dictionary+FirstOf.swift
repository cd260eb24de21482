extension Dictionary {
  /// Creates a dictionary of pairs; the first value of a repeated key counts.
  init(firstOf pairs: some Sequence<(Key, Value)>) {
    self.init(minimumCapacity: pairs.underestimatedCount)
    for (key, value) in pairs where self[key] == nil { self[key] = value }
  }
}
