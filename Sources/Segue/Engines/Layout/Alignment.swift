/// Main-axis and cross-axis alignment (CSS Flexbox §9.5, §9.6, and steps 9 to 11 of §9.4).
extension LayoutScratch {
  /// Places the lines and their items in a container of the given border box, whose lines have their
  /// flexed items and cross sizes. Items' offsets count from the border box's start edges.
  mutating func alignLines(
    _ context: FlexContext, edges: BoxEdges, inlineSize: Double, blockSize: Double
  ) {
    let lineCount = lines.count - context.firstLine
    guard lineCount > 0 else { return }
    let style = style(context.box)
    reverse(context)
    let content = max(
      0, context.isColumn ? inlineSize - edges.inline : blockSize - edges.block)
    var free = content - Double(lineCount - 1) * context.lineGap
    for index in context.firstLine..<lines.count { free -= lines[index].crossSize }
    if !context.wraps {
      // §9.4 step 8: a single line is as large as its container.
      lines[context.firstLine].crossSize = content
      free = 0
    } else if free >= 0, style.alignContent == .normal || style.alignContent == .stretch {
      // §9.4 step 9: lines share the room that is left.
      let share = snapped(free / Double(lineCount))
      for index in context.firstLine..<lines.count { lines[index].crossSize += share }
      free = 0
    }
    // §9.6 step 16.
    let distribution = ContentDistribution(
      style.alignContent, free: free, count: lineCount, isReversed: context.wrapsReverse)
    let inlineStart = context.isRightToLeft ? edges.right : edges.left
    var offset = (context.isColumn ? inlineStart : edges.top) + distribution.offset
    let mainStart = context.isColumn ? edges.top : inlineStart
    for index in context.firstLine..<lines.count {
      lines[index].crossOffset = offset
      alignItems(lines[index], context, style.resolvedJustifyContent, mainStart: mainStart)
      offset += lines[index].crossSize + distribution.spacing + context.lineGap
    }
  }

  /// From here on lines and items stand in the order in which they are placed, from the start edges.
  private mutating func reverse(_ context: FlexContext) {
    if context.wrapsReverse { lines[context.firstLine...].reverse() }
    guard context.isReverse else { return }
    for index in context.firstLine..<lines.count {
      let line = lines[index]
      items[line.first..<line.first + line.count].reverse()
    }
  }

  /// §9.5 steps 12 and 13 and §9.6 steps 13 and 14 for one line.
  private mutating func alignItems(
    _ line: FlexLine, _ context: FlexContext, _ justify: LayoutStyle.ContentAlignment,
    mainStart: Double
  ) {
    // Automatic margins come first; they take all the room there is.
    let hasMargins = line.automaticMargins > 0 && line.freeSpace > 0
    let automaticMargin = hasMargins ? snapped(line.freeSpace / Double(line.automaticMargins)) : 0
    let distribution = ContentDistribution(
      justify, free: hasMargins ? 0 : line.freeSpace, count: line.count,
      isReversed: context.isReverse)
    var offset = mainStart + distribution.offset
    for index in line.first..<line.first + line.count {
      finishItem(index, line, context)
      let item = items[index]
      let margin = style(item.box).margin
      let sides =
        context.isColumn
        ? (item.margins.top, margin.top == .auto, item.margins.bottom, margin.bottom == .auto)
        : context.isRightToLeft
          ? (item.margins.right, margin.right == .auto, item.margins.left, margin.left == .auto)
          : (item.margins.left, margin.left == .auto, item.margins.right, margin.right == .auto)
      offset += sides.1 ? automaticMargin : sides.0
      items[index].mainOffset = offset
      items[index].crossOffset = line.crossOffset + crossOffset(item, line, context)
      offset += item.flexedBorderBox + (sides.3 ? automaticMargin : sides.2)
      offset += distribution.spacing + context.itemGap
    }
  }

  /// §9.4 step 11: the used cross size, and what the item's children may refer to.
  private mutating func finishItem(_ index: Int, _ line: FlexLine, _ context: FlexContext) {
    var item = items[index]
    // Items of a wrapping column fit into their line, which may be wider than the container.
    let fits = item.stretches || context.isColumn && context.wraps
    let lineCross = fits ? line.crossSize : nil
    if fits {
      item.cross = crossSize(item, context, lineCross: lineCross)
      items[index].cross = item.cross
      if context.isColumn, item.alignment == .baseline || item.alignment == .lastBaseline {
        items[index].ascent = baselineAscent(item, context)
      }
    }
    guard boxes.kind[item.box] == .container else { return }
    let inline = context.isColumn ? item.cross : item.flexedBorderBox
    var space = context.layoutSpace(item, lineCross: lineCross)
    let edges = edges(item.box, space)
    if item.stretches, !context.isColumn, ratio(item.box) != nil {
      // A browser keeps what it measured if stretching changes nothing; then percentages refer to
      // the height that the aspect ratio gives, even if the content made the box higher.
      var unstretched = context.layoutSpace(item)
      unstretched.stretchesBlock = false
      if initialBlockSize(item.box, unstretched, edges, inline: inline).isDefinite,
        measuredBlockSize(item.box, unstretched, edges, inline: inline) == item.cross
      {
        space = unstretched
      }
    }
    items[index].definiteBlock = initialBlockSize(item.box, space, edges, inline: inline)
    if wrapsColumn(item.box) {
      lineLimits[item.box] = lineLimit(item.box, space, edges, inline: inline)
    }
  }

  /// §9.6 steps 13 and 14: from the line's start edge to the item's border box.
  private func crossOffset(_ item: FlexItem, _ line: FlexLine, _ context: FlexContext) -> Double {
    let margin = style(item.box).margin
    let (start, isStartAuto, end, isEndAuto) =
      !context.isColumn
      ? (item.margins.top, margin.top == .auto, item.margins.bottom, margin.bottom == .auto)
      : context.isRightToLeft
        ? (item.margins.right, margin.right == .auto, item.margins.left, margin.left == .auto)
        : (item.margins.left, margin.left == .auto, item.margins.right, margin.right == .auto)
    let space = line.crossSize - start - item.cross - end
    if isStartAuto {
      return max(0, isEndAuto ? snapped(space / 2) : space)
    }
    if isEndAuto { return start }
    switch item.alignment {
    case .start: return start
    case .end: return start + space
    case .center: return start + snapped(space / 2)
    case .stretch: return start + (context.wrapsReverse ? space : 0)
    case .baseline, .lastBaseline:
      if isMajorBaseline(item, context) {
        return start + (line.majorBaseline ?? item.ascent) - item.ascent
      }
      return start + space - ((line.minorBaseline ?? item.ascent) - item.ascent)
    }
  }
}
