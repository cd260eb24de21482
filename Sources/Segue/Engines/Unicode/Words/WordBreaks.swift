/// Where words begin in a run of characters of one script, by its dictionary: as ICU's dictionary-based
/// break engines find them (dictbe.cpp of ICU 78, which is what Chromium has).
///
/// From the left, the longest word is taken after which two more words follow; if there is none, the
/// shortest after which one follows, else the longest. What is no word is added to a short word
/// before it, up to where a word may begin that is in the dictionary.
///
/// Linear in the run: at most twenty words are tried at a place, and what begins there is looked up
/// once.
struct WordBreaks {
  private let script: DictionaryScript
  private let words: WordList
  private let characters: [UInt32]
  private let table = CharacterTable.standard
  /// What begins at each place, once it has been looked up.
  private var known: [WordList.Prefixes?]

  init(_ characters: [UInt32], _ script: DictionaryScript) {
    self.script = script
    words = script.words
    self.characters = characters
    known = Array(repeating: nil, count: characters.count)
  }

  /// Calls `found` with the index of each character that begins a word, but for the first, while it
  /// returns true.
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

  /// The length of the word to take; 0 if none begins there.
  private mutating func bestWord(at place: Int) -> Int {
    let candidates = prefixes(at: place).lengths
    guard candidates.nonzeroBitCount > 1 else { return candidates.longest }
    var best = candidates.longest
    var left = candidates
    while left != 0 {
      let length = left.longest
      left ^= 1 << UInt64(length)
      let second = place + length
      // The longest reaches the end: nothing has to follow.
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

  private mutating func prefixes(at place: Int) -> WordList.Prefixes {
    guard place < characters.count else { return WordList.Prefixes() }
    if let prefixes = known[place] { return prefixes }
    let prefixes = words.prefixes(of: characters.span.extracting(place...))
    known[place] = prefixes
    return prefixes
  }

  /// Where a word of the dictionary may follow what is none.
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

  private func isMark(_ place: Int) -> Bool {
    table[codePoint: Int(characters[place])].isCombiningInContext
  }

  /// Signs of abbreviation and repetition belong to the word before them, where none of the dictionary
  /// begins with them.
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
  /// The highest of the bits that are set; 0 if none is.
  fileprivate var longest: Int { self == 0 ? 0 : 63 - leadingZeroBitCount }
}
