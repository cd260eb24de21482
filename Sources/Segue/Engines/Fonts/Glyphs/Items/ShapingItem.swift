/// A range of text with one font, script and direction.
struct ShapingItem: Sendable {
  /// The range of bytes in the paragraph's text. It starts and ends at characters.
  var bytes: Range<Int>
  var font: ScaledFont
  var script: Script
  var isRightToLeft: Bool
  /// Whether ligatures that letter spacing disables are used.
  var usesOptionalLigatures: Bool
  /// Whether letters at the ends join the letters outside of `bytes`, as in a word that is broken
  /// or continues in another font. Nothing else depends on the text outside.
  var joinsAcrossEdges = true
}

/// The result of shaping for each byte of a paragraph.
struct ShapedBytes: Sendable {
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8

    /// It is unsafe to break the text before this byte without reshaping both sides, because their
    /// shaping depends on each other.
    static let unsafeToBreak = Flags(rawValue: 1)
    /// A grapheme cluster starts here within a ligature or another sequence of glyphs shaped
    /// together. Its share of the advance is included at the byte at which they begin.
    static let insideLigature = Flags(rawValue: 2)
    /// Separate glyphs begin here inside a grapheme cluster: those of a letter of an Indic script
    /// that a sign joins to the preceding letter.
    static let insideCluster = Flags(rawValue: 4)
  }

  /// The advance of the glyphs whose cluster starts at each byte, in 1/65536 pixel; 0 where no
  /// cluster starts.
  var advances: [Int64] = []
  /// The flags of each byte.
  var flags: [Flags] = []
  /// Whether a byte has the flag `insideLigature`.
  var hasLigatures = false

  init() {}

  /// Clears all results for a text of `count` bytes.
  mutating func reset(count: Int) {
    advances.removeAll(keepingCapacity: true)
    // The sums of advances need one more element.
    advances.reserveCapacity(count + 1)
    advances.append(contentsOf: repeatElement(0, count: count))
    flags.removeAll(keepingCapacity: true)
    flags.append(contentsOf: repeatElement([], count: count))
    hasLigatures = false
  }
}

extension ShapingItem {
  /// Computes the advances of the item, or of the part that its `bytes` have been reduced to.
  ///
  /// Linear in the number of bytes; allocates nothing once `scratch` has grown to the longest item.
  /// Tabs and line feeds have no advance here: the paragraph assigns it.
  ///
  /// Mirrored glyphs, fractions, and Hangul syllables that the font has only in parts are not
  /// supported, because they hardly affect widths.
  ///
  /// - Parameters:
  ///   - text: The text of the paragraph in UTF-8.
  ///   - boundaries: The boundaries of the paragraph, for its grapheme clusters.
  ///   - result: The result for the paragraph, in which the bytes of the item are overwritten.
  ///   - scratch: Memory to reuse.
  func shape(
    text: [UInt8], boundaries: [TextBoundary], into result: inout ShapedBytes,
    scratch: inout ShapingScratch
  ) {
    let layout = font.face.layout
    let plan = layout.plan(for: script)
    let bytes = bytes.clamped(to: 0..<min(text.count, result.advances.count, boundaries.count))
    guard !bytes.isEmpty else { return }
    if plan.fastPath >= 0, !isRightToLeft, let rules = layout.fastPaths[plan.fastPath].rules,
      shapeOnFastPath(
        bytes, plan: plan, layout: layout, rules: rules, text: text, boundaries: boundaries,
        into: &result, &scratch)
    {
      return
    }
    for byte in bytes { result.flags[byte] = [] }
    shapeInFull(bytes, plan: plan, layout: layout, text: text, boundaries: boundaries, &scratch)
    scratch.write(bytes, boundaries: boundaries.span, into: &result)
  }

  /// Shapes some of the item's bytes, and leaves the glyphs in the slots of `scratch`.
  func shapeInFull(
    _ bytes: Range<Int>, plan: ShapingPlan, layout: GlyphLayout, text: [UInt8],
    boundaries: [TextBoundary], _ scratch: inout ShapingScratch
  ) {
    var item = self
    item.bytes = bytes
    scratch.scale = font.adjustmentScale
    // The rules of fonts assume the script's direction. Text that runs against it, such as the
    // punctuation of Latin text in a right-to-left paragraph, is shaped in visual order.
    let isReversed = isRightToLeft && !script.isWrittenRightToLeft
    scratch.isRightToLeft = isRightToLeft && !isReversed
    scratch.unsafeRanges.removeAll(keepingCapacity: true)
    let contents = scratch.fill(
      item, text: text.span, boundaries: boundaries.span, layout: layout, rules: plan.syllables)
    if isReversed { scratch.reverseClusters() }
    scratch.remainingWork = 512 &* scratch.slots.count &+ 65536
    scratch.maximumSlotCount = 8 &* scratch.slots.count &+ 16_384
    if plan.joinsLetters { scratch.joinLetters(item, text: text.span) }
    if let rules = plan.syllables {
      scratch.substitute(
        plan, rules: rules, usesOptional: usesOptionalLigatures, characters: font.face.characters,
        in: layout)
    } else if contents.mask & plan.substitutionMask != 0 {
      scratch.substitute(
        plan.substitutions.indices, of: plan, usesOptional: usesOptionalLigatures, in: layout)
    }
    scratch.remainingWork = 512 &* scratch.slots.count &+ 65536
    scratch.position(plan, font: font, hasOnlyBaseGlyphs: contents.hasOnlyBaseGlyphs, in: layout)
    if isReversed { scratch.reverseClusters() }
  }
}
