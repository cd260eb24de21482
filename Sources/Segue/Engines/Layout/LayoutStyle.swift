/// A length as specified in CSS, before it is resolved against the surroundings of the box.
public enum Length: Hashable, Sendable {
  /// The automatic size (`auto`).
  case auto
  /// A length in points.
  case points(Double)
  /// A percentage of the containing block's length in the axis of the property: 50 is half of it.
  case percent(Double)
  /// The min-content size (`min-content`).
  case minContent
  /// The max-content size (`max-content`).
  case maxContent
  /// The size that fits the content into the available space (`fit-content`).
  case fitContent
  /// No limit (`max-width: none`), or the content size (`flex-basis: content`).
  case none

  /// The length of zero points.
  public static let zero = Length.points(0)

  /// Whether the length is a number and not a keyword.
  var isLength: Bool {
    switch self {
    case .points, .percent: true
    default: false
    }
  }
}

/// One length for each physical side. Logical sides are resolved with the writing direction of the
/// element before layout.
public struct EdgeLengths: Hashable, Sendable {
  /// The length at the top.
  public var top: Length
  /// The length at the right.
  public var right: Length
  /// The length at the bottom.
  public var bottom: Length
  /// The length at the left.
  public var left: Length

  /// Creates lengths for each side.
  public init(top: Length, right: Length, bottom: Length, left: Length) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// Creates the same length for all sides.
  public init(_ all: Length) {
    self.init(top: all, right: all, bottom: all, left: all)
  }
}

/// The style properties that the layout of a box depends on: the flexbox properties of CSS with
/// their initial values, except for `boxSizing` (`border-box`) and `flexDirection` (`column`).
public struct LayoutStyle: Equatable, Sendable {
  /// The `display` property.
  public enum Display: String, Hashable, Sendable, CaseIterable { case flex, none }
  /// The `position` property.
  public enum Position: String, Hashable, Sendable, CaseIterable { case relative, absolute }
  /// The `box-sizing` property.
  public enum BoxSizing: String, Hashable, Sendable, CaseIterable {
    case borderBox = "border-box"
    case contentBox = "content-box"
  }
  /// The `overflow` property.
  public enum Overflow: String, Hashable, Sendable, CaseIterable { case visible, hidden, scroll }
  /// The `flex-direction` property.
  public enum FlexDirection: String, Hashable, Sendable, CaseIterable {
    case row, column
    case rowReverse = "row-reverse"
    case columnReverse = "column-reverse"
  }
  /// The `flex-wrap` property.
  public enum FlexWrap: String, Hashable, Sendable, CaseIterable {
    case nowrap, wrap
    case wrapReverse = "wrap-reverse"
  }
  /// The values of `justifyContent` and `alignContent`.
  public enum ContentAlignment: String, Hashable, Sendable, CaseIterable {
    case normal, start, end, center, left, right, stretch
    case flexStart = "flex-start"
    case flexEnd = "flex-end"
    case spaceBetween = "space-between"
    case spaceAround = "space-around"
    case spaceEvenly = "space-evenly"
  }
  /// The values of `alignItems` and `alignSelf`. `auto` is valid only in `alignSelf`.
  public enum ItemAlignment: String, Hashable, Sendable, CaseIterable {
    case auto, normal, stretch, start, end, center, baseline
    case selfStart = "self-start"
    case selfEnd = "self-end"
    case flexStart = "flex-start"
    case flexEnd = "flex-end"
    case lastBaseline = "last baseline"
  }

  /// Whether the box is laid out as a flex container or generates no box.
  public var display = Display.flex { didSet { assigned.insert(.box) } }
  /// Whether the box is positioned relative to its position in the flow or to its containing block.
  public var position = Position.relative { didSet { assigned.insert(.box) } }
  /// The box that `width`, `height` and their limits refer to.
  public var boxSizing = BoxSizing.borderBox { didSet { assigned.insert(.box) } }
  /// Whether content that overflows the box is visible, clipped or scrollable.
  public var overflow = Overflow.visible { didSet { assigned.insert(.box) } }
  /// The direction of lines of text and of flex rows.
  public var direction = LayoutDirection.ltr { didSet { assigned.insert(.box) } }

