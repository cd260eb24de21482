/// Intrinsic main sizes and intrinsic heights of flex containers (CSS Flexbox §9.9).
extension LayoutScratch {
  /// Question 1: the narrowest and the widest content-box width.
  mutating func contentMinMax(_ box: Int, _ constraint: Constraint) -> MinMax {
    // As in a browser, what does not depend on the block size is asked once, whatever it was then.
    let key = dependsOnBlock[box] ? constraint : Constraint()
    if let known = minMaxAnswers[box].answer(to: key) { return known }
    let wasGivenUp = isGivenUp
    guard begin(.minMax, box, constraint) else { return MinMax() }
    let answer = newMinMax(box, constraint)
    if end(box, wasGivenUp: wasGivenUp) { minMaxAnswers[box].remember(answer, to: key) }
    return answer
  }

  private mutating func newMinMax(_ box: Int, _ constraint: Constraint) -> MinMax {
    switch boxes.kind[box] {
    case .picture: return MinMax()
    case .text:
      let paragraph = boxes.paragraphs[Int(boxes.contentIndex[box])]
      let narrowest = snappedUp(max(0, paragraph.minContentWidth))
      return MinMax(
        min: narrowest, max: max(narrowest, snappedUp(paragraph.maxContentWidth)))
    case .container: break
    }
    let style = style(box)
    let isColumn = style.flexDirection.isColumn
    let wraps = style.flexWrap != .nowrap
    let purpose: FlexContext.Purpose =
      isColumn && wraps ? .columnWrapContribution : isColumn ? .layout : .rowContribution
    let context = beginFlex(box, purpose, inline: .indefinite, block: constraint.block)
    defer { endFlex(context) }
    var sizes: MinMax
    if !isColumn {
      sizes = rowContributions(context)
    } else if wraps {
      sizes = wrappingColumnContributions(context, limit: constraint.limit)
    } else {
      sizes = columnContributions(context)
    }
    // Negative margins can make sums negative, and the narrowest wider than the widest.
    sizes.min = min(max(0, sizes.min), largestLength)
    sizes.max = min(max(sizes.min, sizes.max), largestLength)
    return sizes
  }

  /// §9.9.2: a column that does not wrap is as wide as its widest item.
  private mutating func columnContributions(_ context: FlexContext) -> MinMax {
    var sizes = MinMax()
    let end = boxes.end(of: context.box)
    var child = context.box + 1
    while child < end {
      let style = style(child)
      if style.display != .none, style.position != .absolute {
        let space = context.contributionSpace(stretches: false)
        let margins = margins(child, space)
        let contribution = inlineContribution(child, space) + (margins.left + margins.right)
        sizes.min = max(sizes.min, contribution.min)
        sizes.max = max(sizes.max, contribution.max)
      }
      child = boxes.end(of: child)
    }
    return sizes
  }

  /// §9.9.1 and §9.9.3, as browsers do it: the sum of the items' contributions, where an item whose
  /// basis is definite and that cannot flex towards its contribution counts with its hypothetical
  /// size. A row that wraps is no narrower than its widest item.
  private mutating func rowContributions(_ context: FlexContext) -> MinMax {
    collectItems(context)
    var sizes = MinMax()
    if isGivenUp { return sizes }
    var widestMinimum = 0.0
    for index in context.firstItem..<items.count {
      let item = items[index]
      let contribution = inlineContribution(
        item.box, context.contributionSpace(stretches: item.stretches))
      let margins = item.margins.left + item.margins.right
      widestMinimum = max(widestMinimum, contribution.min + margins)
      sizes.min += flexedContribution(contribution.min, item) + margins
      sizes.max += flexedContribution(contribution.max, item) + margins
    }
    let count = items.count - context.firstItem
    if count > 0 {
      sizes.min += Double(count - 1) * context.itemGap
      sizes.max += Double(count - 1) * context.itemGap
    }
    if context.wraps { sizes.min = widestMinimum }
    return sizes
  }

  private func flexedContribution(_ contribution: Double, _ item: FlexItem) -> Double {
    let base = item.base + item.mainEdges
    let cannotMove =
      contribution > base && item.grow == 0 || contribution < base && item.shrink == 0
    return cannotMove && !item.isBasisContent ? item.hypothetical + item.mainEdges : contribution
  }

  /// §9.9.2: a wrapping column is as wide as its lines when each item is as wide as it likes.
  private mutating func wrappingColumnContributions(
    _ context: FlexContext, limit: Double
  ) -> MinMax {
    collectItems(context)
    if isGivenUp { return MinMax() }
    var sizes = MinMax()
    for index in context.firstItem..<items.count {
      let item = items[index]
      let contribution = inlineContribution(
        item.box, context.contributionSpace(stretches: item.stretches))
      let margins = item.margins.left + item.margins.right
      sizes.min = max(sizes.min, contribution.min + margins)
    }
    let room = breakLines(context, limit: limit.isDefinite ? limit : largestLength)
    for index in context.firstLine..<lines.count {
      resolveFlexibleLengths(lines[index], room: room)
      measureCrossSizes(index, context, room: room)
      sizes.max += lines[index].crossSize
    }
    sizes.max += Double(max(0, lines.count - context.firstLine - 1)) * context.lineGap
    return sizes
  }

  /// Question 2: the height of the content at a content-box width.
  mutating func contentBlockSize(_ box: Int, _ constraint: Constraint) -> Double {
    if let known = blockSizeAnswers[box].answer(to: constraint) { return known }
    let wasGivenUp = isGivenUp
    guard begin(.blockSize, box, constraint) else { return 0 }
    let answer = newBlockSize(box, constraint)
    if end(box, wasGivenUp: wasGivenUp) { blockSizeAnswers[box].remember(answer, to: constraint) }
    return answer
  }

  private mutating func newBlockSize(_ box: Int, _ constraint: Constraint) -> Double {
    switch boxes.kind[box] {
    case .picture: return 0
    case .text:
      let paragraph = boxes.paragraphs[Int(boxes.contentIndex[box])]
      return max(0, snapped(paragraph.measure(width: constraint.inline).height))
    case .container: break
    }
    let context = beginFlex(box, .layout, inline: constraint.inline, block: constraint.block)
    defer { endFlex(context) }
    collectItems(context)
    if isGivenUp { return 0 }
    if context.isColumn {
      // §9.9.1: a column is as high as its longest line before flexing.
      return breakLines(
        context, limit: constraint.limit.isDefinite ? constraint.limit : largestLength)
    }
    _ = breakLines(context, limit: context.inline)
    var sum = 0.0
    for index in context.firstLine..<lines.count {
      resolveFlexibleLengths(lines[index], room: context.inline)
      measureCrossSizes(index, context, room: context.inline)
      sum += lines[index].crossSize
    }
    sum += Double(max(0, lines.count - context.firstLine - 1)) * context.lineGap
    return min(max(0, sum), largestLength)
  }
}
