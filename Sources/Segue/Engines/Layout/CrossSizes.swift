/// Cross size determination (CSS Flexbox §9.4).
extension LayoutScratch {
  /// Computes the items' hypothetical cross sizes and the cross size of their line (steps 7 and 8).
  mutating func measureCrossSizes(_ lineIndex: Int, _ context: FlexContext, room: Double) {
    var line = lines[lineIndex]
    line.freeSpace = room - Double(line.count - 1) * context.itemGap
    var major = AlignedExtent()
    var minor = AlignedExtent()
    for index in line.range {
      if items[index].flags.isDisjoint(with: [.isCrossFixed, .hasMaxContentCross]) {
        items[index].cross = self.crossSize(index, context)
      }
      let margins = items[index].margins
      line.freeSpace -= items[index].flexedBorderBox + margins.main
      if items[index].flags.contains(.autoMainStart) { line.automaticMargins += 1 }
      if items[index].flags.contains(.autoMainEnd) { line.automaticMargins += 1 }
      var outer = items[index].cross + margins.cross
      let alignment = items[index].alignment
      if alignment == .baseline || alignment == .lastBaseline {
        let ascent = baselineAscent(index, context)
        items[index].ascent = ascent
        if isMajorBaseline(alignment, context) {
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

  /// Returns the border-box cross size of an item at its flexed main size; with `lineCross`, the
  /// size at which it is stretched to fill its line (step 11).
  mutating func crossSize(
    _ index: Int, _ context: FlexContext, lineCross: Double? = nil
  ) -> Double {
    let box = items[index].id
    let main = items[index].flexedBorderBox
    let space = context.layoutSpace(main, items[index].flags, lineCross: lineCross)
    guard items[index].flags.contains(.keepsHeight), space.stretchesBlock,
      space.availableBlock.isDefinite
    else { return crossSize(box, main: main, in: context, space: space) }
    let room = Size(width: main, height: space.availableBlock)
    let known = stretchedHeights[box, default: []]
    if let kept = known.first(where: { $0.room == room }) { return kept.height }
    let height = crossSize(box, main: main, in: context, space: space)
    if known.count < Self.maximumStretchedHeightCount {
      stretchedHeights[box, default: []].append((room, height))
    }
    return height
  }

  private mutating func crossSize(
    _ box: BoxID, main: Double, in context: FlexContext, space: ConstraintSpace
  ) -> Double {
    let edges = edges(box, context.inline)
    if boxes.kind(box) == .picture {
      let size = replacedSize(box, in: space, edges: edges)
      return context.isColumn ? size.width : size.height
    }
    if context.isColumn { return inlineSize(box, in: space, edges: edges) }
    return measuredBlockSize(box, in: space, edges: edges, inline: main)
  }

  /// Whether a row's item keeps the height to which it was stretched before. Browsers stretch an
  /// item again only if its width or the height of its line changed: its percentage margins keep
  /// the values that they had when the row was measured, even if the row is wider now. Here this
  /// applies only to items whose stretched height does not depend on their content, so that it
  /// needs no query.
  @inline(__always)
  mutating func keepsStretchedHeight(_ box: BoxID) -> Bool {
    boxes.traits(box).contains(.hasPercentBlockMargins) && mayKeepStretchedHeight(box)
  }

  private mutating func mayKeepStretchedHeight(_ box: BoxID) -> Bool {
    guard !boxes[style: box].minHeight.isPercent, !boxes[style: box].maxHeight.isPercent
    else { return false }
    return boxes.kind(box) == .picture
      || !boxes.traits(box).contains(.hasRatio) && !hasContentLimits(box)
  }

  /// The number of stretched heights that are stored per box.
  private static var maximumStretchedHeightCount: Int { 8 }

  /// Stretches the items of a row whose heights are kept while the row is measured.
  mutating func keepStretchedHeights(_ line: FlexLine, _ context: FlexContext) {
    guard boxes.traits.contains(.hasPercentBlockMargins) else { return }
    for index in line.range where items[index].flags.contains(.keepsHeight) {
      _ = crossSize(index, context, lineCross: line.crossSize)
    }
  }
}
