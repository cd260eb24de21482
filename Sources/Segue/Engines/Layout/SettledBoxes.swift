/// Finds how far up a change matters.
extension LayoutScratch {
  /// Whether answers can be asked one by one. No box of the tree may depend on history.
  var canSettle: Bool {
    mutating get {
      boxes.depth <= maximumDepth && !boxes.roots.contains { boxes.traits($0).contains(.isHidden) }
    }
  }

  /// Asks the containers around edited boxes again what they have been asked, from the inside out,
  /// until one answers as before.
  ///
  /// - Parameter changed: Receives the edited boxes, and the containers that answer differently.
  /// - Returns: The containers that answer as before. What is in them must be laid out.
  mutating func settle(_ edited: [BoxID], _ changed: inout [BoxID]) -> [BoxID] {
    var settled: [BoxID] = []
    var pending: [BoxID] = []
    func add(_ box: BoxID) {
      let place = pending.firstIndex(from: box)
      if place == pending.count || pending[place] != box { pending.insert(box, at: place) }
    }
    for box in edited where !states[box].isChanged {
      forget(box, &changed)
      if let parent = boxes.parent(of: box) { add(parent) }
    }
    // Containers follow those around them, so what is in the last one has been asked already.
    while let box = pending.popLast() {
      if !states[box].isChanged {
        if isSettled(box) {
          states[box].needsPlacement = true
          settled.append(box)
          continue
        }
        states[box].isChanged = true
        states[box].needsPlacement = true
        changed.append(box)
      }
      if let parent = boxes.parent(of: box) { add(parent) }
    }
    return settled
  }

  private mutating func forget(_ box: BoxID, _ changed: inout [BoxID]) {
    states[box].isChanged = true
    states[box].needsPlacement = true
    findBlockDependentWidth(of: box)
    let cache = Int(states[box].cacheIndex)
    if cache >= 0 { caches[cache] = BoxCache() }
    changed.append(box)
  }

  /// Whether a container in which something has changed answers all that it was asked as before.
  private mutating func isSettled(_ box: BoxID) -> Bool {
    var known = BoxCache()
    let cache = Int(states[box].cacheIndex)
    if cache >= 0 { swap(&known, &caches[cache]) }
    let dependedOnBlock = states[box].widthDependsOnBlock
    findBlockDependentWidth(of: box)
    if states[box].widthDependsOnBlock != dependedOnBlock { return false }
    // There may have been further questions. Baselines are not kept from one update to the next.
    if known.minMax.isFull || known.blockSize.isFull || mayShareBaseline(box) { return false }
    for (key, result) in known.minMax.all
    where PackedMinMax(contentMinMax(box, key.constraint)) != result { return false }
    for (key, result) in known.blockSize.all
    where LayoutUnit(contentBlockSize(box, key.constraint)) != result { return false }
    return !isAbandoned && !isExhausted
  }

  /// Whether the baselines of a box may be those of an item that is aligned by them.
  private mutating func mayShareBaseline(_ box: BoxID) -> Bool {
    var box = box
    while let parent = boxes.parent(of: box) {
      let alignment = selfAlignment(of: box, in: parent)
      if alignment == .baseline || alignment == .lastBaseline { return true }
      box = parent
    }
    return false
  }
}

extension [BoxID] {
  /// Returns the index of the first box in ascending order that is not before another one.
  func firstIndex(from box: BoxID) -> Int {
    indices.partitioningIndex { self[$0] >= box }
  }
}
