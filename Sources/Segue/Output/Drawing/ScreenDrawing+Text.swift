extension ScreenDrawing {
  /// The lines of a label or of a button, its box's top left corner being at `origin`.
  func writeText(
    of component: Int, at origin: Point, _ visible: Rect, _ document: inout SVGDocument
  ) {
    // Lines break in the width of the layout, not in that of the frame on pixels.
    let size = layout.tree.frames[component].size
    let box = layout.contentBox(of: component, in: size).offset(x: origin.x, y: origin.y)
    // The layout cuts paddings to 64ths each; a 64th more keeps what fitted on its line there.
    let width = snappedUp(box.width)
    let boxes = ScreenBoxes(fonts: fonts, scale: layout.device.scale)
    let style = screen.textStyle(of: component)
    switch screen.components[component].content {
    case .label(let runs):
      let lines = boxes.label(runs, style).lines(width: width)
      let height = lines.last.map { $0.top + $0.height } ?? 0
      let shift = screen.layoutStyle(of: component).alignContent.shift(free: box.height - height)
      write(
        lines, runs.map(\.style), style, at: Point(x: box.x, y: box.y + shift), visible, &document)
    case .button(let title, let icon):
      let paragraph = boxes.button(title, hasIcon: icon != nil, style)
      guard let line = paragraph.lines(width: width).first else { return }
      let top = box.y + (box.height - line.height) / 2
      if let icon {
        let side = line.height
        let isLeftToRight = style.direction == .ltr
        let x =
          isLeftToRight
          ? line.x - ScreenBoxes.iconGap - side : line.x + line.width + ScreenBoxes.iconGap
        let square = Rect(x: box.x + x, y: top, width: side, height: side)
        if meets(square, visible) { document.writeIcon(icon.name, square) }
      }
      write([line], [style], style, at: Point(x: box.x, y: top), visible, &document)
    case .layout, .image, .video: break
    }
  }

  private func write(
    _ lines: [TextLine], _ runs: [TextStyle], _ style: TextStyle, at origin: Point,
    _ visible: Rect, _ document: inout SVGDocument
  ) {
    for line in lines where !line.text.isEmpty {
      let ink = Rect(
        x: origin.x + line.x, y: origin.y + line.top, width: line.width, height: line.height)
      let margin = style.font.size
      guard meets(RoundedBox(ink).spread(by: margin).rect, visible) else { continue }
      let drawing = LineDrawing(
        line: line, runs: runs, style: style, fonts: fonts,
        origin: Point(x: origin.x, y: origin.y + line.baseline))
      drawing.write(to: &document.body)
    }
  }
}

/// Draws one line of text.
///
/// Each text says how long it is, so that a reader without the font sees the lines that were measured,
/// in another font's letters. Where the font lacks a character the measure is a guess, and letters of
/// such scripts are not to be stretched to it.
private struct LineDrawing {
  let line: TextLine
  let runs: [TextStyle]
  let style: TextStyle
  let fonts: FontLibrary
  /// The left end of the paragraph, on the line's baseline.
  let origin: Point

  func write(to writer: inout SVGWriter) {
    if style.direction == .rtl {
      writeRightToLeft(to: &writer)
      return
    }
    for piece in line.pieces where piece.width > 0 {
      writer.element(
        "text",
        [
          "x": .number(origin.x + line.x + piece.x), "y": .number(origin.y),
        ] + font(of: piece) + length(piece.width, of: [piece]), text: keepingSpaces(piece.text))
    }
  }

  /// Pieces stand in logical order: the renderer puts them in visual order, from the right end.
  private func writeRightToLeft(to writer: inout SVGWriter) {
    writer.open(
      "text",
      [
        "x": .number(origin.x + line.x + line.width), "y": .number(origin.y), "direction": "rtl",
      ] + length(line.width, of: line.pieces))
    for piece in line.pieces {
      writer.element("tspan", font(of: piece), text: keepingSpaces(piece.text))
    }
    writer.close()
  }

  private func length(_ width: Double, of pieces: [TextLine.Piece]) -> SVGAttributes {
    let isMeasured = pieces.allSatisfy { piece in
      let face = fonts.face(for: style(of: piece).font)
      return piece.text.unicodeScalars.allSatisfy { face.advance(of: $0) != nil }
    }
    guard isMeasured else { return [:] }
    return ["textLength": .number(width), "lengthAdjust": "spacingAndGlyphs"]
  }

  /// The ellipsis has the style of the label.
  private func style(of piece: TextLine.Piece) -> TextStyle {
    piece.run.flatMap { runs.indices.contains($0) ? runs[$0] : nil } ?? style
  }

  private func font(of piece: TextLine.Piece) -> SVGAttributes {
    let style = style(of: piece)
    return [
      "font-size": .number(style.font.size),
      "font-weight": style.font.weight == 400 ? nil : .number(style.font.weight),
      "font-style": style.font.isItalic ? "italic" : nil,
      "letter-spacing": style.letterSpacing == 0 ? nil : .number(style.letterSpacing),
      "word-spacing": line.wordSpacing == 0 ? nil : .number(line.wordSpacing),
      "text-decoration": style.decoration == .none ? nil : .string(style.decoration.rawValue),
    ] + style.color.painting("fill")
  }
}

/// Spaces that a renderer would collapse or leave out, as it may at the ends of a text and beside each
/// other, become the space that never is: it is as wide.
private func keepingSpaces(_ text: String) -> String {
  var kept = ""
  var isAfterSpace = true
  for scalar in text.unicodeScalars {
    let isSpace = scalar == " "
    kept.unicodeScalars.append(isSpace && isAfterSpace ? "\u{A0}" : scalar)
    isAfterSpace = isSpace
  }
  guard kept.unicodeScalars.last == " " else { return kept }
  kept.unicodeScalars.removeLast()
  kept.unicodeScalars.append("\u{A0}")
  return kept
}

extension LayoutStyle.ContentAlignment {
  /// How far the lines of a label move down in a box that has `free` points to spare.
  fileprivate func shift(free: Double) -> Double {
    switch self {
    case .end, .flexEnd: max(0, free)
    case .center, .spaceAround, .spaceEvenly: max(0, free / 2)
    case .normal, .start, .flexStart, .left, .right, .stretch, .spaceBetween: 0
    }
  }
}
