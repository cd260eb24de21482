/// The default rules of UAX #14 (Unicode 15.0) in order. Numbers are kept together as in example 7
/// of section 8.2, which the conformance test assumes too.
enum StandardLineBreaks {
  /// Returns whether a line may start between the context and `next`. The caller handles hard
  /// breaks and the start of the text.
  ///
  /// - Parameter following: The unit after `next` if `needsFollowing` returns true.
  static func mayBreak(
    after context: LineBreakContext, before next: LineBreakUnit,
    following: LineBreakUnit?
  ) -> Bool {
    guard let previous = context.previous else { return false }
    let left = previous.kind
    let right = next.kind
    let beforeSpaces = context.beforeSpaces?.kind
    // LB6, LB7.
    if next.isHardBreak || right == .space || right == .zeroWidthSpace { return false }
    // LB8, LB8a. LB9 and LB10 are applied when the units are formed.
    if beforeSpaces == .zeroWidthSpace { return true }
    if context.endsInZeroWidthJoiner { return false }
    // LB11.
    if right == .wordJoiner || left == .wordJoiner { return false }
    // LB12, LB12a.
    if left == .glue { return false }
    if right == .glue, left != .space, left != .breakAfter, left != .hyphen { return false }
    // LB13.
    switch right {
    case .closePunctuation, .closeParenthesis, .exclamation, .infixNumeric, .breakSymbol:
      return false
    default: break
    }
    // LB14, LB15, LB16, LB17: also across spaces.
    if beforeSpaces == .openPunctuation { return false }
    if beforeSpaces == .quotation, right == .openPunctuation { return false }
    if beforeSpaces == .closePunctuation || beforeSpaces == .closeParenthesis,
      right == .nonstarter
    {
      return false
    }
    if beforeSpaces == .breakOnBothSides, right == .breakOnBothSides { return false }
    // LB18.
    if left == .space { return true }
    // LB19.
    if left == .quotation || right == .quotation { return false }
    // LB20.
    if left == .contingentBreak || right == .contingentBreak { return true }
    // LB21, LB21a, LB21b.
    if right == .breakAfter || right == .hyphen || right == .nonstarter { return false }
    if left == .breakBefore { return false }
    if left == .hyphen || left == .breakAfter, context.beforePrevious?.kind == .hebrewLetter {
      return false
    }
    if left == .breakSymbol, right == .hebrewLetter { return false }
    // LB22.
    if right == .inseparable { return false }
    // LB23, LB23a.
    if previous.isAlphabetic, right == .numeric { return false }
    if left == .numeric, next.isAlphabetic { return false }
    if left == .prefixNumeric, next.isIdeographic { return false }
    if previous.isIdeographic, right == .postfixNumeric { return false }
    // LB24.
    let leftIsFix = left == .prefixNumeric || left == .postfixNumeric
    let rightIsFix = right == .prefixNumeric || right == .postfixNumeric
    if leftIsFix, next.isAlphabetic { return false }
    if previous.isAlphabetic, rightIsFix { return false }
    // LB25.
    if leftIsFix || left == .hyphen, right == .numeric { return false }
    if leftIsFix, right == .openPunctuation, following?.kind == .numeric { return false }
    if context.number == .digits, right == .numeric { return false }
    if context.number != .none, rightIsFix { return false }
    // LB26, LB27.
    if HangulSyllables.joins(left, right) { return false }
    if previous.isHangul, right == .postfixNumeric { return false }
    if left == .prefixNumeric, next.isHangul { return false }
    // LB28, LB29.
    if previous.isAlphabetic || left == .infixNumeric, next.isAlphabetic { return false }
    // LB30.
    if previous.isAlphabetic || left == .numeric, right == .openPunctuation, !next.isEastAsian {
      return false
    }
    if left == .closeParenthesis, !previous.isEastAsian,
      next.isAlphabetic || right == .numeric
    {
      return false
    }
    // LB30a, LB30b.
    if context.hasHalfFlag, right == .regionalIndicator { return false }
    if left == .emojiBase || previous.isReservedEmoji, right == .emojiModifier { return false }
    // LB31.
    return true
  }

  /// Returns whether `mayBreak` needs the unit after `next`, which only LB25 examines.
  static func needsFollowing(_ previous: LineBreakUnit?, _ next: LineBreakUnit) -> Bool {
    guard next.kind == .openPunctuation else { return false }
    return previous?.kind == .prefixNumeric || previous?.kind == .postfixNumeric
  }
}

/// The rule LB26 of UAX #14.
enum HangulSyllables {
  /// Returns whether two classes are in one Hangul syllable.
  static func joins(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
    switch (left, right) {
    case (.hangulL, .hangulL), (.hangulL, .hangulV), (.hangulL, .hangulLV), (.hangulL, .hangulLVT),
      (.hangulV, .hangulV), (.hangulV, .hangulT), (.hangulLV, .hangulV), (.hangulLV, .hangulT),
      (.hangulT, .hangulT), (.hangulLVT, .hangulT):
      true
    default: false
    }
  }
}
