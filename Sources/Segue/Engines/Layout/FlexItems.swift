/// Initial setup and flex base sizes (CSS Flexbox §9.1, §9.2; automatic minimum sizes §4.5).
///
/// Not supported: `visibility: collapse` (§4.4). `flex-basis: fit-content` without definite
/// available space is `max-content`, as in browsers.
extension LayoutScratch {
  /// Generates the items of the container (§9.1), sorted by `order` (§5.4).
  mutating func collectItems(_ context: FlexContext) {
    var seen: BoxStyle.Traits = []
    let end = boxes.end(of: context.box)
    var child = context.box + 1
    while child < end {
      let traits = boxes.traits(child)
      if traits.isDisjoint(with: .isOutOfFlow) {
        appendItem(child, traits: traits, in: context)
        seen.formUnion(traits)
      }
      child = boxes.end(of: child)
    }
    if seen.contains(.hasOrder) { sortItems(from: context.firstItem) }
  }

  private mutating func sortItems(from first: Int) {
    let boxes = boxes
    items.sort(first..<items.count) {
      (boxes[style: $0.id].order, $0.box) < (boxes[style: $1.id].order, $1.box)
    }
  }

  /// Adds an item with its flex base size and the limits of its main size (§9.2 step 3).
  mutating func appendItem(
    _ box: BoxID, traits: BoxStyle.Traits, in context: FlexContext
  ) {
    let isColumn = context.isColumn
    var flags: FlexItem.Flags = []
    let margins =
      traits.contains(.hasMargins) ? itemMargins(box, in: context, flags: &flags) : ItemMargins()
    let alignment = alignment(of: box, flags, context)
    let isCrossAuto = traits.contains(isColumn ? .isWidthAuto : .isHeightAuto)
    if alignment == .stretch, isCrossAuto { flags.insert(.stretches) }
    let stretches = flags.contains(.stretches)
    if stretches, !isColumn, keepsStretchedHeight(box) { flags.insert(.keepsHeight) }
    var cross = isColumn ? boxes[style: box].fixedWidth : boxes[style: box].fixedHeight
    if cross.isDefinite { flags.insert(.isCrossFixed) }
    var maxContentWidth = Double.indefinite
    if context.measuresMaxContent {
      maxContentWidth = inlineContribution(box, context.contributionSpace(stretches: stretches)).max
      cross = maxContentWidth
      flags.insert(.hasMaxContentCross)
    }
    let edges = edges(box, context.inline)
    let mainEdges = isColumn ? edges.block : edges.inline
    let sizes =
      isColumn
      ? blockMainSizes(
        box, in: context, edges: edges, stretches: stretches, maxContentWidth: maxContentWidth)
      : inlineMainSizes(box, in: context, edges: edges, stretches: stretches)
    if sizes.hasDeferredMinimum { flags.insert(.hasDeferredMinimum) }
    if sizes.isContent, isColumn, !context.block.isDefinite,
      boxes.kind(box) == .picture || !traits.contains(.hasRatio)
    {
      flags.insert(.isMainIndefinite)
    }
    items.push(
      FlexItem(
        box: Int32(box.index), alignment: alignment, flags: flags, grow: boxes[style: box].flexGrow,
        shrink: boxes[style: box].flexShrink, base: max(0, sizes.base - mainEdges),
        limits: MinMax(
          min: max(0, sizes.limits.min - mainEdges), max: max(0, sizes.limits.max - mainEdges)),
        mainEdges: mainEdges, margins: margins, cross: cross))
  }

  /// Border-box sizes along the main axis.
  struct MainSizes {
    var base: Double
    var limits: MinMax
    var isContent: Bool
    /// Whether the automatic minimum is left out because it is not greater than the base size.
    var hasDeferredMinimum = false

    var hypothetical: Double { limits.clamp(base) }
  }

