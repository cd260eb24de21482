/// Scrollable overflow (CSS Overflow 3 §2.2): the extent of the content of scroll containers.
extension LayoutScratch {
  /// Finds the scroll areas of all scroll containers, after all boxes have been laid out.
  ///
  /// The content of a box includes the border boxes of its children that are not empty, their lines
  /// of text, and their overflow unless they clip it. Takes one pass from the last box to the
  /// first.
  mutating func findScrollAreas() {
    guard boxes.traits.contains(.clips) else { return }
    // The extent of each box's content, in viewport coordinates. It starts with its descendants
    // only.
    extents.removeAll(keepingCapacity: true)
    extents.append(contentsOf: repeatElement(OverflowExtent(), count: boxes.count))
    for index in stride(from: boxes.count - 1, through: 0, by: -1) where states[index].isLaidOut {
      let box = BoxID(index)
      if let area = finishExtent(of: box) { scrollAreas.append(area) }
      if let parent = boxes.parent(of: box) { extents[parent].include(extents[box]) }
    }
    scrollAreas.reverse()
  }

  /// Completes the extent of a box, which contains those of its children so far, by its own, and
  /// returns its scroll area if it is a scroll container.
  mutating func finishExtent(of box: BoxID) -> LayoutTree.ScrollArea? {
    if boxes.kind(box) == .text { extents[box].include(textExtent(box)) }
    var area: LayoutTree.ScrollArea?
    if boxes.traits(box).contains(.clips) {
      area = scrollArea(box, holding: extents[box])
      extents[box] = OverflowExtent()
    }
    let frame = frames[box]
    if frame.width > 0, frame.height > 0 { extents[box].include(OverflowExtent(frame)) }
    return area
  }

  /// Returns the scroll area of a container. It extends in the directions of the container's flex
  /// axes; content that overflows on the other sides cannot be scrolled to.
  private mutating func scrollArea(_ box: BoxID, holding content: OverflowExtent)
    -> LayoutTree.ScrollArea
  {
    let traits = boxes.traits(box)
    let border = boxes[style: box].border
    let padding = frames[box].inset(
      by: Edges(top: border.top, right: border.right, bottom: border.bottom, left: border.left))
    var reach = OverflowExtent(padding)
    reach.include(content)
    if boxes.kind(box) == .container { reach.include(flowExtent(box, in: padding)) }
    let width = traits.scrollsLeft ? padding.maxX - reach.left : reach.right - padding.x
    let height = traits.scrollsUp ? padding.maxY - reach.top : reach.bottom - padding.y
    return LayoutTree.ScrollArea(
      box: box, viewport: padding.size,
      contentSize: Size(
        width: min(largestLength, max(padding.width, width)),
        height: min(largestLength, max(padding.height, height))))
  }

  /// Returns the extent of the margin boxes of the in-flow children, before relative positioning,
  /// including the container's padding.
  private mutating func flowExtent(_ box: BoxID, in padding: Rect) -> OverflowExtent {
    let edges = usedEdges(of: box)
    let border = boxes[style: box].border
    let block = states[box].definiteBlock.shrunk(by: edges.block)
    var extent = OverflowExtent()
    let end = boxes.end(of: box)
    var child = box + 1
    while child < end {
      if boxes.isInFlow(child) {
        let inline = states[child].containingInline
        let margins = margins(child, inline)
        let shift = relativeOffset(child, inline: inline, block: block)
        let flow = frames[child].offset(x: -shift.x, y: -shift.y)
        extent.left = min(extent.left, flow.x - margins.left - (edges.left - border.left))
        extent.top = min(extent.top, flow.y - margins.top - (edges.top - border.top))
        extent.right = max(extent.right, flow.maxX + margins.right + edges.right - border.right)
        extent.bottom = max(
          extent.bottom, flow.maxY + margins.bottom + edges.bottom - border.bottom)
      }
      child = boxes.end(of: child)
    }
    return extent
  }

  /// Returns the extent of the lines of a text that overflow its box. If its words fit the width
  /// and its height was measured to fit, it is not measured again.
  private mutating func textExtent(_ box: BoxID) -> OverflowExtent {
    let frame = frames[box]
    let edges = usedEdges(of: box)
    let inline = frame.width.shrunk(by: edges.inline)
    let room = frame.height.shrunk(by: edges.block)
    let height = contentBlockSize(box, Constraint(inline: inline))
    let isWide = boxes.textMinMax(box).min > inline
    guard isWide || height > room else { return OverflowExtent() }
    let width = isWide ? truncatedTo64ths(textMeasure(box, width: inline).width) : inline
    let y = frame.y + edges.top + textShift(box, room: room, height: height)
    let isRightToLeft = boxes.traits(box).contains(.isRightToLeft)
    let x = isRightToLeft ? frame.maxX - edges.right - width : frame.x + edges.left
    return OverflowExtent(Rect(x: x, y: y, width: width, height: height))
  }
}

/// The edges of the area that some boxes cover, inverted if there are no boxes.
struct OverflowExtent: Hashable, Sendable {
  var left = Double.infinity
  var top = Double.infinity
  var right = -Double.infinity
  var bottom = -Double.infinity

  init() {}

  init(_ rect: Rect) { (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY) }

  mutating func move(x: Double, y: Double) {
    left += x
    right += x
    top += y
    bottom += y
  }

  mutating func include(_ other: OverflowExtent) {
    left = min(left, other.left)
    top = min(top, other.top)
    right = max(right, other.right)
    bottom = max(bottom, other.bottom)
  }
}
