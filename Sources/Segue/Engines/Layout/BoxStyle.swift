/// A style in the form that layout reads: lengths are packed, keywords are resolved as far as the
/// style alone allows, and the properties that are read most often are precomputed.
///
/// It is created once for all boxes that share the style, when the tree is built, and takes about
/// 270 bytes. Read single properties in place: a copy costs more than most queries.
struct BoxStyle: Sendable {
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

  private(set) var traits: Traits = [.isColumn, .isWidthAuto, .isHeightAuto]

  private(set) var width = PackedLength.auto
  private(set) var height = PackedLength.auto
  private(set) var minWidth = PackedLength.auto
  private(set) var minHeight = PackedLength.auto
  private(set) var maxWidth = PackedLength.none
  private(set) var maxHeight = PackedLength.none
  /// `auto` if neither the flex basis nor the size in the main axis is specified.
  private(set) var flexBasis = PackedLength.auto
  /// Width divided by height, or zero for `auto` and for values that behave as `auto`.
  private(set) var aspectRatio = 0.0
  private(set) var margin = PackedEdges(.zero)
  private(set) var inset = PackedEdges(.auto)
  private(set) var padding = PackedEdges(.zero)
  private(set) var rowGap = PackedLength.zero
  private(set) var columnGap = PackedLength.zero
  private(set) var border = BoxEdges()
  /// Border, safe area and all paddings that are not percentages.
  private(set) var edges = BoxEdges()
  /// The border-box width (height) if nothing around or inside the box can change it, otherwise
  /// indefinite.
  private(set) var fixedWidth = Double.indefinite
  private(set) var fixedHeight = Double.indefinite

  /// The flex factors, in single precision as in browsers.
  private(set) var flexGrow: Float = 0
  private(set) var flexShrink: Float = 1
  private(set) var order: Int32 = 0

  /// `left` and `right` are resolved to `start` and `end`.
  private(set) var justifyContent = LayoutStyle.ContentAlignment.flexStart
  private(set) var alignContent = LayoutStyle.ContentAlignment.normal
  private(set) var alignItems = LayoutStyle.ItemAlignment.normal
  private(set) var alignSelf = LayoutStyle.ItemAlignment.auto

  /// Creates a style from the assigned properties of `style`; the others keep their initial values.
  ///
  /// - Parameter scale: The device's pixels per point. Layout computes in pixels.
  init(_ style: LayoutStyle, scale: Double) {
    let assigned = style.assigned
    if assigned.contains(.box) { setBox(style) }
    if assigned.contains(.container) { setContainer(style) }
    if assigned.contains(.container) || assigned.contains(.box) {
      justifyContent = style.resolvedJustifyContent
    }
    if assigned.contains(.flex) {
      flexGrow = BoxStyle.validFlexFactor(style.flexGrow)
      flexShrink = BoxStyle.validFlexFactor(style.flexShrink)
    }
    if assigned.contains(.basis) { flexBasis = PackedLength(style.flexBasis, scale: scale) }
    if assigned.contains(.order) {
      order = style.order
      set(.hasOrder, if: order != 0)
    }
    if assigned.contains(.ratio) { setRatio(style.aspectRatio ?? 0) }
    if assigned.contains(.gaps) {
      rowGap = PackedLength(style.rowGap, scale: scale)
      columnGap = PackedLength(style.columnGap, scale: scale)
      set(.hasGaps, if: style.rowGap != .zero || style.columnGap != .zero)
    }
    if assigned.contains(.margin) {
      margin = PackedEdges(style.margin, scale: scale)
      set(.hasMargins, if: margin.contains { $0 != .zero })
      set(.hasPercentBlockMargins, if: margin.top.isPercent || margin.bottom.isPercent)
    }
    if assigned.contains(.inset) {
      inset = PackedEdges(style.inset, scale: scale)
      set(.hasInset, if: inset.contains { !$0.isAuto })
    }
    if assigned.contains(.padding) {
      padding = PackedEdges(style.padding, scale: scale)
      set(.hasPercentPadding, if: padding.contains { $0.isPercent })
    }
    if assigned.contains(.border) { setBorder(style.border, scale: scale) }
    if assigned.contains(.around) { setEdges(safeArea: style.safeArea, scale: scale) }
    if assigned.contains(.limits) { setLimits(style, scale: scale) }
    if assigned.contains(.size) { setSize(style, scale: scale) }
  }

