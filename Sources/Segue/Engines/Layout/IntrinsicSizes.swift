/// Intrinsic main sizes and intrinsic heights of flex containers (CSS Flexbox §9.9).
extension LayoutScratch {
  /// Query 1: returns the min-content and max-content widths of the content box.
  mutating func contentMinMax(_ box: BoxID, _ constraint: Constraint) -> MinMax {
    switch boxes.kind(box) {
    case .picture: return MinMax()
    case .text: return boxes.textMinMax(box)
    case .container: if boxes.isEmpty(box) { return MinMax() }
    }
    // As in browsers, a result that does not depend on the block size is computed once, for any
    // block size.
    let key = states[box].widthDependsOnBlock ? BlockKey(constraint) : .none
    if let answer = cachedMinMax(box, key) { return answer }
    let wasAbandoned = isAbandoned
    guard beginQuery(.minMax, of: box, in: constraint) else {
      let known = Int(states[box].cacheIndex)
      return known >= 0 ? caches[known].minMax.last.limits : MinMax()
    }
    let answer = newMinMax(box, constraint)
    if endQuery(box, wasAbandoned: wasAbandoned) {
      if states[box].widthDependsOnBlock { answers += 1 }
      store(answer, of: box, for: key)
    }
    return answer
  }

  private mutating func newMinMax(_ box: BoxID, _ constraint: Constraint) -> MinMax {
    let traits = boxes.traits(box)
    let wrapsColumn = traits.isSuperset(of: .wrapsColumn)
    let context = beginFlex(
      box, inline: .indefinite, block: constraint.block, measuresMaxContent: wrapsColumn)
    var sizes: MinMax
    if !traits.contains(.isColumn) {
      sizes = rowContributions(context)
    } else if wrapsColumn {
      sizes = wrappingColumnContributions(context, limit: constraint.limit)
    } else {
      sizes = columnContributions(context)
    }
    endFlex(context)
    // Negative margins can make sums negative, and the min-content width larger than the
    // max-content width.
    sizes.min = min(max(0, sizes.min), largestLength)
    sizes.max = min(max(sizes.min, sizes.max), largestLength)
    return sizes
  }

  /// Returns the contributions of a column that does not wrap, which is as wide as its widest item
  /// (§9.9.2).
  private mutating func columnContributions(_ context: FlexContext) -> MinMax {
    var sizes = MinMax()
    let space = context.contributionSpace(stretches: false)
    let end = boxes.end(of: context.box)
    var child = context.box + 1
    while child < end {
      if boxes.isInFlow(child) {
        let margins = margins(child, .indefinite)
        let contribution = inlineContribution(child, space) + (margins.left + margins.right)
        sizes.min = max(sizes.min, contribution.min)
        sizes.max = max(sizes.max, contribution.max)
      }
      child = boxes.end(of: child)
    }
    return sizes
  }

  /// Returns the contributions of a row (§9.9.1 and §9.9.3, as implemented by browsers): the sums
  /// of the items' contributions, where an item with a definite basis that cannot flex towards its
  /// contribution contributes its hypothetical size. The min-content width of a wrapping row is
  /// that of its widest item.
  private mutating func rowContributions(_ context: FlexContext) -> MinMax {
    var sizes = MinMax()
    var widestMinimum = 0.0
    var count = 0
    let end = boxes.end(of: context.box)
    var child = context.box + 1
    while child < end {
      if boxes.isInFlow(child) {
        let stretches = boxes.widthsMayFollowHeights && stretches(child, context)
        let contribution = inlineContribution(
          child, context.contributionSpace(stretches: stretches))
        let margins = margins(child, .indefinite)
        let around = margins.left + margins.right
        widestMinimum = max(widestMinimum, contribution.min + around)
        let flexed = flexedContribution(contribution, of: child, in: context, stretches: stretches)
        sizes.min += flexed.min + around
        sizes.max += flexed.max + around
        count += 1
      }
      child = boxes.end(of: child)
    }
    if count > 0 {
      sizes.min += Double(count - 1) * context.itemGap
      sizes.max += Double(count - 1) * context.itemGap
    }
    if context.wraps { sizes.min = widestMinimum }
    return sizes
  }

  /// Adjusts the contribution of an item that cannot grow or cannot shrink.
  private mutating func flexedContribution(
    _ contribution: MinMax, of box: BoxID, in context: FlexContext, stretches: Bool
  ) -> MinMax {
    let canGrow = boxes[style: box].flexGrow > 0
    let canShrink = boxes[style: box].flexShrink > 0
    if canGrow, canShrink { return contribution }
    // An item whose basis is its width contributes that width.
    let fixed = boxes[style: box].fixedWidth
    if fixed.isDefinite, boxes[style: box].flexBasis.isAuto { return contribution }
    let edges = edges(box, context.inline)
    let sizes = inlineMainSizes(box, in: context, edges: edges, stretches: stretches)
    if sizes.isContent { return contribution }
    let base = max(edges.inline, sizes.base)
    let hypothetical = max(edges.inline, sizes.hypothetical)
    func flexed(_ contribution: Double) -> Double {
      contribution > base && !canGrow || contribution < base && !canShrink
        ? hypothetical : contribution
    }
    return MinMax(min: flexed(contribution.min), max: flexed(contribution.max))
  }