  /// The width of the box.
  public var width = Length.auto { didSet { assigned.insert(.size) } }
  /// The height of the box.
  public var height = Length.auto { didSet { assigned.insert(.size) } }
  /// The minimum width of the box.
  public var minWidth = Length.auto { didSet { assigned.insert(.limits) } }
  /// The minimum height of the box.
  public var minHeight = Length.auto { didSet { assigned.insert(.limits) } }
  /// The maximum width of the box.
  public var maxWidth = Length.none { didSet { assigned.insert(.limits) } }
  /// The maximum height of the box.
  public var maxHeight = Length.none { didSet { assigned.insert(.limits) } }
  /// The width divided by the height, or nil for `auto`. Zero and infinity behave as `auto`, as in
  /// CSS.
  public var aspectRatio: Double? { didSet { assigned.insert(.ratio) } }

  /// The margins of the box.
  public var margin = EdgeLengths(.zero) { didSet { assigned.insert(.margin) } }
  /// The padding of the box.
  public var padding = EdgeLengths(.zero) { didSet { assigned.insert(.padding) } }
  /// Points added to the padding after percentages are resolved: the safe area of a screen's root.
  public var safeArea = Edges.zero { didSet { assigned.insert(.safeArea) } }
  /// The widths of the borders, in points.
  public var border = Edges.zero { didSet { assigned.insert(.border) } }
  /// The properties `top`, `right`, `bottom` and `left`.
  public var inset = EdgeLengths(.auto) { didSet { assigned.insert(.inset) } }

  /// The direction of the main axis.
  public var flexDirection = FlexDirection.column { didSet { assigned.insert(.container) } }
  /// Whether items wrap into several lines.
  public var flexWrap = FlexWrap.nowrap { didSet { assigned.insert(.container) } }
  /// The alignment of items along the main axis.
  public var justifyContent = ContentAlignment.normal { didSet { assigned.insert(.container) } }
  /// The alignment of lines along the cross axis.
  public var alignContent = ContentAlignment.normal { didSet { assigned.insert(.container) } }
  /// The default alignment of items in their line along the cross axis.
  public var alignItems = ItemAlignment.normal { didSet { assigned.insert(.container) } }
  /// The gap between rows, along the main axis of a column: points or a percentage.
  public var rowGap = Length.zero { didSet { assigned.insert(.gaps) } }
  /// The gap between columns, along the main axis of a row: points or a percentage.
  public var columnGap = Length.zero { didSet { assigned.insert(.gaps) } }

  /// The flex grow factor.
  public var flexGrow = 0.0 { didSet { assigned.insert(.flex) } }
  /// The flex shrink factor.
  public var flexShrink = 1.0 { didSet { assigned.insert(.flex) } }
  /// The initial main size of the box as a flex item.
  public var flexBasis = Length.auto { didSet { assigned.insert(.basis) } }
  /// The alignment of the box in its line along the cross axis, or `auto` for `alignItems` of its
  /// container.
  public var alignSelf = ItemAlignment.auto { didSet { assigned.insert(.box) } }
  /// The order of the box among the items of its container.
  public var order: Int32 = 0 { didSet { assigned.insert(.order) } }

  /// The groups of properties that may differ from their initial values.
  private(set) var assigned = AssignedProperties()

  /// Creates a style with initial values.
  public init() {}
}

extension LayoutStyle {
  /// Whether the content of a scroll container extends to the left or upwards from its start. As in
  /// `BoxStyle.Traits`, but derived from the three properties alone.
  var scrollsLeft: Bool {
    (direction == .rtl) != (isColumn ? flexWrap == .wrapReverse : flexDirection == .rowReverse)
  }
  var scrollsUp: Bool {
    isColumn ? flexDirection == .columnReverse : flexWrap == .wrapReverse
  }
  private var isColumn: Bool { flexDirection == .column || flexDirection == .columnReverse }
}

extension Edges {
  /// Returns the border widths as drawn on a device, in points. They are whole device pixels.
  func asBorders(inPixelsOf scale: Double) -> Edges {
    guard self != .zero else { return self }
    let scale = validatedScale(scale)
    func points(_ width: Double) -> Double { borderPixels(width, scale: scale) / scale }
    return Edges(top: points(top), right: points(right), bottom: points(bottom), left: points(left))
  }
}

extension LayoutStyle: Hashable {
  /// Hashes the properties that affect layout, so that styles with the same layout have the same
  /// hash.
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
