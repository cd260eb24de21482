/// The part of a line that belongs to one level run.
struct LinePart: Sendable {
  var levelRun: Int
  var bytes: Range<Int>
  /// The width of the part, in 1/64 pixel.
  var width: Int64
}

extension ShapedText {
  /// The bidi level of the paragraph (UAX #9).
  var baseLevel: UInt8 { style.direction == .rtl ? 1 : 0 }

  /// Returns the parts of a line in logical order, without the spaces that hang at its end.
  func parts(of line: LineBreaker.Line) -> [LinePart] {
    var parts: [LinePart] = []
    var start = line.start
    for levelRun in line.levelRuns {
      let end = min(levelRuns[levelRun].bytes.upperBound, line.end)
      guard end > start else { continue }
      var length = positions[end] &- positions[start]
      if start == line.start {
        length = length &+ change(startingLineAt: start, in: levelRun).width
      }
      if end == line.end { length = length &+ line.endChange }
      parts.append(
        LinePart(
          levelRun: levelRun, bytes: start..<end, width: max(0, FixedPoint.ceiling(length))))
      start = end
    }
    return parts
  }

  /// Returns the parts that remain of a line that is truncated at its end to fit into `room` 64ths
  /// of a pixel: the parts from the start of the line in visual order, and the clusters that fit of
  /// the first part that does not; at least one cluster. The remaining text keeps the position it
  /// has in the paragraph, as in browsers, and in a justified line.
  func parts(
    of line: LineBreaker.Line, thatFit room: Int64, _ justification: Justification?
  ) -> [LinePart] {
    let parts = parts(of: line)
    let order = visualOrder(of: parts.map { levelRuns[$0.levelRun].level })
    var kept: [LinePart] = []
    var room = room
    for index in baseLevel == 0 ? order : order.reversed() {
      var part = parts[index]
      let width = part.width &+ (justification?.width(in: part.bytes) ?? 0)
      if width > room {
        let change =
          part.bytes.lowerBound == line.start
          ? self.change(startingLineAt: line.start, in: part.levelRun).width : 0
        shorten(&part, to: room, keepsOne: kept.isEmpty, startChange: change, justification)
        if !part.bytes.isEmpty { kept.append(part) }
        break
      }
      room = room &- width
      kept.append(part)
    }
    return kept.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
  }

  /// Shortens a part at the end of the line: text of the direction opposite to the paragraph's
  /// loses its beginning.
  private func shorten(
    _ part: inout LinePart, to room: Int64, keepsOne: Bool, startChange: Int64,
    _ justification: Justification?
  ) {
    let whole = part.bytes
    func width(_ bytes: Range<Int>) -> Int64 {
      let change = bytes.lowerBound == whole.lowerBound && !bytes.isEmpty ? startChange : 0
      return max(
        0,
        FixedPoint.ceiling(positions[bytes.upperBound] &- positions[bytes.lowerBound] &+ change))
    }
    func fits(_ bytes: Range<Int>) -> Bool {
      width(bytes) &+ (justification?.width(in: bytes) ?? 0) <= room
    }
    if levelRuns[part.levelRun].level & 1 == baseLevel & 1 {
      part.bytes = whole.lowerBound..<whole.lowerBound
      while part.bytes.upperBound < whole.upperBound {
        let end = min(nextGlyphs(from: part.bytes.upperBound + 1), whole.upperBound)
        guard fits(whole.lowerBound..<end) || keepsOne && part.bytes.isEmpty else { break }
        part.bytes = whole.lowerBound..<end
      }
    } else {
      part.bytes = whole.upperBound..<whole.upperBound
      while part.bytes.lowerBound > whole.lowerBound {
        let start = max(lastGlyphs(before: part.bytes.lowerBound), whole.lowerBound)
        guard fits(start..<whole.upperBound) || keepsOne && part.bytes.isEmpty else {
          break
        }
        part.bytes = start..<whole.upperBound
      }
    }
    part.width = width(part.bytes)
  }

  /// The change in width, and the end of the reshaped text, if a line starts at `start`. The width
  /// is compared to that in the paragraph, in 1/65536 pixel.
  func change(startingLineAt start: Int, in levelRun: Int) -> (width: Int64, end: Int) {
    let change = change(startingAt: start, before: levelRuns[levelRun].bytes.upperBound)
    return (change.width &+ narrowedMarks.narrowing(ofMarkStartingAt: start), change.end)
  }

  /// Returns the indices of the levels in visual order (UAX #9, rule L2): from the highest level
  /// down to the lowest odd one, every sequence at that level or above is reversed.
  func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = max(end, start + 1)
      }
    }
    return order
  }
}
