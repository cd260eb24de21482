extension ScreenDrawing {
  /// Draws the lines of a label or a button whose box has its top left corner at `origin`.
  func writeText(
    of component: ComponentID, at origin: Point, _ visible: Rect, _ document: inout SVGDocument
  ) {
    // Lines are relative to the box of the layout, not to the frame rounded to pixels.
    guard let text = layout.text(of: component) else { return }
    let corner = Point(x: origin.x + text.box.x, y: origin.y + text.box.y)
    if case .button(_, let icon?) = screen.components[component].content,
      let square = text.icon?.offset(x: corner.x, y: corner.y), touches(square, visible)
    {
      document.writeIcon(icon.name, square)
    }
    for line in text.lines where !line.text.isEmpty {
      let ink = Rect(
        x: corner.x + line.x, y: corner.y + line.top, width: line.width, height: line.height)
      let margin = text.style.font.size
      guard touches(RoundedBox(ink).spread(by: margin).rect, visible) else { continue }
      let drawing = LineDrawing(
        line: line, text: text, fonts: layout.fonts,
        origin: Point(x: corner.x, y: corner.y + line.baseline))
      drawing.write(to: &document.body)
    }
  }
}

/// Draws one line of text.
///
/// Each text element has a `textLength`, so that in a reader without the font the measured lines
/// appear in another font's glyphs. If the font lacks a character the length is an estimate, and
/// glyphs of such scripts must not be stretched to it.
private struct LineDrawing {
  let line: TextLine
  let text: PlacedText
  let fonts: FontLibrary
  /// The left end of the paragraph, on the line's baseline.
  let origin: Point

  func write(to writer: inout SVGWriter) {
    if text.style.direction == .rtl {
      writeRightToLeft(to: &writer)
      return
    }
    for piece in line.pieces where piece.width > 0 {
      addFont(of: piece, to: &writer)
      writer.element(
        "text",
        [
          "x": .number(origin.x + line.x + piece.x), "y": .number(origin.y),
        ] + font(of: piece) + length(piece.width, of: [piece]) + spaces(in: [piece]),
        text: piece.text)
    }
  }

  /// Writes the pieces in logical order; the renderer reorders them visually, from the right end.
  private func writeRightToLeft(to writer: inout SVGWriter) {
    writer.open(
      "text",
      [
        "x": .number(origin.x + line.x + line.width), "y": .number(origin.y), "direction": "rtl",
      ] + length(line.width, of: line.pieces) + spaces(in: line.pieces))
    for piece in line.pieces {
      addFont(of: piece, to: &writer)
      writer.element("tspan", font(of: piece), text: piece.text)
    }
    writer.close()
  }

  private func length(_ width: Double, of pieces: [TextLine.Piece]) -> SVGAttributes {
    guard text.isMeasured(pieces, by: fonts) else { return [:] }
    return ["textLength": .number(width), "lengthAdjust": "spacingAndGlyphs"]
  }

  /// Returns the attribute that preserves white space. White space that collapses is already
  /// collapsed, so the renderer must keep the rest. The attribute is written only where a renderer
  /// would drop spaces.
  private func spaces(in pieces: [TextLine.Piece]) -> SVGAttributes {
    let isKept = pieces.contains { piece in
      var isAfterSpace = true
      for scalar in piece.text.unicodeScalars {
        if scalar == " " && isAfterSpace { return true }
        isAfterSpace = scalar == " "
      }
      return isAfterSpace
    }
    return isKept ? ["xml:space": "preserve"] : [:]
  }

  private func addFont(of piece: TextLine.Piece, to writer: inout SVGWriter) {
    writer.fonts.add(piece.text, in: text.style(of: piece).font, of: fonts)
  }

  private func font(of piece: TextLine.Piece) -> SVGAttributes {
    let style = text.style(of: piece)
    return [
      "font-family": fonts.isBuiltIn(style.font)
        ? nil : .string(fonts.cssFamilies(of: style.font)),
      "font-size": .number(style.font.size),
      "font-weight": style.font.weight == 400 ? nil : .number(style.font.weight),
      "font-style": style.font.isItalic ? "italic" : nil,
      "letter-spacing": style.letterSpacing == 0 ? nil : .number(style.letterSpacing),
      "word-spacing": line.wordSpacing == 0 ? nil : .number(line.wordSpacing),
      "text-decoration": style.decoration == .none ? nil : .string(style.decoration.rawValue),
    ] + style.color.painting("fill")
  }
}