  /// Returns the contributions of a wrapping column, which is as wide as its lines when each item
  /// has its max-content width (§9.9.2).
  private mutating func wrappingColumnContributions(
    _ context: FlexContext, limit: Double
  ) -> MinMax {
    collectItems(context)
    if isAbandoned { return MinMax() }
    var sizes = MinMax()
    for index in context.firstItem..<items.count {
      let contribution = inlineContribution(
        items[index].id, context.contributionSpace(stretches: items[index].stretches))
      sizes.min = max(sizes.min, contribution.min + items[index].margins.cross)
    }
    let room = breakLines(context, limit: limit.isDefinite ? limit : largestLength)
    for index in context.firstLine..<lines.count {
      resolveFlexibleLengths(lines[index], context, room: room)
      measureCrossSizes(index, context, room: room)
      sizes.max += lines[index].crossSize
    }
    sizes.max += Double(max(0, lines.count - context.firstLine - 1)) * context.lineGap
    return sizes
  }

  /// Query 2: returns the height of the content at a content-box width.
  mutating func contentBlockSize(_ box: BoxID, _ constraint: Constraint) -> Double {
    if boxes.kind(box) == .picture || boxes.isEmpty(box) { return 0 }
    // The height of a text depends on its width only.
    let key = ConstraintKey(
      boxes.kind(box) == .text ? Constraint(inline: constraint.inline) : constraint)
    if let answer = cachedBlockSize(box, key) { return answer }
    if isWrapper(box), let answer = wrapperHeight(box, constraint, key) { return answer }
    let wasAbandoned = isAbandoned
    guard beginQuery(.blockSize, of: box, in: constraint) else {
      let known = Int(states[box].cacheIndex)
      return known >= 0 ? caches[known].blockSize.last.pixels : 0
    }
    let answer: Double
    if boxes.kind(box) == .text {
      answer = textHeight(box, width: constraint.inline)
    } else if boxes.traits(box).intersection(.wrapsColumn) == .isColumn {
      answer = columnHeight(box, constraint)
    } else {
      answer = linesHeight(box, constraint)
    }
    if endQuery(box, wasAbandoned: wasAbandoned) {
      answers += 1
      store(answer, of: box, for: key)
    }
    return answer
  }

  @inline(never)
  private mutating func textHeight(_ box: BoxID, width: Double) -> Double {
    max(0, truncatedTo64ths(textMeasure(box, width: width).height))
  }

  /// Returns the height of lines: a wrapping column is as tall as its longest line before flexing
  /// (§9.9.1), and a row as tall as its lines after flexing.
  @inline(never)
  private mutating func linesHeight(_ box: BoxID, _ constraint: Constraint) -> Double {
    let context = beginFlex(box, inline: constraint.inline, block: constraint.block)
    collectItems(context)
    let height: Double
    if context.isColumn {
      height = breakLines(
        context, limit: constraint.limit.isDefinite ? constraint.limit : largestLength)
    } else {
      _ = breakLines(context, limit: context.inline)
      height = isAbandoned ? 0 : rowHeight(context)
    }
    endFlex(context)
    return height
  }

  private mutating func rowHeight(_ context: FlexContext) -> Double {
    var sum = 0.0
    for index in context.firstLine..<lines.count {
      resolveFlexibleLengths(lines[index], context, room: context.inline)
      measureCrossSizes(index, context, room: context.inline)
      keepStretchedHeights(lines[index], context)
      sum += lines[index].crossSize
    }
    sum += Double(max(0, lines.count - context.firstLine - 1)) * context.lineGap
    return min(max(0, sum), largestLength)
  }

  /// Returns the height of a single-line column (§9.9.1): the sum of the items' hypothetical outer
  /// sizes, in any order.
  @inline(never)
  private mutating func columnHeight(_ box: BoxID, _ constraint: Constraint) -> Double {
    let context = beginFlex(box, inline: constraint.inline, block: constraint.block)
    var sum = 0.0
    let end = boxes.end(of: box)
    var child = box + 1
    while child < end {
      if boxes.isInFlow(child) {
        let edges = edges(child, context.inline)
        let sizes = blockMainSizes(
          child, in: context, edges: edges, stretches: stretches(child, context),
          maxContentWidth: .indefinite)
        let margins = margins(child, context.inline)
        sum += max(edges.block, sizes.hypothetical) + margins.top + margins.bottom
        sum += context.itemGap
      }
      child = boxes.end(of: child)
    }
    return min(max(0, sum - context.itemGap), largestLength)
  }
}

extension BoxTree {
  /// Returns the min-content and max-content widths of a text.
  func textMinMax(_ box: BoxID) -> MinMax {
    let index = Int(nodes[box].contentIndex)
    let widths = paragraphs[index].widths
    return MinMax(
      min: min(FixedPoint.pixels(from64ths: widths.min), largestLength),
      max: min(FixedPoint.pixels(from64ths: widths.max), largestLength))
  }
}

extension LayoutScratch {
  /// Lays out a text at a width, which takes most of the time of a screen with much text. The box
  /// must be a text, whose paragraph `BoxTree.append` stored at this index.
  mutating func textMeasure(_ box: BoxID, width: Double) -> TextMeasure {
    textMeasures += 1
    let index = Int(boxes.nodes[box].contentIndex)
    let used = texts.meter.used
    let measure = boxes.paragraphs[index].measure(pixels: width, counting: &texts.meter)
    textWork[index] = textWork[index].adding(texts.meter.used - used)
    return measure
  }
}
