/// What an update of a layout has changed.
struct LayoutUpdate: Sendable {
  /// The containers whose children were laid out again, in document order.
  var arranged: [BoxID] = []
  /// The boxes whose frames changed, in the order in which they were found.
  var moved: [Range<BoxID>] = []

  mutating func addMoved(_ range: Range<BoxID>) {
    if let last = moved.last, last.upperBound == range.lowerBound {
      moved[moved.count - 1] = last.lowerBound..<range.upperBound
    } else {
      moved.append(range)
    }
  }
}

/// The update of a layout after changes of its boxes.
///
/// The answers to queries about a box depend on the box and its descendants alone, so they stay
/// valid as long as none of these change; the frames of its descendants depend besides on its size
/// and on what its percentages refer to. An update therefore forgets the answers of changed boxes
/// and their ancestors, asks from the root down as a layout from scratch does, and stops at every
/// box whose size, definite height and percentage base are those of the last layout: its
/// descendants keep their frames, or move with it.
///
/// If only styles and contents have changed, it first goes up from the changed boxes: a container
/// that answers all that it was asked as before is *settled*. Its ancestors know nothing of the
/// change, and only what is in it is laid out.
extension LayoutScratch {
  /// Forgets the answers of `box` and its ancestors.
  mutating func invalidate(_ box: BoxID, _ changed: inout [BoxID]) {
    var next: BoxID? = box
    while let box = next, !states[box].isChanged {
      states[box].isChanged = true
      states[box].needsPlacement = true
      let cache = Int(states[box].cacheIndex)
      if cache >= 0 { caches[cache] = BoxCache() }
      changed.append(box)
      next = boxes.parent(of: box)
    }
  }

  /// Begins an update, before the first query.
  mutating func beginUpdate() {
    visits = 0
    beginCounting()
    textMeasures = 0
    depth = 0
    // These are few, and depend on boxes that may have changed.
    baselineResults.removeAll(keepingCapacity: true)
    olderResults.removeAll(keepingCapacity: true)
    lineLimits.removeAll(keepingCapacity: true)
    stretchedHeights.removeAll(keepingCapacity: true)
    startPass()
    firstPass = pass
    update = LayoutUpdate()
  }

  /// Updates the layout after the boxes of `changed`, which `invalidate` or `settle` collected,
  /// have changed, and something in the boxes of `settled`.
  mutating func layOutChanges(of changed: [BoxID], _ settled: [BoxID], _ viewport: Size) {
    for box in changed.reversed() { findBlockDependentWidth(of: box) }
    if boxes.depth > maximumDepth, !boxes.widthsMayFollowHeights {
      for box in changed.reversed() { _ = contentMinMax(box, Constraint()) }
    }
    for root in boxes.roots {
      if boxes.traits(root).contains(.isHidden) {
        clear(root..<boxes.end(of: root))
      } else if settled.isEmpty || states[root].isChanged {
        layOutRoot(root, viewport)
        layOutDescendants(of: root)
      }
    }
    for box in settled where states[box].isLaidOut { layOutDescendants(of: box) }
    updateScrollAreas()
    for box in changed { states[box].isChanged = false }
  }

  mutating func findBlockDependentWidth(of box: BoxID) {
    guard boxes.widthsMayFollowHeights else { return }
    var depends = widthFollowsOwnHeight(box)
    let end = boxes.end(of: box)
    var child = box + 1
    while !depends, child < end {
      depends = passesHeightOn(child, in: box)
      child = boxes.end(of: child)
    }
    states[box].widthDependsOnBlock = depends
  }

  /// Compares what the frames of a box's descendants depend on with the last layout. If nothing has
  /// changed, the descendants keep their frames relative to the box.
  @inline(never)
  mutating func compare(
    _ box: BoxID, with frame: Rect, definiteBlock: Double, containingInline: Double
  ) {
    let known = frames[box]
    let state = states[box]
    let isSettled =
      state.isLaidOut && !state.needsPlacement && known.size == frame.size
      && state.definiteBlock == definiteBlock
      && (state.containingInline == containingInline
        || !boxes.traits(box).contains(.hasPercentPadding))
    guard isSettled else {
      states[box].needsPlacement = true
      if !state.isLaidOut || known != frame { update?.addMoved(box..<box + 1) }
      return
    }
    guard known.origin != frame.origin else { return }
    let end = boxes.end(of: box)
    update?.addMoved(box..<end)
    moveDescendants(of: box, to: end, x: frame.x - known.x, y: frame.y - known.y)
  }

