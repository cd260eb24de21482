/// The Line_Break property of UAX #14, Unicode 17. Comments give the standard's two-letter names.
package enum LineBreakClass: UInt8, Sendable {
  /// XX.
  case unknown
  /// AL.
  case alphabetic
  /// AI: alphabetic or ideographic, depending on the width of the characters.
  case ambiguous
  /// SA: scripts of Southeast Asia, which need a dictionary.
  case complexContext
  /// SG: never occurs in UTF-8.
  case surrogate
  /// ID.
  case ideographic
  /// EB, EM: emoji that accept a skin tone, and the skin tones.
  case emojiBase, emojiModifier
  /// CJ: small kana.
  case conditionalStarter
  /// CM.
  case combiningMark
  /// ZWJ.
  case zeroWidthJoiner
  /// SP.
  case space
  /// BK, CR, LF, NL.
  case mandatoryBreak, carriageReturn, lineFeed, nextLine
  /// ZW.
  case zeroWidthSpace
  /// WJ.
  case wordJoiner
  /// GL: no-break spaces.
  case glue
  /// CB: an inline object.
  case contingentBreak
  /// B2: the em dash.
  case breakOnBothSides
  /// BA.
  case breakAfter
  /// HH: U+2010 and similar hyphens; a class since Unicode 17.
  case unambiguousHyphen
  /// HY: "-".
  case hyphen
  /// BB.
  case breakBefore
  /// IN: "…".
  case inseparable
  /// NS.
  case nonstarter
  /// EX: "!", "?".
  case exclamation
  /// IS: ",", ".", ":", ";".
  case infixNumeric
  /// SY: "/".
  case breakSymbol
  /// CL.
  case closePunctuation
  /// CP: ")", "]".
  case closeParenthesis
  /// OP.
  case openPunctuation
  /// QU.
  case quotation
  /// NU.
  case numeric
  /// PO, PR: "%", "$".
  case postfixNumeric, prefixNumeric
  /// HL.
  case hebrewLetter
  /// H2, H3: Hangul syllables without and with a final consonant.
  case hangulLV, hangulLVT
  /// JL, JV, JT: the parts (jamo) of Hangul syllables.
  case hangulL, hangulV, hangulT
  /// RI: regional indicators, the halves of a flag.
  case regionalIndicator
  /// AK, AP, AS, VI, VF: the parts of Brahmic syllables.
  case aksara, aksaraPrebase, aksaraStart, virama, viramaFinal
}
