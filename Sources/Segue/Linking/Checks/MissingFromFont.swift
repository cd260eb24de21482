/// The characters of a text that its fonts lack, grouped by consequence.
struct MissingFromFont {
  /// The kinds of missing characters. A `single` one concerns one text; all others concern the font
  /// as a whole.
  enum Kind: Hashable {
    /// Emoji. Every device draws them in its own font, whatever the app's: their advance is 1 em
    /// here.
    case emoji
    /// Ideographs, kana, Hangul and their punctuation: their advance is 1 em on nearly every
    /// device.
    case eastAsian
    /// Letters of a script of which the font has no letter in the text.
    case script(Script)
    /// Single characters.
    case single
  }

  /// The missing characters of one kind.
  struct Group {
    let kind: Kind
    /// The first character, and the index of its run.
    let first: Unicode.Scalar
    let run: Int
    /// The first few distinct characters in the order of the text, to be named in the message.
    fileprivate(set) var named: [Unicode.Scalar]
    fileprivate(set) var count: Int
    fileprivate var all: Set<Unicode.Scalar>

    var others: Int { count - named.count }
  }

  static let mostNamed = 3

  /// The groups, in the order of their first characters.
  private(set) var groups: [Group] = []

  /// Groups the missing characters. Linear in their number.
  ///
  /// - Parameter characters: The characters in the order of the text, each with its run and whether
  ///   the fonts have it.
  init(_ characters: [(scalar: Unicode.Scalar, run: Int, isThere: Bool)]) {
    var scriptsThere: Set<Script> = []
    for character in characters where character.isThere {
      scriptsThere.insert(CharacterProperties(character.scalar).script)
    }
    for character in characters where !character.isThere {
      let kind = Self.kind(of: character.scalar, scriptsThere)
      guard let place = groups.firstIndex(where: { $0.kind == kind }) else {
        groups.append(
          Group(
            kind: kind, first: character.scalar, run: character.run, named: [character.scalar],
            count: 1, all: [character.scalar]))
        continue
      }
      if groups[place].all.insert(character.scalar).inserted {
        groups[place].count += 1
        if groups[place].named.count < Self.mostNamed {
          groups[place].named.append(character.scalar)
        }
      }
    }
  }

  private static func kind(of scalar: Unicode.Scalar, _ scriptsThere: Set<Script>) -> Kind {
    let properties = CharacterProperties(scalar)
    if properties.isEmoji || properties.graphemeBreak == .regionalIndicator { return .emoji }
    if scalar.isIdeographic { return .eastAsian }
    switch properties.script {
    case .common, .inherited, .other: return .single
    case let script: return scriptsThere.contains(script) ? .single : .script(script)
    }
  }
}

extension Unicode.Scalar {
  /// The character and its code point, such as `“你” (U+4F60)`; only the code point for invisible
  /// characters.
  var shown: String {
    let digits = String(value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let properties = CharacterProperties(self)
    let isSeen =
      value > 0x20 && !(0x7F..<0xA0).contains(value) && !properties.isNonSpacingMark
      && !properties.isUnassigned
    return isSeen ? "“\(Character(self))” (\(number))" : number
  }
}
