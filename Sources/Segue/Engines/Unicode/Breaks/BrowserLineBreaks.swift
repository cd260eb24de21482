/// The rules of UAX #14 (Unicode 17) in order, as Chromium applies them under `line-break: normal`:
/// small kana may start a line, because LB1 resolves them to ideographs.
///
/// Letters of scripts that need a dictionary (Thai, Lao, Khmer, Myanmar) are alphabetic here, as
/// LB1 prescribes; `DictionaryBreaks` adds the breaks between their words.
///
/// The rules about spaces are omitted, because a line may always break after collapsible white
/// space.
enum BrowserLineBreaks {
  /// Returns whether a line may start between the context and `next`.
  ///
  /// - Parameter following: The unit after `next` if `needsFollowing` returns true. If `next` opens
  ///   a bracket and a numeric separator follows, it is the unit after the separator.
  static func mayBreak(
    after context: LineBreakContext, before next: LineBreakUnit,
    following: LineBreakUnit?
  ) -> Bool {
    guard let previous = context.previous else { return false }
    let left = previous.kind
    let right = next.kind
    // LB4, LB5: the hard breaks of the standard, only one of which is forced by browsers.
    if left == .carriageReturn, right == .lineFeed { return false }
    if previous.isHardBreak { return true }
    // LB6, LB7, LB8, LB8a.
    if next.isHardBreak || right == .space || right == .zeroWidthSpace { return false }
    if left == .zeroWidthSpace || left == .space { return true }
    if context.endsInZeroWidthJoiner { return false }
    // LB11, LB12, LB12a.
    if right == .wordJoiner || left == .wordJoiner || left == .glue { return false }
    if right == .glue, left != .breakAfter, left != .hyphen, left != .unambiguousHyphen {
      return false
    }
    // LB13, LB15d.
    switch right {
    case .closePunctuation, .closeParenthesis, .exclamation, .breakSymbol, .infixNumeric:
      return false
    default: break
    }
    // LB14.
    if left == .openPunctuation { return false }
    let opportunity = BreakOpportunity(
      context: context, previous: previous, next: next, following: following)
    if opportunity.joinsQuotation { return false }
    // LB16, LB17.
    if left == .closePunctuation || left == .closeParenthesis, right == .nonstarter { return false }
    if left == .breakOnBothSides, right == .breakOnBothSides { return false }
    // LB20.
    if left == .contingentBreak || right == .contingentBreak { return true }
    return !opportunity.joinsHyphen && !opportunity.joinsWord && !opportunity.joinsNumber
      && !opportunity.joinsSyllable
  }

  /// Returns whether `mayBreak` needs the unit after `next`, which LB15b, LB19a, LB25 and LB28a
  /// examine.
  static func needsFollowing(_ previous: LineBreakUnit?, _ next: LineBreakUnit) -> Bool {
    switch next.kind {
    case .quotation: true
    case .openPunctuation: previous?.kind == .prefixNumeric || previous?.kind == .postfixNumeric
    default: next.isAksara && previous?.isAksara == true
    }
  }
}

/// A place between two units, and whether rules forbid a break there.
private struct BreakOpportunity {
  let context: LineBreakContext
  /// The last unit of the context.
  let previous: LineBreakUnit
  let next: LineBreakUnit
  /// The unit after `next` that `BrowserLineBreaks.mayBreak` describes.
  let following: LineBreakUnit?

