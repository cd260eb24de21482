/// Windows of text on the fast path that have been shaped in full, and the part of each that is
/// valid.
extension ShapingScratch {
  /// As `innerPart`, for a window whose margins are no larger than the reach. Also returns nil if
  /// text near the window's ends, or outside of it, could change because of a substitution in the
  /// window.
  func settledPart(
    of window: Range<Int>, in bytes: Range<Int>, text: Span<UInt8>, plan: ShapingPlan,
    layout: GlyphLayout
  ) -> Range<Int>? {
    let fastPath = layout.fastPaths[plan.fastPath]
    let table = layout.substitution
    guard let inner = innerPart(of: window, in: bytes, text: text, margin: fastPath.reach) else {
      return nil
    }
    // Nothing outside of this range can see a change. Lookups in it may examine as many glyphs
    // again.
    let seeing = text.range(around: window, by: fastPath.reach, in: bytes)
    let seen = text.range(around: seeing, by: fastPath.reach, in: bytes)
    var neighbours = neighbourMask
    for part in [seen.lowerBound..<window.lowerBound, window.upperBound..<seen.upperBound] {
      var index = part.lowerBound
      while index < part.upperBound {
        let (glyphIndex, length) = fastPath.glyphs.index(at: index, text)
        neighbours |=
          glyphIndex == 0 ? .max : table.neighbourMask(of: fastPath.glyphs.glyphs[glyphIndex])
        index += length
      }
    }
    let live = plan.liveMask(in: table, neighbours: neighbours)
    // The lookups at these glyphs can see beyond an end of the window.
    let core = text.range(within: window, by: fastPath.reach, in: bytes)
    for part in [seeing.lowerBound..<core.lowerBound, core.upperBound..<seeing.upperBound] {
      var index = part.lowerBound
      while index < part.upperBound {
        let (glyphIndex, length) = fastPath.glyphs.index(at: index, text)
        guard glyphIndex != 0, table.mask(of: fastPath.glyphs.glyphs[glyphIndex]) & live == 0 else {
          return nil
        }
        index += length
      }
    }
    return inner
  }

  /// Returns the part of a shaped window for which the results are valid: all but the first and
  /// last character, which are kerned with text outside. Returns nil if a character within `margin`
  /// characters of an end has been substituted.
  func innerPart(of window: Range<Int>, in bytes: Range<Int>, text: Span<UInt8>, margin: Int)
    -> Range<Int>?
  {
    func isUnchanged(_ slot: Int, _ index: Int) -> Bool {
      slots[slot].cluster == index
        && slots[slot].flags & ShapingSlot.Flag.substituted == 0
    }
    var inner = window
    guard slots.count >= margin else { return nil }
    if window.lowerBound > bytes.lowerBound {
      inner = window.lowerBound + text.scalar(at: window.lowerBound).length..<inner.upperBound
      var index = window.lowerBound
      for slot in 0..<margin {
        guard isUnchanged(slot, index) else { return nil }
        index += text.scalar(at: index).length
      }
    }
    if window.upperBound < bytes.upperBound {
      var index = window.upperBound
      for offset in 1...margin + 1 {
        index = text.previous(index, from: window.lowerBound)
        if offset == 1 { inner = inner.lowerBound..<max(inner.lowerBound, index) }
        guard offset > margin || isUnchanged(slots.count - offset, index) else { return nil }
      }
    }
    return inner
  }
}

extension Span<UInt8> {
  /// Returns the offset of the character before `index`, which is greater than `start`.
  @inline(__always)
  func previous(_ index: Int, from start: Int) -> Int {
    var index = index - 1
    while index > start, self[index] & 0xC0 == 0x80 { index -= 1 }
    return index
  }

  /// Extends a range by `count` characters on both sides, within `bytes`.
  func range(
    around range: Range<Int>, by count: Int, in bytes: Range<Int>
  ) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    for _ in 0..<count where start > bytes.lowerBound {
      start = previous(start, from: bytes.lowerBound)
    }
    for _ in 0..<count where end < bytes.upperBound {
      end = Swift.min(end &+ scalar(at: end).length, bytes.upperBound)
    }
    return start..<end
  }

  /// Shrinks a range by `count` characters on each side at which it does not end with `bytes`.
  func range(
    within range: Range<Int>, by count: Int, in bytes: Range<Int>
  ) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    if start > bytes.lowerBound {
      for _ in 0..<count where start < end { start += scalar(at: start).length }
    }
    if end < bytes.upperBound {
      for _ in 0..<count where end > start { end = previous(end, from: start) }
    }
    return start..<Swift.max(start, end)
  }
}
