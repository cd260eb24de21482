/// Text of one font, script and direction.
struct ShapingItem: Sendable {
  /// Of the paragraph's text. Starts and ends where characters do.
  var bytes: Range<Int>
  var font: ScaledFont
  var script: Script
  var isRightToLeft: Bool
  /// Off where letters are spaced.
  var usesOptionalLigatures: Bool
  /// Whether letters at the ends take the forms in which they join those outside of `bytes`: as they
  /// do where a word is broken inside, and from one font to the next. Nothing else looks outside.
  var joinsAcrossEdges = true
}

/// What shaping finds for each byte of a paragraph.
struct ShapedBytes: Sendable {
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8

    /// The text must not be cut before this byte unless both sides are shaped anew: what is before
    /// and what is after have been looked at together.
    static let tied = Flags(rawValue: 1)
    /// A grapheme cluster begins here within a ligature, or within glyphs that have been changed
    /// together. Its share of the advance stands at the byte where they begin.
    static let insideLigature = Flags(rawValue: 2)
    /// Glyphs of their own begin here inside of a grapheme cluster: those of a letter of an Indic
    /// script that a sign ties to the letter before it.
    static let insideCluster = Flags(rawValue: 4)
  }

  /// In 1/65536 point: the advance of the glyphs whose cluster begins at the byte; 0 where none
  /// begins.
  var advances: [Int] = []
  var flags: [Flags] = []
  /// Whether a flag says `insideLigature`.
  var hasLigatures = false

  init() {}

  /// Forgets all results, for a text of so many bytes.
  mutating func reset(count: Int) {
    advances.removeAll(keepingCapacity: true)
    // Sums of advances need one place more.
    advances.reserveCapacity(count + 1)
    advances.append(contentsOf: repeatElement(0, count: count))
    flags.removeAll(keepingCapacity: true)
    flags.append(contentsOf: repeatElement([], count: count))
    hasLigatures = false
  }
}

extension ShapingItem {
  /// Finds the advances of the item, or of a part of it which it has been cut to.
  ///
  /// Linear in the bytes; allocates nothing once `scratch` has grown to the longest item.
  /// Tabs and line feeds have no advance here: the paragraph gives them one.
  ///
  /// Not done, as it hardly changes widths: mirrored glyphs, fractions, and syllables of Hangul that
  /// the font has only in parts.
  ///
  /// - Parameters:
  ///   - text: The paragraph, in UTF-8.
  ///   - boundaries: Of the paragraph: where its grapheme clusters start.
  ///   - result: Of the paragraph; the bytes of the item are overwritten.
  func shape(
    text: [UInt8], boundaries: [TextBoundary], into result: inout ShapedBytes,
    scratch: inout ShapingScratch
  ) {
    let layout = font.face.layout
    let plan = layout.plan(for: script)
    let bytes = bytes.clamped(to: 0..<min(text.count, result.advances.count, boundaries.count))
    guard !bytes.isEmpty else { return }
    if plan.plain >= 0, !isRightToLeft, let rules = layout.plain[plan.plain].rules,
      shapePlain(
        bytes, plan, layout, rules, text: text, boundaries: boundaries, into: &result, &scratch)
    {
      return
    }
    for byte in bytes { result.flags[byte] = [] }
    shapeInFull(bytes, plan, layout, text: text, boundaries: boundaries, &scratch)
    scratch.write(bytes, boundaries: boundaries.span, into: &result)
  }

  /// Leaves the glyphs of some of the item's bytes in the slots.
  func shapeInFull(
    _ bytes: Range<Int>, _ plan: ShapingPlan, _ layout: GlyphLayout, text: [UInt8],
    boundaries: [TextBoundary], _ scratch: inout ShapingScratch
  ) {
    var item = self
    item.bytes = bytes
    scratch.scale = font.adjustmentScale
    // Fonts have rules for the order in which a script is written: what runs against that, such as the
    // punctuation of Latin text in a paragraph from right to left, is shaped as it is seen.
    let isReversed = isRightToLeft && !script.isWrittenRightToLeft
    scratch.isRightToLeft = isRightToLeft && !isReversed
    scratch.ties.removeAll(keepingCapacity: true)
    let contents = scratch.fill(
      item, text: text.span, boundaries: boundaries.span, layout, plan.syllables)
    if isReversed { scratch.reverseClusters() }
    scratch.operations = 512 &* scratch.slots.count &+ 65536
    scratch.mostSlots = 8 &* scratch.slots.count &+ 16_384
    if plan.joinsLetters { scratch.joinLetters(item, text: text.span) }
    if let rules = plan.syllables {
      scratch.substitute(
        plan, rules, usesOptional: usesOptionalLigatures, font.face.characters, layout)
    } else if contents.mask & plan.substitutionMask != 0 {
      scratch.substitute(
        plan.substitutions.indices, of: plan, usesOptional: usesOptionalLigatures, layout)
    }
    scratch.operations = 512 &* scratch.slots.count &+ 65536
    scratch.position(plan, font: font, isPlain: contents.isPlain, layout)
    if isReversed { scratch.reverseClusters() }
  }
}
