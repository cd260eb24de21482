/// The lookups of a GSUB or GPOS table which default features reach, as flat arrays.
///
/// What a subtable says stands in `pool`; `Subtable.Kind` gives the shape of it.
struct LookupTable: Sendable {
  struct Subtable: Sendable {
    enum Kind: UInt8, Sendable {
      /// `data` is added to the glyph.
      case singleDelta
      /// pool[data + coverage index]: the substitute; also of alternates, whose first is taken.
      case single
      /// pool[data + coverage index]: where the count and then the substitutes stand; −1 for none.
      case multiple
      /// pool[data + coverage index]: where the ligatures stand: their number, then for each the
      /// ligature, the number of further components, and these; −1 for none.
      case ligature
      /// Rules on glyphs. pool[data + coverage index]: where the rules stand, −1 for none.
      case glyphContext
      /// Rules on classes. pool[data + class]: where the rules stand, −1 for none.
      case classContext
      /// One rule on coverages, at `data`.
      case coverageContext
      /// At `data`: the numbers of coverages before and after, and these; then the substitutes.
      case reverse
      /// pool[data + coverage index], or pool[data] if the count is −1: the advance's change.
      case singleAdjustment
      /// pool[data + coverage index]: where the number of pairs stands, then for each pair the
      /// second glyph, and the changes of the first and of the second advance; −1 for none.
      case glyphPairs
      /// pool[data + class of the first · count of second classes + class of the second]: the change
      /// of the first advance. If both change, numbers and steps are twice as many.
      case classPairs
      /// pool[data + 3 · coverage index]: which anchors there are (1 entry, 2 exit), the entry's x,
      /// the exit's x.
      case cursive
    }

    var kind: Kind
    /// Of `GlyphRanges`.
    var coverage: Int32
    var data: Int32
    /// How many entries `data` is the first of; of class pairs how many classes first glyphs have.
    var count: Int32 = 0
    /// Of `classPairs`: how many classes second glyphs have; whether both glyphs' advances change.
    var secondCount: Int32 = 0
    var hasSecondValue = false
    /// Class definitions: of the glyphs before, of the input, of the glyphs after.
    var classes: (before: Int32, input: Int32, after: Int32) = (0, 0, 0)
  }

  struct Lookup: Sendable {
    var subtables: Range<Int32>
    /// LookupFlag: 2, 4, 8 skip base glyphs, ligatures and marks; the upper byte is the attachment
    /// class of the only marks that are not skipped.
    var flags: UInt16
    /// Of the mark sets in GDEF: the marks that are not skipped; −1 if that is not asked for.
    var markSet: Int32
    /// Glyphs at which it may apply have this bit in `masks`.
    var mask: UInt64
    var isReverse: Bool
    /// Whether none of its subtables applies unless some glyph beside has the bit in
    /// `neighbourMasks`.
    var needsNeighbour = false
    /// A pair adjustment that changes only first advances and skips no glyph but marks.
    var isPlainKerning: Bool
  }

  /// Of each lookup of the font its index in `lookups`; −1 of those no default feature reaches.
  var indices: [Int32] = []
  var lookups: [Lookup] = []
  var subtables: [Subtable] = []
  var pool: [Int32] = []
  var ranges = GlyphRanges()
  /// For each glyph the bits of the lookups that may apply at it. Two lookups share a bit if there
  /// are more than 64; so a bit that is set only says that it is worth to look.
  var masks: [UInt64] = []
  /// For each glyph the bits of the lookups that may apply beside it.
  var neighbourMasks: [UInt64] = []

  @inline(__always)
  func mask(of glyph: GlyphID) -> UInt64 {
    Int(glyph) < masks.count ? masks[Int(glyph)] : 0
  }

  @inline(__always)
  func neighbourMask(of glyph: GlyphID) -> UInt64 {
    Int(glyph) < neighbourMasks.count ? neighbourMasks[Int(glyph)] : 0
  }
}
