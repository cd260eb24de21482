/// Line breaks between the words of scripts that are written without spaces, added to those of UAX
/// #14.
///
/// A run is a sequence of characters of one such script without a break that the rules allow.
enum DictionaryBreaks {
  /// Adds the breaks between the words of all runs. Linear in the number of bytes.
  ///
  /// - Parameter boundaries: The boundaries that the rules give when letters of these scripts are
  ///   alphabetic.
  static func add(in bytes: Span<UInt8>, to boundaries: inout MutableSpan<TextBoundary>) {
    let table = CharacterTable.standard
    var characters: [UInt32] = []
    var offsets: [Int] = []
    var runScript: DictionaryScript?
    func endRun(_ boundaries: inout MutableSpan<TextBoundary>) {
      if let runScript { addWords(of: characters, at: offsets, in: runScript, to: &boundaries) }
      characters.removeAll(keepingCapacity: true)
      offsets.removeAll(keepingCapacity: true)
    }
    var index = 0
    while index < bytes.count {
      // Characters of these scripts take at least three bytes.
      guard bytes[index] >= 0xE0 else {
        if runScript != nil {
          endRun(&boundaries)
          runScript = nil
        }
        index += 1
        continue
      }
      let scalar = bytes.scalar(at: index)
      let script = DictionaryScript(scalar.codePoint, table[codePoint: scalar.codePoint])
      if script != runScript || boundaries[index].contains(.mayBreak) {
        endRun(&boundaries)
        runScript = script
      }
      if script != nil {
        characters.append(UInt32(truncatingIfNeeded: scalar.codePoint))
        offsets.append(index)
      }
      index += scalar.length
    }
    endRun(&boundaries)
  }

  /// Returns whether the part of a run that is on a line is too short for a dictionary; nil if the
  /// offset is not within a run.
  ///
  /// - Parameter start: The offset at which the line starts, at most `offset`.
  static func isRunTooShort(_ bytes: [UInt8], at offset: Int, from start: Int) -> Bool? {
    let bytes = bytes.span
    let table = CharacterTable.standard
    func script(at index: Int) -> DictionaryScript? {
      let point = bytes.scalar(at: index).codePoint
      return DictionaryScript(point, table[codePoint: point])
    }
    func before(_ index: Int) -> Int {
      var index = index - 1
      while index > start, bytes[index] & 0xC0 == 0x80 { index -= 1 }
      return index
    }
    guard offset > start, offset < bytes.count, let own = script(at: offset),
      script(at: before(offset)) == own
    else { return nil }
    var count = 0
    var first = offset
    while first > start, count < own.minimumRunLength, script(at: before(first)) == own {
      first = before(first)
      count += 1
    }
    var end = offset
    while end < bytes.count, count < own.minimumRunLength, script(at: end) == own {
      end += bytes.scalar(at: end).length
      count += 1
    }
    return count < own.minimumRunLength
  }

  /// Adds the breaks between the words of a run. `offsets` has the byte offset of each character.
  private static func addWords(
    of characters: [UInt32], at offsets: [Int], in script: DictionaryScript,
    to boundaries: inout MutableSpan<TextBoundary>
  ) {
    var words = WordBreaks(characters, script)
    var starts: [Int] = []
    words.forEachWordStart(in: characters.indices) {
      starts.append($0)
      return true
    }
    var previous = 0
    for start in starts {
      defer { previous = start }
      boundaries[offsets[start]].insert(.mayBreak)
      if characters.count - previous < script.minimumRunLength {
        boundaries[offsets[start]].insert(.dependsOnLineStart)
      }
    }
  }
}