  private mutating func set(_ trait: Traits, if condition: Bool) {
    if condition { traits.insert(trait) }
  }

  private mutating func setBox(_ style: LayoutStyle) {
    set(.isHidden, if: style.display == .none)
    set(.isAbsolute, if: style.position == .absolute)
    set(.isRightToLeft, if: style.direction == .rtl)
    set(.clips, if: style.overflow != .visible)
    set(.isContentBox, if: style.boxSizing == .contentBox)
    alignSelf = style.alignSelf
  }

  private mutating func setContainer(_ style: LayoutStyle) {
    switch style.flexDirection {
    case .column: break
    case .columnReverse: traits.insert(.isReverse)
    case .row: traits.remove(.isColumn)
    case .rowReverse:
      traits.remove(.isColumn)
      traits.insert(.isReverse)
    }
    set(.wraps, if: style.flexWrap != .nowrap)
    set(.wrapsReverse, if: style.flexWrap == .wrapReverse)
    alignContent = style.alignContent
    alignItems = style.alignItems
  }

  private mutating func setRatio(_ ratio: Double) {
    guard ratio > 0, ratio.isFinite else { return }
    aspectRatio = ratio
    traits.insert(.hasRatio)
  }

  private mutating func setBorder(_ widths: Edges, scale: Double) {
    border = BoxEdges(
      top: borderPixels(widths.top, scale: scale), right: borderPixels(widths.right, scale: scale),
      bottom: borderPixels(widths.bottom, scale: scale),
      left: borderPixels(widths.left, scale: scale))
  }

  private mutating func setEdges(safeArea: Edges, scale: Double) {
    func side(_ border: Double, _ safeArea: Double, _ padding: PackedLength) -> Double {
      border + max(0, truncatedTo64ths(safeArea * scale)) + max(0, padding.resolved(against: 0))
    }
    edges = BoxEdges(
      top: side(border.top, safeArea.top, padding.top),
      right: side(border.right, safeArea.right, padding.right),
      bottom: side(border.bottom, safeArea.bottom, padding.bottom),
      left: side(border.left, safeArea.left, padding.left))
  }

  private mutating func setLimits(_ style: LayoutStyle, scale: Double) {
    minWidth = PackedLength(style.minWidth == .none ? .auto : style.minWidth, scale: scale)
    minHeight = PackedLength(style.minHeight == .none ? .auto : style.minHeight, scale: scale)
    maxWidth = PackedLength(style.maxWidth == .auto ? .none : style.maxWidth, scale: scale)
    maxHeight = PackedLength(style.maxHeight == .auto ? .none : style.maxHeight, scale: scale)
    set(.limitsInline, if: !minWidth.isAutoOrNone || !maxWidth.isAutoOrNone)
    set(.limitsBlock, if: !minHeight.isAutoOrNone || !maxHeight.isAutoOrNone)
  }

  /// Sets the size, after everything that a fixed size depends on.
  private mutating func setSize(_ style: LayoutStyle, scale: Double) {
    width = PackedLength(style.width == .none ? .auto : style.width, scale: scale)
    height = PackedLength(style.height == .none ? .auto : style.height, scale: scale)
    if !width.isAuto { traits.remove(.isWidthAuto) }
    if !height.isAuto { traits.remove(.isHeightAuto) }
    guard !traits.contains(.hasPercentPadding) else { return }
    let isContentBox = traits.contains(.isContentBox)
    fixedWidth = BoxStyle.fixedBorderBox(
      width, minimum: minWidth, maximum: maxWidth, edges: edges.inline, isContentBox: isContentBox)
    fixedHeight = BoxStyle.fixedBorderBox(
      height, minimum: minHeight, maximum: maxHeight, edges: edges.block,
      isContentBox: isContentBox)
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
