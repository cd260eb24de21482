/// What breaking a text into lines has found so far, so that a text whose height is asked for at
/// many widths is neither shaped nor searched for words at the same byte again. It affects no
/// result.
struct LineMemory: Sendable {
  /// The changes in width of reshaped parts.
  private var changes: [UInt64: Int64] = [:]
  /// The run in which words were last searched for.
  private var run: DictionaryRun?

  /// Returns the change in width of a reshaped part, if it is known.
  func change(of part: Range<Int>) -> Int64? {
    changes.isEmpty ? nil : changes[Self.key(part)]
  }

  /// Stores the change in width of a reshaped part.
  ///
  /// - Parameter maximumCount: The number of parts from which on no more are stored.
  mutating func store(_ change: Int64, of part: Range<Int>, maximumCount: Int) {
    if changes.count < maximumCount { changes[Self.key(part)] = change }
  }

  private static func key(_ part: Range<Int>) -> UInt64 {
    UInt64(truncatingIfNeeded: part.lowerBound) << 32 | UInt64(truncatingIfNeeded: part.upperBound)
  }

  /// Finds the words from an offset on, as ``DictionaryRun`` does.
  mutating func findWords(
    in bytes: [UInt8], from offset: Int, reach: Int, _ found: (Int, Bool) -> Bool
  ) -> Int? {
    if run?.contains(offset) != true { run = DictionaryRun(bytes, from: offset) }
    return run?.findWords(from: offset, reach: reach, found)
  }
}
