/// The style in which a component is painted. Colors that follow the text's color are resolved;
/// lengths are in points.
public struct PaintStyle: Hashable, Sendable {
  public enum ObjectFit: String, Hashable, Sendable, CaseIterable {
    case fill, contain, cover, none
    case scaleDown = "scale-down"
  }

  public var backgroundColor = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
  /// The gradients over the background color, the topmost first.
  public var backgroundImage: [LinearGradient] = []
  public var borderColor = RGBA(red: 0, green: 0, blue: 0)
  public var borderRadius = CornerRadii.zero
  public var outlineWidth = 0.0
  public var outlineColor = RGBA(red: 0, green: 0, blue: 0)
  public var outlineOffset = 0.0
  /// The opacity of the component and of everything inside it, from 0 to 1.
  public var opacity = 1.0
  /// The shadows, the topmost first.
  public var boxShadow: [BoxShadow] = []
  /// The stacking order; nil for `auto`.
  public var zIndex: Int?
  public var objectFit = ObjectFit.fill
  public var objectPosition = ObjectPosition.center

  public init() {}

  /// Whether a box with this style paints anything itself.
  func paints(_ layout: LayoutStyle) -> Bool {
    let border = layout.border
    let hasBorder = border.top > 0 || border.right > 0 || border.bottom > 0 || border.left > 0
    return backgroundColor.alpha > 0 || !backgroundImage.isEmpty || !boxShadow.isEmpty
      || (hasBorder && borderColor.alpha > 0) || (outlineWidth > 0 && outlineColor.alpha > 0)
  }
}

/// The style in which text is set. All properties but `maxLines` and `overflow` are inherited.
public struct TextStyle: Hashable, Sendable {
  public enum Decoration: String, Hashable, Sendable, CaseIterable {
    case none, underline
    case lineThrough = "line-through"
  }

  public var font = FontDescription()
  /// The line height. A percentage is converted to points before it is inherited, as in CSS.
  public var lineHeight = ParagraphStyle.LineHeight.normal
  /// Whether the points of `lineHeight` are a percentage of a font size, and scale with it.
  var lineHeightFollowsFont = false
  public var letterSpacing = 0.0
  public var alignment = ParagraphStyle.Alignment.start
  public var decoration = Decoration.none
  public var whiteSpace = ParagraphStyle.WhiteSpace.preLine
  public var color = RGBA(red: 0, green: 0, blue: 0)
  public var direction = LayoutDirection.ltr
  public var maxLines: Int?
  public var overflow = ParagraphStyle.Overflow.ellipsis

  public init() {}

  /// Returns the style on a device that scales font sizes. Lengths in points, such as a line height
  /// or letter spacing, are not scaled.
  func scaled(by textScale: Double) -> TextStyle {
    guard textScale != 1 else { return self }
    var style = self
    style.font.size *= textScale
    if lineHeightFollowsFont, case .points(let points) = lineHeight {
      style.lineHeight = .points(points * textScale)
    }
    return style
  }

  /// The style that a child inherits.
  var inherited: TextStyle {
    var style = self
    style.maxLines = nil
    style.overflow = .ellipsis
    return style
  }
}

/// The radii of a box's corners in points, clockwise from the top left.
public struct CornerRadii: Hashable, Sendable {
  public var topLeft: Double
  public var topRight: Double
  public var bottomRight: Double
  public var bottomLeft: Double

  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  public init(_ all: Double) {
    self.init(topLeft: all, topRight: all, bottomRight: all, bottomLeft: all)
  }

  public static let zero = CornerRadii(0)

  public var clockwise: [Double] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// Returns the radii as they are drawn in a box. If two radii on one side would overlap, all
  /// shrink by one factor (CSS Backgrounds 3 §4.5).
  public func fitted(to size: Size) -> CornerRadii {
    var factor = 1.0
    func fit(_ sum: Double, in length: Double) {
      if sum > length && sum > 0 { factor = min(factor, max(0, length) / sum) }
    }
    fit(topLeft + topRight, in: size.width)
    fit(bottomLeft + bottomRight, in: size.width)
    fit(topLeft + bottomLeft, in: size.height)
    fit(topRight + bottomRight, in: size.height)
    guard factor < 1 else { return self }
    return CornerRadii(
      topLeft: topLeft * factor, topRight: topRight * factor, bottomRight: bottomRight * factor,
      bottomLeft: bottomLeft * factor)
  }
}
