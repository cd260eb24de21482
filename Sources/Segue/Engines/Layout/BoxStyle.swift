/// A style in the form that layout reads: lengths are packed, keywords are resolved as far as the
/// style alone allows, and the properties that are read most often are precomputed.
///
/// It is created once for all boxes that share the style, when the tree is built, and takes about
/// 270 bytes. Read single properties in place: a copy costs more than most queries.
struct BoxStyle: Equatable, Sendable {
  struct Traits: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    static let isHidden = Traits(rawValue: 1)
    static let isAbsolute = Traits(rawValue: 1 << 1)
    static let isColumn = Traits(rawValue: 1 << 2)
    static let isReverse = Traits(rawValue: 1 << 3)
    static let wraps = Traits(rawValue: 1 << 4)
    static let wrapsReverse = Traits(rawValue: 1 << 5)
    static let isRightToLeft = Traits(rawValue: 1 << 6)
    /// `overflow` is not `visible`.
    static let clips = Traits(rawValue: 1 << 7)
    static let isContentBox = Traits(rawValue: 1 << 8)
    static let hasMargins = Traits(rawValue: 1 << 9)
    static let hasPercentPadding = Traits(rawValue: 1 << 10)
    /// The minimum or the maximum width is neither `auto` nor `none`. `limitsBlock` is the same for
    /// the height.
    static let limitsInline = Traits(rawValue: 1 << 11)
    static let limitsBlock = Traits(rawValue: 1 << 12)
    static let hasOrder = Traits(rawValue: 1 << 13)
    static let hasInset = Traits(rawValue: 1 << 14)
    /// The top or the bottom margin is a percentage.
    static let hasPercentBlockMargins = Traits(rawValue: 1 << 15)

    static let isWidthAuto = Traits(rawValue: 1 << 16)
    static let isHeightAuto = Traits(rawValue: 1 << 17)
    static let hasRatio = Traits(rawValue: 1 << 18)
    static let hasGaps = Traits(rawValue: 1 << 19)

    /// Not a flex item: neither laid out nor counted with the others.
    static let isOutOfFlow: Traits = [.isHidden, .isAbsolute]
    static let wrapsColumn: Traits = [.isColumn, .wraps]

    // These shadow the generic members of option sets. They are called so often that in an
    // unoptimized build, where each takes three generic calls, the generic ones take a sixth of the
    // layout time.
    func contains(_ traits: Traits) -> Bool { rawValue & traits.rawValue == traits.rawValue }
    func isDisjoint(with traits: Traits) -> Bool { rawValue & traits.rawValue == 0 }

