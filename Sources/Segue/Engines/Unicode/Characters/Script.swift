/// The scripts that itemization or OpenType shaping distinguish; all others are `other`.
package enum Script: UInt8, Sendable, CaseIterable {
  case other
  /// Characters of more than one script, and marks that take the script of the preceding character.
  case common, inherited
  case latin, greek, cyrillic, armenian, georgian, coptic, cherokee
  case han, hiragana, katakana, hangul, bopomofo, yi
  case hebrew
  case arabic, syriac, thaana, nko, samaritan, mandaic, mongolian, phagsPa, adlam, hanifiRohingya
  case manichaean, sogdian, psalterPahlavi, chorasmian, oldUyghur
  case ethiopic
  case bassaVah, caucasianAlbanian, elbasan, avestan, gothic, oldHungarian, oldItalic, osage
  case warangCiti, palmyrene, meroiticCursive, inscriptionalPahlavi, inscriptionalParthian
  case signWriting, mendeKikakui, oldPermic, pauCinHau, glagolitic
  case devanagari, bengali, gurmukhi, gujarati, oriya, tamil, telugu, kannada, malayalam, sinhala
  case thai, lao, khmer, myanmar, tibetan, javanese, balinese, sundanese, cham, taiTham, taiViet
  case newTaiLue, taiLe, limbu, tagalog, buginese, meeteiMayek, chakma, newa, kaithi, brahmi
  case sylotiNagri
  case tifinagh, buhid, hanunoo, tagbanwa, kharoshthi, kayahLi, lepcha, rejang, saurashtra, batak
  case sharada, takri, grantha, khojki, khudawadi, mahajani, modi, pahawhHmong, siddham, tirhuta
  case ahom, multani, bhaiksuki, marchen, masaramGondi, soyombo, zanabazarSquare, dogra
  case gunjalaGondi, makasar, medefaidrin, oldSogdian, elymaic, nandinagari, nyiakengPuachueHmong
  case wancho, divesAkuru, khitanSmallScript, yezidi, miao, egyptianHieroglyphs, duployan
  case cyproMinoan, tangsa, toto, vithkuqi, kawi, nagMundari

  /// Whether the letters join, so that letter spacing does not apply (CSS Text 4, section 8.2.3).
  package var isCursive: Bool {
    switch self {
    case .arabic, .syriac, .nko, .mandaic, .mongolian, .phagsPa, .hanifiRohingya, .adlam,
      .manichaean, .sogdian, .psalterPahlavi, .chorasmian, .oldUyghur:
      true
    default: false
    }
  }

  /// Whether the script is written from right to left, or its direction is unknown.
  package var isWrittenRightToLeft: Bool {
    switch self {
    case .other, .hebrew, .arabic, .syriac, .thaana, .nko, .samaritan, .mandaic, .adlam,
      .hanifiRohingya, .manichaean, .sogdian, .psalterPahlavi, .chorasmian, .oldUyghur, .avestan,
      .oldHungarian, .palmyrene, .meroiticCursive, .inscriptionalPahlavi, .inscriptionalParthian,
      .mendeKikakui, .kharoshthi, .oldSogdian, .elymaic, .yezidi:
      true
    default: false
    }
  }

  /// The categories that identify the syllables of a script whose glyphs are reordered.
  enum SyllableModel {
    case none
    /// `IndicCharacter`.
    case categories
    /// `UniversalCategory`.
    case universal
  }

  /// The categories that identify the script's syllables.
  var syllableModel: SyllableModel {
    switch self {
    case .thai, .lao: .none
    case .khmer, .myanmar: .categories
    case .nko, .mandaic, .mongolian, .phagsPa, .adlam, .hanifiRohingya, .manichaean, .sogdian,
      .psalterPahlavi, .chorasmian, .oldUyghur:
      .universal
    default:
      rawValue < Self.devanagari.rawValue
        ? .none : rawValue < Self.sinhala.rawValue ? .categories : .universal
    }
  }

  /// The OpenType script tag, as four ASCII characters with the first in the highest byte. Indic
  /// scripts have the newer tag. Scripts without a tag have `DFLT`.
  package var openTypeTag: UInt32 { Self.packed(Self.tags(of: self).newest) }

  /// The older tag of the Indic scripts and of Myanmar; nil for other scripts.
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
    case .bassaVah: ("bass", nil)
    case .caucasianAlbanian: ("aghb", nil)
    case .elbasan: ("elba", nil)
    case .avestan: ("avst", nil)
    case .gothic: ("goth", nil)
    case .oldHungarian: ("hung", nil)
    case .oldItalic: ("ital", nil)
    case .osage: ("osge", nil)
    case .warangCiti: ("wara", nil)
    case .palmyrene: ("palm", nil)
    case .meroiticCursive: ("merc", nil)
    case .inscriptionalPahlavi: ("phli", nil)
    case .inscriptionalParthian: ("prti", nil)
    case .signWriting: ("sgnw", nil)
    case .mendeKikakui: ("mend", nil)
    case .oldPermic: ("perm", nil)
    case .pauCinHau: ("pauc", nil)
    case .glagolitic: ("glag", nil)
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
    case .tifinagh: ("tfng", nil)
    case .buhid: ("buhd", nil)
    case .hanunoo: ("hano", nil)
    case .tagbanwa: ("tagb", nil)
    case .kharoshthi: ("khar", nil)
    case .kayahLi: ("kali", nil)
    case .lepcha: ("lepc", nil)
    case .rejang: ("rjng", nil)
    case .saurashtra: ("saur", nil)
    case .batak: ("batk", nil)
    case .sharada: ("shrd", nil)
    case .takri: ("takr", nil)
    case .grantha: ("gran", nil)
    case .khojki: ("khoj", nil)
    case .khudawadi: ("sind", nil)
    case .mahajani: ("mahj", nil)
    case .modi: ("modi", nil)
    case .pahawhHmong: ("hmng", nil)
    case .siddham: ("sidd", nil)
    case .tirhuta: ("tirh", nil)
    case .ahom: ("ahom", nil)
    case .multani: ("mult", nil)
    case .bhaiksuki: ("bhks", nil)
    case .marchen: ("marc", nil)
    case .masaramGondi: ("gonm", nil)
    case .soyombo: ("soyo", nil)
    case .zanabazarSquare: ("zanb", nil)
    case .dogra: ("dogr", nil)
    case .gunjalaGondi: ("gong", nil)
    case .makasar: ("maka", nil)
    case .medefaidrin: ("medf", nil)
    case .oldSogdian: ("sogo", nil)
    case .elymaic: ("elym", nil)
    case .nandinagari: ("nand", nil)
    case .nyiakengPuachueHmong: ("hmnp", nil)
    case .wancho: ("wcho", nil)
    case .divesAkuru: ("diak", nil)
    case .khitanSmallScript: ("kits", nil)
    case .yezidi: ("yezi", nil)
    case .miao: ("plrd", nil)
    case .egyptianHieroglyphs: ("egyp", nil)
    case .duployan: ("dupl", nil)
    case .cyproMinoan: ("cpmn", nil)
    case .tangsa: ("tnsa", nil)
    case .toto: ("toto", nil)
    case .vithkuqi: ("vith", nil)
    case .kawi: ("kawi", nil)
    case .nagMundari: ("nagm", nil)
    }
  }
}
