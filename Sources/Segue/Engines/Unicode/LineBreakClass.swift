/// Line_Break of UAX #14, Unicode 17. The comments give the standard's two letters.
package enum LineBreakClass: UInt8, Sendable {
  /// XX.
  case unknown
  /// AL.
  case alphabetic
  /// AI: alphabetic or ideographic, depending on the width they are drawn in.
  case ambiguous
  /// SA: scripts of South East Asia, which need a dictionary.
  case complexContext
  /// SG: never in UTF-8.
  case surrogate
  /// ID.
  case ideographic
  /// EB, EM: an emoji that takes a skin tone, and the tones.
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
  /// CB: an object in the text.
  case contingentBreak
  /// B2: the em dash.
  case breakOnBothSides
  /// BA.
  case breakAfter
  /// HH: U+2010 and the like; a class since Unicode 17.
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
  /// H2, H3: syllables of Hangul without and with a final consonant.
  case hangulLV, hangulLVT
  /// JL, JV, JT: the parts of such syllables.
  case hangulL, hangulV, hangulT
  /// RI: halves of a flag.
  case regionalIndicator
  /// AK, AP, AS, VI, VF: parts of Brahmic syllables.
  case aksara, aksaraPrebase, aksaraStart, virama, viramaFinal
}
