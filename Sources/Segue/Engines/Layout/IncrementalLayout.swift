/// A layout that is kept up to date while its boxes and its viewport change.
///
/// After each update, frames and scroll areas are bit for bit those of a layout from scratch. An
/// update asks again only what the changes can have altered: changed boxes, their ancestors and the
/// siblings on that path, and moves what has only moved. A change of one leaf costs a time that is
/// proportional to the children of its ancestors, whatever the size of the screen; an insertion or
/// a removal besides renumbers the boxes after it.
///
/// Keeps at most the last three answers to each query about a box, and what one update needs
/// besides.
///
/// ```swift
/// var live = IncrementalLayout(layout)
/// if let text = layout.paragraph("Sold out", of: price) {
///   live.setContent(.text(text), of: BoxID(price))
/// }
/// let moved = live.update()
/// ```
public struct IncrementalLayout: ~Copyable, Sendable {
  private var scratch: LayoutScratch
  private var viewport: Size
  /// The boxes with another style or content, which have not been followed to their ancestors yet.
  private var edited: [BoxID] = []
  /// The changed boxes and their ancestors.
  private var changed: [BoxID] = []
  /// The boxes whose answers depend on which questions were asked before, as in browsers: they are
  /// asked anew in every update.
  private var historyDependent: [BoxID] = []
  private var knowsHistoryDependent = false
  /// Whether nothing of the last layout can be used.
  private var startsOver = true
  /// The number of styles and contents after unused ones were last removed.
  private var storedCount: Int

  /// Lays out boxes.
  ///
  /// - Parameters:
  ///   - boxes: A tree with at least one box.
  ///   - viewport: The size in points that an automatic size of the root fills.
  public init(_ boxes: BoxTree, viewport: Size) {
    self.init(boxes, viewport: viewport, maximumDepth: LayoutScratch.maximumDepth)
  }

  /// - Parameter maximumDepth: The maximum recursion depth of queries.
  package init(_ boxes: BoxTree, viewport: Size, maximumDepth: Int) {
    precondition(boxes.count > 0, "A layout has a root.")
    scratch = LayoutScratch(maximumDepth: maximumDepth)
    scratch.boxes = boxes
    scratch.boxes.finish()
    storedCount = boxes.storedCount
    self.viewport = viewport
    update()
  }

  /// The number of boxes.
  public var count: Int { scratch.boxes.count }

  /// The number of times that boxes were measured or laid out in the last update.
  package var visits: Int { scratch.visits }

  /// The work of the last update, as a `WorkMeter` counts it: of boxes, and of the lines of texts.
  private(set) var work = (boxes: 0, texts: 0)

  /// The memory in bytes of the boxes, the frames and the cached answers.
  package var footprint: Int { scratch.boxes.footprint + scratch.footprint }

  /// The frame of a box in points, as in ``LayoutTree/frames``.
  public func frame(of box: BoxID) -> Rect { scratch.frames[box].inPoints(scale: scale) }

  /// All frames and scroll areas. Linear in the number of boxes.
  public var tree: LayoutTree {
    LayoutTree(frames: scratch.frames, scrollAreas: scratch.scrollAreas).inPoints(scale: scale)
  }

  private var scale: Double { scratch.boxes.scale }

  // MARK: Changes

  /// Replaces the style of a box.
  public mutating func setStyle(_ style: LayoutStyle, of box: BoxID) {
    let hadScrollAreas = scratch.boxes.traits.contains(.clips)
    change(box) { $0.setStyle(style, of: box) }
    // Only trees with scroll containers have the extents of their boxes.
    if scratch.boxes.traits.contains(.clips), !hadScrollAreas { startsOver = true }
  }

  /// Replaces the text or the picture of a box.
  ///
  /// - Precondition: The box has no children.
  public mutating func setContent(_ content: BoxContent, of box: BoxID) {
    precondition(scratch.boxes.isLeaf(box), "A box with children is a container.")
    change(box) { $0.setContent(content, of: box) }
  }

  private mutating func change(_ box: BoxID, _ edit: (inout BoxTree) -> Void) {
    let wasHistoryDependent = scratch.dependsOnHistory(box)
    edit(&scratch.boxes)
    if wasHistoryDependent || scratch.dependsOnHistory(box) { knowsHistoryDependent = false }
    edited.append(box)
    removeUnused()
  }

  /// Forgets the answers of edited boxes and of all their ancestors.
  private mutating func invalidateEdited() {
    for box in edited { scratch.invalidate(box, &changed) }
    edited.removeAll(keepingCapacity: true)
  }

  /// Inserts a tree.
  ///
  /// - Parameters:
  ///   - subtree: A tree with at least one box and the scale of this layout.
  ///   - sibling: The child of `parent` before which the tree is inserted; nil for the end.
  ///   - parent: A container.
  public mutating func insert(_ subtree: BoxTree, before sibling: BoxID?, in parent: BoxID) {
    precondition(subtree.scale == scale, "Boxes of one layout have the same scale.")
    let hadScrollAreas = scratch.boxes.traits.contains(.clips)
    let index = position(before: sibling, in: parent)
    var subtree = subtree
    subtree.finish()
    let fragment = LayoutFragment(scratch.boxes.adopt(subtree))
    if scratch.boxes.traits.contains(.clips), !hadScrollAreas { startsOver = true }
    insert(fragment, at: index, in: parent)
    removeUnused()
  }

  /// Removes a box with its descendants.
  ///
  /// - Precondition: The box is not the root.
  public mutating func remove(_ box: BoxID) {
    for state in take(box).states where state.cacheIndex >= 0 {
      scratch.caches[Int(state.cacheIndex)] = BoxCache()
      scratch.freeCaches.append(state.cacheIndex)
    }
    removeUnused()
  }

