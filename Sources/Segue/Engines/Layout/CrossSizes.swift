/// Cross size determination (CSS Flexbox §9.4).
extension LayoutScratch {
  /// Steps 7 and 8: the items' hypothetical cross sizes and their line's cross size.
  mutating func measureCrossSizes(_ lineIndex: Int, _ context: FlexContext, room: Double) {
    let range = lines[lineIndex].range
    var crossSize = 0.0
    var free = room - Double(range.count - 1) * context.itemGap
    var automaticMargins = 0
    var major = AlignedExtent()
    var minor = AlignedExtent()
    for index in range {
      if items[index].flags.isDisjoint(with: [.isCrossFixed, .isWidest]) {
        items[index].cross = self.crossSize(items[index], context)
      }
      let margins = items[index].margins
      free -= items[index].flexedBorderBox + margins.main
      if items[index].flags.contains(.autoMainStart) { automaticMargins += 1 }
      if items[index].flags.contains(.autoMainEnd) { automaticMargins += 1 }
      var outer = items[index].cross + margins.cross
      let alignment = items[index].alignment
      if alignment == .baseline || alignment == .lastBaseline {
        let ascent = baselineAscent(items[index], context)
        items[index].ascent = ascent
        if isMajorBaseline(items[index], context) {
          outer = major.include(ascent, outer - ascent)
        } else {
          outer = minor.include(ascent, outer - ascent)
        }
      }
      crossSize = max(crossSize, outer)
    }
    lines[lineIndex].crossSize = crossSize
    lines[lineIndex].freeSpace = free
    lines[lineIndex].automaticMargins = automaticMargins
    lines[lineIndex].majorBaseline = major.ascent
    lines[lineIndex].minorBaseline = minor.ascent
  }

  /// The extent of items that share a baseline.
  private struct AlignedExtent {
    var ascent: Double?
    var descent = -largestLength

    mutating func include(_ itemAscent: Double, _ itemDescent: Double) -> Double {
      let greatest = max(ascent ?? itemAscent, itemAscent)
      ascent = greatest
      descent = max(descent, itemDescent)
      return greatest + descent
    }
  }

  /// The border-box cross size of an item at its flexed main size; with `lineCross`, as it stretches
  /// to fill its line (step 11).
  mutating func crossSize(
    _ item: FlexItem, _ context: FlexContext, lineCross: Double? = nil
  ) -> Double {
    let space = context.layoutSpace(item, lineCross: lineCross)
    let edges = edges(item.id, space.percentInline)
    if boxes.kind(item.id) == .picture {
      let size = replacedSize(item.id, space, edges)
      return context.isColumn ? size.width : size.height
    }
    if context.isColumn { return inlineSize(item.id, space, edges) }
    return measuredBlockSize(item.id, space, edges, inline: item.flexedBorderBox)
  }
}
