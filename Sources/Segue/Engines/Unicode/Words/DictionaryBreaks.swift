/// Breaks between the words of scripts that are written without spaces, added to those of the rules.
///
/// A run is what stands between two breaks of the rules, or between characters of other scripts.
enum DictionaryBreaks {
  /// Linear in the bytes.
  ///
  /// - Parameter boundaries: those of the rules, to which letters of these scripts are alphabetic.
  static func add(in bytes: Span<UInt8>, to boundaries: inout MutableSpan<TextBoundary>) {
    let table = CharacterTable.standard
    var characters: [UInt32] = []
    var places: [Int] = []
    var runScript: DictionaryScript?
    func endRun(_ boundaries: inout MutableSpan<TextBoundary>) {
      if let runScript { addWords(characters, places, runScript, &boundaries) }
      characters.removeAll(keepingCapacity: true)
      places.removeAll(keepingCapacity: true)
    }
    var index = 0
    while index < bytes.count {
      // No such character is written in fewer than three bytes.
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
        places.append(index)
      }
      index += scalar.length
    }
    endRun(&boundaries)
  }

  /// Whether what a line has of a run is too short for a dictionary; nil if the place is in no run.
  ///
  /// - Parameter start: Where the line begins: at most at the place.
  static func isInShortRun(_ bytes: [UInt8], at place: Int, from start: Int) -> Bool? {
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
    guard place > start, place < bytes.count, let own = script(at: place),
      script(at: before(place)) == own
    else { return nil }
    var count = 0
    var first = place
    while first > start, count < own.shortestRun, script(at: before(first)) == own {
      first = before(first)
      count += 1
    }
    var end = place
    while end < bytes.count, count < own.shortestRun, script(at: end) == own {
      end += bytes.scalar(at: end).length
      count += 1
    }
    return count < own.shortestRun
  }

  private static func addWords(
    _ characters: [UInt32], _ places: [Int], _ script: DictionaryScript,
    _ boundaries: inout MutableSpan<TextBoundary>
  ) {
    var words = WordBreaks(characters, script)
    var starts: [Int] = []
    words.find {
      starts.append($0)
      return true
    }
    var previous = 0
    for start in starts {
      defer { previous = start }
      boundaries[places[start]].insert(.mayBreak)
      if characters.count - previous < script.shortestRun {
        boundaries[places[start]].insert(.needsTextBefore)
      }
    }
  }

  /// Calls `found` with each place where a word begins in what is left of a run from a place within it,
  /// and with whether the break there needs text before it, while it returns true.
  ///
  /// - Parameter reach: How many characters are looked at.
  /// - Returns: Where the run ends; nil if `found` has returned false, or the reach is less.
  static func findWords(
    in bytes: [UInt8], from place: Int, reach: Int, _ found: (Int, Bool) -> Bool
  ) -> Int? {
    let table = CharacterTable.standard
    let bytes = bytes.span
    var characters: [UInt32] = []
    var places: [Int] = []
    var runScript: DictionaryScript?
    var index = place
    while index < bytes.count, characters.count < reach {
      let scalar = bytes.scalar(at: index)
      let script = DictionaryScript(scalar.codePoint, table[codePoint: scalar.codePoint])
      guard let script, runScript == nil || script == runScript else { break }
      runScript = script
      characters.append(UInt32(truncatingIfNeeded: scalar.codePoint))
      places.append(index)
      index += scalar.length
    }
    guard let runScript else { return nil }
    var words = WordBreaks(characters, runScript)
    var previous = 0
    var isWhole = characters.count < reach
    words.find { start in
      defer { previous = start }
      let goesOn = found(places[start], characters.count - previous < runScript.shortestRun)
      if !goesOn { isWhole = false }
      return goesOn
    }
    return isWhole ? index : nil
  }
}
