/// Lengths resolved to border-box sizes (CSS Sizing 3 §5, CSS Box Sizing).
///
/// Not supported: `stretch` and `calc()`, which the format does not have.
extension LayoutScratch {
  /// The property that a length belongs to, which determines the value of `fit-content` without
  /// definite available space.
  enum Property { case size, minimum, maximum }

  /// Returns border and padding of `box`. Percentages on all four sides refer to the inline axis,
  /// and count as zero while that is indefinite (CSS Sizing 3 §5.2.1).
  @inline(__always)
  mutating func edges(_ box: BoxID, _ percentInline: Double) -> BoxEdges {
    guard boxes.traits(box).contains(.hasPercentPadding) else { return boxes[style: box].edges }
    return percentEdges(box, percentInline.definiteOrZero)
  }

  private mutating func percentEdges(_ box: BoxID, _ base: Double) -> BoxEdges {
    func side(_ edge: Double, _ padding: PackedLength) -> Double {
      padding.isPercent ? edge + max(0, padding.percent(of: base)) : edge
    }
    let edges = boxes[style: box].edges
    let padding = boxes[style: box].padding
    return BoxEdges(
      top: side(edges.top, padding.top), right: side(edges.right, padding.right),
      bottom: side(edges.bottom, padding.bottom), left: side(edges.left, padding.left))
  }

  /// Returns the margins of `box`. Automatic margins are zero.
  @inline(__always)
  mutating func margins(_ box: BoxID, _ percentInline: Double) -> Edges {
    guard boxes.traits(box).contains(.hasMargins) else { return .zero }
    let base = percentInline.definiteOrZero
    let margin = boxes[style: box].margin
    return Edges(
      top: margin.top.resolved(against: base), right: margin.right.resolved(against: base),
      bottom: margin.bottom.resolved(against: base), left: margin.left.resolved(against: base))
  }

  /// Returns the margins of an item along the axes of its container, and inserts flags for
  /// automatic ones.
  mutating func itemMargins(
    _ box: BoxID, in context: FlexContext, flags: inout FlexItem.Flags
  ) -> ItemMargins {
    let base = context.inline.definiteOrZero
    let margin = boxes[style: box].margin
    let (left, right) =
      context.isRightToLeft ? (margin.right, margin.left) : (margin.left, margin.right)
    let (mainStart, mainEnd) = context.isColumn ? (margin.top, margin.bottom) : (left, right)
    let (crossStart, crossEnd) = context.isColumn ? (left, right) : (margin.top, margin.bottom)
    if mainStart.isAuto { flags.insert(.autoMainStart) }
    if mainEnd.isAuto { flags.insert(.autoMainEnd) }
    if crossStart.isAuto { flags.insert(.autoCrossStart) }
    if crossEnd.isAuto { flags.insert(.autoCrossEnd) }
    return ItemMargins(
      mainStart: mainStart.resolved(against: base), mainEnd: mainEnd.resolved(against: base),
      crossStart: crossStart.resolved(against: base), crossEnd: crossEnd.resolved(against: base))
  }

  /// Converts a specified size to a border-box size.
  @inline(__always)
  mutating func borderBox(_ value: Double, of box: BoxID, edges: Double) -> Double {
    boxes.traits(box).contains(.isContentBox) ? max(0, value) + edges : max(edges, value)
  }

  /// Resolves `length` to the border-box width of `box`, or to `.indefinite`. Content sizes are
  /// measured in `measure`; everything else comes from `space`. `room` overrides the available
  /// width.
  @inline(__always)
  mutating func inlineLength(
    _ length: PackedLength, for property: Property, of box: BoxID, in space: ConstraintSpace,
    measure: ConstraintSpace,
    edges: BoxEdges, room: Double? = nil
  ) -> Double {
    switch length.kind {
    case .pixels: return borderBox(length.pixels, of: box, edges: edges.inline)
    case .percent:
      guard space.percentInline.isDefinite else { return .indefinite }
      return borderBox(length.percent(of: space.percentInline), of: box, edges: edges.inline)
    case .auto, .none: return .indefinite
    case .minContent, .maxContent, .fitContent:
      return contentInlineLength(
        length, for: property, of: box, in: space, measure: measure, edges: edges, room: room)
    }
  }

  private mutating func contentInlineLength(
    _ length: PackedLength, for property: Property, of box: BoxID, in space: ConstraintSpace,
    measure: ConstraintSpace,
    edges: BoxEdges, room: Double?
  ) -> Double {
    let limits = intrinsicInline(box, in: measure, edges: edges).limits
    if length.kind == .minContent { return limits.min }
    if length.kind == .maxContent { return limits.max }
    let available = room ?? space.availableInline
    guard available.isDefinite else {
      guard property != .size else { return .indefinite }
      switch space.contribution {
      case .minContent: return limits.min
      case .maxContent: return limits.max
      case .none: return property == .minimum ? limits.min : limits.max
      }
    }
    let margins = margins(box, space.percentInline)
    return max(limits.min, min(limits.max, max(0, available - margins.left - margins.right)))
  }

  /// Returns the width at which the margin box fills the available width (`stretch`), at least
  /// border and padding.
  @inline(__always)
  mutating func stretchedInline(
    _ box: BoxID, in space: ConstraintSpace, edges: BoxEdges, room: Double? = nil
  )
    -> Double
  {
    let margins = margins(box, space.percentInline)
    return max(edges.inline, (room ?? space.availableInline) - margins.left - margins.right)
  }

