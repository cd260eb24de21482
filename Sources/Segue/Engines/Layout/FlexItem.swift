/// A flex item while its container is laid out. It takes 128 bytes, two cache lines. Sizes along
/// the main axis are content-box sizes.
struct FlexItem: Sendable {
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt16

    /// The item is aligned by `stretch`, and its cross size is automatic.
    static let stretches = Flags(rawValue: 1)
    /// The item's main size is indefinite for percentages inside the item (§9.8).
    static let isMainIndefinite = Flags(rawValue: 1 << 2)
    /// `cross` is the max-content contribution, while the width of a wrapping column is computed.
    static let hasMaxContentCross = Flags(rawValue: 1 << 3)
    /// `cross` is the used cross size, independent of that of the line.
    static let isCrossFixed = Flags(rawValue: 1 << 4)
    /// The item has finished flexing.
    static let isFrozen = Flags(rawValue: 1 << 5)
    /// A minimum increased, or a maximum decreased, the flexed size.
    static let violatesMin = Flags(rawValue: 1 << 6)
    static let violatesMax = Flags(rawValue: 1 << 7)
    /// The margins that are automatic.
    static let autoMainStart = Flags(rawValue: 1 << 8)
    static let autoMainEnd = Flags(rawValue: 1 << 9)
    static let autoCrossStart = Flags(rawValue: 1 << 10)
    static let autoCrossEnd = Flags(rawValue: 1 << 11)
    /// The automatic minimum is not part of the limits yet. Because it is not greater than the flex
    /// base size, the item's content is measured only if the item shrinks.
    static let hasDeferredMinimum = Flags(rawValue: 1 << 12)
    /// Stretching keeps the height that the item had before. See `keepsStretchedHeight`.
    static let keepsHeight = Flags(rawValue: 1 << 13)
  }

  let box: Int32
  let alignment: ItemAlignment
  var flags: Flags
  let grow: Float
  let shrink: Float
  /// The flex base size, and the limits that clamp it to the hypothetical main size.
  let base: Double
  var limits: MinMax
  /// Border and padding along the main axis.
  let mainEdges: Double
  let margins: ItemMargins

  /// The main size after flexing.
  var flexed = 0.0
  /// The border-box cross size: first the hypothetical size, finally the used size.
  var cross = 0.0
  /// The distance from the item's baseline to the cross edge that its baseline-sharing group is
  /// measured from.
  var ascent = 0.0
  /// The offsets from the main-start and cross-start edges of the container's border box.
  var mainOffset = 0.0
  var crossOffset = 0.0
  /// The border-box height that percentages of the item's children refer to.
  var definiteBlock = Double.indefinite

  @inline(__always) var id: BoxID { BoxID(Int(box)) }
  @inline(__always) var hypothetical: Double { limits.clamp(base) }
  @inline(__always) var flexedBorderBox: Double { flexed + mainEdges }
  @inline(__always) var stretches: Bool { flags.contains(.stretches) }
}

/// The margins of an item along the axes of its container. Automatic margins are zero.
struct ItemMargins: Sendable {
  var mainStart = 0.0
  var mainEnd = 0.0
  var crossStart = 0.0
  var crossEnd = 0.0

  @inline(__always) var main: Double { mainStart + mainEnd }
  @inline(__always) var cross: Double { crossStart + crossEnd }
}

/// The resolved `align-self` of an item in its container, without `auto`, `normal`, `self-end` and
/// similar values (CSS Align §6).
enum ItemAlignment: UInt8 { case start, end, center, stretch, baseline, lastBaseline }

/// A flex line.
struct FlexLine: Sendable {
  /// The range of the line's items, starting at `first`, in layout order.
  var first: Int
  var count: Int
  /// The sums of the items' outer sizes, gaps included.
  var baseSum: Double
  var hypotheticalSum: Double

  var crossSize = 0.0
  var crossOffset = 0.0
  /// The free space on the main axis.
  var freeSpace = 0.0
  var automaticMargins = 0
  /// The greatest ascents of the two baseline-sharing groups, or nil if a group is empty.
  var majorBaseline: Double?
  var minorBaseline: Double?

  @inline(__always) var range: Range<Int> { first..<first + count }
}