  /// Moves a box with its descendants, about which everything stays known.
  ///
  /// - Parameters:
  ///   - box: A box other than the root.
  ///   - sibling: The child of `parent` before which it is placed; nil for the end.
  ///   - parent: A container that is not in `box`.
  public mutating func move(_ box: BoxID, before sibling: BoxID?, in parent: BoxID) {
    let index = position(before: sibling, in: parent)
    let end = scratch.boxes.end(of: box)
    precondition(parent < box || parent >= end, "A box is not moved into itself.")
    if scratch.boxes.parent(of: box) == parent, index == box || index == end { return }
    let fragment = take(box)
    let count = fragment.nodes.count
    insert(
      fragment, at: index > box ? BoxID(index.index - count) : index,
      in: parent > box ? BoxID(parent.index - count) : parent)
  }

  /// Removes a box with its descendants, and returns all that is known of them.
  private mutating func take(_ box: BoxID) -> LayoutFragment {
    guard let parent = scratch.boxes.parent(of: box) else {
      preconditionFailure("The root stays in its layout.")
    }
    knowsHistoryDependent = false
    invalidateEdited()
    scratch.invalidate(parent, &changed)
    let range = box..<scratch.boxes.end(of: box)
    changed = changed.compactMap { $0.removing(range) }
    return scratch.take(box, range)
  }

  private mutating func insert(_ fragment: LayoutFragment, at index: BoxID, in parent: BoxID) {
    knowsHistoryDependent = false
    invalidateEdited()
    scratch.invalidate(parent, &changed)
    let count = fragment.nodes.count
    changed = changed.map { $0 < index ? $0 : $0 + count }
    for (offset, state) in fragment.states.enumerated() where state.isChanged {
      changed.append(index + offset)
    }
    scratch.insert(fragment, at: index, in: parent)
  }

  // MARK: Updates

  /// Brings the layout up to date, in another viewport if one is given, and returns the boxes whose
  /// frames may have changed.
  ///
  /// The ranges are in no order and may overlap.
  @discardableResult
  public mutating func update(viewport: Size? = nil) -> [Range<BoxID>] {
    update(viewport: viewport, counting: WorkMeter())
  }

  /// As above, counting the work. If the meter stops, frames mean nothing until the next update.
  mutating func update(viewport: Size? = nil, counting meter: WorkMeter) -> [Range<BoxID>] {
    scratch.texts.meter = meter
    work = (0, 0)
    let moved = updateFrames(viewport)
    let counted = scratch.texts.takeMeter()
    work.texts = counted.used &- meter.used &- work.boxes
    if counted.isStopped { startsOver = true }
    return moved
  }

  private mutating func updateFrames(_ viewport: Size?) -> [Range<BoxID>] {
    let isTurned = viewport.map { $0 != self.viewport } ?? false
    if let viewport { self.viewport = viewport }
    findHistoryDependent()
    if !startsOver, !scratch.hasLimitedFrames, scratch.pass < .max / 2 {
      for box in historyDependent { scratch.invalidate(box, &changed) }
      scratch.beginUpdate()
      var settled: [BoxID] = []
      if changed.isEmpty, !isTurned, scratch.canSettle {
        settled = scratch.settle(edited, &changed)
        edited.removeAll(keepingCapacity: true)
      } else {
        invalidateEdited()
      }
      changed.sort()
      scratch.layOutChanges(of: changed, settled, self.viewport)
      changed.removeAll(keepingCapacity: true)
      countBoxes()
      if !scratch.isExhausted, !scratch.hasLimitedFrames { return scratch.update?.moved ?? [] }
    }
    edited.removeAll(keepingCapacity: true)
    changed.removeAll(keepingCapacity: true)
    scratch.layOutFromScratch(self.viewport)
    countBoxes()
    startsOver = scratch.isExhausted || startsOverAlways
    return [0..<BoxID(count)]
  }

  private mutating func countBoxes() {
    _ = scratch.countAnswers()
    work.boxes &+= scratch.boxWork
  }

  private var startsOverAlways = false

  /// The nesting of boxes that are measured repeatedly from which `LayoutScratch.maximumVisitCount`
  /// may be reached, which a layout from scratch and an update reach at different times.
  private static var maximumNesting: Int { 5 }

  /// Finds the boxes whose answers depend on earlier questions.
  private mutating func findHistoryDependent() {
    guard !knowsHistoryDependent else { return }
    knowsHistoryDependent = true
    historyDependent.removeAll(keepingCapacity: true)
    startsOverAlways = false
    let traits = scratch.boxes.traits
    guard
      traits.contains(.hasRatio) || traits.isSuperset(of: .wrapsColumn)
        || traits.contains(.hasPercentBlockMargins)
    else { return }
    var ends: [BoxID] = []
    for index in 0..<count where scratch.dependsOnHistory(BoxID(index)) {
      let box = BoxID(index)
      while let end = ends.last, end <= box { ends.removeLast() }
      ends.append(scratch.boxes.end(of: box))
      historyDependent.append(box)
      if ends.count > Self.maximumNesting { startsOverAlways = true }
    }
    if startsOverAlways { startsOver = true }
  }

  /// Removes unused styles and contents once they are as many as those in use.
  private mutating func removeUnused() {
    guard scratch.boxes.storedCount > 2 * storedCount + 256 else { return }
    scratch.boxes.removeUnused()
    storedCount = scratch.boxes.storedCount
  }

  private func position(before sibling: BoxID?, in parent: BoxID) -> BoxID {
    precondition(scratch.boxes.kind(parent) == .container, "Only containers have children.")
    guard let sibling else { return scratch.boxes.end(of: parent) }
    precondition(scratch.boxes.parent(of: sibling) == parent, "A sibling is a child of its parent.")
    return sibling
  }
}
