/// The lines of a component's text on a device. Lengths are in points.
public struct CompiledText: Sendable {
  /// A line as it is drawn.
  public struct Line: Hashable, Sendable {
    /// The text of the line.
    public let text: String
    /// The distance from the left edge of the content box to the left end of the text.
    public let x: Double
    /// The width of the text.
    public let width: Double
    /// The distance from the top of the content box to the top of the line.
    public let top: Double
    /// The height of the line.
    public let height: Double
    /// The distance from the top of the content box to the baseline.
    public let baseline: Double
    /// The parts of the line in different runs; empty if there is only one run.
    public let pieces: [TextLine.Piece]
  }

  let view: ChunkView
  let row: Int

  /// The component's content box, relative to the top left corner of its frame.
  public var box: Rect { view.rect(view.word(ScreenTable.texts, row, 1)) }

  /// Whether the lines do not show all of the text.
  public var isTruncated: Bool { view.word(ScreenTable.texts, row, 3) & 1 != 0 }

  /// The number of lines.
  public var lineCount: Int { lineRows.count }

  private var lineRows: Range<Int> {
    view.rows(
      ScreenTable.lines, from: view.word(ScreenTable.texts, row, 2),
      count: view.word(ScreenTable.texts, row, 3) >> 1)
  }

  /// The lines, from top to bottom.
  public var lines: [Line] { lineRows.map(line) }

  private func line(_ row: Int) -> Line {
    let table = ScreenTable.lines
    let place = view.quad(view.word(table, row, 1))
    let pieces = view.rows(
      ScreenTable.pieces, from: view.word(table, row, 3), count: view.word(table, row, 4))
    return Line(
      text: view.string(table, row, 0) ?? "", x: place.a, width: view.number(table, row, 2),
      top: place.b, height: place.c, baseline: place.d, pieces: pieces.map(piece))
  }

  private func piece(_ row: Int) -> TextLine.Piece {
    let table = ScreenTable.pieces
    let run = Int(view.word(table, row, 0))
    return TextLine.Piece(
      run: run == 0 ? nil : run - 1, text: view.string(table, row, 1) ?? "",
      x: view.number(table, row, 2), width: view.number(table, row, 3))
  }
}
