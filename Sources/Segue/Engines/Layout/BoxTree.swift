/// A box's place in the document order of its tree.
package typealias BoxID = Int

/// A style's place in the pool of its tree: boxes of equal style share one.
package typealias StyleID = Int

/// What a box holds besides child boxes.
package enum BoxContent: Sendable {
  /// A flex container.
  case container
  /// A replaced element with its natural size in points; nil where it has none.
  case picture(naturalSize: Size?)
  /// A block container of one paragraph.
  case text(Paragraph)
}

/// The input of layout: boxes in document order, each container directly before its children.
///
/// Flat arrays with one entry a box. `end(of: box)` is the first box after all descendants, so the
/// children of `box` are `box + 1`, `end(of: box + 1)`, … up to `end(of: box)`. A box costs 17 bytes
/// and what it holds; styles are pooled, so that a thousand cards of a feed share a few.
package struct BoxTree: Sendable {
  enum Kind: UInt8, Sendable { case container, picture, text }

  package private(set) var styles: [LayoutStyle] = []
  package private(set) var style: [Int32] = []
  /// −1 for the root.
  package private(set) var parent: [Int32] = []
  private(set) var kind: [Kind] = []
  /// Where the box's natural size or paragraph stands among those of its tree.
  private(set) var contentIndex: [Int32] = []
  private(set) var naturalSizes: [Size?] = []
  private(set) var paragraphs: [Paragraph] = []

  private var subtreeEnd: [Int32] = []
  private var styleIDs: [LayoutStyle: Int32] = [:]
  /// The boxes that may still get children, from the root down to the last box.
  private var openBoxes: [Int32] = []

  package init() {}

  package var count: Int { style.count }

  package mutating func reserveCapacity(_ boxes: Int) {
    style.reserveCapacity(boxes)
    parent.reserveCapacity(boxes)
    kind.reserveCapacity(boxes)
    contentIndex.reserveCapacity(boxes)
    subtreeEnd.reserveCapacity(boxes)
  }

  /// The place of `style` in the pool; a style seen before is not stored again.
  package mutating func addStyle(_ style: LayoutStyle) -> StyleID {
    if let known = styleIDs[style] { return Int(known) }
    styleIDs[style] = Int32(styles.count)
    styles.append(style)
    return styles.count - 1
  }

  /// Adds a box after all boxes so far. `parent` is nil for the root, and otherwise the last box or
  /// one of its ancestors, so that document order is kept: anything else is a mistake of the caller.
  /// Amortised constant time.
  @discardableResult
  package mutating func append(
    style styleID: StyleID, parent parentID: BoxID?, content: BoxContent = .container
  ) -> BoxID {
    precondition(styleID >= 0 && styleID < styles.count, "A box needs a style of its own tree.")
    let box = style.count
    if let parentID {
      closeBoxes(upTo: parentID)
    } else {
      precondition(box == 0, "A tree has one root.")
    }
    style.append(Int32(styleID))
    parent.append(Int32(parentID ?? -1))
    subtreeEnd.append(.max)
    openBoxes.append(Int32(box))
    switch content {
    case .container:
      kind.append(.container)
      contentIndex.append(0)
    case .picture(let naturalSize):
      kind.append(.picture)
      contentIndex.append(Int32(naturalSizes.count))
      naturalSizes.append(naturalSize)
    case .text(let paragraph):
      kind.append(.text)
      contentIndex.append(Int32(paragraphs.count))
      paragraphs.append(paragraph)
    }
    return box
  }

  /// The first box after `box` and all its descendants.
  @inline(__always)
  package func end(of box: BoxID) -> BoxID {
    min(Int(subtreeEnd[box]), style.count)
  }

  package func style(of box: BoxID) -> LayoutStyle { styles[Int(style[box])] }

  package func content(of box: BoxID) -> BoxContent {
    let index = Int(contentIndex[box])
    switch kind[box] {
    case .container: return .container
    case .picture: return .picture(naturalSize: naturalSizes[index])
    case .text: return .text(paragraphs[index])
    }
  }

  /// Ends every open box below `parentID`: the next box is its child.
  private mutating func closeBoxes(upTo parentID: BoxID) {
    let end = Int32(style.count)
    while let open = openBoxes.last, Int(open) != parentID {
      subtreeEnd[Int(open)] = end
      openBoxes.removeLast()
    }
    precondition(!openBoxes.isEmpty, "Boxes are added in document order.")
  }
}
