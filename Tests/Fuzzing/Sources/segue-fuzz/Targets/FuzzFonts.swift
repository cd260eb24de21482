import Segue

/// Tests bytes as a font file, and text set in that font.
func testFont(_ input: [UInt8]) {
  let file = FontFile(input, family: "Brand")
  guard let face = file.face else {
    law(!file.problems.isEmpty, "a font is refused without a reason")
    return
  }
  _ = FontFile(input, family: "Second", weights: 650...700, isItalic: true)
  let fonts = FontLibrary([face])
  for weight in [100.0, 400, 950] {
    let font = FontDescription(family: "Brand", weight: weight)
    let run = TextRun(text: texts[0], font: font)
    requireSound(Paragraph(runs: [run], style: ParagraphStyle(), fonts: fonts), letters: texts[0])
  }
  for size in [16.0, 1e6] {
    for text in texts {
      var font = FontDescription(family: "Brand")
      font.size = size
      let run = TextRun(text: text, font: font)
      requireSound(Paragraph(runs: [run], style: ParagraphStyle(), fonts: fonts), letters: text)
    }
  }
}

private let texts = [
  "ffi fl Te AV To T- A:: 1x2 Ve\u{301} abc e\u{323}\u{301}qu\u{AD}Za", "Two words", "",
  "\u{628}\u{644}\u{64E}\u{627} \u{631}\u{628} \u{645}\u{645}",
  "\u{1F600}\u{200D}\u{1F3FD} \u{F041}\u{10FFFF}",
  "नमस्ते 日本語。",
]

private func requireSound(_ paragraph: Paragraph, letters: String) {
  requireFinite(
    paragraph.minContentWidth, paragraph.maxContentWidth, in: "the widths of \(letters)")
  law(
    0 <= paragraph.minContentWidth && paragraph.minContentWidth <= paragraph.maxContentWidth,
    "the widths of \(letters) are \(paragraph.minContentWidth) and \(paragraph.maxContentWidth)")
  for width in [0, 40, .infinity] {
    let measure = paragraph.measure(width: width)
    requireFinite(
      measure.width, measure.height, measure.firstBaseline, measure.lastBaseline, in: "a measure")
    law(
      measure.width >= 0,
      "the text \(letters) is less than nothing: \(measure)")
    let lines = paragraph.lines(width: width)
    law(lines.count == measure.lineCount, "measuring counts other lines than setting")
    for line in lines {
      requireFinite(line.x, line.width, line.top, line.height, line.baseline, in: "a line")
      law(line.width >= 0, "a line of \(letters) is \(line.width) wide")
      for piece in line.pieces { requireFinite(piece.x, piece.width, in: "a piece") }
    }
  }
}