  /// Moves boxes with their ancestor. Frames are whole 64ths, so their sums are exact.
  private mutating func moveDescendants(of box: BoxID, to end: BoxID, x: Double, y: Double) {
    let hasHidden = boxes.traits.contains(.isHidden)
    var greatest = 0.0
    for index in box.index + 1..<end.index where !hasHidden || states[index].isLaidOut {
      frames[index].x += x
      frames[index].y += y
      greatest = max(greatest, frames[index].x.magnitude, frames[index].y.magnitude)
    }
    if boxes.traits.contains(.clips) {
      for index in box.index..<end.index { extents[index].move(x: x, y: y) }
    }
    // A frame at the end of the range of layout is limited to it, and does not just move.
    if greatest > largestLength {
      for index in box.index..<end.index { states[index].needsPlacement = true }
    }
  }

  /// Whether the answers about a box depend on which questions were asked before, as in browsers.
  mutating func dependsOnHistory(_ box: BoxID) -> Bool {
    let traits = boxes.traits(box)
    return traits.contains(.hasPercentBlockMargins) || wrapsColumn(box)
      || traits.contains(.hasRatio) && boxes.kind(box) != .picture
  }

  /// Removes the frames of children that are not displayed any more.
  mutating func clearHiddenChildren(of box: BoxID) {
    guard update != nil, boxes.traits.contains(.isHidden) else { return }
    let end = boxes.end(of: box)
    var child = box + 1
    while child < end {
      let next = boxes.end(of: child)
      if states[child].isLaidOut, boxes.traits(child).contains(.isHidden) { clear(child..<next) }
      child = next
    }
  }

  private mutating func clear(_ range: Range<BoxID>) {
    for index in range.lowerBound.index..<range.upperBound.index {
      frames[index] = .zero
      states[index].setNotDisplayed()
    }
    scrollAreas.removeAll { range.contains($0.box) }
    update?.addMoved(range)
  }

  /// Updates the scroll areas of the containers whose children were laid out again, and of these
  /// children.
  private mutating func updateScrollAreas() {
    guard boxes.traits.contains(.clips), var pending = update?.arranged else { return }
    for root in boxes.roots where boxes.isLeaf(root) { updateLeafScrollArea(of: root) }
    pending.sort()
    while let box = pending.popLast() {
      let known = extents[box]
      var extent = OverflowExtent()
      let end = boxes.end(of: box)
      var child = box + 1
      while child < end {
        if states[child].isLaidOut {
          if boxes.isLeaf(child) { updateLeafScrollArea(of: child) }
          extent.include(extents[child])
        }
        child = boxes.end(of: child)
      }
      extents[box] = extent
      updateScrollArea(of: box)
      // The containers around it may not have been laid out again.
      if extents[box] != known, let parent = boxes.parent(of: box) {
        let place = pending.firstIndex(from: parent)
        if place == pending.count || pending[place] != parent {
          pending.insert(parent, at: place)
        }
      }
    }
  }

  private mutating func updateLeafScrollArea(of box: BoxID) {
    extents[box] = OverflowExtent()
    updateScrollArea(of: box)
  }

  private mutating func updateScrollArea(of box: BoxID) {
    let area = states[box].isLaidOut ? finishExtent(of: box) : nil
    let index = scrollAreas.firstIndex(from: box)
    let isKnown = index < scrollAreas.count && scrollAreas[index].box == box
    switch (area, isKnown) {
    case (let area?, true): scrollAreas[index] = area
    case (let area?, false): scrollAreas.insert(area, at: index)
    case (nil, true): scrollAreas.remove(at: index)
    case (nil, false): break
    }
  }
}
