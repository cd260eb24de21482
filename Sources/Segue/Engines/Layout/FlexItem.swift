/// A flex item while its container is laid out. Sizes along the main axis are content-box sizes.
struct FlexItem: Sendable {
  var box: Int
  var grow: Double
  var shrink: Double
  /// Flex base size, and the limits that clamp it to the hypothetical main size.
  var base: Double
  var limits: MinMax
  var hypothetical: Double
  /// The main size after flexing.
  var flexed = 0.0
  /// Border and padding along the main axis.
  var mainEdges: Double
  /// Automatic margins are zero here.
  var margins: Edges
  var alignment: ItemAlignment
  /// The item is aligned by `stretch`, and its cross size is automatic.
  var stretches: Bool
  /// The flex base size came from the content.
  var isBasisContent = false
  /// Percentages inside the item do not see its main size (§9.8).
  var isMainIndefinite = false
  var isFrozen = false
  /// Below zero where a limit made the flexed size smaller, above zero where it made it larger.
  var violation = 0.0
  /// The max-content contribution, kept while a wrapping column's width is sought.
  var widest = Double.indefinite

  /// The border-box cross size, hypothetical at first, used at last.
  var cross = 0.0
  /// The distance of the item's baseline from the cross edge that its baseline group starts at.
  var ascent = 0.0
  /// From the container's border-box edges at main start and cross start.
  var mainOffset = 0.0
  var crossOffset = 0.0
  /// The border-box height that the item's children may refer to.
  var definiteBlock = Double.indefinite

  @inline(__always) var flexedBorderBox: Double { flexed + mainEdges }
}

/// `align-self` as it works in the item's container: `auto`, `normal`, `start`, `self-end` and the
/// like are resolved (CSS Align §6).
enum ItemAlignment: UInt8 { case start, end, center, stretch, baseline, lastBaseline }

/// A flex line.
struct FlexLine: Sendable {
  /// Its items, from `first` on, in the order in which they are placed.
  var first: Int
  var count: Int
  /// Sums of outer sizes with gaps.
  var baseSum: Double
  var hypotheticalSum: Double

  var crossSize = 0.0
  var crossOffset = 0.0
  /// Room that the items leave on the main axis.
  var freeSpace = 0.0
  var automaticMargins = 0
  /// The greatest ascents of the two baseline groups; nil while no item takes part.
  var majorBaseline: Double?
  var minorBaseline: Double?
}

/// What a flex container knows of itself while it is laid out.
struct FlexContext {
  /// For what the items are made: each asks for less than layout proper.
  enum Purpose { case layout, rowContribution, columnWrapContribution }

  let box: Int
  let purpose: Purpose
  let isColumn: Bool
  let isReverse: Bool
  let wraps: Bool
  let wrapsReverse: Bool
  let isRightToLeft: Bool
  /// The content box that items may fill and refer to; `.indefinite` where it is not known.
  let inline: Double
  let block: Double
  let itemGap: Double
  let lineGap: Double
  /// Where the container's items and lines begin in the scratch arrays.
  let firstItem: Int
  let firstLine: Int

  /// Whether the container's cross size is definite before its items are sized (§9.8).
  @inline(__always) var isCrossDefinite: Bool { isColumn || block.isDefinite }

  init(
    _ box: Int, _ style: LayoutStyle, _ purpose: Purpose, inline: Double, block: Double,
    firstItem: Int, firstLine: Int
  ) {
    self.box = box
    self.purpose = purpose
    isColumn = style.flexDirection.isColumn
    isReverse = style.flexDirection.isReverse
    wraps = style.flexWrap != .nowrap
    wrapsReverse = style.flexWrap == .wrapReverse
    isRightToLeft = style.direction == .rtl
    self.inline = inline
    self.block = block
    let rowGap = FlexContext.gap(style.rowGap, of: block)
    let columnGap = FlexContext.gap(style.columnGap, of: inline)
    itemGap = isColumn ? rowGap : columnGap
    lineGap = isColumn ? columnGap : rowGap
    self.firstItem = firstItem
    self.firstLine = firstLine
  }

  /// Percentages of an indefinite size are zero (CSS Align §8.1).
  private static func gap(_ length: Length, of size: Double) -> Double {
    switch length {
    case .points(let points): max(0, snapped(points))
    case .percent(let percent): max(0, snapped(size.orZero * percent / 100))
    default: 0
    }
  }

  /// Whether a stretched item's cross size is the container's, and so definite (§9.8, rule 1).
  @inline(__always)
  func takesCrossSize(_ stretches: Bool) -> Bool { stretches && !wraps && isCrossDefinite }

  /// The content box, as what items' lengths refer to.
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
  func layoutSpace(_ item: FlexItem, lineCross: Double? = nil) -> Space {
    var space = lengthSpace
    let fills = item.stretches && lineCross != nil || takesCrossSize(item.stretches)
    if isColumn {
      space.availableInline = lineCross ?? inline
      if item.widest.isDefinite {
        space.availableInline = item.widest
        space.isInlineFixed = true
      }
      space.availableBlock = item.flexedBorderBox
      space.isBlockFixed = true
      space.stretchesInline = fills
      space.isInitialBlockIndefinite = item.isMainIndefinite
    } else {
      space.availableInline = item.flexedBorderBox
      space.isInlineFixed = true
      space.availableBlock = lineCross ?? block
      space.stretchesBlock = fills
    }
    return space
  }
}
