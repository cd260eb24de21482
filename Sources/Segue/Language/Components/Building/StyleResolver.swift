/// A resolver that computes the styles for layout, paint and text from declared properties.
///
/// Logical sides are resolved with the component's own direction. The more specific property wins
/// in every order: a side over an axis over all four sides, and a logical side over a physical one.
struct StyleResolver {
  let declared: DeclaredStyle
  let parent: TextStyle
  let type: ComponentType

  private(set) var layout = LayoutStyle()
  private(set) var paint = PaintStyle()
  private(set) var text: TextStyle

  init(_ declared: DeclaredStyle, type: ComponentType, parent: TextStyle) {
    self.declared = declared
    self.parent = parent
    self.type = type
    text = parent.inherited
    defer {
      // A button's line, and therefore its baseline, is centered in its box.
      if type == .button { layout.alignContent = .center }
    }
    guard !declared.isEmpty else {
      layout.direction = text.direction
      return
    }
    resolveText()
    resolveBox()
    resolveFlex()
    resolvePaint()
  }

  private mutating func resolveText() {
    declared.set(&text.direction, .direction)
    if case .keyword(let family)? = declared[.fontFamily] { text.font.family = family }
    declared.set(&text.font.size, points: .fontSize)
    switch declared[.fontWeight] {
    case .number(let weight): text.font.weight = weight
    case .keyword(let name): text.font.weight = name == "bold" ? 700 : 400
    default: break
    }
    if case .keyword(let name)? = declared[.fontStyle] { text.font.isItalic = name != "normal" }
    switch declared.length(.lineHeight) {
    case .points(let points):
      text.lineHeight = .points(points)
      text.lineHeightFollowsFont = false
    case .percent(let percent):
      // Blink truncates to whole percents, and the computed length is inherited.
      text.lineHeight = .points(percent.rounded(.towardZero) * text.font.size / 100)
      text.lineHeightFollowsFont = true
    default: break
    }
    if case .keyword? = declared[.lineHeight] { text.lineHeight = .normal }
    declared.set(&text.letterSpacing, points: .letterSpacing)
    declared.set(&text.alignment, .textAlign)
    declared.set(&text.decoration, .textDecorationLine)
    declared.set(&text.whiteSpace, .whiteSpace)
    if let color = declared.color(.color, text: parent.color) { text.color = color }
    switch declared[.maxLines] {
    case .number(let lines): text.maxLines = Int(exactly: lines)
    default: break
    }
    declared.set(&text.overflow, .textOverflow)
  }

  private mutating func resolveBox() {
    layout.direction = text.direction
    declared.set(&layout.display, .display)
    declared.set(&layout.position, .position)
    declared.set(&layout.boxSizing, .boxSizing)
    declared.set(&layout.overflow, .overflow)
    declared.set(&layout.width, length: .width)
    declared.set(&layout.height, length: .height)
    declared.set(&layout.minWidth, length: .minWidth)
    declared.set(&layout.minHeight, length: .minHeight)
    declared.set(&layout.maxWidth, length: .maxWidth)
    declared.set(&layout.maxHeight, length: .maxHeight)
    if let ratio = declared.number(.aspectRatio), ratio > 0 { layout.aspectRatio = ratio }

    layout.margin = edges(
      layout.margin, all: .margin, horizontal: .marginHorizontal, vertical: .marginVertical,
      top: .marginTop, right: .marginRight, bottom: .marginBottom, left: .marginLeft,
      start: .marginStart, end: .marginEnd)
    layout.padding = edges(
      layout.padding, all: .padding, horizontal: .paddingHorizontal, vertical: .paddingVertical,
      top: .paddingTop, right: .paddingRight, bottom: .paddingBottom, left: .paddingLeft,
      start: .paddingStart, end: .paddingEnd)
    layout.inset = edges(
      layout.inset, all: .inset, horizontal: nil, vertical: nil,
      top: .top, right: .right, bottom: .bottom, left: .left, start: .start, end: .end)
    let border = edges(
      EdgeLengths(.zero), all: .borderWidth, horizontal: .borderHorizontalWidth,
      vertical: .borderVerticalWidth, top: .borderTopWidth, right: .borderRightWidth,
      bottom: .borderBottomWidth, left: .borderLeftWidth, start: .borderStartWidth,
      end: .borderEndWidth)
    layout.border = Edges(
      top: Self.points(border.top), right: Self.points(border.right),
      bottom: Self.points(border.bottom), left: Self.points(border.left))
  }

