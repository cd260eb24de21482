/// The preferred ratio of a box's width to its height (CSS Sizing 4 §5).
struct AspectRatio {
  /// The two sides, finite and positive. They are stored separately so that a picture's natural
  /// width maps exactly to its natural height, to 1/64 pixel.
  var width: Double
  var height: Double
  /// The box whose sides have this ratio: that of `box-sizing`, or the content box for the natural
  /// ratio of a picture.
  var sizing: LayoutStyle.BoxSizing

  /// Returns the border-box width for a border-box height.
  func inline(from block: Double, edges: BoxEdges) -> Double {
    if sizing == .borderBox { return max(edges.inline, truncatedTo64ths(block * width / height)) }
    return max(0, truncatedTo64ths((block - edges.block) * width / height)) + edges.inline
  }

  /// Returns the border-box height for a border-box width.
  func block(from inline: Double, edges: BoxEdges) -> Double {
    if sizing == .borderBox { return max(edges.block, truncatedTo64ths(inline * height / width)) }
    return max(0, truncatedTo64ths((inline - edges.inline) * height / width)) + edges.block
  }

  /// Transfers the limits of the height to the width (CSS Sizing 4 §5.2).
  func inlineLimits(from block: MinMax, edges: BoxEdges) -> MinMax {
    var limits = MinMax.unlimited
    if block.min > 0 { limits.min = inline(from: block.min, edges: edges) }
    if block.max < largestLength { limits.max = inline(from: block.max, edges: edges) }
    limits.max = max(limits.max, limits.min)
    return limits
  }

  /// Transfers the limits of the width to the height.
  func blockLimits(from inline: MinMax, edges: BoxEdges) -> MinMax {
    var limits = MinMax.unlimited
    if inline.min > 0 { limits.min = block(from: inline.min, edges: edges) }
    if inline.max < largestLength { limits.max = block(from: inline.max, edges: edges) }
    limits.max = max(limits.max, limits.min)
    return limits
  }
}

extension LayoutScratch {
  /// Returns the aspect ratio of a box's style. Zero, negative and infinite ratios count as `auto`.
  @inline(__always)
  mutating func ratio(_ box: BoxID) -> AspectRatio? {
    guard boxes.traits(box).contains(.hasRatio) else { return nil }
    return AspectRatio(
      width: boxes[style: box].aspectRatio, height: 1,
      sizing: boxes.traits(box).contains(.isContentBox) ? .contentBox : .borderBox)
  }
}
