/// Decodes styles.
extension ChunkView {
  func paintStyle(_ row: Int) -> PaintStyle {
    let table = ScreenTable.paints
    var style = PaintStyle()
    style.backgroundColor = color(word(table, row, 0))
    if let css = string(table, row, 1) {
      style.backgroundImage = (try? LinearGradient.layers(css: css)) ?? []
    }
    style.borderColor = color(word(table, row, 2))
    style.borderRadius = radii(word(table, row, 3))
    let numbers = quad(word(table, row, 4))
    style.outlineWidth = numbers.a
    style.outlineOffset = numbers.b
    style.opacity = numbers.c
    style.outlineColor = color(word(table, row, 5))
    if let css = string(table, row, 6) { style.boxShadow = (try? BoxShadow.list(css: css)) ?? [] }
    let flags = word(table, row, 7)
    style.objectFit = PaintStyle.ObjectFit(binaryCode: flags & 15)
    if flags & 1 << 7 != 0 { style.zIndex = integer(table, row, 10) }
    let position = quad(word(table, row, 8))
    style.objectPosition = ObjectPosition(
      x: ObjectPosition.Offset(percent: position.a, points: position.b),
      y: ObjectPosition.Offset(percent: position.c, points: position.d))
    return style
  }

  func textStyle(_ row: UInt32) -> TextStyle {
    let table = ScreenTable.textStyles
    let row = Int(row)
    var style = TextStyle()
    let numbers = quad(word(table, row, 1))
    let flags = word(table, row, 3)
    style.font = FontDescription(
      family: string(table, row, 0), size: numbers.a, weight: numbers.b, isItalic: flags & 1 != 0)
    style.letterSpacing = numbers.c
    style.lineHeight =
      switch flags >> 1 & 3 {
      case 1: .points(numbers.d)
      case 2: .percent(numbers.d)
      default: .normal
      }
    style.lineHeightFollowsFont = flags & 1 << 3 != 0
    style.color = color(word(table, row, 2))
    style.alignment = ParagraphStyle.Alignment(binaryCode: flags >> 4 & 7)
    style.decoration = TextStyle.Decoration(binaryCode: flags >> 7 & 3)
    style.whiteSpace = ParagraphStyle.WhiteSpace(binaryCode: flags >> 9 & 3)
    style.direction = LayoutDirection(binaryCode: flags >> 11 & 1)
    style.overflow = ParagraphStyle.Overflow(binaryCode: flags >> 12 & 1)
    if flags & 1 << 13 != 0 { style.maxLines = integer(table, row, 4) }
    return style
  }
}
