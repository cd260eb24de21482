/// The fast path of shaping, which most text takes: see `PlainShaping`.
extension ShapingItem {
  /// Shapes a range of bytes on the fast path; returns false if it has to be shaped in full.
  ///
  /// Advances and kerning are computed character by character. Where a lookup applies or a
  /// character is not plain, a window is shaped in full. Its margins are plain and unchanged for
  /// twice the reach of the lookups, so that text outside of the window cannot affect it, nor its
  /// substitutions the text outside.
  func shapePlain(
    _ bytes: Range<Int>, _ plan: ShapingPlan, _ layout: GlyphLayout, _ rules: PlainRules,
    text: [UInt8], boundaries: [TextBoundary], into result: inout ShapedBytes,
    _ scratch: inout ShapingScratch
  ) -> Bool {
    let plain = layout.plain[plan.plain]
    scratch.windows.removeAll(keepingCapacity: true)
    scratch.ties.removeAll(keepingCapacity: true)
    scratch.scale = font.adjustmentScale
    scratch.operations = 512 &* bytes.count &+ 65536
    var cursor = PlainCursor(index: bytes.lowerBound, end: bytes.upperBound)
    while cursor.index < cursor.end {
      cursor.advance(
        text.span, plain, font, isHalved: plan.usesKernTable, &result.advances, &result.flags)
      guard cursor.index < cursor.end else { break }
      scratch.lookClosely(
        at: &cursor, in: bytes, text.span, plan, layout, rules, font,
        usesOptional: usesOptionalLigatures, into: &result)
    }
    for (first, last) in scratch.ties {
      for byte in (Int(first) + 1)..<(Int(last) + 1) { result.flags[byte].insert(.tied) }
    }
    for number in scratch.windows.indices {
      var window = scratch.windows[number]
      shapeInFull(window, plan, layout, text: text, boundaries: boundaries, &scratch)
      var inner = scratch.settledPart(of: window, in: bytes, text.span, plan, layout)
      if inner == nil, window != bytes {
        window = text.span.range(around: window, by: plain.reach + 4, in: bytes)
        shapeInFull(window, plan, layout, text: text, boundaries: boundaries, &scratch)
        inner = scratch.innerPart(of: window, in: bytes, text.span, margin: 2 * plain.reach)
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
  mutating func lookClosely(
    at cursor: inout PlainCursor, in bytes: Range<Int>, _ text: Span<UInt8>, _ plan: ShapingPlan,
    _ layout: GlyphLayout, _ rules: PlainRules, _ font: ScaledFont, usesOptional: Bool,
    into result: inout ShapedBytes
  ) {
    let plain = layout.plain[plan.plain]
    let index = cursor.index
    let (place, length) = plain.glyphs.place(at: index, text)
    let nextIndex = min(index &+ length, cursor.end)
    var next = 0
    if nextIndex < cursor.end { next = plain.glyphs.place(at: nextIndex, text).place }
    if cursor.looked < index {
      look(at: index, in: bytes, text, plain, rules, usesOptional: usesOptional)
    }
    if nextIndex < cursor.end {
      look(at: nextIndex, in: bytes, text, plain, rules, usesOptional: usesOptional)
    }
    cursor.looked = nextIndex
    let glyph = plain.glyphs.glyphs[place]
    var (whole, change) = (0, 0)
    if place != 0, next != 0 {
      let units = plain.kerning.value(place, next)
      if units == KerningMatrix.unknown {
        (whole, change) = unknownChange(glyph, plain.glyphs.glyphs[next], plan, layout)
      } else {
        whole = adjustment(Int32(units))
        change = plan.usesKernTable ? whole >> 1 : whole
      }
    }
    result.advances[index] =
      font.length(font.face.advance(of: glyph)) &+ cursor.carried &+ change
    result.flags[index] = cursor.isKerned ? .tied : []
    for byte in (index + 1)..<max(index + 1, nextIndex) {
      result.advances[byte] = 0
      result.flags[byte] = []
    }
    cursor.carried = whole &- change
    cursor.isKerned = whole != 0
    cursor.index = nextIndex
  }

  /// Opens a window around a character that is not plain or at which a lookup applies.
  private mutating func look(
    at index: Int, in bytes: Range<Int>, _ text: Span<UInt8>, _ plain: PlainShaping,
    _ rules: PlainRules, usesOptional: Bool
  ) {
    guard
      plain.glyphs.place(at: index, text).place == 0
        || rules.acts(
          at: index, in: bytes, of: text, plain.glyphs, usesOptional: usesOptional, ties: &ties)
    else { return }
    let end = min(bytes.upperBound, index &+ text.scalar(at: index).length)
    // The characters at the window's ends are kerned with text outside. A mark is composed with the
    // letter before it, which is kerned with the one before that.
    let window = text.range(around: index..<end, by: plain.reach + 3, in: bytes)
    if let last = windows.last, last.upperBound >= window.lowerBound {
      windows[windows.count - 1] = last.lowerBound..<max(window.upperBound, last.upperBound)
    } else {
      windows.append(window)
    }
  }

  /// Returns the change of a pair that several lookups or tables change, and the first glyph's part
  /// of it, in 1/65536 pixel.
  private mutating func unknownChange(
    _ first: GlyphID, _ second: GlyphID, _ plan: ShapingPlan, _ layout: GlyphLayout
  ) -> (whole: Int, first: Int) {
    var sum = 0
    if plan.usesKernTable {
      var firsts = 0
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
      sum &+= adjustment(pairChange(first, second, table.lookups[Int(lookup)], in: table))
    }
    return (sum, sum)
  }
}
