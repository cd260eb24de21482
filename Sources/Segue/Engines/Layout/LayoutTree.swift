/// The result of layout: where every box of a screen is.
public struct LayoutTree: Hashable, Sendable {
  /// What a scroll container holds.
  public struct ScrollArea: Hashable, Sendable {
    /// The container's place in the document order of its tree.
    public var box: Int
    /// The part of the container that shows its content: its frame without borders.
    public var viewport: Size
    /// The size that can be scrolled through, at least the viewport's: in-flow children with their
    /// margins and the container's padding after them, and all descendants and lines of text that
    /// stick out further in the directions of the container's flex axes: to the bottom, and to the end
    /// of a line, unless `flexDirection` or `flexWrap` is reversed. A container can be scrolled by the
    /// difference.
    public var contentSize: Size

    public init(box: Int, viewport: Size, contentSize: Size) {
      self.box = box
      self.viewport = viewport
      self.contentSize = contentSize
    }
  }

  /// Border boxes in points from the viewport's top left corner, in document order, content not
  /// scrolled: 64ths of a device pixel. A box of a `display: none` subtree has a zero frame.
  public internal(set) var frames: [Rect]

  /// The scroll containers (`overflow` of `hidden` or `scroll`), in document order.
  public internal(set) var scrollAreas: [ScrollArea]

  init(frames: [Rect], scrollAreas: [ScrollArea]) {
    self.frames = frames
    self.scrollAreas = scrollAreas
  }

  /// The tree in points, of one that counts in pixels.
  consuming func inPoints(scale: Double) -> LayoutTree {
    guard scale != 1 else { return self }
    for index in frames.indices { frames[index] = frames[index].inPoints(scale: scale) }
    for index in scrollAreas.indices {
      scrollAreas[index].viewport = scrollAreas[index].viewport.inPoints(scale: scale)
      scrollAreas[index].contentSize = scrollAreas[index].contentSize.inPoints(scale: scale)
    }
    return self
  }

  /// The scroll area of `box`, or nil if it is no scroll container. Logarithmic time.
  public func scrollArea(of box: Int) -> ScrollArea? {
    var low = 0
    var high = scrollAreas.count
    while low < high {
      let middle = (low + high) / 2
      if scrollAreas[middle].box < box { low = middle + 1 } else { high = middle }
    }
    return low < scrollAreas.count && scrollAreas[low].box == box ? scrollAreas[low] : nil
  }

  /// The same tree on device pixels. Absolute edges are rounded, not sizes, so that boxes which
  /// touch still touch.
  public func rounded(toPixelsOf scale: Double) -> LayoutTree {
    LayoutTree(frames: frames.map { $0.rounded(toPixelsOf: scale) }, scrollAreas: scrollAreas)
  }
}
