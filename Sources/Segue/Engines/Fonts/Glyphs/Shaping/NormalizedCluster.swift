/// A letter and its marks, normalized to characters that a font has glyphs for, as in HarfBuzz: all
/// characters are decomposed as far as the font has the parts, the marks are reordered, and
/// characters that the font has in precomposed form are composed again.
struct NormalizedCluster: Sendable {
  /// A character of the normalized sequence.
  struct Character: Sendable {
    var point: UInt32
    /// The offset in the text of the character from which it was made.
    var byte: Int
  }

  private(set) var characters: [Character] = []
  /// Whether a character was decomposed and composed again.
  private(set) var wasRecomposed = false

  /// The longest sequence of marks that is reordered; HarfBuzz leaves longer ones unchanged.
  private static let maximumMarkCount = 32

  /// Decomposes a character that the font does not have, until the font has all parts. Returns
  /// false if the font lacks them.
  mutating func decomposeMissing(_ point: UInt32, _ fonts: CharacterMap) -> Bool {
    characters.removeAll(keepingCapacity: true)
    return decompose(point, byte: 0, isShortest: true, fonts)
  }

  /// Normalizes the characters of a range of bytes, the first of which is followed by marks.
  ///
  /// - Parameter staysApart: Whether to skip composition.
  mutating func normalize(
    _ bytes: Range<Int>, of text: Span<UInt8>, font: CharacterMap, rules: SyllableRules? = nil,
    staysDecomposed: Bool = false
  ) {
    characters.removeAll(keepingCapacity: true)
    var index = bytes.lowerBound
    var asTheyAre = false
    while index < bytes.upperBound {
      asTheyAre = asTheyAre || text.scalar(at: index).isVariationSelector
      index += text.scalar(at: index).length
    }
    index = bytes.lowerBound
    while index < bytes.upperBound {
      let decoded = text.scalar(at: index)
      let point = UInt32(truncatingIfNeeded: decoded.codePoint)
      if rules == .khmer, Self.isKhmerVowelAround(point) {
        // The part before the letter becomes a separate vowel.
        characters.append(Character(point: 0x17C1, byte: index))
        characters.append(Character(point: point, byte: index))
      } else if asTheyAre || rules?.isIndic == true && Self.isWholeIndic(point)
        || !decompose(point, byte: index, isShortest: false, font)
      {
        characters.append(Character(point: point, byte: index))
      }
      index += decoded.length
    }
    sortMarks()
    let count = characters.count
    if !staysDecomposed { recompose(font, rules) }
    wasRecomposed = characters.count < count
  }

  /// Returns whether fonts have rules for a letter in its precomposed form, although Unicode
  /// decomposes it.
  private static func isWholeIndic(_ point: UInt32) -> Bool {
    point == 0x931 || point == 0x9DC || point == 0x9DD || point == 0xB94
  }

  /// Returns whether a Khmer vowel has a part before the letter.
  private static func isKhmerVowelAround(_ point: UInt32) -> Bool {
    0x17BE...0x17C0 ~= point || point == 0x17C4 || point == 0x17C5
  }

  /// Appends the decomposition of a character, applied recursively, or only as often as necessary
  /// if `isShortest`. Returns false if the font lacks a part.
  private mutating func decompose(
    _ point: UInt32, byte: Int, isShortest: Bool, _ font: CharacterMap
  ) -> Bool {
    guard point >= 0xC0, let parts = CanonicalTable.standard.decomposition(of: point),
      parts.second == 0 || Self.has(parts.second, font)
    else { return false }
    let hasFirst = Self.has(parts.first, font)
    if !(isShortest && hasFirst) {
      // A chain of decompositions has at most four steps.
      if !decompose(parts.first, byte: byte, isShortest: isShortest, font) {
        guard hasFirst else { return false }
        characters.append(Character(point: parts.first, byte: byte))
      }
    } else {
      characters.append(Character(point: parts.first, byte: byte))
    }
    if parts.second != 0 { characters.append(Character(point: parts.second, byte: byte)) }
    return true
  }

  /// Returns whether the font has a character.
  private static func has(_ point: UInt32, _ font: CharacterMap) -> Bool {
    Unicode.Scalar(point).map { font[$0] != 0 } ?? false
  }

  /// Reorders each sequence of marks by combining class (canonical ordering).
  private mutating func sortMarks() {
    var start = 0
    while start < characters.count {
      var end = start
      while end < characters.count, combiningClass(end) != 0 { end += 1 }
      if end - start > 1, end - start <= Self.maximumMarkCount {
        for index in (start + 1)..<end {
          var target = index
          while target > start, combiningClass(target - 1) > combiningClass(target) {
            characters.swapAt(target - 1, target)
            target -= 1
          }
        }
      }
      start = end + 1
    }
  }

  /// Returns HarfBuzz's modified combining class of a character.
  private func combiningClass(_ index: Int) -> UInt8 {
    let point = characters[index].point
    let standard = CanonicalTable.standard.combiningClass(of: point)
    // The order of HarfBuzz differs from Unicode for Hebrew points, for shadda (before the other
    // marks), for the length marks of Telugu (before a virama), and for some signs of Tibetan and
    // Tai Tham.
    switch (standard, point) {
    case (_, 0x1A60), (_, 0xFC6): return 254
    case (_, 0xF39): return 127
    case (10...26, _): return Self.hebrewOrder[Int(standard) - 10]
    case (27...32, _): return standard + 1
    case (33, _): return 27
    case (84, _): return 4
    case (91, _): return 5
    case (130, _): return 132
    case (132, _): return 131
    default: return standard
    }
  }

  /// The modified combining classes of the classes from 10 on.
  private static let hebrewOrder: [UInt8] = [
    22, 15, 16, 17, 23, 18, 19, 20, 21, 14, 24, 12, 25, 13, 10, 11, 26,
  ]

  /// Composes marks with their starters as far as the font has the composites.
  private mutating func recompose(_ font: CharacterMap, _ rules: SyllableRules?) {
    guard characters.count > 1 else { return }
    var starter = 0
    var count = 1
    for index in 1..<characters.count {
      let character = characters[index]
      let isNext = starter == count - 1
      if CharacterTable.standard[codePoint: Int(character.point)].isMark,
        isNext || combiningClass(count - 1) < combiningClass(index),
        rules?.keepsDecomposedSigns != true
          || !CharacterTable.standard[codePoint: Int(characters[starter].point)].isMark,
        let whole = CanonicalTable.standard.composition(
          characters[starter].point, character.point)
          ?? (rules?.isIndic == true && characters[starter].point == 0x9AF
            && character.point == 0x9BC
            ? 0x9DF : nil),
        Self.has(whole, font)
      {
        characters[starter].point = whole
        continue
      }
      characters[count] = character
      count += 1
      if combiningClass(count - 1) == 0 { starter = count - 1 }
    }
    characters.removeLast(characters.count - count)
  }
}

extension CharacterProperties {
  /// Whether the general category is M.
  @inline(__always)
  var isMark: Bool { isNonSpacingMark || isCombiningInContext }
}

extension DecodedScalar {
  /// Whether the character is a variation selector, which applies to a character in its precomposed
  /// form.
  fileprivate var isVariationSelector: Bool {
    0xFE00...0xFE0F ~= codePoint || 0xE0100...0xE01EF ~= codePoint
  }
}
