/// The lines of a view's text in columns, with one entry per piece in one style. A right-to-left
/// line is one piece, since only the browser reorders its parts.
struct PreviewText {
  private let layout: ScreenLayout
  private var components: [Double] = []
  private var x: [Double] = []
  private var baselines: [Double] = []
  private var widths: [Double] = []
  private var letters: [Double] = []
  private var lines: [Double] = []
  /// A digit per piece.
  private var flags = ""
  /// The parts of pieces with several: alternating indices of text style and text.
  private var parts: [(Int, [Double])] = []

  /// The flags of a piece, which are added up.
  private static let keepsWidth = 1
  private static let runsLeft = 2

  init(_ layout: ScreenLayout) {
    self.layout = layout
  }

  /// Returns the columns. Linear in the text.
  consuming func columns(
    _ tables: inout PreviewTables, _ texts: inout InternedTexts
  ) -> [PreviewLayout.Column] {
    for component in layout.screen.components.ids {
      guard let text = layout.text(of: component) else { continue }
      for line in text.lines {
        add(line, of: text, component: component, in: &tables, texts: &texts)
      }
    }
    var columns: [PreviewLayout.Column] = []
    columns.add("textNodes", components)
    columns.add("textX", x)
    columns.add("textBaselines", baselines)
    columns.add("textWidths", widths)
    columns.add("textLetters", letters)
    columns.add("textLines", lines)
    columns.add("textFlags", flags)
    columns.add("textParts", parts)
    return columns
  }

  private mutating func add(
    _ line: TextLine, of text: PlacedText, component: ComponentID, in tables: inout PreviewTables,
    texts: inout InternedTexts
  ) {
    func style(_ piece: TextLine.Piece) -> Double {
      let style = text.style(of: piece)
      tables.fonts.add(piece.text, in: style.font, of: layout.fonts)
      return Double(
        tables.letters(style.lettersCSS(wordSpacing: line.wordSpacing, in: layout.fonts)))
    }
    let left = text.box.x + line.x
    let baseline = text.box.y + line.baseline
    guard text.style.direction == .rtl else {
      for piece in line.pieces where piece.width > 0 {
        add(
          component, x: left + piece.x, baseline: baseline, width: piece.width,
          letters: style(piece),
          line: texts.index(of: piece.text),
          flags: text.isMeasured([piece], by: layout.fonts) ? Self.keepsWidth : 0)
      }
      return
    }
    guard let first = line.pieces.first else { return }
    if line.pieces.count > 1 {
      parts.append(
        (x.count, line.pieces.flatMap { [style($0), Double(texts.index(of: $0.text))] }))
    }
    add(
      component, x: left, baseline: baseline, width: line.width, letters: style(first),
      line: texts.index(of: line.pieces.count > 1 ? "" : first.text),
      flags: Self.runsLeft + (text.isMeasured(line.pieces, by: layout.fonts) ? Self.keepsWidth : 0))
  }

  private mutating func add(
    _ component: ComponentID, x: Double, baseline: Double, width: Double, letters: Double,
    line: Int, flags: Int
  ) {
    components.append(Double(component.index))
    self.x.append(pixels(x))
    baselines.append(pixels(baseline))
    widths.append(pixels(width))
    self.letters.append(letters)
    lines.append(Double(line))
    self.flags += String(flags)
  }

  /// Rounds to a tenth of a device pixel: lines are aligned to pixels, words are between them.
  private func pixels(_ points: Double) -> Double {
    guard points.isFinite, points.magnitude < 1e8 else { return points }
    return (points * layout.device.scale * 10).rounded() / 10 + 0
  }
}
