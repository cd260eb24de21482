/// Finds the words in a run of characters of one script with its dictionary, as the
/// dictionary-based break engines of ICU do (dictbe.cpp of ICU 78, the version in Chromium).
///
/// From left to right, the longest word after which two more words follow is taken; if there is
/// none, the shortest after which one word follows, or else the longest. Unknown text after a short
/// word is absorbed into it, up to a position at which a dictionary word may begin.
///
/// Linear in the run: at most twenty words are tried at each index, and the words at an index are
/// looked up once.
struct WordBreaks {
  private let script: DictionaryScript
  private let words: WordList
  private let characters: [UInt32]
  private let table = CharacterTable.standard
  /// The words that begin at each index, once they have been looked up.
  private var cachedPrefixes: [WordList.Prefixes?]

  init(_ characters: [UInt32], _ script: DictionaryScript) {
    self.script = script
    words = script.words
    self.characters = characters
    cachedPrefixes = Array(repeating: nil, count: characters.count)
  }

  /// Calls `found` with the index of each character that begins a word, except for the first, until
  /// `found` returns false.
  mutating func forEachWordStart(_ found: (Int) -> Bool) {
    guard characters.count >= script.minimumRunLength else { return }
    var index = 0
    while index < characters.count {
      var end = index + bestWord(at: index)
      if end < characters.count, end - index < script.absorbingWordLength {
        let next = prefixes(at: end)
        if next.lengths == 0, end == index || next.readCount < script.minimumSharedPrefix {
          end = plausibleBoundary(after: end)
        }
      }
      while end < characters.count, isMark(end) { end += 1 }
      if script == .thai { end = passThaiSigns(from: end) }
      index = end
      if index < characters.count, !found(index) { return }
    }
  }

  /// Returns the length of the word to take at an index; 0 if there is none.
  private mutating func bestWord(at index: Int) -> Int {
    let candidates = prefixes(at: index).lengths
    guard candidates.nonzeroBitCount > 1 else { return candidates.highestSetBit }
    var best = candidates.highestSetBit
    var left = candidates
    while left != 0 {
      let length = left.highestSetBit
      left ^= 1 << UInt64(length)
      let second = index + length
      // The longest word reaches the end, so nothing has to follow.
      if second == characters.count { return best }
      var seconds = prefixes(at: second).lengths
      guard seconds != 0 else { continue }
      best = length
      if second + seconds.highestSetBit == characters.count { return best }
      while seconds != 0 {
        if prefixes(at: second + seconds.highestSetBit).lengths != 0 { return best }
        seconds ^= 1 << UInt64(seconds.highestSetBit)
      }
    }
    return best
  }

  /// Returns the words that begin at an index.
  private mutating func prefixes(at index: Int) -> WordList.Prefixes {
    guard index < characters.count else { return WordList.Prefixes() }
    if let prefixes = cachedPrefixes[index] { return prefixes }
    let prefixes = words.prefixes(of: characters.span.extracting(index...))
    cachedPrefixes[index] = prefixes
    return prefixes
  }

  /// Returns the first index after `start` at which a dictionary word may follow unknown text.
  private mutating func plausibleBoundary(after start: Int) -> Int {
    var index = start + 1
    while index < characters.count {
      if script.mayEndWord(characters[index - 1]), script.mayBeginWord(characters[index]),
        prefixes(at: index).lengths != 0
      {
        return index
      }
      index += 1
    }
    return index
  }

  /// Returns whether the character at an index is a combining mark.
  private func isMark(_ index: Int) -> Bool {
    table[codePoint: Int(characters[index])].isCombiningInContext
  }

  /// Returns the index after the abbreviation and repetition signs at `end`, which belong to the
  /// preceding word unless a dictionary word begins with them.
  private mutating func passThaiSigns(from end: Int) -> Int {
    let (abbreviation, repetition): (UInt32, UInt32) = (0x0E2F, 0x0E46)
    guard end < characters.count, prefixes(at: end).lengths == 0 else { return end }
    var end = end
    let before = characters[end - 1]
    if characters[end] == abbreviation, before != abbreviation, before != repetition { end += 1 }
    if end < characters.count, characters[end] == repetition, characters[end - 1] != repetition {
      end += 1
    }
    return end
  }
}

extension UInt64 {
  /// The index of the highest bit that is set; 0 if there is none.
  fileprivate var highestSetBit: Int { self == 0 ? 0 : 63 - leadingZeroBitCount }
}
