extension Unicode.Scalar {
  /// Whether the character has no visible form and changes how others are displayed, or displays
  /// nothing at all: controls (C0, DEL, C1), line and paragraph separators, the marks, embeddings,
  /// overrides and isolates of the bidirectional algorithm (UAX #9, §2), the byte order mark,
  /// interlinear annotations, zero-width spaces and hyphens, invisible operators, and tags.
  ///
  /// Joiners and variation selectors are not included, because words and emoji require them.
  var isHidden: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x061C, 0x180E, 0x200B, 0x200E...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE_0000...0xE_007F:
      true
    default: false
    }
  }

  /// Whether the character is C0, DEL or C1, which terminals interpret.
  var isControl: Bool { value < 0x20 || 0x7F...0x9F ~= value }

  /// Returns whether a byte of UTF-8 may begin a hidden scalar. Few texts contain such a byte, so
  /// that most are known to be harmless without decoding their scalars.
  @inline(__always)
  static func mayBeHidden(beginningWith byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x1F, 0x7F, 0xC2, 0xD8, 0xE1, 0xE2, 0xEF, 0xF3: true
    default: false
    }
  }

  /// The escape sequence of JSON (RFC 8259 §7) and JavaScript: `\u` and four hexadecimal digits for
  /// each UTF-16 code unit.
  var jsonEscape: String {
    String(self).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  /// The character reference of XML and HTML.
  var characterReference: String { "&#x\(String(value, radix: 16));" }
}

extension String {
  /// Whether the string contains a hidden scalar.
  var containsHiddenScalars: Bool {
    utf8.contains(where: Unicode.Scalar.mayBeHidden) && unicodeScalars.contains { $0.isHidden }
  }
}