  /// Returns the main sizes of an item whose main axis is the inline axis: content sizes are
  /// min-content and max-content widths.
  mutating func inlineMainSizes(
    _ box: BoxID, in context: FlexContext, edges: BoxEdges, stretches: Bool
  ) -> MainSizes {
    let traits = boxes.traits(box)
    let fixed = boxes[style: box].fixedWidth
    if fixed.isDefinite, fixed < largestLength, boxes[style: box].flexBasis.isAuto,
      traits.isDisjoint(with: [.hasRatio, .limitsInline]),
      boxes.isEmpty(box) || traits.contains(.clips)
    {
      // The automatic minimum of an empty box is as small as its width can be.
      return MainSizes(
        base: fixed, limits: MinMax(min: edges.inline, max: largestLength), isContent: false)
    }
    let space = context.lengthSpace
    let content = context.contentSpace(stretches: stretches, maxContentWidth: .indefinite)
    var basis = boxes[style: box].flexBasis
    if basis.isAuto { basis = boxes[style: box].width }
    if basis.isAutoOrNone, traits.contains(.isWidthAuto),
      traits.isDisjoint(with: [.hasRatio, .limitsInline])
    {
      // Both the basis and the automatic minimum are content sizes.
      let content = intrinsicInline(box, in: content, edges: edges).limits
      return MainSizes(
        base: content.max,
        limits: MinMax(
          min: traits.contains(.clips) ? edges.inline : content.min, max: largestLength),
        isContent: true)
    }
    if basis.isAutoOrNone { basis = .maxContent }
    var isContent = basis.isContentKeyword
    var base = inlineLength(basis, for: .size, of: box, in: space, measure: content, edges: edges)
    if !base.isDefinite {
      isContent = true
      base = intrinsicInline(box, in: content, edges: edges).limits.max
    }
    var automatic: Double?
    if boxes[style: box].minWidth.isAuto, !traits.contains(.clips) {
      automatic = automaticMinimumWidth(box, in: space, content: content, edges: edges)
    }
    let limits = inlineLimits(
      box, space, measure: content, edges: edges, automatic: automatic, transfers: false)
    return MainSizes(base: base, limits: limits, isContent: isContent)
  }

  /// Returns the automatic minimum width, the smaller of the content size and the specified size
  /// (§4.5). A content size from an aspect ratio is never smaller than the content itself.
  private mutating func automaticMinimumWidth(
    _ box: BoxID, in space: ConstraintSpace, content: ConstraintSpace, edges: BoxEdges
  ) -> Double {
    let specified = inlineLength(
      boxes[style: box].width, for: .size, of: box, in: space, measure: content, edges: edges)
    if specified.isDefinite, specified <= edges.inline { return specified }
    var minimum = intrinsicInline(box, in: content, edges: edges).limits.min
    if boxes.traits(box).contains(.hasRatio), boxes.kind(box) != .picture {
      minimum = max(
        minimum, intrinsicInline(box, in: content, edges: edges, usesRatio: false).limits.min)
    }
    return specified.isDefinite ? min(specified, minimum) : minimum
  }

  /// Returns the main sizes of an item whose main axis is the block axis: the content size is the
  /// height at the width that the item will have.
  mutating func blockMainSizes(
    _ box: BoxID, in context: FlexContext, edges: BoxEdges, stretches: Bool,
    maxContentWidth: Double
  ) -> MainSizes {
    let basis = boxes[style: box].flexBasis
    let fixed = boxes[style: box].fixedHeight
    if fixed.isDefinite, fixed < largestLength, basis.isAuto,
      boxes.traits(box).isDisjoint(with: .limitsBlock)
    {
      // Only an item that shrinks needs the automatic minimum (`resolveDeferredMinimum`).
      let clips = boxes.traits(box).contains(.clips)
      return MainSizes(
        base: fixed, limits: MinMax(min: clips ? edges.block : 0, max: largestLength),
        isContent: false, hasDeferredMinimum: !clips)
    }
    let height = boxes[style: box].height
    let specified = blockLength(
      height, of: box, percentBlock: context.block, edges: edges, content: .indefinite)
    let length =
      basis.isAuto
      ? specified
      : blockLength(basis, of: box, percentBlock: context.block, edges: edges, content: .indefinite)
    let hasLimits = boxes.traits(box).contains(.limitsBlock)
    let hasAutomaticMinimum =
      boxes[style: box].minHeight.isAuto && !boxes.traits(box).contains(.clips)
    let hasKeywordLimit = hasLimits && hasContentLimits(box)
    // The automatic minimum is not greater than the specified size. If that is not greater than the
    // base size, only an item that shrinks needs the minimum, and therefore its content
    // (`resolveDeferredMinimum`).
    let isMinimumOpen =
      hasAutomaticMinimum && !hasKeywordLimit && specified.isDefinite && length.isDefinite
      && specified <= length
    let needsContent =
      !length.isDefinite || hasKeywordLimit || hasAutomaticMinimum && !isMinimumOpen
    let sizes =
      needsContent
      ? contentBlock(
        box, in: context, edges: edges, stretches: stretches, maxContentWidth: maxContentWidth)
      : ContentBlock(height: 0, minimum: 0)
    var automatic: Double?
    if hasAutomaticMinimum {
      automatic = specified.isDefinite ? min(sizes.minimum, specified) : sizes.minimum
      // A height that cannot be resolved is the content height, which also acts as the specified
      // size.
      if !specified.isDefinite, !height.isAuto {
        automatic = min(sizes.minimum, sizes.height)
      }
    }
    let limits =
      hasLimits
      ? blockLimits(
        box, percentBlock: context.block, edges: edges, content: sizes.height, automatic: automatic)
      : MinMax(min: automatic ?? edges.block, max: largestLength)
    return MainSizes(
      base: length.isDefinite ? length : sizes.height, limits: limits,
      isContent: !length.isDefinite, hasDeferredMinimum: isMinimumOpen)
  }

