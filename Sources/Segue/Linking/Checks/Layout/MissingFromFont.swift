/// The characters of a text that its fonts lack, by what follows from it.
struct MissingFromFont {
  /// What a font lacks as a whole, or else in one text.
  enum Kind: Hashable {
    /// Every device draws them in its own font, whatever the app's: 1 em wide here.
    case emoji
    /// Ideographs, kana, Hangul and what stands with them: 1 em wide on nearly every device.
    case eastAsian
    /// All letters of a script that the text has.
    case script(Script)
    /// Single characters.
    case single
  }

  /// Those of one kind.
  struct Group {
    let kind: Kind
    /// The first, and the run that it is in.
    let first: Unicode.Scalar
    let run: Int
    /// In the order in which they stand; a few, to be named.
    fileprivate(set) var named: [Unicode.Scalar]
    fileprivate(set) var count: Int
    fileprivate var all: Set<Unicode.Scalar>

    var others: Int { count - named.count }
  }

  static let mostNamed = 3

  /// In the order of their first characters.
  private(set) var groups: [Group] = []

  /// - Parameters:
  ///   - characters: In the order of the text, each with its run and whether the fonts have it.
  /// Linear in the characters.
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
  /// `“你” (U+4F60)`; what would not be seen by itself only by its number.
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
