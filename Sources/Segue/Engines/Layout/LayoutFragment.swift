/// Boxes that are not in a layout yet, or not any more, and what is known of them. Boxes are
/// numbered from the root of the fragment.
struct LayoutFragment {
  var nodes: [BoxTree.Node]
  var states: [BoxState]
  var frames: [Rect]
  var extents: [OverflowExtent]
  var scrollAreas: [LayoutTree.ScrollArea]
}

extension LayoutFragment {
  /// A fragment of new boxes.
  init(_ nodes: [BoxTree.Node]) {
    var state = BoxState()
    state.isChanged = true
    self.init(
      nodes: nodes, states: Array(repeating: state, count: nodes.count),
      frames: Array(repeating: .zero, count: nodes.count),
      extents: Array(repeating: OverflowExtent(), count: nodes.count), scrollAreas: [])
  }
}

extension LayoutFragment {
  /// Removes the frames, as inside a box that is not displayed.
  fileprivate mutating func hide() {
    for index in states.indices {
      frames[index] = .zero
      states[index].setNotDisplayed()
    }
    scrollAreas = []
  }
}

extension LayoutScratch {
  /// Removes the boxes of `range`, which are a box with its descendants.
  mutating func take(_ box: BoxID, _ range: Range<BoxID>) -> LayoutFragment {
    let indices = range.lowerBound.index..<range.upperBound.index
    let hadExtents = hasExtents
    var fragment = LayoutFragment(
      nodes: boxes.remove(box), states: Array(states[indices]), frames: Array(frames[indices]),
      extents: Array(repeating: OverflowExtent(), count: indices.count), scrollAreas: [])
    if hadExtents {
      fragment.extents = Array(extents[indices])
      extents.removeSubrange(indices)
    }
    states.removeSubrange(indices)
    frames.removeSubrange(indices)
    var kept: [LayoutTree.ScrollArea] = []
    for var area in scrollAreas {
      if let box = area.box.removing(range) {
        area.box = box
        kept.append(area)
      } else {
        area.box = BoxID(area.box.index - indices.lowerBound)
        fragment.scrollAreas.append(area)
      }
    }
    scrollAreas = kept
    return fragment
  }

  /// Inserts the boxes of a fragment before box `index`, which is a child of `parent` or its end.
  mutating func insert(_ fragment: LayoutFragment, at index: BoxID, in parent: BoxID) {
    var fragment = fragment
    if !states[parent].isLaidOut { fragment.hide() }
    if hasExtents { extents.insert(contentsOf: fragment.extents, at: index.index) }
    boxes.insert(fragment.nodes, at: index, in: parent)
    states.insert(contentsOf: fragment.states, at: index.index)
    frames.insert(contentsOf: fragment.frames, at: index.index)
    let first = scrollAreas.firstIndex(from: index)
    for later in first..<scrollAreas.count {
      scrollAreas[later].box = scrollAreas[later].box + fragment.nodes.count
    }
    let inserted = fragment.scrollAreas.map {
      var area = $0
      area.box = index + $0.box.index
      return area
    }
    scrollAreas.insert(contentsOf: inserted, at: first)
  }

  /// Whether there are extents, as in trees with scroll containers.
  private var hasExtents: Bool { extents.count == boxes.count }
}

extension BoxID {
  /// The number of the box without those of `range`; nil if it is one of them.
  func removing(_ range: Range<BoxID>) -> BoxID? {
    if self < range.lowerBound { return self }
    return self < range.upperBound
      ? nil : BoxID(index - (range.upperBound.index - range.lowerBound.index))
  }
}
