/// Main-axis and cross-axis alignment (CSS Flexbox §9.5, §9.6, and steps 9 to 11 of §9.4).
extension LayoutScratch {
  /// Aligns the lines and their items in a container with the given border box. The lines have
  /// their flexed items and cross sizes. Item offsets are relative to the start edges of the border
  /// box.
  mutating func alignLines(
    _ context: FlexContext, edges: BoxEdges, inlineSize: Double, blockSize: Double
  ) {
    let lineCount = lines.count - context.firstLine
    guard lineCount > 0 else { return }
    reverse(context)
    let inlineStart = context.isRightToLeft ? edges.right : edges.left
    let crossStart = context.isColumn ? inlineStart : edges.top
    let mainStart = context.isColumn ? edges.top : inlineStart
    let content = max(
      0, context.isColumn ? inlineSize - edges.inline : blockSize - edges.block)
    guard context.wraps else {
      // §9.4 step 8: a single line has the size of its container.
      var line = lines[context.firstLine]
      line.crossSize = content
      line.crossOffset = crossStart
      lines[context.firstLine] = line
      return alignItems(line, context, mainStart: mainStart)
    }
    var free = content - Double(lineCount - 1) * context.lineGap
    for index in context.firstLine..<lines.count { free -= lines[index].crossSize }
    let alignContent = boxes[style: context.box].alignContent
    if free >= 0, alignContent == .normal || alignContent == .stretch {
      // §9.4 step 9: the lines share the free space.
      let share = truncatedTo64ths(free / Double(lineCount))
      for index in context.firstLine..<lines.count { lines[index].crossSize += share }
      free = 0
    }
    // §9.6 step 16.
    let distribution = ContentDistribution(
      alignContent, free: free, count: lineCount, isReversed: context.wrapsReverse)
    var offset = crossStart + distribution.offset
    for index in context.firstLine..<lines.count {
      lines[index].crossOffset = offset
      alignItems(lines[index], context, mainStart: mainStart)
      offset += lines[index].crossSize + distribution.spacing + context.lineGap
    }
  }

  /// Reverses lines and items, if needed, to the order in which they are laid out from the start
  /// edges.
  private mutating func reverse(_ context: FlexContext) {
    if context.wrapsReverse { lines.reverse(context.firstLine..<lines.count) }
    guard context.isReverse else { return }
    for index in context.firstLine..<lines.count { items.reverse(lines[index].range) }
  }

  /// Aligns the items of one line (§9.5 steps 12 and 13, §9.6 steps 13 and 14).
  private mutating func alignItems(_ line: FlexLine, _ context: FlexContext, mainStart: Double) {
    // Automatic margins come first and take all of the free space.
    let hasMargins = line.automaticMargins > 0 && line.freeSpace > 0
    let automaticMargin =
      hasMargins ? truncatedTo64ths(line.freeSpace / Double(line.automaticMargins)) : 0
    let distribution = ContentDistribution(
      boxes[style: context.box].justifyContent, free: hasMargins ? 0 : line.freeSpace,
      count: line.count, isReversed: context.isReverse)
    let spacing = distribution.spacing + context.itemGap
    var offset = mainStart + distribution.offset
    for index in line.range {
      // Nothing that finishing an item asks changes items.
      var item = items[index]
      finish(&item, index, on: line, in: context)
      offset += item.flags.contains(.autoMainStart) ? automaticMargin : item.margins.mainStart
      item.mainOffset = offset
      item.crossOffset = line.crossOffset + crossOffset(item, on: line, in: context)
      items[index] = item
      offset += item.flexedBorderBox
      offset +=
        (item.flags.contains(.autoMainEnd) ? automaticMargin : item.margins.mainEnd) + spacing
    }
  }

  /// Computes the used cross size of an item (§9.4 step 11), and the height that percentages of its
  /// children refer to.
  @inline(__always)
  private mutating func finish(
    _ item: inout FlexItem, _ index: Int, on line: FlexLine, in context: FlexContext
  ) {
    let box = item.id
    // Items of a wrapping column are fitted into their line, which may be wider than the container.
    let fits = item.stretches || context.isColumn && context.wraps
    let lineCross = fits ? line.crossSize : nil
    if fits, !item.flags.contains(.isCrossFixed) {
      // A single line with the size that was known beforehand changes nothing.
      if context.wraps || line.crossSize != (context.isColumn ? context.inline : context.block) {
        item.cross = crossSize(index, context, lineCross: lineCross)
      }
      if context.isColumn, item.alignment == .baseline || item.alignment == .lastBaseline {
        items[index].cross = item.cross
        item.ascent = baselineAscent(index, context)
      }
    }
    guard boxes.kind(box) == .container, !boxes.isEmpty(box) else { return }
    if context.isColumn, !wrapsColumn(box) {
      item.definiteBlock =
        item.flags.contains(.isMainIndefinite) ? .indefinite : item.flexedBorderBox
      return
    }
    item.definiteBlock = definiteBlock(of: item, lineCross: lineCross, in: context)
  }

  private mutating func definiteBlock(
    of item: FlexItem, lineCross: Double?, in context: FlexContext
  ) -> Double {
    let box = item.id
    let main = item.flexedBorderBox
    var space = context.layoutSpace(main, item.flags, lineCross: lineCross)
    let inline = context.isColumn ? item.cross : main
    let edges = edges(box, context.inline)
    if item.stretches, !context.isColumn, boxes.traits(box).contains(.hasRatio) {
      // Browsers keep the earlier measurement, even one from before the row's height was known, if
      // stretching does not change the size. Percentages then refer to the height from the aspect
      // ratio, even if the content made the box taller.
      var unstretched = context.layoutSpace(main, item.flags)
      unstretched.stretchesBlock = false
      if context.takesCrossSize(true) { unstretched.percentBlock = .indefinite }
      let constraint = blockConstraint(box, in: unstretched, edges: edges, inline: inline)
      if constraint.block.isDefinite, cachedBlockSize(box, ConstraintKey(constraint)) != nil,
        measuredBlockSize(box, in: unstretched, edges: edges, inline: inline) == item.cross
      {
        space = unstretched
      }
    }
    if wrapsColumn(box) {
      lineLimits[box] = lineLimit(box, in: space, edges: edges, inline: inline)
    }
    return initialBlockSize(box, in: space, edges: edges, inline: inline)
  }

  /// Returns the distance from the start edge of the line to the item's border box (§9.6 steps 13
  /// and 14).
  @inline(__always)
  private mutating func crossOffset(_ item: FlexItem, on line: FlexLine, in context: FlexContext)
    -> Double
  {
    let start = item.margins.crossStart
    let space = line.crossSize - start - item.cross - item.margins.crossEnd
    if item.flags.contains(.autoCrossStart) {
      return max(0, item.flags.contains(.autoCrossEnd) ? truncatedTo64ths(space / 2) : space)
    }
    if item.flags.contains(.autoCrossEnd) { return start }
    switch item.alignment {
    case .start: return start
    case .end: return start + space
    case .center: return start + truncatedTo64ths(space / 2)
    case .stretch: return start + (context.wrapsReverse ? space : 0)
    case .baseline, .lastBaseline:
      if isMajorBaseline(item.alignment, context) {
        return start + (line.majorBaseline ?? item.ascent) - item.ascent
      }
      return start + space - ((line.minorBaseline ?? item.ascent) - item.ascent)
    }
  }
}
