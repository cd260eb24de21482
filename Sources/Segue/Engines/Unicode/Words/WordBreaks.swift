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
  private var known: [WordList.Prefixes?]

  init(_ characters: [UInt32], _ script: DictionaryScript) {
    self.script = script
    words = script.words
    self.characters = characters
    known = Array(repeating: nil, count: characters.count)
  }

  /// Calls `found` with the index of each character that begins a word, except for the first, until
  /// `found` returns false.
  mutating func find(_ found: (Int) -> Bool) {
    guard characters.count >= script.shortestRun else { return }
    var place = 0
    while place < characters.count {
      var end = place + bestWord(at: place)
      if end < characters.count, end - place < script.shortWord {
        let next = prefixes(at: end)
        if next.lengths == 0, end == place || next.readCount < script.commonBeginning {
          end = plausibleBoundary(after: end)
        }
      }
      while end < characters.count, isMark(end) { end += 1 }
      if script == .thai { end = passThaiSigns(from: end) }
      place = end
      if place < characters.count, !found(place) { return }
    }
  }

  /// Returns the length of the word to take at an index; 0 if there is none.
  private mutating func bestWord(at place: Int) -> Int {
    let candidates = prefixes(at: place).lengths
    guard candidates.nonzeroBitCount > 1 else { return candidates.longest }
    var best = candidates.longest
    var left = candidates
    while left != 0 {
      let length = left.longest
      left ^= 1 << UInt64(length)
      let second = place + length
      // The longest word reaches the end, so nothing has to follow.
      if second == characters.count { return best }
      var seconds = prefixes(at: second).lengths
      guard seconds != 0 else { continue }
      best = length
      if second + seconds.longest == characters.count { return best }
      while seconds != 0 {
        if prefixes(at: second + seconds.longest).lengths != 0 { return best }
        seconds ^= 1 << UInt64(seconds.longest)
      }
    }
    return best
  }

  /// Returns the words that begin at an index.
  private mutating func prefixes(at place: Int) -> WordList.Prefixes {
    guard place < characters.count else { return WordList.Prefixes() }
    if let prefixes = known[place] { return prefixes }
    let prefixes = words.prefixes(of: characters.span.extracting(place...))
    known[place] = prefixes
    return prefixes
  }

  /// Returns the first index after `start` at which a dictionary word may follow unknown text.
  private mutating func plausibleBoundary(after start: Int) -> Int {
    var place = start + 1
    while place < characters.count {
      if script.mayEndWord(characters[place - 1]), script.mayBeginWord(characters[place]),
        prefixes(at: place).lengths != 0
      {
        return place
      }
      place += 1
    }
    return place
  }

  /// Returns whether the character at an index is a combining mark.
  private func isMark(_ place: Int) -> Bool {
    table[codePoint: Int(characters[place])].isCombiningInContext
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
  fileprivate var longest: Int { self == 0 ? 0 : 63 - leadingZeroBitCount }
}
