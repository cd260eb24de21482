/// Changes of a finished tree.
///
/// The nodes stay in document order, so an insertion or a removal renumbers the boxes after it: a
/// pass over flat arrays, of about a nanosecond a box.
extension BoxTree {
  /// Ends the construction of the tree: no more boxes are appended.
  mutating func finish() {
    var open = nodes.count - 1
    while open >= 0 {
      nodes[open].end = min(nodes[open].end, Int32(nodes.count))
      open = Int(nodes[open].parent)
    }
  }

  mutating func setStyle(_ style: LayoutStyle, of box: BoxID) {
    nodes[box].style = Int32(addStyle(style).index)
  }

  /// Replaces the content of a box without children.
  mutating func setContent(_ content: BoxContent, of box: BoxID) {
    var node = nodes[box]
    add(content, to: &node)
    nodes[box] = node
  }

  /// Returns the nodes of another finished tree of the same scale, with their styles and contents
  /// stored in this tree.
  mutating func adopt(_ other: BoxTree) -> [Node] {
    let styles = other.styles.indices.map {
      Int32(addStyle($0, of: other.styleTable, other.styles).index)
    }
    let sizeCount = Int32(naturalSizes.count)
    let paragraphCount = Int32(paragraphs.count)
    naturalSizes += other.naturalSizes
    paragraphs += other.paragraphs
    widthsMayFollowHeights = widthsMayFollowHeights || other.widthsMayFollowHeights
    return other.nodes.map {
      var node = $0
      node.style = styles[Int($0.style)]
      switch $0.kind {
      case .container: break
      case .picture: node.contentIndex += sizeCount
      case .text: node.contentIndex += paragraphCount
      }
      return node
    }
  }

  /// Inserts the nodes of a subtree, numbered from its root, before box `index`, which is a child
  /// of `parent` or its end.
  mutating func insert(_ subtree: [Node], at index: BoxID, in parent: BoxID) {
    let count = Int32(subtree.count)
    let start = Int32(index.index)
    var level = 1
    var ancestor: BoxID? = parent
    while let box = ancestor {
      nodes[box].end += count
      level += 1
      ancestor = self.parent(of: box)
    }
    for later in index.index..<nodes.count {
      nodes[later].end += count
      if nodes[later].parent >= start { nodes[later].parent += count }
    }
    var ends: [Int32] = []
    let placed = subtree.enumerated().map { offset, node in
      while let end = ends.last, end <= Int32(offset) { ends.removeLast() }
      depth = max(depth, level + ends.count)
      ends.append(node.end)
      var node = node
      node.parent = node.parent < 0 ? Int32(parent.index) : node.parent + start
      node.end += start
      return node
    }
    nodes.insert(contentsOf: placed, at: index.index)
  }

  /// Removes a box with its descendants, and returns their nodes, numbered from the box.
  mutating func remove(_ box: BoxID) -> [Node] {
    let range = box.index..<end(of: box).index
    let count = Int32(range.count)
    let start = Int32(range.lowerBound)
    let subtree = nodes[range].map {
      var node = $0
      node.parent = $0.parent < start ? -1 : $0.parent - start
      node.end -= start
      return node
    }
    var ancestor = parent(of: box)
    while let box = ancestor {
      nodes[box].end -= count
      ancestor = parent(of: box)
    }
    nodes.removeSubrange(range)
    for later in range.lowerBound..<nodes.count {
      nodes[later].end -= count
      if nodes[later].parent >= start { nodes[later].parent -= count }
    }
    return subtree
  }

  /// The number of styles and contents that are stored, whether or not a box has them.
  var storedCount: Int { styles.count + naturalSizes.count + paragraphs.count }

  /// Removes the styles and contents that no box has any more. The traits of removed styles stay:
  /// an update still has to remove what they caused, such as scroll areas.
  mutating func removeUnused() {
    let (oldStyles, oldTable) = (styles, styleTable)
    let (oldSizes, oldParagraphs) = (naturalSizes, paragraphs)
    var known = [Int32](repeating: -1, count: oldStyles.count)
    (styles, styleTable, naturalSizes, paragraphs) = ([], StyleTable(), [], [])
    for index in nodes.indices {
      let style = Int(nodes[index].style)
      if known[style] < 0 {
        known[style] = Int32(addStyle(style, of: oldTable, oldStyles).index)
      }
      nodes[index].style = known[style]
      let content = Int(nodes[index].contentIndex)
      switch nodes[index].kind {
      case .container: break
      case .picture:
        nodes[index].contentIndex = Int32(naturalSizes.count)
        naturalSizes.append(oldSizes[content])
      case .text:
        nodes[index].contentIndex = Int32(paragraphs.count)
        paragraphs.append(oldParagraphs[content])
      }
    }
  }
}
