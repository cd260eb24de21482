/// A run of characters of one script whose words are found with a dictionary, from one of them to
/// the last. Words can be searched for from any of its characters on.
struct DictionaryRun: Sendable {
  /// The offset of the byte after the last character.
  private let end: Int
  /// The offset of each character.
  private let offsets: [Int]
  private var words: WordBreaks

  /// Finds the run that continues at a byte of a text; nil if there is none. Linear in the run.
  init?(_ bytes: [UInt8], from offset: Int) {
    let table = CharacterTable.standard
    let bytes = bytes.span
    var characters: [UInt32] = []
    var offsets: [Int] = []
    var runScript: DictionaryScript?
    var index = offset
    while index < bytes.count {
      let scalar = bytes.scalar(at: index)
      let script = DictionaryScript(scalar.codePoint, table[codePoint: scalar.codePoint])
      guard let script, runScript == nil || script == runScript else { break }
      runScript = script
      characters.append(UInt32(truncatingIfNeeded: scalar.codePoint))
      offsets.append(index)
      index += scalar.length
    }
    guard let runScript else { return nil }
    self.offsets = offsets
    end = index
    words = WordBreaks(characters, runScript)
  }

  /// Finds the words from an offset on. Linear in the characters that are read.
  ///
  /// - Parameters:
  ///   - offset: The offset of a character of the run.
  ///   - reach: The greatest number of characters to read.
  ///   - found: Called with the offset of each word but the first, and with whether the break there
  ///     needs text before it. The search ends when it returns false.
  /// - Returns: The offset at which the run ends; nil if `found` has returned false or the rest of
  ///   the run has at least `reach` characters.
  mutating func findWords(
    from offset: Int, reach: Int, _ found: (Int, Bool) -> Bool
  ) -> Int? {
    guard let first = index(of: offset) else { return nil }
    let part = first..<min(offsets.count, first + reach)
    var previous = first
    var isWhole = part.count < reach
    let minimumLength = words.script.minimumRunLength
    words.forEachWordStart(in: part) { start in
      defer { previous = start }
      let goesOn = found(offsets[start], part.upperBound - previous < minimumLength)
      if !goesOn { isWhole = false }
      return goesOn
    }
    return isWhole ? end : nil
  }

  /// Whether the run has a character at an offset.
  func contains(_ offset: Int) -> Bool { index(of: offset) != nil }

  private func index(of offset: Int) -> Int? {
    let index = offsets.indices.partitioningIndex { offsets[$0] >= offset }
    return index < offsets.count && offsets[index] == offset ? index : nil
  }
}
