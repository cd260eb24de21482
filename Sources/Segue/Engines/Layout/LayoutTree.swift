/// The result of layout: the frames of all boxes of a screen.
public struct LayoutTree: Hashable, Sendable {
  /// The scrollable area of a scroll container.
  public struct ScrollArea: Hashable, Sendable {
    /// The index of the container in the document order of its tree.
    public var box: BoxID
    /// The size of the visible part of the content: that of the container's frame without borders.
    public var viewport: Size
    /// The size of the scrollable overflow, at least that of the viewport. It contains in-flow
    /// children with their margins and the container's padding, and all descendants and lines of
    /// text that overflow in the directions of the container's flex axes: to the bottom and to the
    /// end of a line, unless reversed by `flexDirection` or `flexWrap`. The container can be
    /// scrolled by the difference to `viewport`.
    public var contentSize: Size

    /// Creates a scroll area.
    public init(box: BoxID, viewport: Size, contentSize: Size) {
      self.box = box
      self.viewport = viewport
      self.contentSize = contentSize
    }
  }

  /// The border boxes in document order, in points from the top left corner of the viewport, with
  /// unscrolled content. They are multiples of 1/64 device pixel. A box in a `display: none`
  /// subtree has a zero frame.
  public internal(set) var frames: [Rect]

  /// The scroll containers (`overflow` is `hidden` or `scroll`), in document order.
  public internal(set) var scrollAreas: [ScrollArea]

  init(frames: [Rect], scrollAreas: [ScrollArea]) {
    self.frames = frames
    self.scrollAreas = scrollAreas
  }

  /// Converts a tree in pixels to points.
  consuming func inPoints(scale: Double) -> LayoutTree {
    guard scale != 1 else { return self }
    for index in frames.indices { frames[index] = frames[index].inPoints(scale: scale) }
    for index in scrollAreas.indices {
      scrollAreas[index].viewport = scrollAreas[index].viewport.inPoints(scale: scale)
      scrollAreas[index].contentSize = scrollAreas[index].contentSize.inPoints(scale: scale)
    }
    return self
  }

  /// Returns the scroll area of `box`, or nil if it is not a scroll container. Takes logarithmic
  /// time.
  public func scrollArea(of box: BoxID) -> ScrollArea? {
    let index = scrollAreas.firstIndex(from: box)
    guard index < scrollAreas.count, scrollAreas[index].box == box else { return nil }
    return scrollAreas[index]
  }

  /// Returns the tree with frames rounded to device pixels. Absolute edges are rounded, not sizes,
  /// so that adjacent boxes stay adjacent.
  public func rounded(toPixelsOf scale: Double) -> LayoutTree {
    LayoutTree(frames: frames.map { $0.rounded(toPixelsOf: scale) }, scrollAreas: scrollAreas)
  }
}

extension [LayoutTree.ScrollArea] {
  /// The index of the first area of `box` or a later box, in areas in document order.
  func firstIndex(from box: BoxID) -> Int {
    indices.partitioningIndex { self[$0].box >= box }
  }
}
