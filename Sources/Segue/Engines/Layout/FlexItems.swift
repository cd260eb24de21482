/// Initial setup and flex base sizes (CSS Flexbox §9.1, §9.2; automatic minimum sizes §4.5).
///
/// Left out: `visibility: collapse` (§4.4) and `flex-basis: fit-content` of an indefinite room,
/// which browsers take as `max-content`, as is done here.
extension LayoutScratch {
  /// §9.1: generates the items of the container, in the order that `order` asks for (§5.4).
  mutating func collectItems(_ context: FlexContext) {
    var isReordered = false
    let end = boxes.end(of: context.box)
    var child = context.box + 1
    while child < end {
      let style = style(child)
      if style.display != .none, style.position != .absolute {
        appendItem(child, context)
        isReordered = isReordered || style.order != 0
      }
      child = boxes.end(of: child)
    }
    if isReordered {
      let boxes = boxes
      let sorted = items[context.firstItem...].sorted {
        (boxes.style(of: $0.box).order, $0.box) < (boxes.style(of: $1.box).order, $1.box)
      }
      items.replaceSubrange(context.firstItem..., with: sorted)
    }
  }

  /// §9.2.3: the flex base size and the hypothetical main size of one item.
  private mutating func appendItem(_ box: Int, _ context: FlexContext) {
    let style = style(box)
    let alignment = alignment(of: style, in: context)
    let crossLength = context.isColumn ? style.width : style.height
    let stretches = alignment == .stretch && crossLength == .auto
    var widest = Double.indefinite
    if context.purpose == .columnWrapContribution {
      widest = inlineContribution(box, context.contributionSpace(stretches: stretches)).max
    }
    let space = context.lengthSpace
    let edges = edges(box, space)
    let mainEdges = context.isColumn ? edges.block : edges.inline
    let content = context.contentSpace(stretches: stretches, widest: widest)
    var sizes: MainSizes
    if context.isColumn {
      sizes = blockMainSizes(box, space, content, edges)
    } else {
      sizes = inlineMainSizes(box, space, content, edges)
    }
    sizes.limits.min = max(0, sizes.limits.min - mainEdges)
    sizes.limits.max = max(0, sizes.limits.max - mainEdges)
    let base = max(0, sizes.base - mainEdges)
    var item = FlexItem(
      box: box, grow: factor(style.flexGrow), shrink: factor(style.flexShrink), base: base,
      limits: sizes.limits, hypothetical: sizes.limits.clamp(base), mainEdges: mainEdges,
      margins: margins(box, space), alignment: alignment, stretches: stretches)
    item.isBasisContent = sizes.isContent
    item.widest = widest
    item.isMainIndefinite =
      context.isColumn && !context.block.isDefinite && sizes.isContent
      && (isPicture(box) || ratio(box) == nil)
    items.append(item)
  }

  /// A flex factor as a browser's single precision holds it; negative ones are invalid.
  private func factor(_ value: Double) -> Double {
    value > 0 ? min(value, 3.4e38) : 0
  }

  /// Border-box sizes on the main axis.
  private struct MainSizes {
    var base: Double
    var limits: MinMax
    var isContent: Bool
  }

  /// The main axis is the inline axis: content sizes are min-content and max-content widths.
  private mutating func inlineMainSizes(
    _ box: Int, _ space: Space, _ content: Space, _ edges: BoxEdges
  ) -> MainSizes {
    let style = style(box)
    var basis = style.flexBasis
    if basis == .auto { basis = style.width == .none ? .auto : style.width }
    if basis == .auto || basis == .none { basis = .maxContent }
    var isContent = basis.isContentKeyword
    var base = inlineLength(basis, .size, box, space, measure: content, edges: edges)
    if !base.isDefinite {
      isContent = true
      base = intrinsicInline(box, content, edges).limits.max
    }
    var automatic: Double?
    if style.minWidth == .auto, style.overflow == .visible {
      automatic = automaticMinimumWidth(box, space, content, edges)
    }
    let limits = inlineLimits(
      box, space, measure: content, edges: edges, automatic: automatic, transfers: false)
    return MainSizes(base: base, limits: limits, isContent: isContent)
  }

  /// §4.5: the smaller of the content's size and the specified size. What an aspect ratio makes of
  /// the content is no less than the content itself.
  private mutating func automaticMinimumWidth(
    _ box: Int, _ space: Space, _ content: Space, _ edges: BoxEdges
  ) -> Double {
    let style = style(box)
    let specified = inlineLength(
      style.width, .size, box, space, measure: content, edges: edges)
    if specified.isDefinite, specified <= edges.inline { return specified }
    var minimum = intrinsicInline(box, content, edges).limits.min
    if !isPicture(box), ratio(box) != nil {
      minimum = max(
        minimum, intrinsicInline(box, content, edges, usesRatio: false).limits.min)
    }
    return specified.isDefinite ? min(specified, minimum) : minimum
  }

  /// The main axis is the block axis: the content size is the height at the width that the item
  /// will have.
  private mutating func blockMainSizes(
    _ box: Int, _ space: Space, _ content: Space, _ edges: BoxEdges
  ) -> MainSizes {
    let style = style(box)
    var basis = style.flexBasis
    if basis == .auto { basis = style.height }
    let length = blockLength(basis, box, space, edges, content: .indefinite)
    let hasAutomaticMinimum = style.minHeight == .auto && style.overflow == .visible
    let specified = blockLength(style.height, box, space, edges, content: .indefinite)
    // An automatic minimum is no greater than a specified size of nothing.
    let needsContent =
      !length.isDefinite || style.minHeight.isContentKeyword || style.maxHeight.isContentKeyword
      || hasAutomaticMinimum && !(specified.isDefinite && specified <= edges.block)
    let sizes =
      needsContent ? contentBlock(box, space, content, edges) : ContentBlock(height: 0, minimum: 0)
    var automatic: Double?
    if hasAutomaticMinimum {
      automatic = min(sizes.minimum, specified.isDefinite ? specified : sizes.minimum)
      // A height that cannot be resolved is the content's, and so a specified size of its own.
      if !specified.isDefinite, style.height != .auto {
        automatic = min(sizes.minimum, sizes.height)
      }
    }
    let limits = blockLimits(box, space, edges, content: sizes.height, automatic: automatic)
    return MainSizes(
      base: length.isDefinite ? length : sizes.height, limits: limits,
      isContent: !length.isDefinite)
  }

  private struct ContentBlock {
    /// Through the aspect ratio, where there is one.
    var height: Double
    /// What the automatic minimum has to hold: the content too.
    var minimum: Double
  }

  private mutating func contentBlock(
    _ box: Int, _ space: Space, _ content: Space, _ edges: BoxEdges
  ) -> ContentBlock {
    if isPicture(box) {
      let height = replacedSize(box, content, edges, ignoring: .block).height
      return ContentBlock(height: height, minimum: height)
    }
    let inline = inlineSize(box, content, edges)
    if isGivenUp { return ContentBlock(height: 0, minimum: 0) }
    guard let ratio = ratio(box) else {
      let height = intrinsicBlockSize(box, content, edges, inline: inline)
      return ContentBlock(height: height, minimum: height)
    }
    let height = ratio.block(from: inline, edges: edges)
    let limits = ratio.blockLimits(
      from: inlineLimits(box, space, measure: content, edges: edges, transfers: false),
      edges: edges)
    let intrinsic = limits.clamp(intrinsicBlockSize(box, content, edges, inline: inline))
    return ContentBlock(height: height, minimum: max(height, intrinsic))
  }
}
