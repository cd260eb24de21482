/// Scrollable overflow (CSS Overflow 3 §2.2): how far the content of a scroll container reaches.
extension LayoutScratch {
  /// The scroll areas of all scroll containers, after all boxes have been placed.
  ///
  /// A box adds its border box to its parent's content, and what sticks out of it unless it clips.
  /// A scroll container adds its end padding after its in-flow children's margin boxes. One pass
  /// from the last box to the first.
  mutating func scrollAreas() -> [LayoutTree.ScrollArea] {
    guard boxes.traits.contains(.clips) else { return [] }
    var areas: [LayoutTree.ScrollArea] = []
    // What each box shows of itself and its descendants, in the viewport's coordinates.
    var extents = frames
    for box in stride(from: boxes.count - 1, through: 0, by: -1) {
      guard states[box].isPlaced else { continue }
      if boxes.traits(box).contains(.clips) {
        areas.append(scrollArea(box, content: extents[box]))
        extents[box] = frames[box]
      }
      let parent = Int(boxes.nodes[box].parent)
      if parent >= 0 { extents[parent] = extents[parent].union(extents[box]) }
    }
    areas.reverse()
    return areas
  }

  private mutating func scrollArea(_ box: Int, content: Rect) -> LayoutTree.ScrollArea {
    let frame = frames[box]
    let edges = placedEdges(of: box)
    let border = boxes[style: box].border
    let padding = Rect(
      x: frame.x + border.left, y: frame.y + border.top,
      width: max(0, frame.width - border.inline), height: max(0, frame.height - border.block))
    var reach = padding
    let isRightToLeft = boxes.traits(box).contains(.isRightToLeft)
    // In-flow children with their margins, and the padding after them.
    let end = boxes.end(of: box)
    var child = box + 1
    while child < end {
      if boxes.isInFlow(child) {
        let margins = margins(child, states[child].containingInline)
        let flow = frames[child]
        let bottom = flow.maxY + margins.bottom + edges.bottom - border.bottom
        let right = flow.maxX + margins.right + edges.right - border.right
        let left = flow.x - margins.left - (edges.left - border.left)
        reach = reach.union(
          Rect(
            x: isRightToLeft ? min(left, padding.x) : padding.x, y: padding.y,
            width: 0, height: max(0, bottom - padding.y)))
        if !isRightToLeft {
          reach = reach.union(
            Rect(x: padding.x, y: padding.y, width: max(0, right - padding.x), height: 0))
        }
      }
      child = boxes.end(of: child)
    }
    let all = reach.union(content)
    // What sticks out at the start cannot be scrolled to.
    let width = isRightToLeft ? padding.maxX - all.x : all.maxX - padding.x
    return LayoutTree.ScrollArea(
      box: box, viewport: padding.size,
      contentSize: Size(
        width: min(largestLength, max(padding.width, width)),
        height: min(largestLength, max(padding.height, all.maxY - padding.y))))
  }
}
