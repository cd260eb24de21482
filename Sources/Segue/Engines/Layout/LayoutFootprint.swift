/// How much memory layout takes: arrays with the room they keep for more, hash tables with theirs.
///
/// What paragraphs hold is left out: it is there whether a screen is laid out or not.
extension BoxTree {
  /// Bytes of the boxes and their styles.
  package var footprint: Int {
    bytes(nodes) + bytes(styles) + bytes(naturalSizes) + bytes(paragraphs) + bytes(openBoxes)
      + bytes(styleIDs)
  }

  package var textCount: Int { paragraphs.count }
}

extension LayoutScratch {
  /// Bytes of the scratch after a layout, with the frames of its result, which share their memory.
  ///
  /// Of the stacks of items and lines only what was ever used counts: the room that they reserve is
  /// not touched, and a system gives memory to what is.
  package var footprint: Int {
    bytes(frames) + bytes(states) + bytes(memories) + bytes(extents) + bytes(openQuestions)
      + items.bytesUsed + lines.bytesUsed
      + bytes(lineLimits) + bytes(baselineAnswers) + bytes(olderAnswers) + bytes(stretchedHeights)
  }
}

private func bytes<Element>(_ array: [Element]) -> Int {
  array.capacity * MemoryLayout<Element>.stride
}

/// A table is full at three quarters, and has a bit more for each place.
private func bytes<Key, Value>(_ table: [Key: Value]) -> Int {
  table.capacity * (MemoryLayout<Key>.stride + MemoryLayout<Value>.stride) * 4 / 3
    + table.capacity / 6
}
