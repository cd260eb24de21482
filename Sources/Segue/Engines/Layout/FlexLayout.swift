/// The flex layout algorithm (CSS Flexbox §9) over one container, a function a step:
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
/// | §4.1 absolutely positioned children | `placeAbsolute` |
///
/// Left out: fragmentation (§10), `visibility: collapse` (§4.4), anonymous items of bare text (a
/// label is a box), and vertical writing.
extension LayoutScratch {
  /// Opens the container's part of the scratch arrays; `endFlex` closes it.
  func beginFlex(
    _ box: Int, _ purpose: FlexContext.Purpose, inline: Double, block: Double
  ) -> FlexContext {
    FlexContext(
      box, style(box), purpose, inline: inline, block: block, firstItem: items.count,
      firstLine: lines.count)
  }

  mutating func endFlex(_ context: FlexContext) {
    items.removeSubrange(context.firstItem...)
    lines.removeSubrange(context.firstLine...)
  }

  /// Runs the whole algorithm in a container whose border box is known. A column breaks its lines at
  /// `limit`, or at its height.
  mutating func arrange(
    _ context: FlexContext, edges: BoxEdges, inlineSize: Double, blockSize: Double,
    limit: Double? = nil
  ) {
    collectItems(context)
    if isGivenUp { return }
    let room = context.isColumn ? blockSize.shrunk(by: edges.block) : context.inline
    _ = breakLines(context, limit: context.isColumn ? limit ?? room : room)
    for index in context.firstLine..<lines.count {
      resolveFlexibleLengths(lines[index], room: room)
      measureCrossSizes(index, context, room: room)
    }
    if isGivenUp { return }
    alignLines(context, edges: edges, inlineSize: inlineSize, blockSize: blockSize)
  }

  /// Lays the children of a container out, whose own frame is known: question 3 of the three,
  /// asked once a box.
  mutating func placeChildren(of box: Int) {
    let frame = frames[box]
    let edges = placedEdges(of: box)
    let block = definiteBlock[box].shrunk(by: edges.block)
    let context = beginFlex(
      box, .layout, inline: frame.width.shrunk(by: edges.inline), block: block)
    defer { endFlex(context) }
    visits += 1
    for _ in 0..<Self.mostAttempts {
      arrange(
        context, edges: edges, inlineSize: frame.width, blockSize: frame.height,
        limit: context.wraps ? lineLimits[box] : nil)
      if !isGivenUp { break }
      endFlex(context)
      answerOpenQuestions()
    }
    for index in context.firstItem..<items.count { place(items[index], in: frame, context) }
  }

  private mutating func place(_ item: FlexItem, in container: Rect, _ context: FlexContext) {
    let inline = context.isColumn ? item.cross : item.flexedBorderBox
    let block = context.isColumn ? item.flexedBorderBox : item.cross
    let inlineOffset = context.isColumn ? item.crossOffset : item.mainOffset
    let blockOffset = context.isColumn ? item.mainOffset : item.crossOffset
    let left = context.isRightToLeft ? container.width - inlineOffset - inline : inlineOffset
    let shift = relativeOffset(item.box, context)
    frames[item.box] = bounded(
      Rect(
        x: container.x + left + shift.x, y: container.y + blockOffset + shift.y, width: inline,
        height: block))
    definiteBlock[item.box] = item.definiteBlock
    containingInline[item.box] = context.inline
    isPlaced[item.box] = true
  }

  /// A frame that stays within what a layout can count.
  func bounded(_ frame: Rect) -> Rect {
    Rect(
      x: snapped(frame.x), y: snapped(frame.y), width: max(0, snapped(frame.width)),
      height: max(0, snapped(frame.height)))
  }

  /// Border and padding of a box that is placed: its percentages refer to its containing block,
  /// which is its parent's content box, or padding box for an absolutely positioned box.
  func placedEdges(of box: Int) -> BoxEdges { edges(box, placedSpace(of: box)) }

  func placedSpace(of box: Int) -> Space {
    Space(percentInline: containingInline[box])
  }

  /// The shift of a relatively positioned box (CSS 2 §9.4.3): of opposite sides the one at the
  /// start wins, and a percentage of an indefinite height is `auto`.
  private func relativeOffset(_ box: Int, _ context: FlexContext) -> Point {
    let inset = style(box).inset
    let left = insetLength(inset.left, context.inline)
    let right = insetLength(inset.right, context.inline)
    let top = insetLength(inset.top, context.block)
    let bottom = insetLength(inset.bottom, context.block)
    let x: Double
    if let left, let right {
      x = context.isRightToLeft ? -right : left
    } else {
      x = left ?? right.map { -$0 } ?? 0
    }
    return Point(x: x, y: top ?? bottom.map { -$0 } ?? 0)
  }

  /// nil for `auto`.
  func insetLength(_ length: Length, _ base: Double) -> Double? {
    switch length {
    case .points(let points): snapped(points)
    case .percent(let percent): base.isDefinite ? snapped(base * percent / 100) : nil
    default: nil
    }
  }
}
