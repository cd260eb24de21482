/// The lookups of a GSUB or GPOS table that default features use, as flat arrays.
///
/// The data of a subtable is in `pool`; its layout depends on `Subtable.Kind`. In the descriptions
/// below, an offset is an index of `pool`.
struct LookupTable: Sendable {
  struct Subtable: Sendable {
    /// The type of a subtable, which determines the layout of its data.
    enum Kind: UInt8, Sendable {
      /// `data` is the number to add to the glyph index.
      case singleDelta
      /// pool[data + coverage index]: the substitute, or the first alternate; −1 if there is none.
      case single
      /// pool[data + coverage index]: the offset of the number of substitutes and the substitutes;
      /// −1 if there are none.
      case multiple
      /// pool[data + coverage index]: the offset of the number of ligatures, followed for each by
      /// the ligature, the number of components after the first, and these components; −1 if there
      /// are none.
      case ligature
      /// Rules on glyphs. pool[data + coverage index]: the offset of the rule set, −1 if there is
      /// none.
      case glyphContext
      /// Rules on classes. pool[data + class]: the offset of the rule set, −1 if there is none.
      case classContext
      /// One rule on coverages, in a rule set at `data`.
      case coverageContext
      /// At `data`: the counts of backtrack and lookahead coverages, the coverages, and the
      /// substitutes.
      case reverse
      /// pool[data + coverage index], or pool[data] if the count is −1: the change of the advance.
      case singleAdjustment
      /// pool[data + coverage index]: the offset of the number of pairs, followed for each pair by
      /// the second glyph and the changes of the first and the second advance; −1 if there are
      /// none.
      case glyphPairs
      /// pool[data + class of the first · count of second classes + class of the second]: the
      /// change of the first advance. If both advances change, each cell has two numbers.
      case classPairs
      /// pool[data + 3 · coverage index]: a bit set of the anchors that exist (1 entry, 2 exit),
      /// the x coordinate of the entry, and that of the exit.
      case cursive
    }

    var kind: Kind
    /// The index of the coverage list in `ranges`.
    var coverage: Int32
    /// The offset of the data, or the data itself: see `Kind`.
    var data: Int32
    /// The number of entries at `data`; for class pairs, the number of classes of first glyphs.
    var count: Int32 = 0
    /// For class pairs, the number of classes of second glyphs.
    var secondCount: Int32 = 0
    /// Whether pairs change the advances of both glyphs.
    var hasSecondValue = false
    /// The class definitions of the backtrack, input and lookahead glyphs, as lists in `ranges`.
    var classes: (before: Int32, input: Int32, after: Int32) = (0, 0, 0)
  }

  struct Lookup: Sendable {
    var subtables: Range<Int32>
    /// LookupFlag: 2, 4 and 8 ignore base glyphs, ligatures and marks; the upper byte is the
    /// attachment class of the only marks that are not ignored.
    var flags: UInt16
    /// The mark glyph set in GDEF whose marks are not ignored; −1 if the lookup does not filter by
    /// set.
    var markSet: Int32
    /// The bit that glyphs at which the lookup may apply have in `masks`.
    var mask: UInt64
    /// Whether the lookup contains reverse chaining substitutions, which apply from the end.
    var isReverse: Bool
    /// Whether no subtable applies unless another glyph of the text has the lookup's bit in
    /// `neighbourMasks`.
    var needsNeighbour = false
    /// Whether the lookup adjusts pairs, changes only first advances, and ignores no glyphs but
    /// marks.
    var isPairKerning: Bool
  }

  /// The index in `lookups` of each lookup of the font; −1 if no default feature uses it.
  var indices: [Int32] = []
  var lookups: [Lookup] = []
  var subtables: [Subtable] = []
  var pool: [Int32] = []
  var ranges = GlyphRanges()
  /// For each glyph, the bits of the lookups that may apply at it. If there are more than 64
  /// lookups, some share a bit; so a set bit only means that a lookup has to be tried.
  var masks: [UInt64] = []
  /// For each glyph, the bits of the lookups that may apply beside it.
  var neighbourMasks: [UInt64] = []

  /// Returns the bits of the lookups that may apply at a glyph.
  @inline(__always)
  func mask(of glyph: GlyphID) -> UInt64 {
    Int(glyph) < masks.count ? masks[Int(glyph)] : 0
  }

  /// Returns the bits of the lookups that may apply beside a glyph.
  @inline(__always)
  func neighbourMask(of glyph: GlyphID) -> UInt64 {
    Int(glyph) < neighbourMasks.count ? neighbourMasks[Int(glyph)] : 0
  }
}
