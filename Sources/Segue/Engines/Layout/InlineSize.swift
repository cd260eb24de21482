/// Used widths and intrinsic contributions of boxes (CSS Sizing 3 §5, CSS Sizing 4 §5).
extension LayoutScratch {
  struct IntrinsicInline {
    var limits: MinMax
    /// Whether the sizes come from the aspect ratio, so that the content may be wider.
    var isFromRatio = false
  }

  /// Returns the min-content and max-content border-box widths of `box`.
  ///
  /// If `usesRatio` is true, a definite height and an aspect ratio determine the content size.
  /// Otherwise only the content does, which the automatic minimum must contain (CSS Sizing 4 §5.3).
  mutating func intrinsicInline(
    _ box: BoxID, in space: ConstraintSpace, edges: BoxEdges, usesRatio: Bool = true
  ) -> IntrinsicInline {
    if boxes.kind(box) == .picture {
      let width = replacedSize(box, in: space, edges: edges, ignoring: .inline).width
      return IntrinsicInline(limits: MinMax(min: width, max: width))
    }
    guard boxes.widthsMayFollowHeights else {
      return IntrinsicInline(limits: contentMinMax(box, Constraint()) + edges.inline)
    }
    let block = initialBlockSize(box, in: space, edges: edges, inline: .indefinite)
    let ratio = ratio(box)
    if usesRatio, block.isDefinite, let ratio {
      let width = ratio.inline(from: block, edges: edges)
      return IntrinsicInline(limits: MinMax(min: width, max: width), isFromRatio: true)
    }
    var constraint = Constraint()
    if boxes.kind(box) == .container {
      constraint.block = block.shrunk(by: edges.block)
      if wrapsColumn(box) {
        constraint.limit = lineLimit(box, in: space, edges: edges, inline: .indefinite)
      }
    }
    var limits = contentMinMax(box, constraint) + edges.inline
    if let ratio, !block.isDefinite {
      let transferred = ratio.inlineLimits(
        from: initialBlockLimits(box, in: space, edges: edges), edges: edges)
      limits = MinMax(min: transferred.clamp(limits.min), max: transferred.clamp(limits.max))
    }
    return IntrinsicInline(limits: limits)
  }

  /// Returns the min-content and max-content contributions of `box` to a container that is sized by
  /// its content, without margins (CSS Sizing 3 §5.2).
  @inline(__always)
  mutating func inlineContribution(_ box: BoxID, _ space: ConstraintSpace) -> MinMax {
    let fixed = boxes[style: box].fixedWidth
    if fixed.isDefinite { return MinMax(min: fixed, max: fixed) }
    return contentContribution(box, space)
  }

  private mutating func contentContribution(_ box: BoxID, _ space: ConstraintSpace) -> MinMax {
    let edges = edges(box, space.percentInline)
    let traits = boxes.traits(box)
    if traits.contains(.isWidthAuto), traits.isDisjoint(with: [.hasRatio, .limitsInline]),
      boxes.kind(box) != .picture
    {
      return intrinsicInline(box, in: space, edges: edges).limits
    }
    if boxes.kind(box) == .picture { return replacedContribution(box, in: space, edges: edges) }
    var isFromRatio = false
    var sizes: MinMax
    let width: Double
    let length = boxes[style: box].width
    switch length.kind {
    case .auto, .none, .fitContent: width = .indefinite
    default:
      width = inlineLength(length, for: .size, of: box, in: space, measure: space, edges: edges)
    }
    if width.isDefinite {
      sizes = MinMax(min: width, max: width)
      if length.isContentKeyword {
        isFromRatio = intrinsicInline(box, in: space, edges: edges).isFromRatio
      }
    } else {
      let intrinsic = intrinsicInline(box, in: space, edges: edges)
      sizes = intrinsic.limits
      isFromRatio = intrinsic.isFromRatio
    }
    var automatic: Double?
    if isFromRatio, !boxes.traits(box).contains(.clips) {
      automatic = intrinsicInline(box, in: space, edges: edges, usesRatio: false).limits.min
    }
    var widest = space
    widest.contribution = .maxContent
    let limits = inlineLimits(
      box, widest, measure: space, edges: edges, automatic: automatic, transfers: true)
    guard
      boxes[style: box].minWidth.kind == .fitContent
        || boxes[style: box].maxWidth.kind == .fitContent
    else {
      return MinMax(min: limits.clamp(sizes.min), max: limits.clamp(sizes.max))
    }
    var narrowest = space
    narrowest.contribution = .minContent
    let lowLimits = inlineLimits(
      box, narrowest, measure: space, edges: edges, automatic: automatic, transfers: true)
    return MinMax(min: lowLimits.clamp(sizes.min), max: limits.clamp(sizes.max))
  }

  /// Returns the used border-box width of a box that is not a picture.
  mutating func inlineSize(_ box: BoxID, in space: ConstraintSpace, edges: BoxEdges) -> Double {
    if space.isInlineFixed { return space.availableInline }
    let fixed = boxes[style: box].fixedWidth
    if fixed.isDefinite { return fixed }
    if space.stretchesInline, space.availableInline.isDefinite {
      let traits = boxes.traits(box)
      if traits.contains(.isWidthAuto), traits.isDisjoint(with: [.hasRatio, .limitsInline]) {
        return stretchedInline(box, in: space, edges: edges)
      }
    }
    let length = boxes[style: box].width
    let hasRatio = boxes.traits(box).contains(.hasRatio)
    var mayUseRatio = false
    if hasRatio, !boxes.traits(box).contains(.isHeightAuto) || space.stretchesBlock {
      mayUseRatio =
        blockSize(box, in: space, edges: edges, intrinsic: .indefinite, inline: .indefinite)
        .isDefinite
    }
    let width: Double
    var dependsOnContent = length.isContentKeyword
    if length.isAuto {
      if !space.availableInline.isDefinite {
        width = intrinsicInline(box, in: space, edges: edges).limits.min
        dependsOnContent = true
      } else if space.stretchesInline {
        width = stretchedInline(box, in: space, edges: edges)
      } else {
        width = inlineLength(
          .fitContent, for: .size, of: box, in: space, measure: space, edges: edges)
        dependsOnContent = true
      }
    } else {
      width = inlineLength(length, for: .size, of: box, in: space, measure: space, edges: edges)
    }
    var automatic: Double?
    if mayUseRatio, dependsOnContent, !boxes.traits(box).contains(.clips) {
      automatic = intrinsicInline(box, in: space, edges: edges, usesRatio: false).limits.min
    }
    return inlineLimits(
      box, space, measure: space, edges: edges, automatic: automatic, transfers: true
    ).clamp(width)
  }
}
