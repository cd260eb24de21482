/// Sizes of pictures (CSS 2 §10.3.2, §10.4, §10.6.2 with the table of §10.4; CSS Sizing 4 §5).
extension LayoutScratch {
  /// The axes whose specified lengths and limits of a picture are ignored.
  enum IgnoredLengths { case none, inline, block, both }

  /// Returns the aspect ratio of a picture: that of its style, or that of its natural size, which
  /// applies to the content box.
  mutating func pictureRatio(_ box: BoxID) -> AspectRatio? {
    if let ratio = ratio(box) { return ratio }
    guard let natural = naturalSize(box), natural.width > 0, natural.height > 0 else { return nil }
    return AspectRatio(width: natural.width, height: natural.height, sizing: .contentBox)
  }

  /// The size of a replaced element without any natural dimension (CSS 2 §10.3.2), in pixels.
  private var unknownSize: Size { Size(width: 300 * boxes.scale, height: 150 * boxes.scale) }

  private mutating func naturalSize(_ box: BoxID) -> Size? {
    guard let size = boxes.naturalSizes[Int(boxes.nodes[box].contentIndex)] else { return nil }
    return Size(
      width: max(0, truncatedTo64ths(size.width)), height: max(0, truncatedTo64ths(size.height)))
  }

  /// Returns the natural border box. Without a natural size it is 300×150 points, or nil if there
  /// is a ratio.
  private mutating func naturalBorderBox(_ box: BoxID, _ edges: BoxEdges, hasRatio: Bool) -> Size? {
    let natural = naturalSize(box) ?? (hasRatio ? nil : unknownSize)
    guard let natural else { return nil }
    let width = natural.width + edges.inline
    // An aspect ratio in the style replaces the natural height.
    if let ratio = ratio(box) {
      let height = ratio.block(from: width, edges: edges)
      return Size(width: ratio.inline(from: height, edges: edges), height: height)
    }
    return Size(width: width, height: natural.height + edges.block)
  }

  /// Returns the border-box size of a picture in `space`.
  mutating func replacedSize(
    _ box: BoxID, in space: ConstraintSpace, edges: BoxEdges,
    ignoring ignored: IgnoredLengths = .none
  ) -> Size {
    let ratio = pictureRatio(box)
    let natural = naturalBorderBox(box, edges, hasRatio: ratio != nil)
    let (block, blockLimits) = replacedBlock(
      box, in: space, edges: edges, ratio: ratio, natural: natural, ignoring: ignored)
    let (inline, inlineLimits) = replacedInline(
      box, in: space, edges: edges, ratio: ratio, natural: natural, ignoring: ignored, block: block,
      blockLimits: blockLimits)
    if let inline, let block { return Size(width: inline, height: block) }
    if let inline {
      let height = ratio?.block(from: inline, edges: edges) ?? natural?.height ?? edges.block
      return Size(width: inline, height: blockLimits.clamp(height))
    }
    if let block {
      let width = ratio?.inline(from: block, edges: edges) ?? natural?.width ?? edges.inline
      return Size(width: inlineLimits.clamp(width), height: block)
    }
    guard let natural else {
      // Only the ratio is known, so the width fills the available width (CSS 2 §10.3.2, last rule
      // but one).
      guard let ratio else { return Size(width: edges.inline, height: edges.block) }
      let width = inlineLimits.clamp(
        filledInline(box, in: space, edges: edges, ratio: ratio, blockLimits: blockLimits))
      let height = blockLimits.clamp(ratio.block(from: width, edges: edges))
      return Size(width: width, height: height)
    }
    return constrained(
      natural, ratio: ratio, inlineLimits: inlineLimits, blockLimits: blockLimits, edges: edges)
  }

  /// Returns the height, if the style or the container determines it, and the limits of the height.
  private mutating func replacedBlock(
    _ box: BoxID, in space: ConstraintSpace, edges: BoxEdges, ratio: AspectRatio?,
    natural: Size?,
    ignoring ignored: IgnoredLengths
  ) -> (size: Double?, limits: MinMax) {
    guard ignored == .none || ignored == .inline else { return (nil, .unlimited) }
    var content = Double.indefinite
    if hasContentLimits(box) {
      content =
        ratio == nil
        ? natural?.height ?? .indefinite
        : replacedSize(box, in: space, edges: edges, ignoring: ignored == .none ? .block : .both)
          .height
    }
    let limits = blockLimits(box, percentBlock: space.percentBlock, edges: edges, content: content)
    if space.isBlockFixed { return (space.availableBlock, limits) }
    var height = Double.indefinite
    switch boxes[style: box].height.kind {
    case .pixels, .percent:
      height = blockLength(
        boxes[style: box].height, of: box, percentBlock: space.percentBlock, edges: edges,
        content: .indefinite)
    case .auto, .none:
      if space.stretchesBlock, space.availableBlock.isDefinite {
        height = stretchedBlock(box, in: space, edges: edges)
      }
    default: break
    }
    return (height.isDefinite ? limits.clamp(height) : nil, limits)
  }

