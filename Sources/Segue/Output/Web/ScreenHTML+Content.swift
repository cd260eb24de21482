/// What the components of a screen draw themselves.
extension ScreenHTML {
  /// Writes what a component draws itself, relative to its frame.
  mutating func writeContent(of index: ComponentID) {
    let component = screen.components[index]
    guard component.type != .layout, layout.isLaidOut(index) else { return }
    let border = layout.border(of: index)
    let size = end.frame(of: index).size
    var style = CSSDeclarations()
    style.add(box: Rect(origin: Point(x: -border.left, y: -border.top), size: size))
    writer.open("div", ["class": "content", "style": style.text])
    writePicture(of: index, in: Rect(origin: .zero, size: size))
    if let text = layout.text(of: index) { write(text) }
    let words = component.accessibilityLabel ?? component.displayedText
    if let words, !words.isEmpty, component.displayedText != nil {
      writer.element("span", ["class": "words"], words)
    }
    writer.close("div")
  }

  private mutating func writePicture(of index: ComponentID, in frame: Rect) {
    let component = screen.components[index]
    switch component.content {
    case .layout, .label: break
    case .button(_, let icon):
      guard let icon, let text = layout.text(of: index), let square = text.icon else { return }
      let box = square.offset(x: text.box.x, y: text.box.y)
      openPicture("picture icon", in: RoundedBox(box, .zero))
      writeImage(icon.name, Rect(origin: .zero, size: box.size), label: nil)
      writer.close("div")
    case .image, .video:
      let (drawn, box) = layout.pictureFrames(of: index, in: frame)
      openPicture("picture", in: box)
      let rect = drawn.offset(x: -box.rect.x, y: -box.rect.y)
      if case .video(let source, let poster, _) = component.content {
        write(source.name, poster: poster?.name, rect, label: component.accessibilityLabel)
      } else if let source = layout.pictureSource(of: index) {
        writeImage(source, rect, label: component.accessibilityLabel)
      }
      writer.close("div")
    }
  }

  private mutating func openPicture(_ name: String, in box: RoundedBox) {
    var style = CSSDeclarations()
    style.add(box: box.rect)
    if !box.isSharp {
      // The corners of a box inside borders of several widths are elliptical.
      let radii = [box.horizontal, box.vertical].map { lengths($0.clockwise) }
      style.add("border-radius", radii[0] == radii[1] ? radii[0] : radii.joined(separator: " / "))
    }
    writer.open("div", ["class": name, "style": style.text])
  }

  private mutating func writeImage(_ source: String, _ rect: Rect, label: String?) {
    guard let address = addresses.picture(source) else { return }
    var style = CSSDeclarations()
    style.add(box: rect)
    writer.open(
      "img",
      [
        "data-source": source, "alt": label ?? "", "decoding": "sync", "draggable": "false",
        "style": style.text, "src": address,
      ])
  }

  private mutating func write(_ video: String, poster: String?, _ rect: Rect, label: String?) {
    var style = CSSDeclarations()
    style.add(box: rect)
    style.add("object-fit", "fill")
    writer.element(
      "video",
      [
        "src": addresses.picture(video), "poster": poster.flatMap(addresses.picture), "muted": "",
        "loop": "", "playsinline": "", "preload": "none", "aria-label": label,
        "style": style.text,
      ])
  }

  /// Writes the lines of a text, each piece where it was measured. Screen readers get the text
  /// elsewhere.
  private mutating func write(_ text: PlacedText) {
    writer.open("svg", ["class": "text", "aria-hidden": "true"])
    for line in text.lines {
      let (x, y) = (text.box.x + line.x, text.box.y + line.baseline)
      guard text.style.direction == .rtl else {
        for piece in line.pieces where piece.width > 0 {
          writer.element(
            "text",
            [
              "x": number(x + piece.x), "y": number(y),
              "style": letters(of: piece, in: line, of: text),
              "textLength": fits([piece], text) ? number(piece.width) : nil,
              "lengthAdjust": fits([piece], text) ? "spacingAndGlyphs" : nil,
            ], piece.text)
        }
        continue
      }
      writeRightToLeft(line, of: text, x: x + line.width, y: y)
    }
    writer.close("svg")
  }

  /// Writes a line as one piece, since only the browser reorders its parts.
  private mutating func writeRightToLeft(
    _ line: TextLine, of text: PlacedText, x: Double, y: Double
  ) {
    guard let first = line.pieces.first else { return }
    writer.open(
      "text",
      [
        "x": number(x), "y": number(y),
        "style": letters(of: first, in: line, of: text) + ";direction:rtl",
        "textLength": fits(line.pieces, text) ? number(line.width) : nil,
        "lengthAdjust": fits(line.pieces, text) ? "spacingAndGlyphs" : nil,
      ])
    if line.pieces.count == 1 {
      writer.write(first.text)
    } else {
      for piece in line.pieces {
        writer.element("tspan", ["style": letters(of: piece, in: line, of: text)], piece.text)
      }
    }
    writer.close("text")
  }

  /// Returns the CSS declarations of a piece, whose font is used from now on.
  private mutating func letters(
    of piece: TextLine.Piece, in line: TextLine, of text: PlacedText
  ) -> String {
    let style = text.style(of: piece)
    fonts.add(piece.text, in: style.font, of: layout.fonts)
    return style.lettersCSS(wordSpacing: line.wordSpacing, in: layout.fonts)
  }

  /// Whether a text may be fitted to the width at which it was measured.
  private func fits(_ pieces: [TextLine.Piece], _ text: PlacedText) -> Bool {
    text.isMeasured(pieces, by: layout.fonts)
  }

  private func number(_ length: Double) -> String { cssNumber(roundedForPage(length)) }

  func lengths(_ values: [Double]) -> String {
    values.map { "\(number($0))px" }.joined(separator: " ")
  }
}
