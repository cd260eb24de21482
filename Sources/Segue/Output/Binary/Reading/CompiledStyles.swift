/// Decodes styles.
extension ChunkView {
  func paintStyle(_ row: UInt32) -> PaintStyle {
    let paint = self[ScreenRow.Paint.self, row]
    var style = PaintStyle()
    style.backgroundColor = color(paint.background)
    if let css = string(paint.gradients) {
      style.backgroundImage = (try? LinearGradient.layers(css: css)) ?? []
    }
    style.borderColor = color(paint.borderColor)
    style.borderRadius = radii(paint.corners)
    let numbers = quad(paint.outline)
    style.outlineWidth = numbers.a
    style.outlineOffset = numbers.b
    style.opacity = numbers.c
    style.outlineColor = color(paint.outlineColor)
    if let css = string(paint.shadows) {
      style.boxShadow = (try? BoxShadow.list(css: css)) ?? []
    }
    let flags = paint.flags
    style.objectFit = PaintStyle.ObjectFit(binaryCode: flags & 15)
    if flags & 1 << 7 != 0 { style.zIndex = integer(paint.zIndexLow, paint.zIndexHigh) }
    let position = quad(paint.objectPosition)
    style.objectPosition = ObjectPosition(
      x: ObjectPosition.Offset(percent: position.a, points: position.b),
      y: ObjectPosition.Offset(percent: position.c, points: position.d))
    return style
  }

  func textStyle(_ row: UInt32) -> TextStyle {
    let text = self[ScreenRow.TextStyle.self, row]
    var style = TextStyle()
    let numbers = quad(text.metrics)
    let flags = text.flags
    style.font = FontDescription(
      family: string(text.family), size: numbers.a, weight: numbers.b,
      isItalic: flags & 1 != 0)
    style.letterSpacing = numbers.c
    style.lineHeight =
      switch flags >> 1 & 3 {
      case 1: .points(numbers.d)
      case 2: .percent(numbers.d)
      default: .normal
      }
    style.lineHeightFollowsFont = flags & 1 << 3 != 0
    style.color = color(text.color)
    style.alignment = ParagraphStyle.Alignment(binaryCode: flags >> 4 & 7)
    style.decoration = TextStyle.Decoration(binaryCode: flags >> 7 & 3)
    style.whiteSpace = ParagraphStyle.WhiteSpace(binaryCode: flags >> 9 & 3)
    style.direction = LayoutDirection(binaryCode: flags >> 11 & 1)
    style.overflow = ParagraphStyle.Overflow(binaryCode: flags >> 12 & 1)
    if flags & 1 << 13 != 0 { style.maxLines = integer(text.maxLinesLow, text.maxLinesHigh) }
    return style
  }
}
