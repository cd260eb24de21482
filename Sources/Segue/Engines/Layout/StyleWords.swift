/// Groups of the properties of a style, of which those that were assigned are recorded.
///
/// Most styles assign a few properties. The others need neither be read nor compared.
struct AssignedProperties: Sendable {
  struct Group: Sendable {
    fileprivate let bits: UInt32

    /// The keywords that concern the box itself.
    static let box = Group(bits: 1)
    /// The keywords that concern the children.
    static let container = Group(bits: 1 << 1)
    static let size = Group(bits: 1 << 2)
    static let limits = Group(bits: 1 << 3)
    static let ratio = Group(bits: 1 << 4)
    static let margin = Group(bits: 1 << 5)
    static let padding = Group(bits: 1 << 6)
    static let safeArea = Group(bits: 1 << 7)
    static let border = Group(bits: 1 << 8)
    static let inset = Group(bits: 1 << 9)
    static let gaps = Group(bits: 1 << 10)
    static let flex = Group(bits: 1 << 11)
    static let basis = Group(bits: 1 << 12)
    static let order = Group(bits: 1 << 13)

    /// The groups that few styles assign.
    static let rare = Group(
      bits: limits.bits | ratio.bits | margin.bits | safeArea.bits | border.bits | inset.bits
        | order.bits)
    /// Everything between the border edge and the content.
    static let around = Group(bits: padding.bits | safeArea.bits | border.bits)
  }

  fileprivate private(set) var bits: UInt32 = 0

  @inline(__always)
  mutating func insert(_ group: Group) { bits |= group.bits }

  /// Whether properties of a group, or of one of several groups, were assigned.
  @inline(__always)
  func contains(_ group: Group) -> Bool { bits & group.bits != 0 }
}

extension AssignedProperties: Equatable {
  /// Always true: styles are equal if their properties are, whether or not these were assigned.
  static func == (_: AssignedProperties, _: AssignedProperties) -> Bool { true }
}

extension LayoutStyle {
  /// Calls `body` with words that describe the assigned properties. Styles with equal words are
  /// equal.
  ///
  /// The first word says which others follow, so no list of words is the beginning of another.
  @inline(__always)
  func forEachWord(_ body: (UInt64) -> Void) {
    body(firstWord)
    // The kinds of all lengths, two bits each.
    var kinds: UInt64 = 0
    if assigned.contains(.size) {
      width.addWord(&kinds, body)
      height.addWord(&kinds, body)
    }
    if assigned.contains(.flex) {
      body(flexGrow.bitPattern)
      body(flexShrink.bitPattern)
    }
    if assigned.contains(.basis) { flexBasis.addWord(&kinds, body) }
    if assigned.contains(.padding) { padding.addWords(&kinds, body) }
    if assigned.contains(.gaps) {
      rowGap.addWord(&kinds, body)
      columnGap.addWord(&kinds, body)
    }
    if assigned.contains(.rare) {
      if assigned.contains(.margin) { margin.addWords(&kinds, body) }
      if assigned.contains(.limits) {
        minWidth.addWord(&kinds, body)
        minHeight.addWord(&kinds, body)
        maxWidth.addWord(&kinds, body)
        maxHeight.addWord(&kinds, body)
      }
      if assigned.contains(.inset) { inset.addWords(&kinds, body) }
      if assigned.contains(.ratio) { body((aspectRatio ?? 0).bitPattern) }
      if assigned.contains(.border) { border.addWords(body) }
      if assigned.contains(.safeArea) { safeArea.addWords(body) }
      if assigned.contains(.order) { body(UInt64(UInt32(bitPattern: order))) }
    }
    body(kinds)
  }

  /// The assigned groups, and the keywords.
  @inline(__always)
  var firstWord: UInt64 {
    var word = UInt64(assigned.bits)
    if assigned.contains(.box) { word |= boxKeywords << 32 }
    if assigned.contains(.container) { word |= containerKeywords << 44 }
    return word
  }
}

extension Length {
  @inline(__always)
  fileprivate func addWord(_ kinds: inout UInt64, _ body: (UInt64) -> Void) {
    let (kind, word): (UInt64, UInt64) =
      switch self {
      case .points(let points): (0, points.bitPattern)
      case .percent(let percent): (1, percent.bitPattern)
      case .auto: (2, 0)
      case .minContent: (2, 1)
      case .maxContent: (2, 2)
      case .fitContent: (2, 3)
      case .none: (2, 4)
      }
    kinds = kinds << 2 | kind
    body(word)
  }
}

extension EdgeLengths {
  @inline(__always)
  fileprivate func addWords(_ kinds: inout UInt64, _ body: (UInt64) -> Void) {
    top.addWord(&kinds, body)
    right.addWord(&kinds, body)
    bottom.addWord(&kinds, body)
    left.addWord(&kinds, body)
  }
}

extension Edges {
  @inline(__always)
  fileprivate func addWords(_ body: (UInt64) -> Void) {
    body(top.bitPattern)
    body(right.bitPattern)
    body(bottom.bitPattern)
    body(left.bitPattern)
  }
}

extension LayoutStyle {
  /// The keywords of `AssignedProperties.Group.box`, in 10 bits.
  @inline(__always)
  fileprivate var boxKeywords: UInt64 {
    var bits: UInt64 = display == .none ? 1 : 0
    if position == .absolute { bits |= 2 }
    if boxSizing == .contentBox { bits |= 4 }
    if direction == .rtl { bits |= 8 }
    // Layout distinguishes visible and clipped overflow only.
    if overflow != .visible { bits |= 16 }
    return bits | UInt64(alignSelf.ordinal) << 5
  }

  /// The keywords of `AssignedProperties.Group.container`, in 16 bits.
  @inline(__always)
  fileprivate var containerKeywords: UInt64 {
    let direction: UInt64 =
      switch flexDirection {
      case .row: 0
      case .column: 1
      case .rowReverse: 2
      case .columnReverse: 3
      }
    let wrap: UInt64 =
      switch flexWrap {
      case .nowrap: 0
      case .wrap: 1
      case .wrapReverse: 2
      }
    return direction | wrap << 2 | UInt64(justifyContent.ordinal) << 4
      | UInt64(alignContent.ordinal) << 8 | UInt64(alignItems.ordinal) << 12
  }
}
