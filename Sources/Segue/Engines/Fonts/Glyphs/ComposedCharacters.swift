/// A letter and its marks as the characters that a font has glyphs for, in HarfBuzz's way: all are
/// decomposed as far as the font has the parts, the marks are put in order, and what the font has in
/// one is composed again.
struct ComposedCharacters: Sendable {
  struct Character: Sendable {
    var point: UInt32
    /// Of the text: where it comes from.
    var byte: Int
  }

  private(set) var characters: [Character] = []
  /// Whether a character has been taken apart that has become one again.
  private(set) var isWholeAgain = false

  /// Of longer sequences of marks, HarfBuzz leaves the order.
  private static let mostMarks = 32

  /// A character that the font does not have: its parts, as soon as the font has them all. False if
  /// it does not have them.
  mutating func split(_ point: UInt32, _ fonts: CharacterMap) -> Bool {
    characters.removeAll(keepingCapacity: true)
    return decompose(point, byte: 0, isShortest: true, fonts)
  }

  /// The characters of some bytes, the first of which marks follow.
  ///
  /// - Parameter staysApart: Nothing is composed again.
  mutating func compose(
    _ bytes: Range<Int>, of text: Span<UInt8>, _ font: CharacterMap,
    _ rules: SyllableRules? = nil, staysApart: Bool = false
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
        // What stands before the letter is a vowel of its own.
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
    if !staysApart { recompose(font, rules) }
    isWholeAgain = characters.count < count
  }

  /// Letters that fonts have rules for as they are, though Unicode takes them apart.
  private static func isWholeIndic(_ point: UInt32) -> Bool {
    point == 0x931 || point == 0x9DC || point == 0x9DD || point == 0xB94
  }

  private static func isKhmerVowelAround(_ point: UInt32) -> Bool {
    0x17BE...0x17C0 ~= point || point == 0x17C4 || point == 0x17C5
  }

  private mutating func decompose(
    _ point: UInt32, byte: Int, isShortest: Bool, _ font: CharacterMap
  ) -> Bool {
    guard point >= 0xC0, let parts = CanonicalTable.standard.decomposition(of: point),
      parts.second == 0 || Self.has(parts.second, font)
    else { return false }
    let hasFirst = Self.has(parts.first, font)
    if !(isShortest && hasFirst) {
      // A chain of decompositions is four long at most.
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

  private static func has(_ point: UInt32, _ font: CharacterMap) -> Bool {
    Unicode.Scalar(point).map { font[$0] != 0 } ?? false
  }

  private mutating func sortMarks() {
    var start = 0
    while start < characters.count {
      var end = start
      while end < characters.count, combiningClass(end) != 0 { end += 1 }
      if end - start > 1, end - start <= Self.mostMarks {
        for index in (start + 1)..<end {
          var place = index
          while place > start, combiningClass(place - 1) > combiningClass(place) {
            characters.swapAt(place - 1, place)
            place -= 1
          }
        }
      }
      start = end + 1
    }
  }

  private func combiningClass(_ index: Int) -> UInt8 {
    let point = characters[index].point
    let standard = CanonicalTable.standard.combiningClass(of: point)
    // What HarfBuzz has in another order than Unicode: Hebrew points, a shadda before the other signs,
    // the length marks of Telugu before a virama, and some signs of Tibetan and Tai Tham.
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

  /// Of the combining classes from 10 on.
  private static let hebrewOrder: [UInt8] = [
    22, 15, 16, 17, 23, 18, 19, 20, 21, 14, 24, 12, 25, 13, 10, 11, 26,
  ]

  private mutating func recompose(_ font: CharacterMap, _ rules: SyllableRules?) {
    guard characters.count > 1 else { return }
    var starter = 0
    var count = 1
    for index in 1..<characters.count {
      let character = characters[index]
      let isNext = starter == count - 1
      if CharacterTable.standard[codePoint: Int(character.point)].isMark,
        isNext || combiningClass(count - 1) < combiningClass(index),
        rules?.keepsSignsApart != true
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
  /// General category M.
  @inline(__always)
  var isMark: Bool { isNonSpacingMark || isCombiningInContext }
}

extension DecodedScalar {
  /// What varies a character is said of the character as it stands.
  fileprivate var isVariationSelector: Bool {
    0xFE00...0xFE0F ~= codePoint || 0xE0100...0xE01EF ~= codePoint
  }
}
