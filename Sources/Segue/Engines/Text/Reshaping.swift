import Synchronization

/// Reshaping at the ends of lines: glyphs that join or kern across the start or the end of a line
/// are shaped again without the text on the other side.
extension ShapedText {
  /// The greatest distance from a cut, in bytes, of text that is reshaped if no nearer safe break
  /// is known. It keeps long words of letters that all join in linear time.
  private static let reach = 64
  /// The bytes of context on each side of a reshaped part that joining letters may depend on.
  /// Browsers use five characters.
  private static let context = 20

  /// The effect of cutting the text at the end of a line.
  struct EndChange {
    /// The change in width compared to the paragraph, in 1/65536 pixel.
    var width: Int64
    /// The start of the reshaped text.
    var start: Int
  }

  /// Returns the effect of cutting text off before `end`, or nil if no text has to be reshaped.
  /// Text before the part is not considered.
  func change(cuttingAfter part: LineBreaker.MeasuredPart, at end: Int) -> EndChange? {
    let start = part.start
    guard end > start, end < text.bytes.count,
      boundaries[end].contains(.unsafeToBreak) || end < part.startEnd
    else { return nil }
    let index = item(containing: end - 1)
    // Text that was reshaped because of the start of the line ends here too.
    if end < part.startEnd {
      return EndChange(
        width: change(start..<end, of: items[index]) &- part.startChange, start: start)
    }
    guard items[index].bytes.contains(end) else { return nil }
    let lowest = max(start, items[index].bytes.lowerBound)
    let nearest = boundaries.nextCluster(from: max(lowest, end - Self.reach))
    var safe = end - 1
    while safe > nearest, !isSafe(safe) { safe -= 1 }
    return EndChange(width: change(safe..<end, of: items[index]), start: safe)
  }

  /// Whether text that is reshaped at its end fits: without the tolerance of other text, and with
  /// the width of the reshaped text rounded separately, as in browsers.
  func fits(
    _ part: LineBreaker.MeasuredPart, to end: Int, in levelRun: Int, change: EndChange, room: Int64
  ) -> Bool {
    let origin = positions[levelRuns[levelRun].bytes.lowerBound]
    func offset(_ byte: Int) -> Int64 { positions[byte] &- origin }
    let width: Int64
    if change.start <= part.start {
      let length = offset(end) &- offset(part.start) &+ part.startChange &+ change.width
      width = max(0, FixedPoint.ceiling(length))
    } else {
      let changed = FixedPoint.ceiling(offset(end) &- offset(change.start) &+ change.width)
      let safe = FixedPoint.floor(offset(change.start))
      if part.startEnd > part.start {
        let start = offset(part.startEnd) &- offset(part.start) &+ part.startChange
        width =
          FixedPoint.ceiling(start) &+ safe &- FixedPoint.floor(offset(part.startEnd)) &+ changed
      } else {
        width = safe &- FixedPoint.ceiling(offset(part.start)) &+ changed
      }
    }
    return part.before &+ width <= room
  }

  /// Returns the change in width of text that starts at `start` and goes up to `end` at most, and
  /// the end of the reshaped text.
  func change(startingAt start: Int, before end: Int) -> (width: Int64, end: Int) {
    guard start > 0, start < end, boundaries[start].contains(.unsafeToBreak) else {
      return (0, start)
    }
    let index = item(containing: start)
    guard items[index].bytes.lowerBound < start else { return (0, start) }
    let highest = min(end, items[index].bytes.upperBound)
    let farthest = boundaries.nextCluster(from: min(highest, start + Self.reach))
    var safe = start + 1
    while safe < farthest, !isSafe(safe) { safe += 1 }
    return (change(start..<safe, of: items[index]), safe)
  }

  /// Whether a line may be cut before a byte without any effect on shaping.
  private func isSafe(_ byte: Int) -> Bool {
    boundaries[byte].intersection([.cluster, .unsafeToBreak, .insideLigature]) == .cluster
  }

  /// The number of reshaped parts that are remembered for each byte of text.
  private static let rememberedParts = 4

  /// Shapes a part of an item with its context separately. Returns the change in width.
  private func change(_ part: Range<Int>, of item: TextItem) -> Int64 {
    if let known = lineMemory.withLock({ $0.change(of: part) }) { return known }
    let change = reshape(part, of: item)
    lineMemory.withLock {
      $0.store(change, of: part, maximumCount: text.bytes.count * Self.rememberedParts)
    }
    return change
  }

  private func reshape(_ part: Range<Int>, of item: TextItem) -> Int64 {
    var around = max(0, part.lowerBound - Self.context)
    while around < part.lowerBound, text.bytes[around] & 0xC0 == 0x80 { around += 1 }
    let copied = around..<min(text.bytes.count, part.upperBound + Self.context)
    var shaped = ShapedBytes()
    var scratch = ShapingScratch()
    shaped.reset(count: copied.count)
    let letterSpacing = letterSpacings[item.run]
    item.request(
      letterSpacing: letterSpacing, at: part.lowerBound - around..<part.upperBound - around
    )
    .shape(
      text: Array(text.bytes[copied]), boundaries: Array(boundaries[copied]), into: &shaped,
      scratch: &scratch)
    var sum = shaped.advances.reduce(0, &+)
    if letterSpacing != 0 {
      for byte in part
      where boundaries[byte].intersection(.cluster)
        .union(TextBoundary(shaped.flags[byte - around])).startsGlyphs
        && text.isSpaced(at: byte, in: item.script)
      {
        sum = sum &+ letterSpacing
      }
    }
    return sum &- (positions[part.upperBound] &- positions[part.lowerBound])
  }
}
