/// Finds the words in a run of characters of one script with its dictionary, as the
/// dictionary-based break engines of ICU do (dictbe.cpp of ICU 78, the version in Chromium).
///
/// From left to right, the longest word after which two more words follow is taken; if there is
/// none, the shortest after which one word follows, or else the longest. Unknown text after a short
/// word is absorbed into it, up to a position at which a dictionary word may begin.
///
/// Linear in the part that is searched: at most twenty words are tried at each index, and the words
/// at an index are looked up once, even if several parts contain it.
struct WordBreaks: Sendable {
  let script: DictionaryScript
  private let words: WordList
  private let characters: [UInt32]
  private let table = CharacterTable.standard
  /// The words that begin at each index, once they have been looked up.
  private var cachedPrefixes: [WordList.Prefixes?]
  /// The end of the word that begins at each index, if the end of a part had no effect, or zero.
  private var cachedEnds: [Int32]
  /// The end of the characters that were read to find each of these words.
  private var cachedReadEnds: [Int32]
  /// The end of the part that is searched.
  private var limit = 0
  /// The end of the characters that were read to find the current word.
  private var readEnd = 0
  /// Indices at which no word may follow unknown text, whatever the part.
  private var implausible = 0..<0

  init(_ characters: [UInt32], _ script: DictionaryScript) {
    self.script = script
    words = script.words
    self.characters = characters
    cachedPrefixes = Array(repeating: nil, count: characters.count)
    cachedEnds = Array(repeating: 0, count: characters.count)
    cachedReadEnds = cachedEnds
  }

  /// Calls `found` with the index of each character that begins a word of a part of the run, except
  /// for the first, until `found` returns false. Characters outside of the part have no effect.
  mutating func forEachWordStart(in part: Range<Int>, _ found: (Int) -> Bool) {
    guard part.count >= script.minimumRunLength else { return }
    limit = part.upperBound
    var index = part.lowerBound
    while index < limit {
      index = wordEnd(from: index)
      if index < limit, !found(index) { return }
    }
  }

  /// Returns the end of the word that begins at an index.
  private mutating func wordEnd(from start: Int) -> Int {
    let known = Int(cachedEnds[start])
    if known > 0, Int(cachedReadEnds[start]) < limit { return known }
    readEnd = start
    var end = start + bestWord(at: start)
    if end < limit, end - start < script.absorbingWordLength {
      let next = prefixes(at: end)
      if next.lengths == 0, end == start || next.readCount < script.minimumSharedPrefix {
        end = plausibleBoundary(after: end)
      }
    }
    while end < limit, isMark(end) { end += 1 }
    if script == .thai { end = passThaiSigns(from: end) }
    // Passing marks and signs reads two characters more.
    readEnd = max(readEnd, end + 2)
    if readEnd < limit {
      cachedEnds[start] = Int32(truncatingIfNeeded: end)
      cachedReadEnds[start] = Int32(truncatingIfNeeded: readEnd)
    }
    return end
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
      if second == limit { return best }
      var seconds = prefixes(at: second).lengths
      guard seconds != 0 else { continue }
      best = length
      if second + seconds.highestSetBit == limit { return best }
      while seconds != 0 {
        if prefixes(at: second + seconds.highestSetBit).lengths != 0 { return best }
        seconds ^= 1 << UInt64(seconds.highestSetBit)
      }
    }
    return best
  }

  /// Returns the words that begin at an index.
  private mutating func prefixes(at index: Int) -> WordList.Prefixes {
    guard index < limit else {
      readEnd = limit
      return WordList.Prefixes()
    }
    let all = cachedPrefixes[index] ?? words.prefixes(of: characters.span.extracting(index...))
    cachedPrefixes[index] = all
    let prefixes = all.within(limit - index)
    readEnd = max(readEnd, index + prefixes.readCount)
    return prefixes
  }

  /// Returns the first index after `start` at which a dictionary word may follow unknown text.
  private mutating func plausibleBoundary(after start: Int) -> Int {
    var index = start + 1
    while index < limit {
      if implausible.contains(index) {
        index = implausible.upperBound
      } else if script.mayEndWord(characters[index - 1]), script.mayBeginWord(characters[index]),
        prefixes(at: index).lengths != 0
      {
        return index
      } else {
        markImplausible(index)
        index += 1
      }
    }
    return limit
  }

  private mutating func markImplausible(_ index: Int) {
    // A word that ends after the part may begin in another part that contains its end.
    if let prefixes = cachedPrefixes[index], prefixes.lengths != 0 { return }
    let isNext = index == implausible.upperBound
    implausible = (isNext ? implausible.lowerBound : index)..<(index + 1)
  }

  /// Returns whether the character at an index is a combining mark.
  private func isMark(_ index: Int) -> Bool {
    table[codePoint: Int(characters[index])].isCombiningInContext
  }

  /// Returns the index after the abbreviation and repetition signs at `end`, which belong to the
  /// preceding word unless a dictionary word begins with them.
  private mutating func passThaiSigns(from end: Int) -> Int {
    let (abbreviation, repetition): (UInt32, UInt32) = (0x0E2F, 0x0E46)
    guard end < limit, prefixes(at: end).lengths == 0 else { return end }
    var end = end
    let before = characters[end - 1]
    if characters[end] == abbreviation, before != abbreviation, before != repetition { end += 1 }
    if end < limit, characters[end] == repetition, characters[end - 1] != repetition {
      end += 1
    }
    return end
  }
}

extension UInt64 {
  /// The index of the highest bit that is set; 0 if there is none.
  fileprivate var highestSetBit: Int { self == 0 ? 0 : 63 - leadingZeroBitCount }
}
