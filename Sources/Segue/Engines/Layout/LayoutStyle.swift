/// A length as CSS writes it, before anything is known of what surrounds the box.
public enum Length: Hashable, Sendable {
  case auto
  case points(Double)
  /// Of the containing block's length in the property's axis; 50 means half of it.
  case percent(Double)
  case minContent
  case maxContent
  case fitContent
  /// No limit (`max-width: none`), the content's size (`flex-basis: content`).
  case none

  public static let zero = Length.points(0)

  /// Whether it is a number, and not a word.
  var isLength: Bool {
    switch self {
    case .points, .percent: true
    default: false
    }
  }
}

/// One value for each physical side. Logical sides are resolved with the element's own direction
/// before a style reaches the layout.
public struct EdgeLengths: Hashable, Sendable {
  public var top: Length
  public var right: Length
  public var bottom: Length
  public var left: Length

  public init(top: Length, right: Length, bottom: Length, left: Length) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  public init(_ all: Length) {
    self.init(top: all, right: all, bottom: all, left: all)
  }
}

/// What the layout of one box depends on: CSS's flexbox properties with CSS's initial values, but
/// for `boxSizing` (`border-box`) and `flexDirection` (`column`).
public struct LayoutStyle: Equatable, Sendable {
  public enum Display: String, Hashable, Sendable, CaseIterable { case flex, none }
  public enum Position: String, Hashable, Sendable, CaseIterable { case relative, absolute }
  public enum BoxSizing: String, Hashable, Sendable, CaseIterable {
    case borderBox = "border-box"
    case contentBox = "content-box"
  }
  public enum Overflow: String, Hashable, Sendable, CaseIterable { case visible, hidden, scroll }
  public enum FlexDirection: String, Hashable, Sendable, CaseIterable {
    case row, column
    case rowReverse = "row-reverse"
    case columnReverse = "column-reverse"
  }
  public enum FlexWrap: String, Hashable, Sendable, CaseIterable {
    case nowrap, wrap
    case wrapReverse = "wrap-reverse"
  }
  /// `justifyContent` and `alignContent`.
  public enum ContentAlignment: String, Hashable, Sendable, CaseIterable {
    case normal, start, end, center, left, right, stretch
    case flexStart = "flex-start"
    case flexEnd = "flex-end"
    case spaceBetween = "space-between"
    case spaceAround = "space-around"
    case spaceEvenly = "space-evenly"
  }
  /// `alignItems` and `alignSelf`; `auto` only in the latter.
  public enum ItemAlignment: String, Hashable, Sendable, CaseIterable {
    case auto, normal, stretch, start, end, center, baseline
    case selfStart = "self-start"
    case selfEnd = "self-end"
    case flexStart = "flex-start"
    case flexEnd = "flex-end"
    case lastBaseline = "last baseline"
  }

  public var display = Display.flex
  public var position = Position.relative
  public var boxSizing = BoxSizing.borderBox
  public var overflow = Overflow.visible
  public var direction = LayoutDirection.ltr

  public var width = Length.auto
  public var height = Length.auto
  public var minWidth = Length.auto
  public var minHeight = Length.auto
  public var maxWidth = Length.none
  public var maxHeight = Length.none
  /// Width over height; nil for `auto`. Zero and infinity behave as `auto`, as in CSS.
  public var aspectRatio: Double?

  public var margin = EdgeLengths(.zero)
  public var padding = EdgeLengths(.zero)
  /// Points added to the padding after percentages are resolved: the safe area of a screen's root.
  public var safeArea = Edges.zero
  public var border = Edges.zero
  /// `top`, `right`, `bottom` and `left`.
  public var inset = EdgeLengths(.auto)

  public var flexDirection = FlexDirection.column
  public var flexWrap = FlexWrap.nowrap
  public var justifyContent = ContentAlignment.normal
  public var alignContent = ContentAlignment.normal
  public var alignItems = ItemAlignment.normal
  /// Between rows: along a column's main axis. Points or a percentage.
  public var rowGap = Length.zero
  public var columnGap = Length.zero

  public var flexGrow = 0.0
  public var flexShrink = 1.0
  public var flexBasis = Length.auto
  public var alignSelf = ItemAlignment.auto
  public var order: Int32 = 0

  public init() {}
}

extension LayoutStyle {
  /// Whether a scroll container's content reaches to the left, or upwards, from where it begins.
  /// As `BoxStyle.Traits` have it, told from the three properties alone.
  var scrollsLeft: Bool {
    (direction == .rtl) != (isColumn ? flexWrap == .wrapReverse : flexDirection == .rowReverse)
  }
  var scrollsUp: Bool {
    isColumn ? flexDirection == .columnReverse : flexWrap == .wrapReverse
  }
  private var isColumn: Bool { flexDirection == .column || flexDirection == .columnReverse }
}

extension Edges {
  /// The widths of borders as a device shows them, in points: whole pixels of the device.
  func asBorders(inPixelsOf scale: Double) -> Edges {
    guard self != .zero else { return self }
    let scale = deviceScale(scale)
    func points(_ width: Double) -> Double { borderPixels(width, scale: scale) / scale }
    return Edges(top: points(top), right: points(right), bottom: points(bottom), left: points(left))
  }
}

extension LayoutStyle: Hashable {
  /// Styles that lay out alike have the same hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(BoxStyle(self, scale: 1).fingerprint)
  }
}

extension LayoutStyle.ContentAlignment {
  var ordinal: UInt8 {
    switch self {
    case .normal: 0
    case .start: 1
    case .end: 2
    case .center: 3
    case .left: 4
    case .right: 5
    case .stretch: 6
    case .flexStart: 7
    case .flexEnd: 8
    case .spaceBetween: 9
    case .spaceAround: 10
    case .spaceEvenly: 11
    }
  }
}

extension LayoutStyle.ItemAlignment {
  var ordinal: UInt8 {
    switch self {
    case .auto: 0
    case .normal: 1
    case .stretch: 2
    case .start: 3
    case .end: 4
    case .center: 5
    case .baseline: 6
    case .selfStart: 7
    case .selfEnd: 8
    case .flexStart: 9
    case .flexEnd: 10
    case .lastBaseline: 11
    }
  }
}