  /// Applies LB15a, LB15b, LB19, LB19a.
  var joinsQuotation: Bool {
    if previous.isInitialQuotation {
      guard let before = context.beforePrevious else { return true }
      switch before.kind {
      case .openPunctuation, .quotation, .glue, .space, .zeroWidthSpace: return true
      default: if before.isHardBreak { return true }
      }
    }
    if next.isFinalQuotation {
      guard let following else { return true }
      switch following.kind {
      case .space, .glue, .wordJoiner, .closePunctuation, .quotation, .closeParenthesis,
        .exclamation, .infixNumeric, .breakSymbol, .zeroWidthSpace:
        return true
      default: if following.isHardBreak { return true }
      }
    }
    if next.kind == .quotation {
      if !next.isInitialQuotation || !previous.isEastAsian { return true }
      guard let following else { return true }
      if !following.isEastAsian { return true }
    }
    if previous.kind == .quotation {
      if !previous.isFinalQuotation || !next.isEastAsian { return true }
      guard let before = context.beforePrevious else { return true }
      if !before.isEastAsian { return true }
    }
    return false
  }

  /// Applies LB20a, LB21, LB21a, LB21b, LB22.
  var joinsHyphen: Bool {
    if previous.isHyphen {
      if next.isAlphabetic {
        guard let before = context.beforePrevious else { return true }
        switch before.kind {
        case .space, .zeroWidthSpace, .contingentBreak, .glue: return true
        default: if before.isHardBreak { return true }
        }
      }
      if context.beforePrevious?.kind == .hebrewLetter, next.kind != .hebrewLetter { return true }
    }
    switch next.kind {
    case .breakAfter, .unambiguousHyphen, .hyphen, .nonstarter, .inseparable: return true
    default: break
    }
    if previous.kind == .breakBefore { return true }
    return previous.kind == .breakSymbol && next.kind == .hebrewLetter
  }

  /// Applies LB23, LB23a, LB24, LB28, LB29, LB30.
  var joinsWord: Bool {
    let left = previous.kind
    let right = next.kind
    if previous.isAlphabetic {
      if right == .numeric || right == .prefixNumeric || right == .postfixNumeric { return true }
      if next.isAlphabetic { return true }
    }
    if next.isAlphabetic {
      switch left {
      case .numeric, .prefixNumeric, .postfixNumeric, .infixNumeric: return true
      default: break
      }
    }
    if left == .prefixNumeric, next.isIdeographic { return true }
    if previous.isIdeographic, right == .postfixNumeric { return true }
    if right == .openPunctuation, !next.isEastAsian, previous.isAlphabetic || left == .numeric {
      return true
    }
    return left == .closeParenthesis && !previous.isEastAsian
      && (next.isAlphabetic || right == .numeric)
  }

  /// Applies LB25.
  var joinsNumber: Bool {
    switch next.kind {
    case .prefixNumeric, .postfixNumeric:
      return context.number != .none
    case .numeric:
      switch previous.kind {
      case .prefixNumeric, .postfixNumeric, .hyphen, .infixNumeric: return true
      default: return context.number == .digits
      }
    case .openPunctuation:
      guard previous.kind == .prefixNumeric || previous.kind == .postfixNumeric else {
        return false
      }
      return following?.kind == .numeric
    default:
      return false
    }
  }

  /// Applies LB26, LB27, LB28a, LB30a, LB30b.
  var joinsSyllable: Bool {
    let left = previous.kind
    let right = next.kind
    if HangulSyllables.joins(left, right) { return true }
    if previous.isHangul, right == .postfixNumeric { return true }
    if left == .prefixNumeric, next.isHangul { return true }
    if left == .aksaraPrebase, next.isAksara { return true }
    if previous.isAksara {
      if right == .virama || right == .viramaFinal { return true }
      if next.isAksara, following?.kind == .viramaFinal { return true }
    }
    if left == .virama, context.beforePrevious?.isAksara == true,
      right == .aksara || next.isDottedCircle
    {
      return true
    }
    if context.hasHalfFlag, right == .regionalIndicator { return true }
    return right == .emojiModifier && (left == .emojiBase || previous.isReservedEmoji)
  }
}

extension LineBreakUnit {
  /// Whether the unit is a hyphen in LB20a and LB21a.
  var isHyphen: Bool { kind == .hyphen || kind == .unambiguousHyphen }
}
