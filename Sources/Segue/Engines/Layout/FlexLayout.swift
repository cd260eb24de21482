/// The flex layout algorithm (CSS Flexbox §9) for one container, with one function per step:
///
/// | step | function |
/// |---|---|
/// | §9.1 items, §9.2 base sizes, §4.5 automatic minimum | `collectItems` |
/// | §9.3 lines | `breakLines` |
/// | §9.7 flexible lengths | `resolveFlexibleLengths` |
/// | §9.4 cross sizes | `measureCrossSizes`, `crossSize` |
/// | §9.5, §9.6 alignment | `alignLines` |
/// | §9.8 definite sizes | `FlexContext.layoutSpace`, `initialBlockSize` |
/// | §9.9 intrinsic sizes | `contentMinMax`, `contentBlockSize` |
/// | §4.1 absolutely positioned children | `layOutAbsoluteChild` |
///
/// Not supported: fragmentation (§10), `visibility: collapse` (§4.4), anonymous items of bare text
/// (a label is a box), and vertical writing.
extension LayoutScratch {
  /// Runs the whole algorithm in a container whose border box is known. A column breaks its lines
  /// at `limit`, or by default at its height.
  mutating func arrange(
    _ context: FlexContext, edges: BoxEdges, inlineSize: Double, blockSize: Double,
    limit: Double? = nil
  ) {
    collectItems(context)
    if isAbandoned { return }
    let room = context.isColumn ? blockSize.shrunk(by: edges.block) : context.inline
    _ = breakLines(context, limit: context.isColumn ? limit ?? room : room)
    for index in context.firstLine..<lines.count {
      resolveFlexibleLengths(lines[index], context, room: room)
      measureCrossSizes(index, context, room: room)
    }
    if isAbandoned { return }
    alignLines(context, edges: edges, inlineSize: inlineSize, blockSize: blockSize)
  }

  /// Lays out the children of a container whose frame is known. Called once per box.
  mutating func layOutChildren(of box: BoxID) {
    let frame = frames[box]
    let edges = usedEdges(of: box)
    let context = beginFlex(
      box, inline: frame.width.shrunk(by: edges.inline),
      block: states[box].definiteBlock.shrunk(by: edges.block))
    visits += 1
    answers += 1
    for _ in 0..<Self.maximumAttemptCount {
      arrange(
        context, edges: edges, inlineSize: frame.width, blockSize: frame.height,
        limit: context.wraps ? lineLimits[box] : nil)
      if !isAbandoned { break }
      endFlex(context)
      answerPendingQueries()
    }
    for index in context.firstItem..<items.count { layOutChild(index, in: frame, context) }
    endFlex(context)
  }

  private mutating func layOutChild(_ index: Int, in container: Rect, _ context: FlexContext) {
    let isColumn = context.isColumn
    let box = items[index].id
    let main = items[index].flexedBorderBox
    let width = isColumn ? items[index].cross : main
    let height = isColumn ? main : items[index].cross
    let inlineOffset = isColumn ? items[index].crossOffset : items[index].mainOffset
    var x = context.isRightToLeft ? container.width - inlineOffset - width : inlineOffset
    var y = isColumn ? items[index].mainOffset : items[index].crossOffset
    if boxes.traits(box).contains(.hasInset) {
      let shift = relativeOffset(box, inline: context.inline, block: context.block)
      x += shift.x
      y += shift.y
    }
    place(
      box, at: Rect(x: container.x + x, y: container.y + y, width: width, height: height),
      definiteBlock: items[index].definiteBlock, containingInline: context.inline)
  }

  /// Gives a box its frame, limited to the range of layout, in 64ths of a pixel.
  @inline(__always)
  mutating func place(
    _ box: BoxID, at frame: Rect, definiteBlock: Double, containingInline: Double
  ) {
    let frame = bounded(frame)
    if update != nil {
      compare(
        box, with: frame, definiteBlock: definiteBlock, containingInline: containingInline)
    }
    frames[box] = frame
    states[box].setLaidOut(definiteBlock: definiteBlock, containingInline: containingInline)
  }

  /// Returns a frame, in 64ths of a pixel, that is limited to the range of layout.
  mutating func bounded(_ frame: Rect) -> Rect {
    let isWithin =
      frame.x.magnitude <= largestLength && frame.y.magnitude <= largestLength
      && frame.width >= 0 && frame.width <= largestLength
      && frame.height >= 0 && frame.height <= largestLength
    guard !isWithin else { return frame }
    hasLimitedFrames = true
    return Rect(
      x: truncatedTo64ths(frame.x), y: truncatedTo64ths(frame.y),
      width: max(0, truncatedTo64ths(frame.width)),
      height: max(0, truncatedTo64ths(frame.height)))
  }

  /// Returns border and padding of a box that has been laid out. Percentages refer to its
  /// containing block, which is the content box of its parent, or the padding box if it is
  /// absolutely positioned.
  mutating func usedEdges(of box: BoxID) -> BoxEdges { edges(box, states[box].containingInline) }

  /// Returns the offset of a relatively positioned box (CSS 2 §9.4.3) in a content box of the given
  /// size. Of opposite insets the one at the start wins, and a percentage of an indefinite height
  /// is `auto`.
  mutating func relativeOffset(_ box: BoxID, inline: Double, block: Double) -> Point {
    let inset = boxes[style: box].inset
    let left = insetLength(inset.left, inline)
    let right = insetLength(inset.right, inline)
    let top = insetLength(inset.top, block)
    let bottom = insetLength(inset.bottom, block)
    let x: Double
    if let left, let right {
      let parent = boxes.parent(of: box)
      let isRightToLeft =
        if let parent { boxes.traits(parent).contains(.isRightToLeft) } else { false }
      x = isRightToLeft ? -right : left
    } else {
      x = left ?? right.map { -$0 } ?? 0
    }
    return Point(x: x, y: top ?? bottom.map { -$0 } ?? 0)
  }

  /// Resolves an inset. Returns nil for `auto`.
  mutating func insetLength(_ length: PackedLength, _ base: Double) -> Double? {
    switch length.kind {
    case .pixels: length.pixels
    case .percent: base.isDefinite ? length.percent(of: base) : nil
    default: nil
    }
  }
}
