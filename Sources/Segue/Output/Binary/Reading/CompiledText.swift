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

  private var text: RowView<ScreenRow.Text> { view[ScreenRow.Text.self, row] }

  /// The component's content box, relative to the top left corner of its frame.
  public var box: Rect { view.rect(text.box) }

  /// Whether the lines do not show all of the text.
  public var isTruncated: Bool { text.bits & 1 != 0 }

  /// The number of lines.
  public var lineCount: Int { lineRows.count }

  private var lineRows: Range<Int> {
    view.rows(ScreenRow.Line.self, from: text.firstLine, count: text.bits >> 1)
  }

  /// The lines, from top to bottom.
  public var lines: [Line] { lineRows.map(line) }

  private func line(_ row: Int) -> Line {
    let line = view[ScreenRow.Line.self, row]
    let geometry = view.quad(line.geometry)
    let pieces = view.rows(ScreenRow.Piece.self, from: line.firstPiece, count: line.pieceCount)
    return Line(
      text: view.string(line.text) ?? "", x: geometry.a, width: view.number(line.width),
      top: geometry.b,
      height: geometry.c, baseline: geometry.d, pieces: pieces.map(piece))
  }

  private func piece(_ row: Int) -> TextLine.Piece {
    let piece = view[ScreenRow.Piece.self, row]
    return TextLine.Piece(
      run: piece.runPlus1 == 0 ? nil : Int(clamping: piece.runPlus1) - 1,
      text: view.string(piece.text) ?? "", x: view.number(piece.x),
      width: view.number(piece.width))
  }
}
