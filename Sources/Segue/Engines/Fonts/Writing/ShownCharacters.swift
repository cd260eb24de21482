/// The characters that a browser looks up in a font to show texts: their own, and those that it
/// makes of them.
struct ShownCharacters {
  private var members: Set<UInt32> = []

  /// The characters, in ascending order.
  var points: [UInt32] { members.sorted() }

  /// Adds the characters of a text in a face. Linear in the text.
  mutating func add(_ text: String, in face: FontFace) {
    var starter: UInt32 = 0
    var previous: UInt32 = 0
    for scalar in text.unicodeScalars {
      let point = scalar.value
      defer { previous = point }
      if members.insert(point).inserted { addForms(of: point, in: face) }
      // A letter and its marks are composed as far as the font has the composites.
      let properties = CharacterTable.standard[scalar]
      if properties.isMark {
        addParts(of: previous)
        addParts(of: point)
        if let whole = CanonicalTable.standard.composition(starter, point) {
          members.insert(whole)
          starter = whole
        }
      } else {
        starter = point
      }
      // A character that the font lacks is replaced by its parts, or by another.
      if face.characters[scalar] == 0 {
        addParts(of: point)
        for other in Self.substitutes { members.insert(other) }
      }
    }
  }

  /// The characters by whose glyphs and advances others are replaced: spaces and hyphens.
  private static let substitutes: [UInt32] = [0x20, 0x2D, 0x2010, 0x2E, 0x30]

  /// Adds the canonical decomposition of a character.
  private mutating func addParts(of point: UInt32) {
    var point = point
    // A chain of decompositions has at most four steps.
    for _ in 0..<4 {
      guard let parts = CanonicalTable.standard.decomposition(of: point) else { return }
      members.insert(parts.first)
      if parts.second != 0 { members.insert(parts.second) }
      point = parts.first
    }
  }

  /// Adds the characters that a shaper makes of a character by itself.
  private mutating func addForms(of point: UInt32, in face: FontFace) {
    switch point {
    // Brackets are mirrored in text that runs to the left.
    case 0x28, 0x3C, 0x5B, 0x7B, 0xAB, 0x2039: members.insert(Self.closing(point))
    case 0x29, 0x3E, 0x5D, 0x7D, 0xBB, 0x203A: members.insert(Self.opening(point))
    // The letters of Arabic have forms that fonts without rules have as characters.
    case 0x600...0x6FF:
      guard !members.contains(0xFE70), face.layout.substitution.lookups.isEmpty else { break }
      for form in 0xFB50...0xFDFF as ClosedRange<UInt32> { members.insert(form) }
      for form in 0xFE70...0xFEFC as ClosedRange<UInt32> { members.insert(form) }
    // The vowels am of Thai and Lao consist of two.
    case 0xE33, 0xEB3:
      members.insert(point + 0x1A)
      members.insert(point - 1)
    // A Khmer vowel around the letter begins before it.
    case 0x17BE...0x17C5: members.insert(0x17C1)
    default: break
    }
    // A sign without a letter is shown at a dotted circle.
    if point >= 0x590 { members.insert(0x25CC) }
  }

  private static func closing(_ point: UInt32) -> UInt32 {
    switch point {
    case 0x28, 0x2039: point + 1
    case 0xAB: 0xBB
    default: point + 2
    }
  }

  private static func opening(_ point: UInt32) -> UInt32 {
    switch point {
    case 0x29, 0x203A: point - 1
    case 0xBB: 0xAB
    default: point - 2
    }
  }
}
