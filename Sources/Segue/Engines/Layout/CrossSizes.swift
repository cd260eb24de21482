/// Cross size determination (CSS Flexbox §9.4).
extension LayoutScratch {
  /// Steps 7 and 8: the items' hypothetical cross sizes and their line's cross size.
  mutating func measureCrossSizes(_ lineIndex: Int, _ context: FlexContext, room: Double) {
    var line = lines[lineIndex]
    line.freeSpace = room - Double(line.count - 1) * context.itemGap
    var major = AlignedExtent()
    var minor = AlignedExtent()
    for index in line.first..<line.first + line.count {
      let item = items[index]
      let cross = crossSize(item, context)
      items[index].cross = cross
      line.freeSpace -= item.flexedBorderBox + mainMargins(item, context)
      line.automaticMargins += automaticMainMargins(item, context)
      var outer = cross + crossMargins(item, context)
      if item.alignment == .baseline || item.alignment == .lastBaseline {
        let ascent = baselineAscent(items[index], context)
        items[index].ascent = ascent
        if isMajorBaseline(item, context) {
          outer = major.include(ascent, outer - ascent)
        } else {
          outer = minor.include(ascent, outer - ascent)
        }
      }
      line.crossSize = max(line.crossSize, outer)
    }
    line.majorBaseline = major.ascent
    line.minorBaseline = minor.ascent
    lines[lineIndex] = line
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
    if item.widest.isDefinite, lineCross == nil { return item.widest }
    let space = context.layoutSpace(item, lineCross: lineCross)
    let edges = edges(item.box, space)
    if isPicture(item.box) {
      let size = replacedSize(item.box, space, edges)
      return context.isColumn ? size.width : size.height
    }
    if context.isColumn { return inlineSize(item.box, space, edges) }
    return measuredBlockSize(item.box, space, edges, inline: item.flexedBorderBox)
  }

  private func automaticMainMargins(_ item: FlexItem, _ context: FlexContext) -> Int {
    let margin = style(item.box).margin
    return context.isColumn
      ? (margin.top == .auto ? 1 : 0) + (margin.bottom == .auto ? 1 : 0)
      : (margin.left == .auto ? 1 : 0) + (margin.right == .auto ? 1 : 0)
  }
}
