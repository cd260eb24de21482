/// Lays out a screen in a viewport, and returns the border box of every box in points, relative to
/// the top left corner of the viewport.
///
/// Implements CSS flexbox as browsers do, with two decisions of Segue: the root is a block-level
/// box whose automatic width and height are those of the viewport, and `LayoutStyle.safeArea` is
/// added to the padding. Deterministic; never traps: lengths are limited to ±33,554,428 pixels, and
/// NaN counts as zero. Takes linear time in the number of boxes (see `LayoutScratch`), except for
/// lines whose items' limits freeze them one after another (see `resolveFlexibleLengths`).
package func layout(_ boxes: BoxTree, viewport: Size) -> LayoutTree {
  var scratch = LayoutScratch()
  return scratch.layout(boxes, viewport: viewport)
}

extension LayoutScratch {
  /// As above, reusing the memory of this scratch.
  package mutating func layout(_ boxes: BoxTree, viewport: Size) -> LayoutTree {
    self.boxes = boxes
    layOutFromScratch(viewport)
    if !countAnswers() { costliestBox = findCostliestBox() }
    let tree = LayoutTree(frames: frames, scrollAreas: scrollAreas).inPoints(scale: boxes.scale)
    self.boxes = BoxTree()
    return tree
  }

  /// Lays out the boxes without using anything of an earlier layout.
  mutating func layOutFromScratch(_ viewport: Size) {
    begin()
    scrollAreas.removeAll(keepingCapacity: true)
    guard boxes.count > 0 else { return }
    findBlockDependentWidths()
    if boxes.depth > maximumDepth, !boxes.widthsMayFollowHeights { computeMinMaxBottomUp() }
    for root in boxes.roots {
      layOutRoot(root, viewport)
      layOutDescendants(of: root)
    }
    findScrollAreas()
  }

  /// Lays out the children of all boxes in a box that need it, once its frame is known.
  mutating func layOutDescendants(of first: BoxID) {
    // Parents come before their children, so the frame of a box is known when the box is reached.
    var box = first
    let last = boxes.end(of: first)
    while box < last {
      guard states[box].isLaidOut, states[box].needsPlacement else {
        box = boxes.end(of: box)
        continue
      }
      states[box].needsPlacement = false
      if boxes.kind(box) == .container, !boxes.isEmpty(box) {
        update?.arranged.append(box)
        clearHiddenChildren(of: box)
        layOutChildren(of: box)
        layOutAbsoluteChildren(of: box)
      }
      box = box + 1
    }
  }

  /// Answers query 1 for every box, children first, so that no such query nests deeply. Valid only
  /// if the results depend on nothing outside the boxes.
  private mutating func computeMinMaxBottomUp() {
    for index in stride(from: boxes.count - 1, through: 0, by: -1) {
      _ = contentMinMax(BoxID(index), Constraint())
    }
  }

  mutating func layOutRoot(_ root: BoxID, _ viewport: Size) {
    guard !boxes.traits(root).contains(.isHidden) else { return }
    let room = Size(
      width: max(0, truncatedTo64ths(viewport.width * boxes.scale)),
      height: max(0, truncatedTo64ths(viewport.height * boxes.scale)))
    var space = ConstraintSpace(
      availableInline: room.width, availableBlock: room.height, percentInline: room.width,
      percentBlock: room.height, stretchesInline: true, stretchesBlock: true)
    let edges = edges(root, space.percentInline)
    let margins = margins(root, space.percentInline)
    var size = Size.zero
    for _ in 0..<Self.maximumAttemptCount {
      if boxes.kind(root) == .picture {
        space.stretchesInline = false
        space.stretchesBlock = false
        size = replacedSize(root, in: space, edges: edges)
      } else {
        size.width = inlineSize(root, in: space, edges: edges)
        size.height = measuredBlockSize(root, in: space, edges: edges, inline: size.width)
      }
      if !isAbandoned { break }
      answerPendingQueries()
    }
    let shift = relativeOffset(root, inline: room.width, block: room.height)
    // A height that depends on the content is indefinite for the percentages of that content.
    let definite =
      boxes.kind(root) == .picture
      ? size.height : initialBlockSize(root, in: space, edges: edges, inline: size.width)
    if wrapsColumn(root) {
      lineLimits[root] = lineLimit(root, in: space, edges: edges, inline: size.width)
    }
    let frame = Rect(
      x: margins.left + shift.x, y: margins.top + shift.y, width: size.width, height: size.height)
    place(root, at: frame, definiteBlock: definite, containingInline: room.width)
  }

  /// Finds the boxes whose intrinsic widths depend on their height: through percentages or
  /// stretching down to an aspect ratio, or because they are wrapping columns. Goes from the last
  /// box to the first.
  private mutating func findBlockDependentWidths() {
    guard boxes.widthsMayFollowHeights else { return }
    for index in stride(from: boxes.count - 1, through: 0, by: -1) {
      let box = BoxID(index)
      if widthFollowsOwnHeight(box) { states[box].widthDependsOnBlock = true }
      guard let parent = boxes.parent(of: box) else { continue }
      if passesHeightOn(box, in: parent) { states[parent].widthDependsOnBlock = true }
    }
  }

  /// Whether the intrinsic widths of a box depend on its height because of its own style.
  mutating func widthFollowsOwnHeight(_ box: BoxID) -> Bool {
    // Browsers do not cache the intrinsic widths of a box with such padding.
    let hasPercentSides =
      boxes[style: box].padding.left.isPercent || boxes[style: box].padding.right.isPercent
    return wrapsColumn(box) || hasPercentSides
  }

  /// Whether the intrinsic widths of `parent` depend on its height because of a child.
  mutating func passesHeightOn(_ box: BoxID, in parent: BoxID) -> Bool {
    guard boxes.isInFlow(box) else { return false }
    // A fixed width hides the intrinsic widths of the content.
    let isOpaque = boxes[style: box].width.kind == .pixels
    let carries =
      boxes.kind(box) == .picture
      || !isOpaque && (states[box].widthDependsOnBlock || boxes.traits(box).contains(.hasRatio))
    guard carries else { return false }
    return boxes[style: box].height.isPercent || boxes[style: box].minHeight.isPercent
      || boxes[style: box].maxHeight.isPercent
      || boxes.traits(box).contains(.isHeightAuto) && !boxes.traits(parent).contains(.isColumn)
  }
}
