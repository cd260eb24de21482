/// The Grapheme_Cluster_Break property of UAX #29. Emoji are `other`: see `isExtendedPictographic`.
package enum GraphemeBreakClass: UInt8, Sendable {
  case other, carriageReturn, lineFeed, control, extend, zeroWidthJoiner, regionalIndicator
  case prepend, spacingMark
  case hangulL, hangulV, hangulT, hangulLV, hangulLVT
}

/// The Indic_Conjunct_Break property, for rule GB9c of UAX #29.
package enum IndicConjunctBreak: UInt8, Sendable {
  case none, consonant, extend, linker
}

/// The Joining_Type property, derived for all characters: marks and format characters are
/// transparent.
package enum JoiningType: UInt8, Sendable {
  case nonJoining, transparent, dualJoining, rightJoining, leftJoining, joinCausing
}

/// The Bidi_Class property of UAX #9.
package enum BidiClass: UInt8, Sendable {
  case leftToRight, rightToLeft, arabicLetter
  case europeanNumber, europeanSeparator, europeanTerminator, arabicNumber, commonSeparator
  case nonSpacingMark, boundaryNeutral
  case paragraphSeparator, segmentSeparator, whiteSpace, otherNeutral
  case leftToRightEmbedding, leftToRightOverride, rightToLeftEmbedding, rightToLeftOverride
  case popFormat
  case leftToRightIsolate, rightToLeftIsolate, firstStrongIsolate, popIsolate
}
