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

  /// Of longer sequences of marks, HarfBuzz leaves the order.
  private static let mostMarks = 32

  /// A character that the font does not have: its parts, as soon as the font has them all. False if
  /// it does not have them.
  mutating func split(_ point: UInt32, _ fonts: CharacterMap) -> Bool {
    characters.removeAll(keepingCapacity: true)
    return decompose(point, byte: 0, isShortest: true, fonts)
  }

  /// The characters of some bytes, the first of which marks follow.
  mutating func compose(
    _ bytes: Range<Int>, of text: Span<UInt8>, _ font: CharacterMap, isIndic: Bool = false
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
      if asTheyAre || isIndic && Self.isWholeIndic(point)
        || !decompose(point, byte: index, isShortest: false, font)
      {
        characters.append(Character(point: point, byte: index))
      }
      index += decoded.length
    }
    sortMarks()
    recompose(font, isIndic: isIndic)
  }

  /// Letters that fonts have rules for as they are, though Unicode takes them apart.
  private static func isWholeIndic(_ point: UInt32) -> Bool {
    point == 0x931 || point == 0x9DC || point == 0x9DD || point == 0xB94
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
    // The two length marks of Telugu go before a virama in HarfBuzz.
    let point = characters[index].point
    if point == 0xC55 || point == 0xC56 { return 5 }
    return CanonicalTable.standard.combiningClass(of: point)
  }

  private mutating func recompose(_ font: CharacterMap, isIndic: Bool) {
    guard characters.count > 1 else { return }
    var starter = 0
    var count = 1
    for index in 1..<characters.count {
      let character = characters[index]
      let isNext = starter == count - 1
      if CharacterTable.standard[codePoint: Int(character.point)].isMark,
        isNext
          || CanonicalTable.standard.combiningClass(of: characters[count - 1].point)
            < CanonicalTable.standard.combiningClass(of: character.point),
        // Matras that have been taken apart stay so.
        !isIndic || !CharacterTable.standard[codePoint: Int(characters[starter].point)].isMark,
        let whole = CanonicalTable.standard.composition(
          characters[starter].point, character.point)
          ?? (isIndic && characters[starter].point == 0x9AF && character.point == 0x9BC
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
