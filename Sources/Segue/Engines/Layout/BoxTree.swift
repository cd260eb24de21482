/// The content of a box other than child boxes.
public enum BoxContent: Sendable {
  /// A flex container.
  case container
  /// A replaced element with its natural size in points, or nil if it has none.
  case picture(naturalSize: Size?)
  /// A block container of one paragraph.
  case text(Paragraph)
}

/// The input of layout: boxes in document order, each container directly before its children.
///
/// The tree is one flat array. `end(of: box)` is the first box after all descendants, so the
/// children of `box` are `box + 1`, `end(of: box + 1)`, … up to `end(of: box)`. A box takes 20
/// bytes plus its content. Styles are pooled, so that a thousand cards of a feed share a few.
///
/// Further roots may follow the first with its descendants, such as that of a bar over a screen.
/// All are laid out in the same viewport, independently of each other.
public struct BoxTree: Sendable {
  enum Kind: UInt8, Sendable { case container, picture, text }

  /// The index of a style in the pool of its tree. Boxes with equal styles share one.
  public struct StyleID: Hashable, Sendable {
    let index: Int
  }

  struct Node: Sendable {
    var style: Int32
    /// The parent box, or −1 for a root.
    var parent: Int32
    /// The first box after all descendants. While the box is open, it is greater than the box
    /// count.
    var end: Int32
    /// The index of the box's natural size or paragraph in the arrays of its tree.
    var contentIndex: Int32
    var kind: Kind
  }

  var styles: [BoxStyle] = []
  var nodes: [Node] = []
  var naturalSizes: [Size?] = []
  var paragraphs: [Paragraph] = []
  /// The union of the traits of all styles, used to skip work that none of them needs.
  var traits: BoxStyle.Traits = []
  /// Whether a width may depend on a height, because there are pictures, aspect ratios or wrapping
  /// columns.
  var widthsMayFollowHeights = false
  /// The depth of the most deeply nested box.
  var depth = 0

  var styleTable = StyleTable()
  /// The number of ancestors of the last box, which may still get children as the last box may.
  private var level = 0

  /// The device's pixels per point. Layout computes in pixels; callers build the tree and read the
  /// result in points.
  let scale: Double

  /// - Parameter scale: The device's pixels per point, to which borders and positions are rounded.
  ///   Paragraphs must have been created for the same scale.
  public init(scale: Double = 1) { self.scale = validatedScale(scale) }

  /// The number of boxes.
  public var count: Int { nodes.count }

  /// Reserves memory for a number of boxes.
  public mutating func reserveCapacity(_ boxes: Int) { nodes.reserveCapacity(boxes) }

  /// Returns the index of `style` in the pool. A style that was added before is not stored again.
  public mutating func addStyle(_ style: LayoutStyle) -> StyleID {
    if let known = styleTable.index(of: style) { return StyleID(index: known) }
    styleTable.append(style)
    return storeStyle(BoxStyle(style, scale: scale))
  }

  /// Adds a style of another tree of the same scale.
  mutating func addStyle(_ index: Int, of table: StyleTable, _ styles: [BoxStyle]) -> StyleID {
    let (known, isNew) = styleTable.insert(index, of: table)
    return isNew ? storeStyle(styles[index]) : StyleID(index: known)
  }

  private mutating func storeStyle(_ style: BoxStyle) -> StyleID {
    styles.append(style)
    traits.formUnion(style.traits)
    if style.traits.contains(.hasRatio) || style.traits.isSuperset(of: .wrapsColumn) {
      widthsMayFollowHeights = true
    }
    return StyleID(index: styles.count - 1)
  }

  /// Adds a box after all existing boxes, and returns its index. Takes amortized constant time.
  ///
  /// - Parameters:
  ///   - style: A style of this tree.
  ///   - parent: nil for a root, and otherwise the last box or one of its ancestors, which
  ///     preserves document order. Any other parent is a programming error.
  ///   - content: What the box contains; only a container can become a parent.
  @discardableResult
  public mutating func append(
    style: StyleID, parent: BoxID?, content: BoxContent = .container
  ) -> BoxID {
    precondition(style.index < styles.count, "A box needs a style of its own tree.")
    let box = BoxID(nodes.count)
    if box > 0 {
      closeBoxes(upTo: parent)
      level += 1
    } else {
      precondition(parent == nil, "The first box is a root.")
    }
    var node = Node(
      style: Int32(style.index), parent: Int32(parent?.index ?? -1), end: .max, contentIndex: 0,
      kind: .container)
    if case .container = content {} else { add(content, to: &node) }
    nodes.append(node)
    depth = max(depth, level + 1)
    return box
  }

  /// Stores the content of a box.
  mutating func add(_ content: BoxContent, to node: inout Node) {
    switch content {
    case .container: node.kind = .container
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
  }

  /// Returns the first box after `box` and all of its descendants.
  @inline(__always)
  public func end(of box: BoxID) -> BoxID { BoxID(min(Int(nodes[box].end), nodes.count)) }

  /// The boxes without a parent, in order. Linear in their number.
  var roots: [BoxID] {
    var roots: [BoxID] = []
    var next: BoxID = 0
    while next.index < count {
      roots.append(next)
      next = end(of: next)
    }
    return roots
  }

  /// Returns the parent of a box; nil for a root.
  @inline(__always)
  public func parent(of box: BoxID) -> BoxID? {
    let parent = Int(nodes[box].parent)
    return parent >= 0 ? BoxID(parent) : nil
  }

  @inline(__always)
  func kind(_ box: BoxID) -> Kind { nodes[box].kind }

  /// Whether a box is a container without children.
  @inline(__always)
  func isEmpty(_ box: BoxID) -> Bool {
    let next = box.index + 1
    return nodes[box].kind == .container && (Int(nodes[box].end) == next || next == nodes.count)
  }

  /// Whether a box has no children.
  func isLeaf(_ box: BoxID) -> Bool { end(of: box) == box + 1 }

  /// The style of a box, in place, for reading single properties.
  subscript(style box: BoxID) -> BoxStyle {
    @inline(__always)
    _read { yield styles[Int(nodes[box].style)] }
  }

  @inline(__always)
  func traits(_ box: BoxID) -> BoxStyle.Traits { styles[Int(nodes[box].style)].traits }

  /// Whether `box` takes part in the layout of its container.
  @inline(__always)
  func isInFlow(_ box: BoxID) -> Bool { traits(box).isDisjoint(with: .isOutOfFlow) }

  /// Closes every open box below `parent`, whose child the next box is; all if that is a root.
  private mutating func closeBoxes(upTo parent: BoxID?) {
    let end = Int32(nodes.count)
    let last = parent?.index ?? -1
    var open = nodes.count - 1
    while open != last {
      precondition(open >= 0, "Boxes are added in document order.")
      nodes[open].end = end
      open = Int(nodes[open].parent)
      level -= 1
    }
  }
}
