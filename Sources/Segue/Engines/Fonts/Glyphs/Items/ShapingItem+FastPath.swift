/// The fast path of shaping, which most text takes: see `FastPath`.
extension ShapingItem {
  /// Shapes a range of bytes on the fast path; returns false if it has to be shaped in full.
  ///
  /// Advances and kerning are computed character by character. Where a lookup applies or a
  /// character is off the fast path, a window is shaped in full. Its margins are on the fast path
  /// and unchanged for twice the reach of the lookups, so that text outside of the window cannot
  /// affect it, nor its substitutions the text outside.
  func shapeOnFastPath(
    _ bytes: Range<Int>, plan: ShapingPlan, layout: GlyphLayout, rules: FastPathRules,
    text: [UInt8], boundaries: [TextBoundary], into result: inout ShapedBytes,
    _ scratch: inout ShapingScratch
  ) -> Bool {
    let fastPath = layout.fastPaths[plan.fastPath]
    scratch.windows.removeAll(keepingCapacity: true)
    scratch.unsafeRanges.removeAll(keepingCapacity: true)
    scratch.scale = font.adjustmentScale
    scratch.remainingWork = 512 &* bytes.count &+ 65536
    var cursor = FastPathCursor(index: bytes.lowerBound, end: bytes.upperBound)
    while cursor.index < cursor.end {
      cursor.advance(
        over: text.span, fastPath: fastPath, font: font, isHalved: plan.usesKernTable,
        advances: &result.advances, flags: &result.flags)
      guard cursor.index < cursor.end else { break }
      scratch.stepSlowly(
        at: &cursor, in: bytes, of: text.span, item: self, plan: plan, layout: layout, rules: rules,
        into: &result)
    }
    for (first, last) in scratch.unsafeRanges {
      for byte in (Int(first) + 1)..<(Int(last) + 1) { result.flags[byte].insert(.unsafeToBreak) }
    }
    for number in scratch.windows.indices {
      var window = scratch.windows[number]
      shapeInFull(window, plan: plan, layout: layout, text: text, boundaries: boundaries, &scratch)
      var inner = scratch.settledPart(
        of: window, in: bytes, text: text.span, plan: plan, layout: layout)
      if inner == nil, window != bytes {
        window = text.span.range(around: window, by: fastPath.reach + 4, in: bytes)
        shapeInFull(
          window, plan: plan, layout: layout, text: text, boundaries: boundaries, &scratch)
        inner = scratch.innerPart(
          of: window, in: bytes, text: text.span, margin: 2 * fastPath.reach)
      }
      guard let inner else { return false }
      scratch.write(inner, boundaries: boundaries.span, into: &result)
    }
    return true
  }
}

extension ShapingScratch {
  /// Tests the rules at the cursor's character and the next one, writes the advance of the former,
  /// and advances the cursor.
  mutating func stepSlowly(
    at cursor: inout FastPathCursor, in bytes: Range<Int>, of text: Span<UInt8>, item: ShapingItem,
    plan: ShapingPlan, layout: GlyphLayout, rules: FastPathRules, into result: inout ShapedBytes
  ) {
    let fastPath = layout.fastPaths[plan.fastPath]
    let index = cursor.index
    let (glyphIndex, length) = fastPath.glyphs.index(at: index, text)
    let nextIndex = min(index &+ length, cursor.end)
    var next = 0
    if nextIndex < cursor.end { next = fastPath.glyphs.index(at: nextIndex, text).index }
    if cursor.lastTestedOffset < index {
      openWindowIfNeeded(
        at: index, in: bytes, of: text, fastPath: fastPath, rules: rules,
        usesOptional: item.usesOptionalLigatures)
    }
    if nextIndex < cursor.end {
      openWindowIfNeeded(
        at: nextIndex, in: bytes, of: text, fastPath: fastPath, rules: rules,
        usesOptional: item.usesOptionalLigatures)
    }
    cursor.lastTestedOffset = nextIndex
    let glyph = fastPath.glyphs.glyphs[glyphIndex]
    var (whole, change): (Int64, Int64) = (0, 0)
    if glyphIndex != 0, next != 0 {
      let units = fastPath.kerning.value(glyphIndex, next)
      if units == KerningMatrix.unknown {
        (whole, change) = unknownChange(
          of: glyph, before: fastPath.glyphs.glyphs[next], plan: plan, layout: layout)
      } else {
        whole = adjustment(Int32(units))
        change = plan.usesKernTable ? whole >> 1 : whole
      }
    }
    result.advances[index] =
      item.font.length(item.font.face.advance(of: glyph)) &+ cursor.carriedAdjustment &+ change
    result.flags[index] = cursor.isKerned ? .unsafeToBreak : []
    for byte in (index + 1)..<max(index + 1, nextIndex) {
      result.advances[byte] = 0
      result.flags[byte] = []
    }
    cursor.carriedAdjustment = whole &- change
    cursor.isKerned = whole != 0
    cursor.index = nextIndex
  }

  /// Opens a window around a character that is off the fast path or at which a lookup applies.
  private mutating func openWindowIfNeeded(
    at index: Int, in bytes: Range<Int>, of text: Span<UInt8>, fastPath: FastPath,
    rules: FastPathRules, usesOptional: Bool
  ) {
    guard
      fastPath.glyphs.index(at: index, text).index == 0
        || rules.acts(
          at: index, in: bytes, of: text, fastPath.glyphs, usesOptional: usesOptional,
          unsafeRanges: &unsafeRanges)
    else { return }
    let end = min(bytes.upperBound, index &+ text.scalar(at: index).length)
    // The characters at the window's ends are kerned with text outside. A mark is composed with the
    // letter before it, which is kerned with the one before that.
    let window = text.range(around: index..<end, by: fastPath.reach + 3, in: bytes)
    if let last = windows.last, last.upperBound >= window.lowerBound {
      windows[windows.count - 1] = last.lowerBound..<max(window.upperBound, last.upperBound)
    } else {
      windows.append(window)
    }
  }

  /// Returns the change of a pair that several lookups or tables change, and the first glyph's part
  /// of it, in 1/65536 pixel.
  private mutating func unknownChange(
    of first: GlyphID, before second: GlyphID, plan: ShapingPlan, layout: GlyphLayout
  ) -> (whole: Int64, first: Int64) {
    var sum: Int64 = 0
    if plan.usesKernTable {
      var firsts: Int64 = 0
      for subtable in layout.kern.subtables {
        let change = adjustment(Int32(truncatingIfNeeded: subtable.value(first, second)))
        sum &+= change
        firsts &+= change >> 1
      }
      return (sum, firsts)
    }
    let table = layout.positioning
    let mask = table.mask(of: first)
    for lookup in plan.kerning where table.lookups[Int(lookup)].mask & mask != 0 {
      sum &+= adjustment(
        pairChange(of: first, before: second, by: table.lookups[Int(lookup)], in: table))
    }
    return (sum, sum)
  }
}