  private mutating func resolveFlex() {
    declared.set(&layout.flexDirection, .flexDirection)
    declared.set(&layout.flexWrap, .flexWrap)
    declared.set(&layout.justifyContent, .justifyContent)
    declared.set(&layout.alignContent, .alignContent)
    declared.set(&layout.alignItems, .alignItems)
    declared.set(&layout.alignSelf, .alignSelf)
    declared.set(&layout.rowGap, length: .gap)
    declared.set(&layout.columnGap, length: .gap)
    declared.set(&layout.rowGap, length: .rowGap)
    declared.set(&layout.columnGap, length: .columnGap)
    if let grow = declared.number(.flexGrow) { layout.flexGrow = grow }
    if let shrink = declared.number(.flexShrink) { layout.flexShrink = shrink }
    declared.set(&layout.flexBasis, length: .flexBasis)
    if let order = declared.number(.order) { layout.order = Int32(exactly: order) ?? 0 }
  }

  private mutating func resolvePaint() {
    if let color = declared.color(.backgroundColor, text: text.color) {
      paint.backgroundColor = color
    }
    if case .gradients(let layers)? = declared[.backgroundImage] { paint.backgroundImage = layers }
    paint.borderColor = declared.color(.borderColor, text: text.color) ?? text.color
    if case .radii(let radii)? = declared[.borderRadius] { paint.borderRadius = radii }
    declared.set(&paint.outlineWidth, points: .outlineWidth)
    paint.outlineColor = declared.color(.outlineColor, text: text.color) ?? text.color
    declared.set(&paint.outlineOffset, points: .outlineOffset)
    if let opacity = declared.number(.opacity) { paint.opacity = opacity }
    if case .shadows(let shadows)? = declared[.boxShadow] { paint.boxShadow = shadows }
    if let index = declared.number(.zIndex) { paint.zIndex = Int(exactly: index) }
    declared.set(&paint.objectFit, .objectFit)
    if case .position(let position)? = declared[.objectPosition] { paint.objectPosition = position }
  }

  private func edges(
    _ initial: EdgeLengths, all: StyleProperty, horizontal: StyleProperty?,
    vertical: StyleProperty?, top: StyleProperty, right: StyleProperty, bottom: StyleProperty,
    left: StyleProperty, start: StyleProperty, end: StyleProperty
  ) -> EdgeLengths {
    let isLeftToRight = text.direction == .ltr
    func side(_ logical: StyleProperty?, side: StyleProperty, along axis: StyleProperty?) -> Length?
    {
      logical.flatMap { declared.length($0) } ?? declared.length(side)
        ?? axis.flatMap { declared.length($0) } ?? declared.length(all)
    }
    return EdgeLengths(
      top: side(nil, side: top, along: vertical) ?? initial.top,
      right: side(isLeftToRight ? end : start, side: right, along: horizontal) ?? initial.right,
      bottom: side(nil, side: bottom, along: vertical) ?? initial.bottom,
      left: side(isLeftToRight ? start : end, side: left, along: horizontal) ?? initial.left)
  }

  private static func points(_ length: Length) -> Double {
    if case .points(let points) = length { points } else { 0 }
  }
}

extension DeclaredStyle {
  fileprivate func set<Keyword: RawRepresentable<String>>(
    _ target: inout Keyword, _ property: StyleProperty
  ) {
    if let keyword: Keyword = keyword(property) { target = keyword }
  }

  fileprivate func set(_ target: inout Length, length property: StyleProperty) {
    if let length = length(property) { target = length }
  }

  fileprivate func set(_ target: inout Double, points property: StyleProperty) {
    if let points = points(property) { target = points }
  }
}
