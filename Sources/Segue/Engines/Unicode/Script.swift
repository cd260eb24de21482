/// The scripts that itemisation or OpenType shaping must tell apart; all the rest are `other`.
package enum Script: UInt8, Sendable, CaseIterable {
  case other
  /// Used in more than one script; marks that take the script of the character before them.
  case common, inherited
  case latin, greek, cyrillic, armenian, georgian, coptic, cherokee
  case han, hiragana, katakana, hangul, bopomofo, yi
  case hebrew
  case arabic, syriac, thaana, nko, samaritan, mandaic, mongolian, phagsPa, adlam, hanifiRohingya
  case manichaean, sogdian, psalterPahlavi, chorasmian, oldUyghur
  case ethiopic
  case devanagari, bengali, gurmukhi, gujarati, oriya, tamil, telugu, kannada, malayalam, sinhala
  case thai, lao, khmer, myanmar, tibetan, javanese, balinese, sundanese, cham, taiTham, taiViet
  case newTaiLue, taiLe, limbu, tagalog, buginese, meeteiMayek, chakma, newa, kaithi, brahmi
  case sylotiNagri

  /// Letters join: letter spacing does not apply (CSS Text 4, section 8.2.3).
  package var isCursive: Bool {
    switch self {
    case .arabic, .syriac, .nko, .mandaic, .mongolian, .phagsPa, .hanifiRohingya, .adlam,
      .manichaean, .sogdian, .psalterPahlavi, .chorasmian, .oldUyghur:
      true
    default: false
    }
  }

  /// Its text runs from right to left, or nothing is known of it.
  package var isWrittenRightToLeft: Bool {
    switch self {
    case .other, .hebrew, .arabic, .syriac, .thaana, .nko, .samaritan, .mandaic, .adlam,
      .hanifiRohingya, .manichaean, .sogdian, .psalterPahlavi, .chorasmian, .oldUyghur:
      true
    default: false
    }
  }

  /// Glyphs have to be put in another order, which is not done here.
  package var needsFullShaping: Bool {
    rawValue >= Self.sinhala.rawValue && self != .thai && self != .lao
  }

  /// One of the nine scripts of India whose syllables are put in order.
  var isIndic: Bool {
    rawValue >= Self.devanagari.rawValue && rawValue <= Self.malayalam.rawValue
  }

  /// The tag under which fonts have the script's rules; of the Indic scripts the newer one.
  /// Four ASCII characters, the first in the highest byte. `DFLT` for what has none of its own.
  package var openTypeTag: UInt32 { Self.packed(Self.tags(of: self).newest) }

  /// The tag of the Indic scripts, and of Myanmar, in older fonts; nil for the rest.
  package var olderOpenTypeTag: UInt32? { Self.tags(of: self).older.map(Self.packed) }

  private static func packed(_ tag: StaticString) -> UInt32 {
    tag.withUTF8Buffer { bytes in unsafe bytes.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  private static func tags(of script: Script) -> (newest: StaticString, older: StaticString?) {
    switch script {
    case .other, .common, .inherited: ("DFLT", nil)
    case .latin: ("latn", nil)
    case .greek: ("grek", nil)
    case .cyrillic: ("cyrl", nil)
    case .armenian: ("armn", nil)
    case .georgian: ("geor", nil)
    case .coptic: ("copt", nil)
    case .cherokee: ("cher", nil)
    case .han: ("hani", nil)
    case .hiragana, .katakana: ("kana", nil)
    case .hangul: ("hang", nil)
    case .bopomofo: ("bopo", nil)
    case .yi: ("yi  ", nil)
    case .hebrew: ("hebr", nil)
    case .arabic: ("arab", nil)
    case .syriac: ("syrc", nil)
    case .thaana: ("thaa", nil)
    case .nko: ("nko ", nil)
    case .samaritan: ("samr", nil)
    case .mandaic: ("mand", nil)
    case .mongolian: ("mong", nil)
    case .phagsPa: ("phag", nil)
    case .adlam: ("adlm", nil)
    case .hanifiRohingya: ("rohg", nil)
    case .manichaean: ("mani", nil)
    case .sogdian: ("sogd", nil)
    case .psalterPahlavi: ("phlp", nil)
    case .chorasmian: ("chrs", nil)
    case .oldUyghur: ("ougr", nil)
    case .ethiopic: ("ethi", nil)
    case .devanagari: ("dev2", "deva")
    case .bengali: ("bng2", "beng")
    case .gurmukhi: ("gur2", "guru")
    case .gujarati: ("gjr2", "gujr")
    case .oriya: ("ory2", "orya")
    case .tamil: ("tml2", "taml")
    case .telugu: ("tel2", "telu")
    case .kannada: ("knd2", "knda")
    case .malayalam: ("mlm2", "mlym")
    case .sinhala: ("sinh", nil)
    case .thai: ("thai", nil)
    case .lao: ("lao ", nil)
    case .khmer: ("khmr", nil)
    case .myanmar: ("mym2", "mymr")
    case .tibetan: ("tibt", nil)
    case .javanese: ("java", nil)
    case .balinese: ("bali", nil)
    case .sundanese: ("sund", nil)
    case .cham: ("cham", nil)
    case .taiTham: ("lana", nil)
    case .taiViet: ("tavt", nil)
    case .newTaiLue: ("talu", nil)
    case .taiLe: ("tale", nil)
    case .limbu: ("limb", nil)
    case .tagalog: ("tglg", nil)
    case .buginese: ("bugi", nil)
    case .meeteiMayek: ("mtei", nil)
    case .chakma: ("cakm", nil)
    case .newa: ("newa", nil)
    case .kaithi: ("kthi", nil)
    case .brahmi: ("brah", nil)
    case .sylotiNagri: ("sylo", nil)
    }
  }
}
