/// The properties of a flex container during its layout.
struct FlexContext {
  let box: BoxID
  let traits: BoxStyle.Traits
  /// Whether items have their max-content width, to compute the width of a wrapping column.
  let measuresMaxContent: Bool
  /// The size of the content box that items may fill and refer to, or `.indefinite` if it is
  /// unknown.
  let inline: Double
  let block: Double
  let itemGap: Double
  let lineGap: Double
  /// The indices on the stacks at which the items and lines of the container begin.
  let firstItem: Int
  let firstLine: Int

  @inline(__always) var isColumn: Bool { traits.contains(.isColumn) }
  @inline(__always) var isReverse: Bool { traits.contains(.isReverse) }
  @inline(__always) var wraps: Bool { traits.contains(.wraps) }
  @inline(__always) var wrapsReverse: Bool { traits.contains(.wrapsReverse) }
  @inline(__always) var isRightToLeft: Bool { traits.contains(.isRightToLeft) }

  /// Whether the container's cross size is definite before its items are sized (§9.8).
  @inline(__always) var isCrossDefinite: Bool { isColumn || block.isDefinite }

  /// Whether a stretched item has the cross size of the container, which makes it definite (§9.8,
  /// rule 1).
  @inline(__always)
  func takesCrossSize(_ stretches: Bool) -> Bool { stretches && !wraps && isCrossDefinite }

  /// The space of the content box, which the lengths of items refer to.
  @inline(__always)
  var lengthSpace: ConstraintSpace {
    ConstraintSpace(
      availableInline: inline, availableBlock: block, percentInline: inline, percentBlock: block)
  }

  /// Returns the space for measuring an item's content sizes. In a column, percentages of heights
  /// are indefinite.
  func contentSpace(stretches: Bool, maxContentWidth: Double) -> ConstraintSpace {
    var space = lengthSpace
    if takesCrossSize(stretches) {
      if isColumn { space.stretchesInline = true } else { space.stretchesBlock = true }
    }
    if isColumn {
      space.percentBlock = .indefinite
      space.isInitialBlockIndefinite = true
    }
    if maxContentWidth.isDefinite {
      space.availableInline = maxContentWidth
      space.isInlineFixed = true
    }
    return space
  }

  /// Returns the space for measuring an item's intrinsic contribution to the container's width.
  func contributionSpace(stretches: Bool) -> ConstraintSpace {
    ConstraintSpace(
      availableBlock: block, percentBlock: block,
      stretchesBlock: !isColumn && takesCrossSize(stretches))
  }

  /// Returns the space for laying out an item at its flexed main size. `lineCross` is the cross
  /// size of its line, once that is known.
  @inline(__always)
  func layoutSpace(
    _ flexedBorderBox: Double, _ flags: FlexItem.Flags, lineCross: Double? = nil
  ) -> ConstraintSpace {
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
  /// Starts the layout of a container, whose items and lines are then pushed onto the stacks.
  /// `endFlex` removes them.
  mutating func beginFlex(
    _ box: BoxID, inline: Double, block: Double, measuresMaxContent: Bool = false
  ) -> FlexContext {
    let traits = boxes.traits(box)
    var rowGap = 0.0
    var columnGap = 0.0
    if traits.contains(.hasGaps) {
      rowGap = gap(boxes[style: box].rowGap, of: block)
      columnGap = gap(boxes[style: box].columnGap, of: inline)
    }
    let isColumn = traits.contains(.isColumn)
    return FlexContext(
      box: box, traits: traits, measuresMaxContent: measuresMaxContent, inline: inline,
      block: block,
      itemGap: isColumn ? rowGap : columnGap, lineGap: isColumn ? columnGap : rowGap,
      firstItem: items.count, firstLine: lines.count)
  }

  mutating func endFlex(_ context: FlexContext) {
    items.drop(from: context.firstItem)
    lines.drop(from: context.firstLine)
  }

  /// Returns the size of a gap. Percentages of an indefinite size are zero (CSS Align §8.1).
  @inline(__always)
  mutating func gap(_ length: PackedLength, of size: Double) -> Double {
    max(0, length.resolved(against: size.definiteOrZero))
  }
}
