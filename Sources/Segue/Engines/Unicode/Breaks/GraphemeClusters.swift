/// A state machine that finds the boundaries of extended grapheme clusters (UAX #29, Unicode 17).
/// It keeps the part of the preceding text that decides whether a cluster starts at a character.
struct GraphemeClusters {
  private var previous: GraphemeBreakClass?
  /// Whether an odd number of regional indicators precedes.
  private var hasHalfFlag = false
  private var emoji = EmojiSequence.none
  private var conjunct = Conjunct.none

  /// The part of `\p{Extended_Pictographic} Extend* ZWJ` that precedes, for GB11.
  private enum EmojiSequence { case none, pictograph, joined }
  /// The part of `Consonant [Extend Linker]* Linker [Extend Linker]*` that precedes, for GB9c.
  private enum Conjunct { case none, consonant, linked }

  /// Consumes the next character and returns whether a cluster starts with it.
  mutating func starts(with next: CharacterProperties) -> Bool {
    let nextClass = next.graphemeBreak
    let isBoundary = isBoundary(before: next, nextClass)
    hasHalfFlag = nextClass == .regionalIndicator && !(hasHalfFlag && !isBoundary)
    if next.isExtendedPictographic {
      emoji = .pictograph
    } else if nextClass == .zeroWidthJoiner, emoji == .pictograph {
      emoji = .joined
    } else if nextClass != .extend || emoji == .joined {
      emoji = .none
    }
    switch next.conjunctBreak {
    case .consonant: conjunct = .consonant
    case .linker: if conjunct != .none { conjunct = .linked }
    case .extend: break
    case .none: conjunct = .none
    }
    previous = nextClass
    return isBoundary
  }

  private func isBoundary(
    before next: CharacterProperties, _ nextClass: GraphemeBreakClass
  ) -> Bool {
    // GB1.
    guard let previous else { return true }
    switch (previous, nextClass) {
    // GB3, GB4, GB5.
    case (.carriageReturn, .lineFeed): return false
    case (.control, _), (.carriageReturn, _), (.lineFeed, _): return true
    case (_, .control), (_, .carriageReturn), (_, .lineFeed): return true
    // GB6, GB7, GB8: Hangul syllables.
    case (.hangulL, .hangulL), (.hangulL, .hangulV), (.hangulL, .hangulLV),
      (.hangulL, .hangulLVT):
      return false
    case (.hangulLV, .hangulV), (.hangulLV, .hangulT), (.hangulV, .hangulV), (.hangulV, .hangulT):
      return false
    case (.hangulLVT, .hangulT), (.hangulT, .hangulT): return false
    // GB9, GB9a, GB9b.
    case (_, .extend), (_, .zeroWidthJoiner), (_, .spacingMark), (.prepend, _): return false
    // GB12, GB13: flags.
    case (.regionalIndicator, .regionalIndicator): return !hasHalfFlag
    default: break
    }
    // GB9c: conjuncts of Brahmic scripts.
    if conjunct == .linked, next.conjunctBreak == .consonant { return false }
    // GB11: emoji joined to one pictograph.
    if emoji == .joined, next.isExtendedPictographic { return false }
    // GB999.
    return true
  }
}
