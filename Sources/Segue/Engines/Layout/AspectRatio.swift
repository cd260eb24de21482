/// The preferred ratio of a box's width to its height (CSS Sizing 4 §5).
struct AspectRatio {
  /// The two sides, finite and above zero. They are kept apart so that a picture's natural width goes
  /// with its natural height to the last 64th.
  var width: Double
  var height: Double
  /// The box whose sides have this ratio: `box-sizing`'s, or the content box for a picture's
  /// natural ratio.
  var sizing: LayoutStyle.BoxSizing

  /// The border-box width that goes with a border-box height.
  func inline(from block: Double, edges: BoxEdges) -> Double {
    if sizing == .borderBox { return max(edges.inline, snapped(block * width / height)) }
    return max(0, snapped((block - edges.block) * width / height)) + edges.inline
  }

  /// The border-box height that goes with a border-box width.
  func block(from inline: Double, edges: BoxEdges) -> Double {
    if sizing == .borderBox { return max(edges.block, snapped(inline * height / width)) }
    return max(0, snapped((inline - edges.inline) * height / width)) + edges.block
  }

  /// Limits of the height, carried over to the width (CSS Sizing 4 §5.2).
  func inlineLimits(from block: MinMax, edges: BoxEdges) -> MinMax {
    var limits = MinMax.unlimited
    if block.min > 0 { limits.min = inline(from: block.min, edges: edges) }
    if block.max < largestLength { limits.max = inline(from: block.max, edges: edges) }
    limits.max = max(limits.max, limits.min)
    return limits
  }

  /// Limits of the width, carried over to the height.
  func blockLimits(from inline: MinMax, edges: BoxEdges) -> MinMax {
    var limits = MinMax.unlimited
    if inline.min > 0 { limits.min = block(from: inline.min, edges: edges) }
    if inline.max < largestLength { limits.max = block(from: inline.max, edges: edges) }
    limits.max = max(limits.max, limits.min)
    return limits
  }
}

extension LayoutScratch {
  /// The ratio that a box's style states: zero, negative and infinite ones count as `auto`.
  @inline(__always)
  mutating func ratio(_ box: Int) -> AspectRatio? {
    guard boxes.traits(box).contains(.hasRatio) else { return nil }
    return AspectRatio(
      width: boxes[style: box].aspectRatio, height: 1,
      sizing: boxes.traits(box).contains(.isContentBox) ? .contentBox : .borderBox)
  }
}
