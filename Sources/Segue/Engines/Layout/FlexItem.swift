/// A flex item while its container is laid out: 128 bytes, two lines of cache. Sizes along the main
/// axis are content-box sizes.
struct FlexItem: Sendable {
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt16

    /// The item is aligned by `stretch`, and its cross size is automatic.
    static let stretches = Flags(rawValue: 1)
    /// Percentages inside the item do not see its main size (§9.8).
    static let isMainIndefinite = Flags(rawValue: 1 << 2)
    /// `cross` holds the max-content contribution, while a wrapping column's width is sought.
    static let isWidest = Flags(rawValue: 1 << 3)
    /// `cross` is the used cross size, whatever the line's.
    static let isCrossFixed = Flags(rawValue: 1 << 4)
    /// The item has finished flexing.
    static let isFrozen = Flags(rawValue: 1 << 5)
    /// A limit made the flexed size larger, or smaller.
    static let violatesMin = Flags(rawValue: 1 << 6)
    static let violatesMax = Flags(rawValue: 1 << 7)
    /// Automatic margins.
    static let autoMainStart = Flags(rawValue: 1 << 8)
    static let autoMainEnd = Flags(rawValue: 1 << 9)
    static let autoCrossStart = Flags(rawValue: 1 << 10)
    static let autoCrossEnd = Flags(rawValue: 1 << 11)
    /// The automatic minimum is not in the limits yet: the item's content is measured only if it
    /// shrinks, since it is not above the flex base size.
    static let isMinimumOpen = Flags(rawValue: 1 << 12)
    /// Stretching keeps the height that the item had before: see `keepsStretchedHeight`.
    static let keepsHeight = Flags(rawValue: 1 << 13)
  }

  let box: Int32
  let alignment: ItemAlignment
  var flags: Flags
  let grow: Float
  let shrink: Float
  /// Flex base size, and the limits that clamp it to the hypothetical main size.
  let base: Double
  var limits: MinMax
  /// Border and padding along the main axis.
  let mainEdges: Double
  let margins: ItemMargins

  /// The main size after flexing.
  var flexed = 0.0
  /// The border-box cross size, hypothetical at first, used at last.
  var cross = 0.0
  /// The distance of the item's baseline from the cross edge that its baseline group starts at.
  var ascent = 0.0
  /// From the container's border-box edges at main start and cross start.
  var mainOffset = 0.0
  var crossOffset = 0.0
  /// The border-box height that the item's children may refer to.
  var definiteBlock = Double.indefinite

  @inline(__always)
  mutating func moveTo(main: Double, cross: Double) { (mainOffset, crossOffset) = (main, cross) }

  @inline(__always) var id: BoxID { Int(box) }
  @inline(__always) var hypothetical: Double { limits.clamp(base) }
  @inline(__always) var flexedBorderBox: Double { flexed + mainEdges }
  @inline(__always) var stretches: Bool { flags.contains(.stretches) }
}

/// Margins of an item as its container's axes see them; automatic ones are zero.
struct ItemMargins: Sendable {
  var mainStart = 0.0
  var mainEnd = 0.0
  var crossStart = 0.0
  var crossEnd = 0.0

  @inline(__always) var main: Double { mainStart + mainEnd }
  @inline(__always) var cross: Double { crossStart + crossEnd }
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

  @inline(__always) var range: Range<Int> { first..<first + count }
}
