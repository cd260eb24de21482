/// Cluster and line boundaries of a text according to the standards alone: every mandatory break of
/// UAX #14 forces a break.
enum StandardBoundaries {
  /// Computes the boundaries of `bytes`, which is UTF-8. `boundaries` has one element for each
  /// byte.
  static func computeBoundaries(in bytes: Span<UInt8>, boundaries: inout MutableSpan<TextBoundary>)
  {
    let table = CharacterTable.standard
    var clusters = GraphemeClusters()
    var context = LineBreakContext()
    var index = 0
    while index < bytes.count {
      let scalar = bytes.scalar(at: index)
      let properties = table[codePoint: scalar.codePoint]
      var boundary: TextBoundary = clusters.starts(with: properties) ? .cluster : []
      let kind = properties.resolved(properties.lineBreak15, starter: .nonstarter)
      let end = index + scalar.length
      if mustBreak(context.previous, kind) {
        boundary.formUnion([.mayBreak, .mustBreak])
        context = LineBreakContext()
      }
      let isJoiner = kind == .zeroWidthJoiner
      let isMark = kind == .combiningMark || isJoiner
      if isMark, context.acceptsMark {
        context.addMark(isZeroWidthJoiner: isJoiner)
      } else {
        let unit = LineBreakUnit(
          isMark ? .alphabetic : kind, properties, codePoint: scalar.codePoint)
        let following =
          StandardLineBreaks.needsFollowing(context.previous, unit)
          ? unitAfterMarks(in: bytes, from: end, table) : nil
        if StandardLineBreaks.mayBreak(after: context, before: unit, following: following) {
          boundary.insert(.mayBreak)
        }
        context.add(unit, isZeroWidthJoiner: isJoiner)
      }
      boundaries[index] = boundary
      index = end
    }
  }

  /// Returns whether LB4 or LB5 forces a break.
  private static func mustBreak(_ previous: LineBreakUnit?, _ next: LineBreakClass) -> Bool {
    switch previous?.kind {
    case .carriageReturn: next != .lineFeed
    case .mandatoryBreak, .lineFeed, .nextLine: true
    default: false
    }
  }

  /// Returns the first unit from `start` on, ignoring combining marks.
  private static func unitAfterMarks(
    in bytes: Span<UInt8>, from start: Int, _ table: CharacterTable
  ) -> LineBreakUnit? {
    var index = start
    while index < bytes.count {
      let scalar = bytes.scalar(at: index)
      let properties = table[codePoint: scalar.codePoint]
      let kind = properties.resolved(properties.lineBreak15, starter: .nonstarter)
      if kind != .combiningMark, kind != .zeroWidthJoiner {
        return LineBreakUnit(kind, properties, codePoint: scalar.codePoint)
      }
      index += scalar.length
    }
    return nil
  }
}
