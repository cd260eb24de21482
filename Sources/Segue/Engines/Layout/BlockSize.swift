/// Used heights of boxes (CSS Sizing 3 §5, CSS Sizing 4 §5).
extension LayoutScratch {
  /// Returns the border-box height of `box`, or `.indefinite` if it depends on a content height or
  /// a width that is not given. `intrinsic` is the border-box height of the content, and `inline`
  /// the used width.
  mutating func blockSize(
    _ box: BoxID, in space: ConstraintSpace, edges: BoxEdges, intrinsic: Double, inline: Double
  ) -> Double {
    if space.isBlockFixed { return space.availableBlock }
    let fixed = boxes[style: box].fixedHeight
    if fixed.isDefinite { return fixed }
    let ratio = inline.isDefinite ? ratio(box) : nil
    // The content height that keywords refer to: it comes from the aspect ratio, if there is one.
    let content = ratio.map { $0.block(from: inline, edges: edges) } ?? intrinsic
    let height: Double
    var dependsOnContent = boxes[style: box].height.isContentKeyword
    if boxes.traits(box).contains(.isHeightAuto) {
      if space.availableBlock.isDefinite, space.stretchesBlock {
        height = stretchedBlock(box, in: space, edges: edges)
      } else {
        height = content
        dependsOnContent = true
      }
    } else {
      let length = blockLength(
        boxes[style: box].height, of: box, percentBlock: space.percentBlock, edges: edges,
        content: content)
      height = length.isDefinite ? length : content
    }
    guard height.isDefinite else { return .indefinite }
    var automatic: Double?
    if ratio != nil, dependsOnContent, !boxes.traits(box).contains(.clips), intrinsic.isDefinite,
      intrinsic < largestLength
    {
      automatic = intrinsic
    }
    return blockLimits(
      box, percentBlock: space.percentBlock, edges: edges, content: content, automatic: automatic
    )
    .clamp(height)
  }

  /// Returns the border-box height that percentages and stretched items inside `box` refer to
  /// before its content is measured, or `.indefinite`.
  mutating func initialBlockSize(
    _ box: BoxID, in space: ConstraintSpace, edges: BoxEdges, inline: Double
  )
    -> Double
  {
    if space.isInitialBlockIndefinite { return .indefinite }
    if !space.stretchesBlock, !space.isBlockFixed {
      let traits = boxes.traits(box)
      if traits.contains(.isHeightAuto), !traits.contains(.hasRatio) { return .indefinite }
    }
    return blockSize(box, in: space, edges: edges, intrinsic: .indefinite, inline: inline)
  }

  /// Measures the border-box height of a box at its used width. The box is not a picture.
  mutating func measuredBlockSize(
    _ box: BoxID, in space: ConstraintSpace, edges: BoxEdges, inline: Double
  ) -> Double {
    if space.isBlockFixed { return space.availableBlock }
    let fixed = boxes[style: box].fixedHeight
    if fixed.isDefinite { return fixed }
    let traits = boxes.traits(box)
    if traits.contains(.isHeightAuto), traits.isDisjoint(with: [.hasRatio, .limitsBlock]) {
      // Only the container or the content determines the height.
      return space.stretchesBlock && space.availableBlock.isDefinite
        ? stretchedBlock(box, in: space, edges: edges)
        : intrinsicBlockSize(box, in: space, edges: edges, inline: inline)
    }
    let initial = blockSize(box, in: space, edges: edges, intrinsic: .indefinite, inline: inline)
    if initial.isDefinite, !boxes.traits(box).contains(.hasRatio), !hasContentLimits(box) {
      return initial
    }
    let intrinsic = intrinsicBlockSize(box, in: space, edges: edges, inline: inline)
    return blockSize(box, in: space, edges: edges, intrinsic: intrinsic, inline: inline)
  }

  /// Measures the border-box height of the content of `box` at a used width.
  mutating func intrinsicBlockSize(
    _ box: BoxID, in space: ConstraintSpace, edges: BoxEdges, inline: Double
  ) -> Double {
    if boxes.isEmpty(box) { return edges.block }
    return contentBlockSize(box, blockConstraint(box, in: space, edges: edges, inline: inline))
      + edges.block
  }

  /// Returns the constraint for measuring the content height of `box`.
  @inline(__always)
  mutating func blockConstraint(
    _ box: BoxID, in space: ConstraintSpace, edges: BoxEdges, inline: Double
  ) -> Constraint {
    var constraint = Constraint(inline: inline.shrunk(by: edges.inline))
    if boxes.kind(box) == .container {
      constraint.block = initialBlockSize(box, in: space, edges: edges, inline: inline).shrunk(
        by: edges.block)
      if wrapsColumn(box) {
        constraint.limit = lineLimit(box, in: space, edges: edges, inline: inline)
      }
    }
    return constraint
  }

  /// Returns the content-box height after which a wrapping column starts a new line.
  mutating func lineLimit(_ box: BoxID, in space: ConstraintSpace, edges: BoxEdges, inline: Double)
    -> Double
  {
    blockSize(box, in: space, edges: edges, intrinsic: largestLength, inline: inline).shrunk(
      by: edges.block)
  }

  @inline(__always)
  mutating func wrapsColumn(_ box: BoxID) -> Bool {
    boxes.kind(box) == .container && boxes.traits(box).isSuperset(of: .wrapsColumn)
  }
}
