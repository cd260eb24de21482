/// Layout of absolutely positioned children (CSS Flexbox §4.1, CSS Position 3 §4).
///
/// Every box is positioned, so the containing block is the padding box of the parent. Not
/// supported: `justify-self`, anchors, and `safe` alignment, which the format does not have.
extension LayoutScratch {
  /// The edge that a box is aligned to if it does not fill the available space of an axis.
  enum InsetBias { case start, center, end }

  /// One axis of the inset-modified containing block, as distances from the top or left edge and
  /// from the bottom or right edge of the padding box.
  struct InsetModifiedRange {
    var start: Double
    var end: Double
    var bias: InsetBias
    var hasAutoInset: Bool
    /// Whether the box is aligned by `align-self`: then an automatic size fits its content, and a
    /// box larger than its available space is moved to stay within the containing block.
    var isAligned = false

    func size(in available: Double) -> Double { available - start - end }

    /// Enlarges the inset on the weaker side by `amount`.
    mutating func add(_ amount: Double) {
      switch bias {
      case .start: end += amount
      case .end: start += amount
      case .center:
        start += truncatedTo64ths(amount / 2)
        end += truncatedTo64ths(amount / 2)
      }
    }
  }

  /// Lays out the absolutely positioned children of a container whose frame is known.
  mutating func layOutAbsoluteChildren(of box: BoxID) {
    guard boxes.traits.contains(.isAbsolute) else { return }
    let end = boxes.end(of: box)
    var child = box + 1
    while child < end {
      let traits = boxes.traits(child)
      if traits.contains(.isAbsolute), !traits.contains(.isHidden) {
        for _ in 0..<Self.maximumAttemptCount {
          layOutAbsoluteChild(child, in: box)
          if !isAbandoned { break }
          answerPendingQueries()
        }
      }
      child = boxes.end(of: child)
    }
  }

  private mutating func layOutAbsoluteChild(_ box: BoxID, in container: BoxID) {
    let frame = frames[container]
    let border = boxes[style: container].border
    let padding = Size(
      width: max(0, frame.width - border.inline), height: max(0, frame.height - border.block))
    let isRightToLeft = boxes.traits(container).contains(.isRightToLeft)
    let inset = boxes[style: box].inset
    let margin = boxes[style: box].margin
    let alignSelf = boxes[style: box].alignSelf
    let (staticX, staticY) = staticPosition(box, in: container, frame: frame, border: border)
    var x = insetRange(
      insetLength(inset.left, padding.width), to: insetLength(inset.right, padding.width),
      in: padding.width, fallback: staticX, aligned: isRightToLeft ? .end : .start)
    var y = insetRange(
      insetLength(inset.top, padding.height),
      to: insetLength(inset.bottom, padding.height),
      in: padding.height, fallback: staticY, aligned: blockBias(alignSelf))
    y.isAligned = !y.hasAutoInset && alignSelf != .auto && alignSelf != .normal
    if x.size(in: padding.width) < 0 { x.add(x.size(in: padding.width)) }
    if y.size(in: padding.height) < 0 {
      // Opposite insets that cross leave no space, at the top inset.
      if y.hasAutoInset {
        y.add(y.size(in: padding.height))
      } else {
        y.end += y.size(in: padding.height)
      }
    }

    let space = ConstraintSpace(
      availableInline: padding.width, availableBlock: padding.height,
      percentInline: padding.width, percentBlock: padding.height)
    let (size, definiteBlock) = absoluteSize(
      box, in: space,
      room: Size(width: x.size(in: padding.width), height: y.size(in: padding.height)),
      x: x, y: y)
    let left = absoluteOffset(
      x, in: padding.width, size: size.width, startMargin: margin.left, endMargin: margin.right,
      base: padding.width,
      negativeSide: isRightToLeft ? .end : .start, overflow: .center)
    let top = absoluteOffset(
      y, in: padding.height, size: size.height, startMargin: margin.top, endMargin: margin.bottom,
      base: padding.width,
      negativeSide: .center, overflow: overflowSide(container))
    place(
      box,
      at: Rect(
        x: frame.x + border.left + left, y: frame.y + border.top + top, width: size.width,
        height: size.height),
      definiteBlock: definiteBlock, containingInline: padding.width)
  }

