/// What a flex container knows of itself while it is laid out.
struct FlexContext {
  let box: Int
  let traits: BoxStyle.Traits
  /// Items are as wide as they like, to find a wrapping column's width.
  let seeksWidth: Bool
  /// The content box that items may fill and refer to; `.indefinite` where it is not known.
  let inline: Double
  let block: Double
  let itemGap: Double
  let lineGap: Double
  /// Where the container's items and lines begin on the stacks.
  let firstItem: Int
  let firstLine: Int

  @inline(__always) var isColumn: Bool { traits.contains(.isColumn) }
  @inline(__always) var isReverse: Bool { traits.contains(.isReverse) }
  @inline(__always) var wraps: Bool { traits.contains(.wraps) }
  @inline(__always) var wrapsReverse: Bool { traits.contains(.wrapsReverse) }
  @inline(__always) var isRightToLeft: Bool { traits.contains(.isRightToLeft) }

  /// Whether the container's cross size is definite before its items are sized (§9.8).
  @inline(__always) var isCrossDefinite: Bool { isColumn || block.isDefinite }

  /// Whether a stretched item's cross size is the container's, and so definite (§9.8, rule 1).
  @inline(__always)
  func takesCrossSize(_ stretches: Bool) -> Bool { stretches && !wraps && isCrossDefinite }

  /// The content box, as what items' lengths refer to.
  @inline(__always)
  var lengthSpace: Space {
    Space(
      availableInline: inline, availableBlock: block, percentInline: inline, percentBlock: block)
  }

  /// In which an item's content sizes are sought: a column's percentages of heights do not count.
  func contentSpace(stretches: Bool, widest: Double) -> Space {
    var space = lengthSpace
    if takesCrossSize(stretches) {
      if isColumn { space.stretchesInline = true } else { space.stretchesBlock = true }
    }
    if isColumn {
      space.percentBlock = .indefinite
      space.isInitialBlockIndefinite = true
    }
    if widest.isDefinite {
      space.availableInline = widest
      space.isInlineFixed = true
    }
    return space
  }

  /// In which an item's intrinsic contribution to the container's width is sought.
  func contributionSpace(stretches: Bool) -> Space {
    Space(
      availableBlock: block, percentBlock: block,
      stretchesBlock: !isColumn && takesCrossSize(stretches))
  }

  /// In which an item is laid out at its flexed main size; `lineCross` is its line's cross size
  /// once that is known.
  @inline(__always)
  func layoutSpace(
    _ flexedBorderBox: Double, _ flags: FlexItem.Flags, lineCross: Double? = nil
  ) -> Space {
    var space = lengthSpace
    let stretches = flags.contains(.stretches)
    let fills = stretches && lineCross != nil || takesCrossSize(stretches)
    if isColumn {
      space.availableInline = lineCross ?? inline
      space.availableBlock = flexedBorderBox
      space.isBlockFixed = true
      space.stretchesInline = fills
      space.isInitialBlockIndefinite = flags.contains(.isMainIndefinite)
    } else {
      space.availableInline = flexedBorderBox
      space.isInlineFixed = true
      space.availableBlock = lineCross ?? block
      space.stretchesBlock = fills
    }
    return space
  }
}

extension LayoutScratch {
  /// Opens the container's part of the stacks; `endFlex` closes it.
  mutating func beginFlex(
    _ box: Int, inline: Double, block: Double, seeksWidth: Bool = false
  ) -> FlexContext {
    let traits = boxes.traits(box)
    let rowGap = gap(boxes[style: box].rowGap, of: block)
    let columnGap = gap(boxes[style: box].columnGap, of: inline)
    let isColumn = traits.contains(.isColumn)
    return FlexContext(
      box: box, traits: traits, seeksWidth: seeksWidth, inline: inline, block: block,
      itemGap: isColumn ? rowGap : columnGap, lineGap: isColumn ? columnGap : rowGap,
      firstItem: items.count, firstLine: lines.count)
  }

  mutating func endFlex(_ context: FlexContext) {
    items.drop(from: context.firstItem)
    lines.drop(from: context.firstLine)
  }

  /// Percentages of an indefinite size are zero (CSS Align §8.1).
  @inline(__always)
  mutating func gap(_ length: PackedLength, of size: Double) -> Double {
    max(0, length.plain(size.orZero))
  }
}
