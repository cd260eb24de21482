/// A script whose words are separated with a dictionary.
enum DictionaryScript {
  case thai, lao, khmer, myanmar

  /// Returns the script of a character of the class SA (UAX #14); nil if it has no dictionary.
  init?(_ codePoint: Int, _ properties: CharacterProperties) {
    guard properties.lineBreak == .complexContext else { return nil }
    switch codePoint {
    case 0x0E00...0x0E7F: self = .thai
    case 0x0E80...0x0EFF: self = .lao
    case 0x1780...0x17FF: self = .khmer
    case 0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F, 0x116D0...0x116FF: self = .myanmar
    default: return nil
    }
  }

  /// The dictionary of the script.
  var words: WordList {
    switch self {
    case .thai: .thai
    case .lao: .lao
    case .khmer: .khmer
    case .myanmar: .burmese
    }
  }

  /// The least number of characters for which the dictionary is used; a shorter run is one word.
  var minimumRunLength: Int { self == .thai ? 5 : 4 }

  /// The length below which a word absorbs unknown text after it.
  var absorbingWordLength: Int { self == .khmer ? 10 : 3 }

  /// The length from which unknown text that shares a beginning with a dictionary word counts as a
  /// misspelling of it and is not absorbed.
  var minimumSharedPrefix: Int { self == .khmer ? 5 : 3 }

  /// Returns whether a word that is not in the dictionary may begin with a character.
  func mayBeginWord(_ character: UInt32) -> Bool {
    switch (self, character) {
    case (.thai, 0x0E01...0x0E2E), (.thai, 0x0E40...0x0E44): true
    case (.lao, 0x0E81...0x0EAE), (.lao, 0x0EDC...0x0EDD), (.lao, 0x0EC0...0x0EC4): true
    case (.khmer, 0x1780...0x17B3): true
    case (.myanmar, 0x1000...0x102A): true
    default: false
    }
  }

  /// Returns whether such a word may end with a character: not with a vowel that is written before
  /// its consonant, nor with a sign that requires another character after it.
  func mayEndWord(_ character: UInt32) -> Bool {
    switch (self, character) {
    case (.thai, 0x0E31), (.thai, 0x0E40...0x0E44): false
    case (.lao, 0x0EC0...0x0EC4): false
    case (.khmer, 0x17D2): false
    default: true
    }
  }
}