  /// Returns the static position of the box, as if it were the only item of its container (§4.1):
  /// in each axis the offset into the padding box, and the edge of the box at that offset.
  private mutating func staticPosition(
    _ box: BoxID, in container: BoxID, frame: Rect, border: BoxEdges
  ) -> (x: (Double, InsetBias), y: (Double, InsetBias)) {
    let traits = boxes.traits(container)
    let edges = usedEdges(of: container)
    let main: InsetBias =
      switch boxes[style: container].justifyContent {
      case .flexEnd: traits.contains(.isReverse) ? .start : .end
      case .center, .spaceAround, .spaceEvenly: .center
      case .start: .start
      case .end: .end
      default: traits.contains(.isReverse) ? .end : .start
      }
    let cross: InsetBias =
      switch selfAlignment(of: box, in: container) {
      case .stretch: traits.contains(.wrapsReverse) ? .end : .start
      case .end, .lastBaseline: .end
      case .center: .center
      case .start, .baseline: .start
      }
    let isColumn = traits.contains(.isColumn)
    let inline = isColumn ? cross : main
    let block = isColumn ? main : cross
    let horizontal: InsetBias =
      !traits.contains(.isRightToLeft)
      ? inline : inline == .start ? .end : inline == .end ? .start : .center
    let content = Size(
      width: max(0, frame.width - edges.inline), height: max(0, frame.height - edges.block))
    return (
      (edges.left - border.left + portion(horizontal, content.width), horizontal),
      (edges.top - border.top + portion(block, content.height), block)
    )
  }

  private mutating func portion(_ bias: InsetBias, _ size: Double) -> Double {
    switch bias {
    case .start: 0
    case .center: truncatedTo64ths(size / 2)
    case .end: size
    }
  }

  /// Converts `align-self` between two insets to a bias. `auto` and `normal` are the start.
  private mutating func blockBias(_ alignment: LayoutStyle.ItemAlignment) -> InsetBias {
    switch alignment {
    case .end, .flexEnd, .selfEnd, .lastBaseline: .end
    case .center: .center
    default: .start
    }
  }

  private mutating func insetRange(
    _ start: Double?, to end: Double?, in available: Double, fallback: (Double, InsetBias),
    aligned: InsetBias
  ) -> InsetModifiedRange {
    if start == nil, end == nil {
      let (offset, bias) = fallback
      switch bias {
      case .start: return InsetModifiedRange(start: offset, end: 0, bias: bias, hasAutoInset: true)
      case .end:
        return InsetModifiedRange(start: 0, end: available - offset, bias: bias, hasAutoInset: true)
      case .center:
        let half = min(offset, available - offset)
        return InsetModifiedRange(
          start: offset - half, end: available - offset - half, bias: bias, hasAutoInset: true)
      }
    }
    let hasBoth = start != nil && end != nil
    return InsetModifiedRange(
      start: start ?? 0, end: end ?? 0, bias: hasBoth ? aligned : start != nil ? .start : .end,
      hasAutoInset: !hasBoth)
  }