  @inline(__always)
  mutating func stretchedBlock(
    _ box: BoxID, in space: ConstraintSpace, edges: BoxEdges, room: Double? = nil
  )
    -> Double
  {
    let margins = margins(box, space.percentInline)
    return max(edges.block, (room ?? space.availableBlock) - margins.top - margins.bottom)
  }

  /// Returns `min-width` and `max-width` as border-box widths (CSS Sizing 3 §5.2). `automatic` is
  /// the automatic minimum, which the maximum limits.
  @inline(__always)
  mutating func inlineLimits(
    _ box: BoxID, _ space: ConstraintSpace, measure: ConstraintSpace, edges: BoxEdges,
    automatic: Double? = nil,
    transfers: Bool, room: Double? = nil
  ) -> MinMax {
    guard
      boxes.traits(box).contains(.limitsInline)
        || transfers && boxes.traits(box).contains(.hasRatio)
    else { return MinMax(min: automatic ?? edges.inline, max: largestLength) }
    return statedInlineLimits(
      box, space, measure: measure, edges: edges, automatic: automatic, transfers: transfers,
      room: room)
  }

  private mutating func statedInlineLimits(
    _ box: BoxID, _ space: ConstraintSpace, measure: ConstraintSpace, edges: BoxEdges,
    automatic: Double?,
    transfers: Bool, room: Double?
  ) -> MinMax {
    var limits = MinMax.unlimited
    let maximum = inlineLength(
      boxes[style: box].maxWidth, for: .maximum, of: box, in: space, measure: measure, edges: edges,
      room: room)
    if maximum.isDefinite { limits.max = maximum }
    if let automatic, boxes[style: box].minWidth.isAuto {
      limits.min = min(automatic, limits.max)
    } else {
      limits.min = inlineLength(
        boxes[style: box].minWidth, for: .minimum, of: box, in: space, measure: measure,
        edges: edges,
        room: room)
      if !limits.min.isDefinite { limits.min = edges.inline }
    }
    if transfers, boxes.traits(box).contains(.isWidthAuto), !space.stretchesInline,
      let ratio = ratio(box)
    {
      let block = initialBlockLimits(box, in: space, edges: edges)
      let transferred = ratio.inlineLimits(from: block, edges: edges)
      limits.min = max(limits.min, min(transferred.min, limits.max))
      limits.max = min(limits.max, transferred.max)
    }
    limits.max = max(limits.max, limits.min)
    return limits
  }

  /// Returns `min-height` and `max-height` without measuring content for them: keywords do not
  /// limit.
  mutating func initialBlockLimits(_ box: BoxID, in space: ConstraintSpace, edges: BoxEdges)
    -> MinMax
  {
    blockLimits(box, percentBlock: space.percentBlock, edges: edges, content: .indefinite)
  }

  /// Whether the limits of the height depend on the height of the content.
  @inline(__always)
  mutating func hasContentLimits(_ box: BoxID) -> Bool {
    boxes[style: box].minHeight.isContentKeyword || boxes[style: box].maxHeight.isContentKeyword
  }

  /// Returns `min-height` and `max-height` as border-box heights. Keywords and `automatic` depend
  /// on the height of the content, which is `.indefinite` if it is unknown. Infinite content, which
  /// `lineLimit` passes as `largestLength`, does not count as a minimum: a column whose minimum is
  /// a keyword still breaks its lines at its height or its maximum.
  mutating func blockLimits(
    _ box: BoxID, percentBlock: Double, edges: BoxEdges, content: Double,
    automatic: Double? = nil
  ) -> MinMax {
    guard boxes.traits(box).contains(.limitsBlock) else {
      return MinMax(min: automatic ?? edges.block, max: largestLength)
    }
    var limits = MinMax.unlimited
    let maximum = blockLength(
      boxes[style: box].maxHeight, of: box, percentBlock: percentBlock, edges: edges,
      content: content)
    if maximum.isDefinite { limits.max = maximum }
    if let automatic, boxes[style: box].minHeight.isAuto {
      limits.min = min(automatic, limits.max)
    } else {
      limits.min = blockLength(
        boxes[style: box].minHeight, of: box, percentBlock: percentBlock, edges: edges,
        content: content)
      let isUnlimited =
        limits.min == largestLength && boxes[style: box].minHeight.isContentKeyword
      if !limits.min.isDefinite || isUnlimited { limits.min = edges.block }
    }
    limits.max = max(limits.max, limits.min)
    return limits
  }

  /// Resolves `length` to a border-box height, or to `.indefinite`. In the block axis every content
  /// keyword is the height of the content (CSS Sizing 3 §5.1).
  @inline(__always)
  mutating func blockLength(
    _ length: PackedLength, of box: BoxID, percentBlock: Double, edges: BoxEdges, content: Double
  ) -> Double {
    switch length.kind {
    case .pixels: return borderBox(length.pixels, of: box, edges: edges.block)
    case .percent:
      guard percentBlock.isDefinite else { return .indefinite }
      return borderBox(length.percent(of: percentBlock), of: box, edges: edges.block)
    case .minContent, .maxContent, .fitContent: return content
    case .auto, .none: return .indefinite
    }
  }
}
