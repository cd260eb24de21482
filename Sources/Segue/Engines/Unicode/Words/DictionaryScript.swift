/// A script whose words are told from one another by a dictionary.
enum DictionaryScript {
  case thai, lao, khmer, myanmar

  /// That of a character of the class SA (UAX #14); nil if its script has no dictionary.
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

  var words: WordList {
    switch self {
    case .thai: .thai
    case .lao: .lao
    case .khmer: .khmer
    case .myanmar: .burmese
    }
  }

  /// Runs of fewer characters are one word.
  var shortestRun: Int { self == .thai ? 5 : 4 }

  /// A shorter word takes what is no word behind it.
  var shortWord: Int { self == .khmer ? 10 : 3 }

  /// What is no word is taken if fewer characters were read of it than this: else it may be a word of the
  /// dictionary that is misspelt.
  var commonBeginning: Int { self == .khmer ? 5 : 3 }

  /// Whether a word that is not in the dictionary may begin with a character.
  func mayBeginWord(_ character: UInt32) -> Bool {
    switch (self, character) {
    case (.thai, 0x0E01...0x0E2E), (.thai, 0x0E40...0x0E44): true
    case (.lao, 0x0E81...0x0EAE), (.lao, 0x0EDC...0x0EDD), (.lao, 0x0EC0...0x0EC4): true
    case (.khmer, 0x1780...0x17B3): true
    case (.myanmar, 0x1000...0x102A): true
    default: false
    }
  }

  /// Whether one may end with a character: not with a vowel that is written before its consonant, nor with
  /// a sign that something has to follow.
  func mayEndWord(_ character: UInt32) -> Bool {
    switch (self, character) {
    case (.thai, 0x0E31), (.thai, 0x0E40...0x0E44): false
    case (.lao, 0x0EC0...0x0EC4): false
    case (.khmer, 0x17D2): false
    default: true
    }
  }
}
