/// Lays a screen out in a viewport: the border box of every box, in points from the viewport's top
/// left corner.
///
/// CSS flexbox as browsers do it, with two decisions of Segue: the root is a block-level box whose
/// automatic width and height are the viewport's, and `LayoutStyle.safeArea` joins the padding.
/// Deterministic; never traps: lengths are cut to ±33,554,428 points and not-a-number counts as
/// zero. The work is linear in the boxes for screens people write, and no box is visited a number of
/// times that grows with its depth but where each level's size depends on its content's through an
/// aspect ratio or a wrapping column (see `LayoutScratch`).
package func layout(_ boxes: BoxTree, viewport: Size) -> LayoutTree {
  var scratch = LayoutScratch()
  return scratch.layout(boxes, viewport: viewport)
}

extension LayoutScratch {
  /// The same, in the memory of an earlier screen.
  package mutating func layout(_ boxes: BoxTree, viewport: Size) -> LayoutTree {
    begin(boxes)
    guard boxes.count > 0 else { return LayoutTree(frames: [], scrollAreas: []) }
    findBlockDependence()
    placeRoot(viewport)
    // Parents stand before their children, so that a box's frame is known when its turn comes.
    var box = 0
    while box < boxes.count {
      guard isPlaced[box] else {
        box = boxes.end(of: box)
        continue
      }
      if boxes.kind[box] == .container, boxes.end(of: box) > box + 1 {
        placeChildren(of: box)
        placeAbsoluteChildren(of: box)
      }
      box += 1
    }
    let tree = LayoutTree(frames: frames, scrollAreas: scrollAreas())
    self.boxes = BoxTree()
    return tree
  }

  private mutating func placeRoot(_ viewport: Size) {
    let style = style(0)
    guard style.display != .none else { return }
    let room = Size(
      width: max(0, snapped(viewport.width)), height: max(0, snapped(viewport.height)))
    var space = Space(
      availableInline: room.width, availableBlock: room.height, percentInline: room.width,
      percentBlock: room.height, stretchesInline: true, stretchesBlock: true)
    let edges = edges(0, space)
    let margins = margins(0, space)
    var size = Size.zero
    for _ in 0..<Self.mostAttempts {
      if isPicture(0) {
        space.stretchesInline = false
        space.stretchesBlock = false
        size = replacedSize(0, space, edges)
      } else {
        size.width = inlineSize(0, space, edges)
        size.height = measuredBlockSize(0, space, edges, inline: size.width)
      }
      if !isGivenUp { break }
      answerOpenQuestions()
    }
    let inset = style.inset
    let x = insetLength(inset.left, room.width) ?? insetLength(inset.right, room.width).map { -$0 }
    let y =
      insetLength(inset.top, room.height) ?? insetLength(inset.bottom, room.height).map { -$0 }
    frames[0] = bounded(
      Rect(
        x: margins.left + (x ?? 0), y: margins.top + (y ?? 0), width: size.width,
        height: size.height))
    definiteBlock[0] = size.height
    containingInline[0] = room.width
    isPlaced[0] = true
  }

  /// Finds out whose intrinsic widths depend on their height: through percentages or stretching down
  /// to an aspect ratio, or because they wrap into columns. From the last box to the first.
  private mutating func findBlockDependence() {
    for box in stride(from: boxes.count - 1, through: 0, by: -1) {
      if wrapsColumn(box) { dependsOnBlock[box] = true }
      let parent = Int(boxes.parent[box])
      guard parent >= 0 else { continue }
      let style = style(box)
      guard style.display != .none, style.position != .absolute else { continue }
      let isTransparent =
        style.height.isPercent || style.minHeight.isPercent || style.maxHeight.isPercent
        || style.height == .auto && !self.style(parent).flexDirection.isColumn
      // A width in points hides what the content would like.
      let isOpaque = if case .points = style.width { true } else { false }
      let carries = isPicture(box) || !isOpaque && (dependsOnBlock[box] || style.aspectRatio != nil)
      if isTransparent, carries { dependsOnBlock[parent] = true }
    }
  }
}