  /// Computes the automatic minimum (§4.5) of a shrinking item of a column, if that was left out.
  mutating func resolveDeferredMinimum(_ index: Int, _ context: FlexContext) {
    let box = items[index].id
    let edges = edges(box, context.inline)
    let specified = blockLength(
      boxes[style: box].height, of: box, percentBlock: context.block, edges: edges,
      content: .indefinite)
    // The minimum is not greater than a specified size, which is zero here.
    guard specified > edges.block else { return }
    let flags = items[index].flags
    let maxContentWidth = flags.contains(.hasMaxContentCross) ? items[index].cross : .indefinite
    let sizes = contentBlock(
      box, in: context, edges: edges, stretches: flags.contains(.stretches),
      maxContentWidth: maxContentWidth)
    let limits = blockLimits(
      box, percentBlock: context.block, edges: edges, content: sizes.height,
      automatic: min(sizes.minimum, specified))
    items[index].limits.min = max(0, limits.min - items[index].mainEdges)
  }

  private struct ContentBlock {
    /// The height from the aspect ratio, if there is one.
    var height: Double
    /// The automatic minimum, which also contains the content.
    var minimum: Double
  }

  private mutating func contentBlock(
    _ box: BoxID, in context: FlexContext, edges: BoxEdges, stretches: Bool,
    maxContentWidth: Double
  ) -> ContentBlock {
    if boxes.kind(box) == .picture || boxes.traits(box).contains(.hasRatio) {
      return ratioContentBlock(
        box, in: context, edges: edges, stretches: stretches, maxContentWidth: maxContentWidth)
    }
    if boxes.isEmpty(box) { return ContentBlock(height: edges.block, minimum: edges.block) }
    let constraint = contentConstraint(
      box, in: context, edges: edges, stretches: stretches, maxContentWidth: maxContentWidth)
    if isAbandoned { return ContentBlock(height: 0, minimum: 0) }
    let height = contentBlockSize(box, constraint) + edges.block
    return ContentBlock(height: height, minimum: height)
  }

  /// Returns the constraint for measuring the height of an item's content. It is a separate
  /// function to reduce stack use during the measurement.
  @inline(never)
  mutating func contentConstraint(
    _ box: BoxID, in context: FlexContext, edges: BoxEdges, stretches: Bool,
    maxContentWidth: Double
  ) -> Constraint {
    let content = context.contentSpace(stretches: stretches, maxContentWidth: maxContentWidth)
    return blockConstraint(
      box, in: content, edges: edges, inline: inlineSize(box, in: content, edges: edges))
  }

  @inline(never)
  private mutating func ratioContentBlock(
    _ box: BoxID, in context: FlexContext, edges: BoxEdges, stretches: Bool,
    maxContentWidth: Double
  ) -> ContentBlock {
    let content = context.contentSpace(stretches: stretches, maxContentWidth: maxContentWidth)
    if boxes.kind(box) == .picture {
      let height = replacedSize(box, in: content, edges: edges, ignoring: .block).height
      return ContentBlock(height: height, minimum: height)
    }
    let inline = inlineSize(box, in: content, edges: edges)
    guard !isAbandoned, let ratio = ratio(box) else { return ContentBlock(height: 0, minimum: 0) }
    let height = ratio.block(from: inline, edges: edges)
    let limits = ratio.blockLimits(
      from: inlineLimits(
        box, context.lengthSpace, measure: content, edges: edges, transfers: false),
      edges: edges)
    let intrinsic = limits.clamp(intrinsicBlockSize(box, in: content, edges: edges, inline: inline))
    return ContentBlock(height: height, minimum: max(height, intrinsic))
  }
}