  /// Returns the width, if the style or the container determines it, and the limits of the width.
  private mutating func replacedInline(
    _ box: BoxID, in space: ConstraintSpace, edges: BoxEdges, ratio: AspectRatio?,
    natural: Size?,
    ignoring ignored: IgnoredLengths, block: Double?, blockLimits: MinMax
  ) -> (size: Double?, limits: MinMax) {
    guard ignored == .none || ignored == .block else { return (nil, .unlimited) }
    func length(_ length: PackedLength, _ property: Property) -> Double {
      switch length.kind {
      case .pixels: return borderBox(length.pixels, of: box, edges: edges.inline)
      case .percent:
        guard space.percentInline.isDefinite else { return .indefinite }
        return borderBox(length.percent(of: space.percentInline), of: box, edges: edges.inline)
      case .minContent, .maxContent, .fitContent:
        if length.kind == .fitContent, property == .size, !space.availableInline.isDefinite {
          return .indefinite
        }
        if ratio == nil { return natural?.width ?? .indefinite }
        if let block, let ratio { return ratio.inline(from: block, edges: edges) }
        if natural != nil {
          return replacedSize(
            box, in: space, edges: edges, ignoring: ignored == .none ? .inline : .both
          ).width
        }
        return ratio.map {
          filledInline(box, in: space, edges: edges, ratio: $0, blockLimits: blockLimits)
        } ?? .indefinite
      case .auto, .none: return .indefinite
      }
    }
    var limits = MinMax.unlimited
    let minimum = length(boxes[style: box].minWidth, .minimum)
    limits.min = minimum.isDefinite ? minimum : edges.inline
    let maximum = length(boxes[style: box].maxWidth, .maximum)
    limits.max = max(limits.min, maximum.isDefinite ? maximum : largestLength)
    if space.isInlineFixed { return (space.availableInline, limits) }
    var width = length(boxes[style: box].width, .size)
    if boxes.traits(box).contains(.isWidthAuto), space.stretchesInline,
      space.availableInline.isDefinite
    {
      width = stretchedInline(box, in: space, edges: edges)
    }
    return (width.isDefinite ? limits.clamp(width) : nil, limits)
  }

  private mutating func filledInline(
    _ box: BoxID, in space: ConstraintSpace, edges: BoxEdges, ratio: AspectRatio,
    blockLimits: MinMax
  ) -> Double {
    let width =
      space.availableInline.isDefinite
      ? stretchedInline(box, in: space, edges: edges)
      : edges.inline + (boxes[style: box].width.isPercent ? unknownSize.width : 0)
    return ratio.inlineLimits(from: blockLimits, edges: edges).clamp(width)
  }

  /// Returns the size if both axes are automatic, by the table of CSS 2 §10.4, which preserves the
  /// ratio if the limits allow it.
  private mutating func constrained(
    _ natural: Size, ratio: AspectRatio?, inlineLimits: MinMax, blockLimits: MinMax,
    edges: BoxEdges
  ) -> Size {
    let width = inlineLimits.clamp(natural.width)
    let height = blockLimits.clamp(natural.height)
    guard let ratio, width != natural.width || height != natural.height else {
      return Size(width: width, height: height)
    }
    let isWidened = width > natural.width
    let isNarrowed = width < natural.width
    let isRaised = height > natural.height
    let isLowered = height < natural.height
    if isNarrowed && isRaised || isWidened && isLowered {
      return Size(width: width, height: height)
    }
    let heightForWidth = ratio.block(from: width, edges: edges)
    let widthForHeight = ratio.inline(from: height, edges: edges)
    if height == natural.height || isNarrowed && heightForWidth <= height
      || isWidened && width >= widthForHeight
    {
      return Size(width: width, height: blockLimits.clamp(heightForWidth))
    }
    return Size(width: inlineLimits.clamp(widthForHeight), height: height)
  }

  /// Returns the contributions of a picture to a container that is sized by its content. A picture
  /// whose width is a percentage can be compressed to its minimum (CSS Sizing 3 §5.2.2).
  mutating func replacedContribution(_ box: BoxID, in space: ConstraintSpace, edges: BoxEdges)
    -> MinMax
  {
    let width = replacedSize(box, in: space, edges: edges).width
    guard boxes[style: box].width.isPercent || boxes[style: box].maxWidth.isPercent else {
      return MinMax(min: width, max: width)
    }
    if boxes[style: box].minWidth.kind == .pixels {
      return MinMax(
        min: borderBox(boxes[style: box].minWidth.pixels, of: box, edges: edges.inline), max: width)
    }
    return MinMax(min: edges.inline, max: width)
  }
}
