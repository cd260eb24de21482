extension Unicode.Scalar {
  /// Whether it has no picture of its own and changes how others are shown, or shows nothing at all:
  /// controls (C0, DEL, C1), separators of lines and paragraphs, marks, embeddings, overrides and
  /// isolates of the bidirectional algorithm (UAX #9, §2), the byte order mark, interlinear
  /// annotations, spaces and hyphens without a width, invisible operators, and tags.
  ///
  /// Joiners and variation selectors are none of them: words and emoji are made with these.
  var isHidden: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x061C, 0x180E, 0x200B, 0x200E...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE_0000...0xE_007F:
      true
    default: false
    }
  }

  /// C0, DEL and C1: what a terminal obeys.
  var isControl: Bool { value < 0x20 || 0x7F...0x9F ~= value }

  /// Whether a byte of UTF-8 may begin a hidden scalar. Few texts hold such a byte, so that most are
  /// known to be harmless without a look at their scalars.
  @inline(__always)
  static func mayBeHidden(beginningWith byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x1F, 0x7F, 0xC2, 0xD8, 0xE1, 0xE2, 0xEF, 0xF3: true
    default: false
    }
  }

  /// As JSON (RFC 8259 §7) and JavaScript escape it: a `\u` and four digits for each of its code units
  /// in UTF-16.
  var jsonEscape: String {
    String(self).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  /// As a character reference of XML and of HTML.
  var reference: String { "&#x\(String(value, radix: 16));" }
}

extension String {
  /// Whether a scalar of it is hidden.
  var holdsHidden: Bool {
    utf8.contains(where: Unicode.Scalar.mayBeHidden) && unicodeScalars.contains(where: \.isHidden)
  }
}
