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
/// One flat array. `end(of: box)` is the first box after all descendants, so the children of `box`
/// are `box + 1`, `end(of: box + 1)`, … up to `end(of: box)`. A box costs 20 bytes and what it holds;
/// styles are pooled, so that a thousand cards of a feed share a few.
package struct BoxTree: Sendable {
  enum Kind: UInt8, Sendable { case container, picture, text }

  struct Node: Sendable {
    var style: Int32
    /// −1 for the root.
    var parent: Int32
    /// The first box after all descendants; while the box is open, more than there are.
    var end: Int32
    /// Where the box's natural size or paragraph stands among those of its tree.
    var contentIndex: Int32
    var kind: Kind
  }

  private(set) var styles: [BoxStyle] = []
  private(set) var nodes: [Node] = []
  private(set) var naturalSizes: [Size?] = []
  private(set) var paragraphs: [Paragraph] = []
  /// What the styles have in common, to leave out work that none of them needs.
  private(set) var traits: BoxStyle.Traits = []
  /// Whether a width may depend on a height: there are pictures, aspect ratios or columns that wrap.
  private(set) var widthsMayFollowHeights = false
  /// The most boxes inside each other.
  private(set) var depth = 0

  /// By fingerprint; of styles that share one only the first is found, and the others are stored again.
  private(set) var styleIDs: [UInt64: Int32] = [:]
  /// The boxes that may still get children, from the root down to the last box.
  private(set) var openBoxes: [Int32] = []

  /// The device's pixels in a point. The engine counts in pixels; whoever builds the tree, and reads the
  /// result, in points.
  let scale: Double

  /// - Parameter scale: The device's pixels in a point: what borders and positions are cut to. Paragraphs
  ///   must have been made for the same scale.
  package init(scale: Double = 1) { self.scale = deviceScale(scale) }

  package var count: Int { nodes.count }

  package mutating func reserveCapacity(_ boxes: Int) { nodes.reserveCapacity(boxes) }

  /// The place of `style` in the pool; a style seen before is not stored again.
  package mutating func addStyle(_ style: LayoutStyle) -> StyleID {
    let style = BoxStyle(style, scale: scale)
    let fingerprint = style.fingerprint
    if let known = styleIDs[fingerprint] {
      if styles[Int(known)] == style { return Int(known) }
    } else {
      styleIDs[fingerprint] = Int32(styles.count)
    }
    styles.append(style)
    traits.formUnion(style.traits)
    if style.traits.contains(.hasRatio) || style.traits.isSuperset(of: .wrapsColumn) {
      widthsMayFollowHeights = true
    }
    return styles.count - 1
  }

  /// Adds a box after all boxes so far. `parent` is nil for the root, and otherwise the last box or
  /// one of its ancestors, so that document order is kept: anything else is a mistake of the caller, which
  /// no input can make, since components stand in document order by construction. Amortised constant time.
  @discardableResult
  package mutating func append(
    style: StyleID, parent: BoxID?, content: BoxContent = .container
  ) -> BoxID {
    precondition(style >= 0 && style < styles.count, "A box needs a style of its own tree.")
    let box = nodes.count
    if let parent {
      closeBoxes(upTo: parent)
    } else {
      precondition(box == 0, "A tree has one root.")
    }
    var node = Node(
      style: Int32(style), parent: Int32(parent ?? -1), end: .max, contentIndex: 0, kind: .container
    )
    switch content {
    case .container: break
    case .picture(let naturalSize):
      node.kind = .picture
      widthsMayFollowHeights = true
      node.contentIndex = Int32(naturalSizes.count)
      naturalSizes.append(
        naturalSize.map { Size(width: $0.width * scale, height: $0.height * scale) })
    case .text(let paragraph):
      node.kind = .text
      node.contentIndex = Int32(paragraphs.count)
      paragraphs.append(paragraph)
    }
    nodes.append(node)
    openBoxes.append(Int32(box))
    depth = max(depth, openBoxes.count)
    return box
  }

  /// The first box after `box` and all its descendants.
  @inline(__always)
  package func end(of box: BoxID) -> BoxID { min(Int(nodes[box].end), nodes.count) }

  @inline(__always)
  func kind(_ box: BoxID) -> Kind { nodes[box].kind }

  /// A container without any child.
  @inline(__always)
  func isEmpty(_ box: BoxID) -> Bool {
    nodes[box].kind == .container && (Int(nodes[box].end) == box + 1 || box + 1 == nodes.count)
  }

  /// The style of a box where it stands, to read single properties of it.
  subscript(style box: BoxID) -> BoxStyle {
    @inline(__always)
    _read { yield styles[Int(nodes[box].style)] }
  }

  @inline(__always)
  func traits(_ box: BoxID) -> BoxStyle.Traits { styles[Int(nodes[box].style)].traits }

  /// Whether `box` takes part in the layout of its container.
  @inline(__always)
  func isInFlow(_ box: BoxID) -> Bool { traits(box).isDisjoint(with: .isOutOfFlow) }

  /// Ends every open box below `parent`: the next box is its child.
  private mutating func closeBoxes(upTo parent: BoxID) {
    let end = Int32(nodes.count)
    while let open = openBoxes.last, Int(open) != parent {
      nodes[Int(open)].end = end
      openBoxes.removeLast()
    }
    precondition(!openBoxes.isEmpty, "Boxes are added in document order.")
  }
}
