/// The memory that layout takes, including the unused capacity of arrays and hash tables.
///
/// The memory of paragraphs is excluded: it is allocated whether or not a screen is laid out.
extension BoxTree {
  /// The bytes of the boxes and their styles.
  package var footprint: Int {
    bytes(nodes) + bytes(styles) + bytes(naturalSizes) + bytes(paragraphs)
      + bytes(styleTable.words) + bytes(styleTable.ends) + bytes(styleTable.slots)
  }

  package var textCount: Int { paragraphs.count }
}

extension LayoutScratch {
  /// The bytes of the scratch after a layout, including the frames of its result, which share their
  /// memory.
  ///
  /// Of the stacks of items and lines, only elements that were ever used count: the rest of the
  /// reserved capacity is never touched, so the system does not allocate memory for it.
  package var footprint: Int {
    bytes(frames) + bytes(states) + bytes(caches) + bytes(extents) + bytes(pendingQueries)
      + bytes(wrappers)
      + bytes(scrollAreas) + bytes(freeCaches)
      + items.bytesUsed + lines.bytesUsed
      + bytes(lineLimits) + bytes(baselineResults) + bytes(olderResults) + bytes(stretchedHeights)
  }
}

private func bytes<Element>(_ array: [Element]) -> Int {
  array.capacity * MemoryLayout<Element>.stride
}

/// Estimates the bytes of a hash table, which is full at three quarters and takes one additional
/// bit per bucket.
private func bytes<Key, Value>(_ table: [Key: Value]) -> Int {
  table.capacity * (MemoryLayout<Key>.stride + MemoryLayout<Value>.stride) * 4 / 3
    + table.capacity / 6
}