    /// The direction in which content can be scrolled: along the flex axes (CSS Overflow 3 §2.2).
    var scrollsLeft: Bool {
      contains(.isRightToLeft) != contains(contains(.isColumn) ? .wrapsReverse : .isReverse)
    }
    var scrollsUp: Bool { contains(contains(.isColumn) ? .isReverse : .wrapsReverse) }
  }

  let traits: Traits

  let width: PackedLength
  let height: PackedLength
  let minWidth: PackedLength
  let minHeight: PackedLength
  let maxWidth: PackedLength
  let maxHeight: PackedLength
  /// `auto` if neither the flex basis nor the size in the main axis is specified.
  let flexBasis: PackedLength
  /// Width divided by height, or zero for `auto` and for values that behave as `auto`.
  let aspectRatio: Double
  let margin: PackedEdges
  let inset: PackedEdges
  let padding: PackedEdges
  let rowGap: PackedLength
  let columnGap: PackedLength
  let border: BoxEdges
  /// Border, safe area and all paddings that are not percentages.
  let edges: BoxEdges
  /// The border-box width (height) if nothing around or inside the box can change it, otherwise
  /// indefinite.
  let fixedWidth: Double
  let fixedHeight: Double

  /// The flex factors, in single precision as in browsers.
  let flexGrow: Float
  let flexShrink: Float
  let order: Int32

  /// `left` and `right` are resolved to `start` and `end`.
  let justifyContent: LayoutStyle.ContentAlignment
  let alignContent: LayoutStyle.ContentAlignment
  let alignItems: LayoutStyle.ItemAlignment
  let alignSelf: LayoutStyle.ItemAlignment

  /// - Parameter scale: The device's pixels per point. Layout computes in pixels.
  init(_ style: LayoutStyle, scale: Double) {
    func pixels(_ points: Double) -> Double { max(0, truncatedTo64ths(points * scale)) }
    func packed(_ length: Length) -> PackedLength { PackedLength(length, scale: scale) }
    let border = BoxEdges(
      top: borderPixels(style.border.top, scale: scale),
      right: borderPixels(style.border.right, scale: scale),
      bottom: borderPixels(style.border.bottom, scale: scale),
      left: borderPixels(style.border.left, scale: scale))
    let padding = PackedEdges(style.padding, scale: scale)
    let safeArea = style.safeArea
    let edges = BoxEdges(
      top: border.top + pixels(safeArea.top) + max(0, padding.top.resolved(against: 0)),
      right: border.right + pixels(safeArea.right) + max(0, padding.right.resolved(against: 0)),
      bottom: border.bottom + pixels(safeArea.bottom) + max(0, padding.bottom.resolved(against: 0)),
      left: border.left + pixels(safeArea.left) + max(0, padding.left.resolved(against: 0)))
    let margin = PackedEdges(style.margin, scale: scale)
    let inset = PackedEdges(style.inset, scale: scale)
    let width = packed(style.width == .none ? .auto : style.width)
    let height = packed(style.height == .none ? .auto : style.height)
    let minWidth = packed(style.minWidth == .none ? .auto : style.minWidth)
    let minHeight = packed(style.minHeight == .none ? .auto : style.minHeight)
    let maxWidth = packed(style.maxWidth == .auto ? .none : style.maxWidth)
    let maxHeight = packed(style.maxHeight == .auto ? .none : style.maxHeight)
    var traits: Traits = []
    func set(_ trait: Traits, if condition: Bool) { if condition { traits.insert(trait) } }
    set(.isHidden, if: style.display == .none)
    set(.isAbsolute, if: style.position == .absolute)
    set(.isColumn, if: style.flexDirection == .column || style.flexDirection == .columnReverse)
    set(.isReverse, if: style.flexDirection == .rowReverse || style.flexDirection == .columnReverse)
    set(.wraps, if: style.flexWrap != .nowrap)
    set(.wrapsReverse, if: style.flexWrap == .wrapReverse)
    set(.isRightToLeft, if: style.direction == .rtl)
    set(.clips, if: style.overflow != .visible)
    set(.isContentBox, if: style.boxSizing == .contentBox)
    set(.hasMargins, if: margin.contains { $0 != packed(.zero) })
    set(.hasPercentPadding, if: padding.contains(where: \.isPercent))
    set(.limitsInline, if: !minWidth.isAutoOrNone || !maxWidth.isAutoOrNone)
    set(.limitsBlock, if: !minHeight.isAutoOrNone || !maxHeight.isAutoOrNone)
    set(.hasOrder, if: style.order != 0)
    set(.hasPercentBlockMargins, if: margin.top.isPercent || margin.bottom.isPercent)
    set(.isWidthAuto, if: width.isAuto)
    set(.isHeightAuto, if: height.isAuto)
    let ratio = style.aspectRatio ?? 0
    let hasRatio = ratio > 0 && ratio.isFinite
    set(.hasRatio, if: hasRatio)
    set(.hasGaps, if: style.rowGap != .zero || style.columnGap != .zero)
    set(.hasInset, if: inset.contains { !$0.isAuto })

    self.traits = traits
    self.width = width
    self.height = height
    self.minWidth = minWidth
    self.minHeight = minHeight
    self.maxWidth = maxWidth
    self.maxHeight = maxHeight
    flexBasis = packed(style.flexBasis)
    aspectRatio = hasRatio ? ratio : 0
    self.margin = margin
    self.inset = inset
    self.padding = padding
    rowGap = packed(style.rowGap)
    columnGap = packed(style.columnGap)
    self.border = border
    self.edges = edges
    let areEdgesKnown = !traits.contains(.hasPercentPadding)
    let isContentBox = traits.contains(.isContentBox)
    fixedWidth =
      areEdgesKnown
      ? BoxStyle.fixedBorderBox(
        width, minimum: minWidth, maximum: maxWidth, edges: edges.inline, isContentBox: isContentBox
      ) : .indefinite
    fixedHeight =
      areEdgesKnown
      ? BoxStyle.fixedBorderBox(
        height, minimum: minHeight, maximum: maxHeight, edges: edges.block,
        isContentBox: isContentBox)
      : .indefinite
    flexGrow = BoxStyle.validFlexFactor(style.flexGrow)
    flexShrink = BoxStyle.validFlexFactor(style.flexShrink)
    order = style.order
    justifyContent = style.resolvedJustifyContent
    alignContent = style.alignContent
    alignItems = style.alignItems
    alignSelf = style.alignSelf
  }

  /// Negative flex factors are invalid.
  private static func validFlexFactor(_ value: Double) -> Float {
    value > 0 ? Float(min(value, Double(Float.greatestFiniteMagnitude))) : 0
  }

  private static func fixedBorderBox(
    _ size: PackedLength, minimum: PackedLength, maximum: PackedLength, edges: Double,
    isContentBox: Bool
  ) -> Double {
    guard size.kind == .pixels, minimum.kind == .pixels || minimum.isAutoOrNone,
      maximum.kind == .pixels || maximum.isAutoOrNone
    else { return .indefinite }
    func borderBox(_ length: PackedLength) -> Double {
      isContentBox ? max(0, length.pixels) + edges : max(edges, length.pixels)
    }
    let least = minimum.isAutoOrNone ? edges : borderBox(minimum)
    let most = maximum.isAutoOrNone ? largestLength : borderBox(maximum)
    return max(least, min(borderBox(size), most))
  }

  /// A hash of the properties that affect layout. Different styles almost always have different
  /// hashes.
  var fingerprint: UInt64 {
    var mix = UInt64(traits.rawValue)
    func add(_ word: UInt64) {
      mix = (mix ^ word) &* 0x9E37_79B9_7F4A_7C15
      mix ^= mix >> 29
    }
    func add(_ one: PackedLength, _ other: PackedLength) { add(one.word << 1 &+ other.word) }
    func add(_ sides: PackedEdges) {
      add(sides.top, sides.right)
      add(sides.bottom, sides.left)
    }
    add(width, height)
    add(minWidth, minHeight)
    add(maxWidth, maxHeight)
    add(flexBasis, rowGap)
    add(columnGap, columnGap)
    add(margin)
    add(inset)
    add(padding)
    add(aspectRatio.bitPattern)
    add(edges.top.bitPattern ^ edges.right.bitPattern &* 3)
    add(edges.bottom.bitPattern ^ edges.left.bitPattern &* 3)
    add(UInt64(flexGrow.bitPattern) << 32 | UInt64(flexShrink.bitPattern))
    add(UInt64(UInt32(bitPattern: order)))
    add(UInt64(justifyContent.ordinal) << 8 | UInt64(alignContent.ordinal))
    add(UInt64(alignItems.ordinal) << 8 | UInt64(alignSelf.ordinal))
    return mix
  }
}