  /// Computes the border-box size (CSS Position 3 §4.2). Two insets stretch an automatic size,
  /// except a picture's. A definite height determines the width through an aspect ratio unless the
  /// width is stretched. Also returns the height that percentages of the box's children refer to.
  private mutating func absoluteSize(
    _ box: BoxID, in space: ConstraintSpace, room: Size, x: InsetModifiedRange,
    y: InsetModifiedRange
  ) -> (size: Size, definiteBlock: Double) {
    let edges = edges(box, space.percentInline)
    let stretchesExplicitly = y.isAligned && boxes[style: box].alignSelf == .stretch
    if boxes.kind(box) == .picture {
      var pictureSpace = space
      pictureSpace.availableInline = room.width
      pictureSpace.availableBlock = room.height
      pictureSpace.stretchesBlock = stretchesExplicitly
      return (replacedSize(box, in: pictureSpace, edges: edges), .indefinite)
    }
    var space = space
    let ratio = ratio(box)
    let isHeightFree = heightNeedsContent(box, y, hasWidth: false, ratio: ratio)
    var height = Double.indefinite
    var measure = space
    if !isHeightFree {
      height = absoluteHeight(box, in: space, edges: edges, room: room.height)
      measure.availableBlock = height
      measure.isBlockFixed = true
    }
    var length = boxes[style: box].width
    var automatic: Double?
    var width: Double
    let usesRatio =
      ratio != nil && !isHeightFree
      && (x.hasAutoInset || !boxes.traits(box).contains(.isHeightAuto) || stretchesExplicitly)
    if usesRatio, !boxes.traits(box).contains(.clips) {
      automatic = intrinsicInline(box, in: measure, edges: edges, usesRatio: false).limits.min
    }
    if length.isAuto {
      length = usesRatio || x.hasAutoInset ? .fitContent : .auto
    }
    if length.isAuto {
      width = stretchedInline(box, in: space, edges: edges, room: room.width)
    } else {
      width = inlineLength(
        length, for: .size, of: box, in: space, measure: measure, edges: edges, room: room.width)
    }
    width = inlineLimits(
      box, space, measure: measure, edges: edges, automatic: automatic, transfers: true,
      room: room.width
    ).clamp(width)

    if heightNeedsContent(box, y, hasWidth: true, ratio: ratio) {
      space.availableInline = width
      space.availableBlock = room.height
      space.isInlineFixed = true
      space.stretchesBlock =
        stretchesExplicitly || !y.hasAutoInset && !y.isAligned && ratio == nil
      // A height that depends on the content is indefinite for the percentages of that content.
      let definite = initialBlockSize(box, in: space, edges: edges, inline: width)
      if wrapsColumn(box) {
        lineLimits[box] = lineLimit(box, in: space, edges: edges, inline: width)
      }
      let height = measuredBlockSize(box, in: space, edges: edges, inline: width)
      return (Size(width: width, height: height), definite)
    }
    if !height.isDefinite {
      height = absoluteHeight(box, in: space, edges: edges, room: room.height)
    }
    return (Size(width: width, height: height), height)
  }

  private mutating func heightNeedsContent(
    _ box: BoxID, _ y: InsetModifiedRange, hasWidth: Bool, ratio: AspectRatio?
  ) -> Bool {
    let height = boxes[style: box].height
    if height.isContentKeyword { return true }
    // Limits with keywords need the width, which in turn may depend on the height without them.
    if hasWidth, hasContentLimits(box) { return true }
    guard height.isAuto else { return false }
    if y.hasAutoInset { return true }
    if y.isAligned { return boxes[style: box].alignSelf != .stretch }
    return ratio != nil && hasWidth
  }

  private mutating func absoluteHeight(
    _ box: BoxID, in space: ConstraintSpace, edges: BoxEdges, room: Double
  ) -> Double {
    let length = blockLength(
      boxes[style: box].height, of: box, percentBlock: space.percentBlock, edges: edges,
      content: .indefinite)
    let height =
      length.isDefinite ? length : stretchedBlock(box, in: space, edges: edges, room: room)
    return initialBlockLimits(box, in: space, edges: edges).clamp(height)
  }

  /// Returns the offset of the box into the padding box (CSS Position 3 §4.3, §4.4). Automatic
  /// margins between two insets share the free space; otherwise the weaker inset takes it.
  private mutating func absoluteOffset(
    _ range: InsetModifiedRange, in available: Double, size: Double, startMargin: PackedLength,
    endMargin: PackedLength, base: Double, negativeSide: InsetBias, overflow: InsetBias
  ) -> Double {
    var range = range
    let start = startMargin.resolved(against: base)
    let end = endMargin.resolved(against: base)
    let free = range.size(in: available) - size - start - end
    if !range.hasAutoInset, startMargin.isAuto || endMargin.isAuto {
      guard startMargin.isAuto else { return range.start + start }
      guard endMargin.isAuto else { return range.start + free }
      // Horizontal margins that would be negative move to the container's end side.
      if free > 0 || negativeSide == .center { return range.start + truncatedTo64ths(free / 2) }
      return range.start + (negativeSide == .start ? 0 : free)
    }
    let original = range
    range.add(free)
    if range.isAligned {
      let safeEnd = min(original.end, 0)
      if range.end < safeEnd, overflow != .end {
        range.start += range.end - safeEnd
        range.end = safeEnd
      }
      let safeStart = min(original.start, 0)
      if range.start < safeStart, overflow != .start { range.start = safeStart }
    }
    return range.start + start
  }

  /// The side at which boxes may overflow a container: the one that can be scrolled to, which is
  /// the top if the content begins at the bottom (CSS Overflow 3 §2.2); `center` if there is none.
  private mutating func overflowSide(_ container: BoxID) -> InsetBias {
    let traits = boxes.traits(container)
    return !traits.contains(.clips) ? .center : traits.scrollsUp ? .start : .end
  }
}
